import type { z } from 'zod';
import type { Who } from '../../../core/contract/index.ts';
import { notFound } from '../../../core/contract/index.ts';
import type { CallContext, TransactionContext } from '../../../core/db/index.ts';
import { insertOrFind } from '../../../core/db/index.ts';
import type { practice } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { RunRow } from '../models.ts';
import { askNext } from './ask-next.ts';
import { complete } from './complete-run.ts';
import { isTopic } from './topics.ts';

export type Wanted = z.output<(typeof practice)['routes']['start']['body']>;

/**
 * Starts a run with its first question, or returns the open one of the same kind. Another topic completes the open run
 * first. The database allows one open run of each kind, so two tabs that start at once get the same one.
 * @throws Failure not_found (no such topic), conflict (it has no questions)
 */
export async function startRun(dependencies: Dependencies, context: CallContext<Who>, wanted: Wanted): Promise<RunRow> {
  if (wanted.kind === 'topic' && !(await isTopic(dependencies, context, wanted))) {
    throw notFound('There is no such topic to practise.');
  }
  const { userId, where } = { userId: context.who.user.id, where: topicOf(wanted) };
  const openRun = async () =>
    dependencies.db.rows(RunRow, context).findOne({ userId, kind: wanted.kind, endedAt: null });
  const open = await openRun();
  if (open && isSameTopic(open, where)) return open;
  if (open) await complete(dependencies, context, open.id);
  return insertOrFind(
    () => dependencies.db.transaction((tx) => begin(dependencies, { ...context, tx }, { ...where, kind: wanted.kind })),
    openRun,
  );
}

type Where = Pick<RunRow, 'section' | 'contentArea'>;

const topicOf = (wanted: Wanted): Where =>
  wanted.kind === 'topic'
    ? { section: wanted.section, contentArea: wanted.contentArea }
    : { section: null, contentArea: null };

const isSameTopic = (run: Where, { section, contentArea }: Where) =>
  run.section === section && run.contentArea === contentArea;

async function begin(
  dependencies: Dependencies,
  context: TransactionContext<Who>,
  of: Where & Pick<RunRow, 'kind'>,
): Promise<RunRow> {
  const run = await dependencies.db
    .rows(RunRow, context)
    .insertAndFetch({ ...of, userId: context.who.user.id, startedAt: dependencies.clock.now() });
  await askNext(dependencies, context, run);
  return run;
}
