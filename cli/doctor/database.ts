import type { Configuration } from '../../config/load.ts';
import type { Database, MigrationStatus } from '../../core/db/index.ts';
import { knexOf } from '../../core/db/index.ts';
import type { Finding } from './finding.ts';
import { fail, pass, warn } from './finding.ts';

/** Seconds by which two clocks may differ before somebody should know. */
const tolerated = 5;

export async function server(database: Database, { databaseUrl }: Configuration): Promise<Finding> {
  const { rows } = await knexOf(database).raw<{ rows: { version: string; most: string; sessions: string }[] }>(
    `select current_setting('server_version') as version, current_setting('max_connections') as most,
       (select count(*) from pg_stat_activity where backend_type = 'client backend') as sessions`,
  );
  const { version = '', most = '', sessions = '' } = rows[0] ?? {};
  const where = databaseUrl ? placeOf(databaseUrl) : 'embedded';
  const message = `PostgreSQL ${version}, ${where}; ${sessions} of ${most} connections in use`;
  if (Number.parseInt(version, 10) < 14) return fail('Database', message, 'PostgreSQL 14 or later is needed');
  if (Number(sessions) > Number(most) * 0.8) {
    return warn('Database', message, 'Raise max_connections of the server, or lower DATABASE_POOL');
  }
  return pass('Database', message);
}

/** Host and name only: the rest of the address is secret. */
function placeOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host || 'local socket'}${pathname}`;
}

/** One finding for each schema that is not as its files say, or one for all. */
export function migrations(status: readonly MigrationStatus[]): Finding[] {
  if (status.every(({ applied }) => applied.length === 0)) {
    return [warn('Migrations', 'there are no tables yet', 'eiq start makes them, or run "eiq migrate"')];
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
            `${owner.id} has ${pending.length} pending: ${names}`,
            'Run "eiq migrate"; eiq start does so, too',
          ),
        ]
      : []),
    ...(changed.length > 0
      ? [
          warn(
            'Migrations',
            `${owner.id}: ${changed.join(', ')} changed after it had been applied`,
            'Write a new migration instead of changing one that others have applied',
          ),
        ]
      : []),
    ...(missing.length > 0
      ? [
          fail(
            'Migrations',
            `${owner.id}: ${missing.join(', ')} of ${applied.length} applied has no file here`,
            'The database has been with a later version: update this one',
          ),
        ]
      : []),
  ];
}

export async function clock(database: Database): Promise<Finding> {
  const asked = Date.now();
  const { rows } = await knexOf(database).raw<{ rows: { now: Date }[] }>('select clock_timestamp() as now');
  const between = (asked + Date.now()) / 2;
  const ahead = (between - (rows[0]?.now.getTime() ?? between)) / 1000;
  const latest = await latestMigration(database);
  if (latest && latest.getTime() > between + 3_600_000) {
    const message = `this machine says ${new Date(between).toISOString()}, and the database was migrated at ${latest.toISOString()}`;
    return fail('Clock', message, 'Set the clock: sign-ins, deadlines and jobs go by it');
  }
  if (Math.abs(ahead) <= tolerated) return pass('Clock', `${new Date(between).toISOString()}, as the database has it`);
  const message = `${Math.round(Math.abs(ahead))} s ${ahead > 0 ? 'ahead of' : 'behind'} the database’s`;
  const remedy = 'Have both machines set their clocks (NTP)';
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
