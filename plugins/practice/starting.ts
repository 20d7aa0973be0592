import { UniqueViolationError } from 'objection';
import type { z } from 'zod';
import { notFound } from '../../core/contract/index.ts';
import { askNext } from './asking.ts';
import type { practice } from './contract.ts';
import { complete } from './ending.ts';
import { RunRow } from './models.ts';
import type { Inside, Parts, Within } from './parts.ts';

export type Wanted = z.output<(typeof practice)['routes']['start']['body']>;

/**
 * Opens a run and asks its first question, or gives the open one of the same kind. Another topic than the open run's
 * completes that run first. Begun in two tabs at once it is one run: the database holds one open run of each kind.
 * @throws Failure not_found (no such topic), conflict (it has no questions)
 */
export async function startRun(parts: Parts, within: Within, wanted: Wanted): Promise<RunRow> {
  if (wanted.kind === 'topic') await assertTopic(parts, wanted);
  const { userId, where } = { userId: within.who.user.id, where: topicOf(wanted) };
  const open = await parts.db.rows(RunRow, within).findOne({ userId, kind: wanted.kind, endedAt: null });
  if (open && isSameTopic(open, where)) return open;
  if (open) await complete(parts, within, open.id);
  try {
    return await parts.db.transaction((tx) => begin(parts, { ...within, tx }, { ...where, kind: wanted.kind }));
  } catch (error) {
    const meanwhile =
      error instanceof UniqueViolationError
        ? await parts.db.rows(RunRow, within).findOne({ userId, kind: wanted.kind, endedAt: null })
        : undefined;
    if (meanwhile) return meanwhile;
    throw error;
  }
}

type Where = Pick<RunRow, 'section' | 'contentArea'>;

const topicOf = (wanted: Wanted): Where =>
  wanted.kind === 'topic'
    ? { section: wanted.section, contentArea: wanted.contentArea }
    : { section: null, contentArea: null };

const isSameTopic = (run: Where, { section, contentArea }: Where) =>
  run.section === section && run.contentArea === contentArea;

async function begin(parts: Parts, within: Inside, of: Where & Pick<RunRow, 'kind'>): Promise<RunRow> {
  const run = await parts.db
    .rows(RunRow, within)
    .insertAndFetch({ ...of, userId: within.who.user.id, startedAt: parts.clock.now() });
  await askNext(parts, within, run);
  return run;
}

async function assertTopic({ measurement }: Parts, { section, contentArea }: Extract<Wanted, { kind: 'topic' }>) {
  const topics = await measurement.topics();
  if (!topics.some((topic) => topic.section === section && topic.contentArea === contentArea)) {
    throw notFound('There is no such topic to practise.');
  }
}
