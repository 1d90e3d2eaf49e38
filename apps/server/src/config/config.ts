import * as z from 'zod';
import type { StoreAddress } from '../store/open.js';

const port = z.coerce.number().int().min(0).max(65_535);
const amount = z.coerce.number().int().min(0);
const flag = z.enum(['true', 'false']).transform(text => text === 'true');

/** Every variable that a server listens to; README.md says what each is for. */
const environment = z.object({
  DRAGONWAY_HOST: z.string().optional(),
  DRAGONWAY_PORT: port.optional(),
  /** What hosting services set; the names above count first. */
  HOST: z.string().default('0.0.0.0'),
  PORT: port.default(4173),
  DRAGONWAY_DATA: z.string().default('data'),
  DRAGONWAY_DATABASE_URL: z.string().optional(),
  DRAGONWAY_REDIS_URL: z.string().optional(),
  DRAGONWAY_PUBLIC_URL: z.url().optional(),
  DRAGONWAY_ORIGINS: z.string().default(''),
  DRAGONWAY_WEB: z.string().optional(),
  DRAGONWAY_SECRET: z.string().min(32).optional(),
  DRAGONWAY_TRUST_PROXY: flag.default(false),
  DRAGONWAY_MACHINE_THREADS: amount.default(1),
  DRAGONWAY_LOG: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  DRAGONWAY_METRICS_TOKEN: z.string().min(16).optional(),
  DRAGONWAY_PUSH_CONTACT: z.string().default('mailto:nobody@invalid.example'),
  DRAGONWAY_MESSAGES_PER_SECOND: amount.default(20),
  DRAGONWAY_MESSAGE_BURST: amount.default(100),
  DRAGONWAY_SEAT_PER_SECOND: amount.default(10),
  DRAGONWAY_CONNECTIONS_PER_ADDRESS: amount.default(100),
  DRAGONWAY_REQUESTS_PER_MINUTE: amount.default(300),
  DRAGONWAY_SIGN_INS_PER_MINUTE: amount.default(20),
  DRAGONWAY_AWAY_AFTER: amount.default(5_000),
});

export interface Limits {
  readonly messagesPerSecond: number;
  readonly messageBurst: number;
  readonly seatPerSecond: number;
  readonly connectionsPerAddress: number;
  readonly requestsPerMinute: number;
  readonly signInsPerMinute: number;
}

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly store: StoreAddress;
  readonly redisUrl: string | undefined;
  /** The address that people see, where it is known. */
  readonly publicUrl: string | undefined;
  /** Pages of these origins may talk to this server besides its own. */
  readonly origins: readonly string[];
  /** The folder of the built client. */
  readonly web: string | undefined;
  readonly secret: string | undefined;
  readonly trustsProxy: boolean;
  readonly machineThreads: number;
  readonly log: z.infer<typeof environment>['DRAGONWAY_LOG'];
  readonly metricsToken: string | undefined;
  readonly pushContact: string;
  readonly limits: Limits;
  /** How long a line may be lost before the others are told. */
  readonly awayAfter: number;
}

/** A variable of the environment is wrong: the server does not start. */
export class ConfigFault extends Error {
  override readonly name = 'ConfigFault';
}

const storeOf = ({ DRAGONWAY_DATABASE_URL: url, DRAGONWAY_DATA: data }: z.infer<typeof environment>): StoreAddress =>
  url === undefined ? { kind: 'sqlite', file: `${data}/dragonway.sqlite` } : { kind: 'postgres', url };

const words = (text: string): readonly string[] => text.split(/[\s,]+/).filter(word => word !== '');

/** Reads the configuration; throws a ConfigFault that names what is wrong, but never its value. */
export const readConfig = (variables: NodeJS.ProcessEnv): Config => {
  const read = environment.safeParse(variables);
  if (!read.success) {
    const faults = read.error.issues.map(({ path, code }) => `${path.join('.')} (${code})`);
    throw new ConfigFault(`the environment is wrong: ${faults.join(', ')}`);
  }
  const env = read.data;
  return {
    host: env.DRAGONWAY_HOST ?? env.HOST,
    port: env.DRAGONWAY_PORT ?? env.PORT,
    store: storeOf(env),
    redisUrl: env.DRAGONWAY_REDIS_URL,
    publicUrl: env.DRAGONWAY_PUBLIC_URL,
    origins: words(env.DRAGONWAY_ORIGINS),
    web: env.DRAGONWAY_WEB,
    secret: env.DRAGONWAY_SECRET,
    trustsProxy: env.DRAGONWAY_TRUST_PROXY,
    machineThreads: env.DRAGONWAY_MACHINE_THREADS,
    log: env.DRAGONWAY_LOG,
    metricsToken: env.DRAGONWAY_METRICS_TOKEN,
    pushContact: env.DRAGONWAY_PUSH_CONTACT,
    limits: {
      messagesPerSecond: env.DRAGONWAY_MESSAGES_PER_SECOND,
      messageBurst: env.DRAGONWAY_MESSAGE_BURST,
      seatPerSecond: env.DRAGONWAY_SEAT_PER_SECOND,
      connectionsPerAddress: env.DRAGONWAY_CONNECTIONS_PER_ADDRESS,
      requestsPerMinute: env.DRAGONWAY_REQUESTS_PER_MINUTE,
      signInsPerMinute: env.DRAGONWAY_SIGN_INS_PER_MINUTE,
    },
    awayAfter: env.DRAGONWAY_AWAY_AFTER,
  };
};
