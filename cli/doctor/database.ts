import type { Configuration } from '../../config/load.ts';
import type { Database, MigrationStatus } from '../../core/db/index.ts';
import { knexOf } from '../../core/db/index.ts';
import type { Finding } from './finding.ts';
import { fail, pass, warn } from './finding.ts';

/** Difference between two clocks that is not reported (seconds). */
const toleratedSeconds = 5;

export async function server(database: Database, { databaseUrl }: Configuration): Promise<Finding> {
  const { rows } = await knexOf(database).raw<{ rows: { version: string; maximum: string; sessions: string }[] }>(
    `select current_setting('server_version') as version, current_setting('max_connections') as maximum,
       (select count(*) from pg_stat_activity where backend_type = 'client backend') as sessions`,
  );
  const { version = '', maximum = '', sessions = '' } = rows[0] ?? {};
  const where = databaseUrl ? placeOf(databaseUrl) : 'embedded';
  const message = `PostgreSQL ${version}, ${where}; ${sessions} of ${maximum} connections in use`;
  if (Number.parseInt(version, 10) < 14) return fail('Database', message, 'Upgrade to PostgreSQL 14 or later');
  if (Number(sessions) > Number(maximum) * 0.8) {
    return warn('Database', message, 'Raise the server’s max_connections or lower DATABASE_POOL');
  }
  return pass('Database', message);
}

/** Host and database name only: the address contains a password. */
function placeOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host || 'local socket'}${pathname}`;
}

/** One finding for each schema that differs from its migration files, or one for all schemas. */
export function migrations(status: readonly MigrationStatus[]): Finding[] {
  if (status.every(({ applied }) => applied.length === 0)) {
    return [warn('Migrations', 'no tables exist yet', 'Run "eiq start" or "eiq migrate" to create them')];
  }
  const findings = status.flatMap(findingsFor);
  if (findings.length > 0) return findings;
  const applied = status.reduce((sum, each) => sum + each.applied.length, 0);
  return [pass('Migrations', `${applied} applied to ${status.length} schemas, none pending`)];
}

function findingsFor({ owner, applied, pending, changed, missing }: MigrationStatus): Finding[] {
  const names = pending.map(({ name }) => name).join(', ');
  return [
    ...(pending.length > 0
      ? [
          warn(
            'Migrations',
            `${owner.id}: ${pending.length} pending (${names})`,
            'Run "eiq migrate"; eiq start also applies them',
          ),
        ]
      : []),
    ...(changed.length > 0
      ? [
          warn(
            'Migrations',
            `${owner.id}: ${changed.join(', ')} changed after being applied`,
            'Restore the file and write a new migration instead',
          ),
        ]
      : []),
    ...(missing.length > 0
      ? [
          fail(
            'Migrations',
            `${owner.id}: no file for the applied ${missing.join(', ')} (${applied.length} applied)`,
            'A later version has migrated this database: update this installation',
          ),
        ]
      : []),
  ];
}

export async function clock(database: Database): Promise<Finding> {
  const sentAt = Date.now();
  const { rows } = await knexOf(database).raw<{ rows: { now: Date }[] }>('select clock_timestamp() as now');
  const between = (sentAt + Date.now()) / 2;
  const ahead = (between - (rows[0]?.now.getTime() ?? between)) / 1000;
  const latest = await latestMigration(database);
  if (latest && latest.getTime() > between + 3_600_000) {
    const message = `this machine’s time is ${new Date(between).toISOString()}, before the last migration at ${latest.toISOString()}`;
    return fail('Clock', message, 'Set the clock: sign-ins, deadlines and jobs depend on it');
  }
  if (Math.abs(ahead) <= toleratedSeconds)
    return pass('Clock', `${new Date(between).toISOString()}, in sync with the database`);
  const message = `${Math.round(Math.abs(ahead))} s ${ahead > 0 ? 'ahead of' : 'behind'} the database`;
  const remedy = 'Synchronize the clocks of both machines (NTP)';
  return Math.abs(ahead) > 60 ? fail('Clock', message, remedy) : warn('Clock', message, remedy);
}

async function latestMigration(database: Database): Promise<Date | undefined> {
  const { rows } = await knexOf(database).raw<{ rows: { there: boolean }[] }>(
    `select to_regclass('platform.migrations') is not null as there`,
  );
  if (!rows[0]?.there) return undefined;
  const applied: Date[] = await knexOf(database)('platform.migrations')
    .orderBy('appliedAt', 'desc')
    .limit(1)
    .pluck('appliedAt');
  return applied[0];
}
