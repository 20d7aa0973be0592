import { definePlugin } from '../../core/plugins/define-plugin.ts';
import { people } from '../../core/services.ts';
import { assignableWork } from '../assignments/services.ts';
import { hintSource, measurement } from '../item-bank/services.ts';
import { learnerRecord } from '../learner/services.ts';
import { practice } from './contract.ts';
import { seedPractice } from './demo/seeds.ts';
import type { Dependencies } from './dependencies.ts';
import { assignedPractice } from './history/assigned-practice.ts';
import { answersOf, lessonsOf, weeksOf } from './history/history.ts';
import { masteryOfLearners } from './history/mastery-of-learners.ts';
import { milestonesOf } from './history/milestones.ts';
import { InstitutionSettings } from './rules.ts';
import { topicCounts } from './runs/queries.ts';
import { reviewAnswer } from './runs/review-answer.ts';
import { createPractice } from './runs/runs.ts';
import { topicsOf } from './runs/summaries.ts';
import { topicsFor } from './runs/topics.ts';
import { practiceHistory, practiceStanding } from './services.ts';

export default definePlugin({
  contract: practice,
  settings: InstitutionSettings,
  requires: { measurement, hintSource, record: learnerRecord, people },
  provides: { standing: practiceStanding, history: practiceHistory, work: assignableWork },
  async start({ db, settings, requires: { people, ...services }, jobs, events, live, clock }) {
    const dependencies: Dependencies = {
      db,
      clock,
      ...services,
      settings: (who, tx) => settings(who.institution, tx),
      review: (tx, institution, questionId) => jobs.enqueue('review', institution, { questionId }, { tx }),
      completed: (tx, institution, lesson) => events.emit(tx, institution, 'practice.completed', lesson),
      changed: (institution, userId, change) => live.toUser(institution, userId, 'practice_changed', change),
    };
    const practising = createPractice(dependencies);
    return {
      routes: {
        topics: (_, who) => practising.topics(who),
        history: ({ query }, who) => practising.history(who, query),
        start: ({ body }, who) => practising.start(who, body),
        run: ({ params }, who) => practising.run(who, params.runId),
        next: ({ params, body }, who) => practising.next(who, params.runId, body.after),
        hint: ({ params, body }, who) => practising.hint(who, params.runId, body),
        complete: ({ params }, who) => practising.complete(who, params.runId),
        submitAnswer: ({ body }, who) => practising.submit(who, body),
      },
      services: {
        work: assignedPractice(dependencies),
        standing: {
          topics: async (context, userId) =>
            topicsOf(await topicsFor(dependencies, context, userId), await topicCounts(dependencies, context, userId)),
          ofLearners: (context, userIds) => masteryOfLearners(dependencies, context, userIds),
        },
        history: {
          lessons: (context, userId) => lessonsOf(dependencies, context, userId),
          answers: (context, userId, since) => answersOf(dependencies, context, userId, since),
          weeks: (context, userIds, since) => weeksOf(dependencies, context, userIds, since),
          milestones: (context, userId, upTo) => milestonesOf(dependencies, context, userId, upTo),
        },
      },
      seeds: (institution) => seedPractice({ db, clock, people }, institution),
      jobs: {
        review: ({ institution, payload }) => reviewAnswer(dependencies, institution, payload.questionId),
      },
    };
  },
});
