import { z } from 'zod';

/** One setting of a deployment: where it is read from, what it must look like, what it is for. */
export interface Setting<T extends z.ZodType = z.ZodType> {
  /** Environment variable. */
  readonly env: string;
  readonly schema: T;
  readonly description: string;
  /** Never shown whole. */
  readonly secret?: boolean;
}

const setting = <T extends z.ZodType>(env: string, schema: T, description: string, secret = false): Setting<T> => ({
  env,
  schema,
  description,
  secret,
});

/** `true`, `1`, `yes`, `on` and their opposites, as people write them in an environment. */
const Switch = z.union([z.boolean(), z.stringbool()]);
const List = z.union([
  z.array(z.string()),
  z.string().transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
]);
const Port = z.coerce.number().int().min(0).max(65535);
const url = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    message: `expected an address starting with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

/** Every setting of the platform itself. The key is its name in `config/local.json`. Plugins have sections of their own. */
export const settings = {
  mode: setting(
    'NODE_ENV',
    z.enum(['development', 'production', 'test']).default('development'),
    'production turns demo mode off, wants its secrets given and the web already built',
  ),
  port: setting('PORT', Port.optional(), 'Port to listen on; without one, 3000 or the next free one'),
  host: setting('HOST', z.string().min(1).optional(), 'Address to listen on; in demo mode loopback, else all'),
  publicUrl: setting(
    'PUBLIC_URL',
    url('http:', 'https:').optional(),
    'The address people use, for links in mail; without one, where the server listens',
  ),
  trustedProxies: setting(
    'TRUSTED_PROXIES',
    z.coerce.number().int().min(0).max(10).default(0),
    'Proxies in front of the server whose X-Forwarded-For and -Proto are believed',
  ),
  databaseUrl: setting(
    'DATABASE_URL',
    url('postgres:', 'postgresql:').optional(),
    'PostgreSQL to use; without one, an embedded server with its data in the var folder',
    true,
  ),
  databasePool: setting('DATABASE_POOL', z.coerce.number().int().min(2).max(100).default(10), 'Connections at most'),
  redisUrl: setting(
    'REDIS_URL',
    url('redis:', 'rediss:').optional(),
    'Redis, through which several server processes pass live messages to one another',
    true,
  ),
  varFolder: setting('EIQ_VAR', z.string().min(1).default('var'), 'Folder for data, files, mail and keys'),
  demo: setting('EIQ_DEMO', Switch.optional(), 'Demo institution and demo access; on unless in production'),
  secretKey: setting(
    'EIQ_SECRET_KEY',
    z.string().min(32, 'at least 32 characters').optional(),
    'Signs tokens and encrypts secrets at rest; outside production made at first start',
    true,
  ),
  smtpUrl: setting(
    'SMTP_URL',
    url('smtp:', 'smtps:').optional(),
    'Mail server; without one, mail is written to files',
    true,
  ),
  mailFrom: setting('MAIL_FROM', z.string().default('EiQ <no-reply@localhost>'), 'Sender of mail'),
  logLevel: setting(
    'LOG_LEVEL',
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    'How much the log says',
  ),
  metricsToken: setting(
    'METRICS_TOKEN',
    z.string().min(16, 'at least 16 characters').optional(),
    'Bearer token for /metrics; without one, only operators may read it',
    true,
  ),
  requestsPerMinute: setting(
    'REQUESTS_PER_MINUTE',
    z.coerce.number().int().min(10).default(600),
    'Requests a person may make in a minute; an address, when not signed in, ten times as many of each kind',
  ),
  signInsPerQuarterHour: setting(
    'SIGN_INS_PER_QUARTER_HOUR',
    z.coerce.number().int().min(1).default(20),
    'Failed sign-ins that one account has in 15 minutes; an address has fifty times as many',
  ),
  streamBeatSeconds: setting(
    'STREAM_BEAT_SECONDS',
    z.coerce.number().min(0.05).max(3600).default(15),
    'Seconds between signs of life on an event stream; shorter than a proxy waits before it cuts a quiet connection',
  ),
  erasureGraceDays: setting(
    'ERASURE_GRACE_DAYS',
    z.coerce.number().int().min(0).max(90).default(7),
    'Days between asking for an account to be erased and its erasure, in which that can be taken back',
  ),
  excludePlugins: setting('EIQ_EXCLUDE', List.default([]), 'Plugins of the tree that are not loaded'),
  pluginStartSeconds: setting(
    'PLUGIN_START_SECONDS',
    z.coerce.number().min(0.1).max(3600).default(120),
    'Seconds that one plugin may take to start; one that takes longer is set aside',
  ),
  migrationSeconds: setting(
    'MIGRATION_SECONDS',
    z.coerce.number().min(1).max(86_400).default(600),
    'Seconds that one migration of a plugin may take; one that takes longer is rolled back',
  ),
  packages: setting('EIQ_PACKAGES', List.default([]), 'Plugins that are npm packages'),
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;
export type Settings = { readonly [K in SettingName]: z.output<(typeof settings)[K]['schema']> };
