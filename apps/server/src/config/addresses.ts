import { networkInterfaces } from 'node:os';

const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];

const onNetwork = (): readonly string[] =>
  Object.values(networkInterfaces()).flatMap(all =>
    (all ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
  );

/** The addresses that a browser on this machine or on its network can open, the nearest first. */
export const addressesOf = (host: string, port: number): readonly string[] =>
  (EVERYWHERE.includes(host) ? ['localhost', ...onNetwork()] : [host]).map(
    name => `http://${name.includes(':') ? `[${name}]` : name}:${port}/`,
  );
