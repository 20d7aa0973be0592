import type { z } from 'zod';
import type { Who } from '../../../core/contract/index.ts';
import type { OpenLearnerQuestion, Overview, practice, Run } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { RunRow } from '../models.ts';
import { formQuestions } from '../rules.ts';
import { askNext } from './ask-next.ts';
import { complete } from './complete-run.ts';
import { tallyOf } from './mastery.ts';
import { lastQuestion, lockedRun, ownRun, questionsOf, topicCounts } from './queries.ts';
import { revealHint } from './reveal-hint.ts';
import type { Wanted } from './start-run.ts';
import { startRun } from './start-run.ts';
import type { GivenAnswer } from './submit-answer.ts';
import { submitAnswer } from './submit-answer.ts';
import { pastRunOf, titleOf, topicsOf } from './summaries.ts';
import { topicsFor } from './topics.ts';
import { shownRun, shownSubmission } from './views.ts';

type Routes = (typeof practice)['routes'];

/** Practice, for learners. Failures are those of the operations called. */
export interface Practice {
  topics(who: Who): Promise<Overview>;
  history(who: Who, page: { limit: number; offset: number }): Promise<z.input<Routes['history']['response']>>;
  start(who: Who, wanted: Wanted): Promise<Run>;
  run(who: Who, runId: string): Promise<Run>;
  next(who: Who, runId: string, after: string): Promise<Run>;
  hint(who: Who, runId: string, wanted: { questionId: string; number: number }): Promise<OpenLearnerQuestion['hints']>;
  complete(who: Who, runId: string): Promise<Run>;
  submit(who: Who, given: GivenAnswer): Promise<z.input<Routes['submitAnswer']['response']>>;
}

export function createPractice(dependencies: Dependencies): Practice {
  const { db } = dependencies;

  /** The questions of several runs. */
  async function questionsIn(who: Who, runs: readonly RunRow[]) {
    const asked = await questionsOf(
      dependencies,
      { who },
      runs.map(({ id }) => id),
    );
    return (run: RunRow) => asked.filter(({ runId }) => runId === run.id);
  }

  return {
    async topics(who) {
      const counts = await topicCounts(dependencies, { who }, who.user.id);
      const open = await db.rows(RunRow, { who }).where({ userId: who.user.id, endedAt: null }).orderBy('kind');
      const asked = await questionsIn(who, open);
      return {
        topics: topicsOf(await topicsFor(dependencies, { who }, who.user.id), counts),
        openRuns: open.map((run) => ({
          runId: run.id,
          kind: run.kind,
          section: run.section,
          contentArea: run.contentArea,
          title: titleOf(run),
          answered: tallyOf(asked(run)).answered,
          startedAt: run.startedAt.toISOString(),
        })),
        hintsAllowed: (await dependencies.settings(who)).hintsAllowed,
      };
    },

    async history(who, { limit, offset }) {
      const completed = db.rows(RunRow, { who }).where({ userId: who.user.id }).whereNotNull('endedAt');
      const total = await completed.clone().resultSize();
      const runs = await completed.orderBy('endedAt', 'desc').orderBy('id', 'desc').limit(limit).offset(offset);
      const asked = await questionsIn(who, runs);
      return { items: runs.map((run) => pastRunOf(run, asked(run))), total };
    },

    start: async (who, wanted) => shownRun(dependencies, who, await startRun(dependencies, { who }, wanted)),

    run: async (who, runId) => shownRun(dependencies, who, await ownRun(dependencies, { who }, runId)),

    async next(who, runId, after) {
      let asked: string | undefined;
      const run = await db.transaction(async (tx) => {
        const context = { who, tx };
        const locked = await lockedRun(dependencies, context, runId);
        const last = await lastQuestion(dependencies, context, runId);
        // Unchanged where the run is completed, at its end, advanced in another tab, or its question is unanswered.
        const goesOn = !locked.endedAt && last?.id === after && last.submittedAt !== null && !isEnd(locked, last);
        if (goesOn) asked = (await askNext(dependencies, context, locked)).id;
        return locked;
      });
      if (asked) dependencies.changed(who.institution, who.user.id, { runId, questionId: asked, what: 'moved' });
      return shownRun(dependencies, who, run);
    },

    hint: (who, runId, wanted) => revealHint(dependencies, { who }, runId, wanted),

    complete: async (who, runId) => shownRun(dependencies, who, await complete(dependencies, { who }, runId)),

    async submit(who, given) {
      const question = await submitAnswer(dependencies, { who }, given);
      const submission = await shownSubmission(dependencies, who, question);
      if (!submission) throw new Error(`The stored answer to ${question.id} was not found`);
      const run = await shownRun(dependencies, who, await ownRun(dependencies, { who }, question.runId));
      return { questionId: question.id, ...submission, run };
    },
  };
}

const isEnd = ({ kind }: RunRow, { position }: { position: number }) =>
  kind === 'form' && position + 1 >= formQuestions.length;
