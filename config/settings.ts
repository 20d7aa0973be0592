import { z } from 'zod';
import { parseCron } from '../core/events/cron.ts';

/** A setting of a deployment. */
export interface Setting<T extends z.ZodType = z.ZodType> {
  /** Environment variable. */
  readonly env: string;
  readonly schema: T;
  readonly description: string;
  /** Masked when shown. */
  readonly secret?: boolean;
}

const setting = <T extends z.ZodType>(env: string, schema: T, description: string, secret = false): Setting<T> => ({
  env,
  schema,
  description,
  secret,
});

/** Accepts `true`, `1`, `yes`, `on` and their opposites from the environment. */
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

function schedule(text: string, context: z.RefinementCtx): void {
  try {
    parseCron(text).next(new Date());
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
  }
}

/** Every setting of the platform itself. The key is its name in `config/local.json`. Plugins have sections of their own. */
export const settings = {
  mode: setting(
    'NODE_ENV',
    z.enum(['development', 'production', 'test']).default('development'),
    'production turns demo mode off and requires EIQ_SECRET_KEY and a built web',
  ),
  port: setting('PORT', Port.optional(), 'Port to listen on (default: 3000 or the next free port)'),
  host: setting(
    'HOST',
    z.string().min(1).optional(),
    'Address to listen on (default: loopback in demo mode, else all)',
  ),
  publicUrl: setting(
    'PUBLIC_URL',
    url('http:', 'https:').optional(),
    'Public address for links in email (default: the address the server listens on)',
  ),
  trustedProxies: setting(
    'TRUSTED_PROXIES',
    z.coerce.number().int().min(0).max(10).default(0),
    'Number of trusted proxies, whose X-Forwarded-For and X-Forwarded-Proto are used',
  ),
  databaseUrl: setting(
    'DATABASE_URL',
    url('postgres:', 'postgresql:').optional(),
    'PostgreSQL server (default: an embedded server with its data in the var folder)',
    true,
  ),
  databasePool: setting(
    'DATABASE_POOL',
    z.coerce.number().int().min(2).max(100).default(10),
    'Maximum number of database connections',
  ),
  redisUrl: setting(
    'REDIS_URL',
    url('redis:', 'rediss:').optional(),
    'Redis server through which several server processes exchange live messages',
    true,
  ),
  varFolder: setting('EIQ_VAR', z.string().min(1).default('var'), 'Folder for data, files, email and keys'),
  demo: setting('EIQ_DEMO', Switch.optional(), 'Demo institution and demo access (default: on, except in production)'),
  secretKey: setting(
    'EIQ_SECRET_KEY',
    z.string().min(32, 'at least 32 characters').optional(),
    'Signs tokens and encrypts secrets at rest; generated at first start outside production',
    true,
  ),
  smtpUrl: setting(
    'SMTP_URL',
    url('smtp:', 'smtps:').optional(),
    'Mail server (default: email is written to files)',
    true,
  ),
  mailFrom: setting('MAIL_FROM', z.string().default('EiQ <no-reply@localhost>'), 'Sender of email'),
  logLevel: setting(
    'LOG_LEVEL',
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    'Log level',
  ),
  metricsToken: setting(
    'METRICS_TOKEN',
    z.string().min(16, 'at least 16 characters').optional(),
    'Bearer token for /metrics (default: only operators can read it)',
    true,
  ),
  requestsPerMinute: setting(
    'REQUESTS_PER_MINUTE',
    z.coerce.number().int().min(10).default(600),
    'Requests a minute for each person; ten times as many of each kind for an address without sign-in',
  ),
  signInsPerQuarterHour: setting(
    'SIGN_INS_PER_QUARTER_HOUR',
    z.coerce.number().int().min(1).default(20),
    'Failed sign-ins in 15 minutes for each account; fifty times as many for an address',
  ),
  streamBeatSeconds: setting(
    'STREAM_BEAT_SECONDS',
    z.coerce.number().min(0.05).max(3600).default(15),
    'Seconds between heartbeats on an event stream; must be less than the idle timeout of a proxy',
  ),
  erasureGraceDays: setting(
    'ERASURE_GRACE_DAYS',
    z.coerce.number().int().min(0).max(90).default(7),
    'Days in which a requested account deletion can be cancelled',
  ),
  backupSchedule: setting(
    'EIQ_BACKUP_SCHEDULE',
    z.string().superRefine(schedule).optional(),
    'When a server makes a backup: five cron fields in UTC, such as 30 2 * * * (default: only eiq backup create)',
  ),
  backupKeep: setting(
    'EIQ_BACKUP_KEEP',
    z.coerce.number().int().min(1).max(10_000).default(14),
    'Number of scheduled backups to keep; older ones are deleted',
  ),
  backupFolder: setting(
    'EIQ_BACKUP_FOLDER',
    z.string().min(1).optional(),
    'Folder for backups (default: the folder backups in EIQ_VAR)',
  ),
  backupPassphraseFile: setting(
    'EIQ_BACKUP_PASSPHRASE_FILE',
    z.string().min(1).optional(),
    'File with the passphrase that encrypts backups (default: not encrypted)',
  ),
  excludePlugins: setting('EIQ_EXCLUDE', List.default([]), 'Plugins in plugins/ that are not loaded'),
  pluginStartSeconds: setting(
    'PLUGIN_START_SECONDS',
    z.coerce.number().min(0.1).max(3600).default(120),
    'Seconds a plugin may take to start before it is quarantined',
  ),
  migrationSeconds: setting(
    'MIGRATION_SECONDS',
    z.coerce.number().min(1).max(86_400).default(600),
    'Seconds a migration of a plugin may take before it is rolled back',
  ),
  packages: setting('EIQ_PACKAGES', List.default([]), 'Plugins that are npm packages'),
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;
export type Settings = { readonly [K in SettingName]: z.output<(typeof settings)[K]['schema']> };
