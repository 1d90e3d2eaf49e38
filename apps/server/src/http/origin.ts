import type { IncomingHttpHeaders } from 'node:http';

interface OriginRules {
  readonly publicUrl: string | undefined;
  readonly origins: readonly string[];
}

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);

/**
 * Whether a request comes from a page of this server, or from no page at all: only browsers send cookies by themselves, and
 * they always say where a page comes from.
 */
export const isOwnOrigin = ({ origin, host }: IncomingHttpHeaders, { publicUrl, origins }: OriginRules): boolean => {
  if (origin === undefined) return true;
  if (origins.includes(origin)) return true;
  const from = hostOf(origin);
  if (from === undefined) return false;
  return publicUrl === undefined ? from === host : from === new URL(publicUrl).host;
};
