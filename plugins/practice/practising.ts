import type { z } from 'zod';
import type { Who } from '../../core/contract/index.ts';
import type { GivenAnswer } from './answering.ts';
import { submitAnswer } from './answering.ts';
import { askNext } from './asking.ts';
import type { Overview, practice, Run, StandingQuestion } from './contract.ts';
import { complete } from './ending.ts';
import { lastQuestion, lockedRun, ownRun, questionsOf, topicCounts } from './finding.ts';
import { revealHint } from './hinting.ts';
import { tallyOf } from './mastery.ts';
import { RunRow } from './models.ts';
import type { Parts } from './parts.ts';
import { formQuestions } from './rules.ts';
import { shownRun, shownSubmission } from './showing.ts';
import { pastRunOf, titleOf, topicsOf } from './standing.ts';
import type { Wanted } from './starting.ts';
import { startRun } from './starting.ts';

type Routes = (typeof practice)['routes'];

/** Practice as learners use it. Failures are those of the files that do the work. */
export interface Practising {
  topics(who: Who): Promise<Overview>;
  history(who: Who, page: { limit: number; offset: number }): Promise<z.input<Routes['history']['response']>>;
  start(who: Who, wanted: Wanted): Promise<Run>;
  run(who: Who, runId: string): Promise<Run>;
  next(who: Who, runId: string, after: string): Promise<Run>;
  hint(who: Who, runId: string, wanted: { questionId: string; number: number }): Promise<StandingQuestion['hints']>;
  complete(who: Who, runId: string): Promise<Run>;
  submit(who: Who, given: GivenAnswer): Promise<z.input<Routes['submitAnswer']['response']>>;
}

export function createPractising(parts: Parts): Practising {
  const { db, measurement } = parts;

  /** What was asked in each of several runs. */
  async function questionsIn(who: Who, runs: readonly RunRow[]) {
    const asked = await questionsOf(
      parts,
      { who },
      runs.map(({ id }) => id),
    );
    return (run: RunRow) => asked.filter(({ runId }) => runId === run.id);
  }

  return {
    async topics(who) {
      const counts = await topicCounts(parts, { who }, who.user.id);
      const open = await db.rows(RunRow, { who }).where({ userId: who.user.id, endedAt: null }).orderBy('kind');
      const asked = await questionsIn(who, open);
      return {
        topics: topicsOf(await measurement.topics(), counts),
        openRuns: open.map((run) => ({
          runId: run.id,
          kind: run.kind,
          section: run.section,
          contentArea: run.contentArea,
          title: titleOf(run),
          answered: tallyOf(asked(run)).answered,
          startedAt: run.startedAt.toISOString(),
        })),
        hintsAllowed: (await parts.settings(who)).hintsAllowed,
      };
    },

    async history(who, { limit, offset }) {
      const completed = db.rows(RunRow, { who }).where({ userId: who.user.id }).whereNotNull('endedAt');
      const total = await completed.clone().resultSize();
      const runs = await completed.orderBy('endedAt', 'desc').orderBy('id', 'desc').limit(limit).offset(offset);
      const asked = await questionsIn(who, runs);
      return { items: runs.map((run) => pastRunOf(run, asked(run))), total };
    },

    start: async (who, wanted) => shownRun(parts, who, await startRun(parts, { who }, wanted)),

    run: async (who, runId) => shownRun(parts, who, await ownRun(parts, { who }, runId)),

    async next(who, runId, after) {
      let asked: string | undefined;
      const run = await db.transaction(async (tx) => {
        const within = { who, tx };
        const locked = await lockedRun(parts, within, runId);
        const last = await lastQuestion(parts, within, runId);
        // Completed, gone on in another tab, not answered yet, or at its end: it stays where it is.
        const goesOn = !locked.endedAt && last?.id === after && last.submittedAt !== null && !isEnd(locked, last);
        if (goesOn) asked = (await askNext(parts, within, locked)).id;
        return locked;
      });
      if (asked) parts.changed(who.institution, who.user.id, { runId, questionId: asked, what: 'moved' });
      return shownRun(parts, who, run);
    },

    hint: (who, runId, wanted) => revealHint(parts, { who }, runId, wanted),

    complete: async (who, runId) => shownRun(parts, who, await complete(parts, { who }, runId)),

    async submit(who, given) {
      const question = await submitAnswer(parts, { who }, given);
      const submission = await shownSubmission(parts, who, question);
      if (!submission) throw new Error(`The answer to ${question.id} was stored and is not there`);
      const run = await shownRun(parts, who, await ownRun(parts, { who }, question.runId));
      return { questionId: question.id, ...submission, run };
    },
  };
}

const isEnd = ({ kind }: RunRow, { position }: { position: number }) =>
  kind === 'form' && position + 1 >= formQuestions.length;
