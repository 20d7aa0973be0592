import type { Configuration } from '../../config/load.ts';
import type { Database } from '../../core/db/index.ts';
import { knexOf } from '../../core/db/index.ts';
import { table } from '../../core/plugins/table.ts';
import { backupFolder, backupsIn } from '../../core/storage/backup-files.ts';
import { timeText } from '../backup/folder.ts';
import type { CommandResult } from '../command-result.ts';
import { withDatabase } from '../open-platform.ts';
import { pluralize } from '../pluralize.ts';
import type { ServerRecord } from '../running-server.ts';
import { runningServer } from '../running-server.ts';

/** A deployment at a glance, read without starting plugins or migrating. */
export interface Status {
  /** Null where no server runs on this machine. */
  readonly server: (ServerRecord & { readonly failing: readonly string[] }) | null;
  readonly institutions: readonly InstitutionStatus[];
  /** Null before the first start. */
  readonly jobs: { readonly waiting: number; readonly failed: number } | null;
  readonly lastBackup: string | null;
}

interface InstitutionStatus {
  readonly slug: string;
  readonly name: string;
  readonly learners: number;
  readonly staff: number;
  /** People who were seen in the last 24 hours. */
  readonly seenToday: number;
}

export async function status(): Promise<CommandResult> {
  return withDatabase(async (database, configuration) => {
    const found: Status = {
      server: await serverIn(configuration),
      ...(await storedIn(database)),
      lastBackup: (await backupsIn(backupFolder(configuration)))[0]?.at.toISOString() ?? null,
    };
    return { value: found, text: textOf(found) };
  });
}

async function serverIn({ varFolder }: Configuration): Promise<Status['server']> {
  const record = runningServer(varFolder);
  return record ? { ...record, failing: await failingAt(record.address) } : null;
}

/** Names of the checks that fail. */
async function failingAt(address: string): Promise<string[]> {
  try {
    const response = await fetch(`${address}/health/ready`, { signal: AbortSignal.timeout(5000) });
    const { checks } = (await response.json()) as { checks: { name: string; ok: boolean }[] };
    return checks.flatMap(({ name, ok }) => (ok ? [] : [name]));
  } catch {
    return ['no response'];
  }
}

async function storedIn(database: Database): Promise<Pick<Status, 'institutions' | 'jobs'>> {
  const knex = knexOf(database);
  const select = async <Row>(sql: string) => (await knex.raw<{ rows: Row[] }>(sql)).rows;
  const [exists] = await select<{ people: boolean; jobs: boolean }>(
    `select to_regclass('platform.users') is not null as people, to_regclass('pgboss.job') is not null as jobs`,
  );
  const institutions = exists?.people
    ? await select<InstitutionStatus>(
        `select i.slug, i.name,
           count(*) filter (where u.role = 'learner')::int as learners,
           count(*) filter (where u.role not in ('learner', 'guardian'))::int as staff,
           count(*) filter (where u.last_seen_at > now() - interval '24 hours')::int as "seenToday"
         from platform.institutions i left join platform.users u on u.institution_id = i.id and u.deactivated_at is null
         group by i.id order by i.slug`,
      )
    : [];
  const [jobs] = exists?.jobs
    ? await select<{ waiting: number; failed: number }>(
        `select count(*) filter (where name <> 'dead-letters' and (state = 'retry' or state = 'created' and start_after <= now()))::int as waiting,
           count(*) filter (where name = 'dead-letters')::int as failed
         from pgboss.job`,
      )
    : [];
  return { institutions, jobs: jobs ?? null };
}

function textOf({ server, institutions, jobs, lastBackup }: Status): string {
  const serverText = !server
    ? 'not running on this machine'
    : server.failing.length > 0
      ? `${server.address}: ${server.failing.join(', ')}; see eiq doctor`
      : `${server.address}, ready`;
  const lines = [
    `Server       ${serverText}`,
    `Jobs         ${jobs ? `${jobs.waiting} waiting, ${jobs.failed} failed` : 'none yet'}`,
    `Last backup  ${lastBackup ? `${timeText(lastBackup)} UTC` : 'none'}`,
  ];
  if (institutions.length === 0)
    return [...lines, '', 'No institutions yet. Run eiq start, or eiq institutions create.'].join('\n');
  const rows = institutions.map(({ slug, name, learners, staff, seenToday }) => [
    slug,
    name,
    String(learners),
    String(staff),
    pluralize(seenToday, 'account'),
  ]);
  return [...lines, '', table(['INSTITUTION', 'NAME', 'LEARNERS', 'STAFF', 'SEEN IN 24 HOURS'], rows)].join('\n');
}
