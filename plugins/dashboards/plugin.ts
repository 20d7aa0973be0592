import type { Who } from '../../core/contract/index.ts';
import { definePlugin, on } from '../../core/plugins/define-plugin.ts';
import { people } from '../../core/services.ts';
import { notifications } from '../activity/services.ts';
import { learnerRecord } from '../learner/services.ts';
import { onboardingAnswers } from '../onboarding/services.ts';
import { practice } from '../practice/contract.ts';
import { practiceHistory, practiceStanding } from '../practice/services.ts';
import { analyticsFor } from './analytics/compute-analytics.ts';
import { dashboards } from './contract.ts';
import { seedWeeks } from './demo/seeds.ts';
import type { Dependencies } from './goals/dependencies.ts';
import { leaderboardFor } from './goals/leaderboard.ts';
import { catchUp, countLesson } from './goals/lessons.ts';
import { setGoal, weekOfLearner } from './goals/weeks.ts';
import { fundingPlansOf, keepFundingPlan, removeFundingPlan } from './higher-education/funding-plans.ts';
import { higherEducationOf } from './higher-education/status.ts';
import { learningOf } from './k12/tracks.ts';

export default definePlugin({
  contract: dashboards,
  requires: { people, record: learnerRecord },
  uses: { notifications, standing: practiceStanding, history: practiceHistory, onboarding: onboardingAnswers },
  async start({ db, clock, requires, uses, events, live }) {
    const dependencies: Dependencies = {
      db,
      clock,
      ...requires,
      practiceHistory: uses.history,
      notifications: uses.notifications,
      emitGoalReached: (tx, institution, goal) => events.emit(tx, institution, 'weekly-goal.reached', goal),
      notifyTabs: (institution, userId, week) => live.toUser(institution, userId, 'week_changed', { week }),
    };
    const topicsOf = async (who: Who) => (await uses.standing(who)?.topics({ who }, who.user.id)) ?? [];
    return {
      routes: {
        analytics: (_, who) => analyticsFor(dependencies, who, uses.standing(who)),
        k12: async (_, who) => learningOf(await topicsOf(who)),
        higherEducation: async (_, who) =>
          higherEducationOf(await topicsOf(who), (await uses.onboarding(who)?.of({ who }, who.user.id)) ?? null),
        async weeklyGoal(_, who) {
          await catchUp(dependencies, { who }, who.user.id);
          return weekOfLearner(dependencies, { who }, who.user.id);
        },
        fundingPlans: (_, who) => fundingPlansOf(dependencies, who),
        keepFundingPlan: ({ params, body }, who) => keepFundingPlan(dependencies, who, params.id, body),
        removeFundingPlan: ({ params }, who) => removeFundingPlan(dependencies, who, params.id),
        setWeeklyGoal: ({ body }, who) => setGoal(dependencies, { who }, who.user.id, body.lessons),
        leaderboard: (_, who) => leaderboardFor(dependencies, who),
      },
      subscriptions: [
        on(practice, 'practice.completed', ({ institution, at, payload: { userId, runId } }) =>
          countLesson(dependencies, institution, { userId, runId, at }),
        ),
      ],
      seeds: (institution) => seedWeeks(dependencies, institution),
    };
  },
});
