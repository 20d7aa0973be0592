import type { Who } from '../../core/contract/index.ts';
import { definePlugin, on } from '../../core/plugins/define-plugin.ts';
import { people } from '../../core/services.ts';
import { notifications } from '../activity/services.ts';
import { learnerRecord } from '../learner/services.ts';
import { onboardingAnswers } from '../onboarding/services.ts';
import { practice } from '../practice/contract.ts';
import { practiceHistory, practiceStanding } from '../practice/services.ts';
import { analyticsFor } from './analytics/reading.ts';
import { dashboards } from './contract.ts';
import { leaderboardFor } from './goals/leaderboard.ts';
import { catchUp, countLesson } from './goals/lessons.ts';
import type { Parts } from './goals/parts.ts';
import { setGoal, weekOfLearner } from './goals/weeks.ts';
import { fundingPlansOf, keepFundingPlan, removeFundingPlan } from './higher-education/funding.ts';
import { higherEducationOf } from './higher-education/standing.ts';
import { learningOf } from './k12/tracks.ts';
import { seedWeeks } from './seeds.ts';

export default definePlugin({
  contract: dashboards,
  requires: { people, record: learnerRecord },
  uses: { notifications, standing: practiceStanding, history: practiceHistory, told: onboardingAnswers },
  async start({ db, clock, requires, uses, events, live }) {
    const parts: Parts = {
      db,
      clock,
      ...requires,
      practised: uses.history,
      notifications: uses.notifications,
      reached: (tx, institution, goal) => events.emit(tx, institution, 'weekly-goal.reached', goal),
      changed: (institution, userId, week) => live.toUser(institution, userId, 'week_changed', { week }),
    };
    const topicsOf = async (who: Who) => (await uses.standing(who)?.topics({ who }, who.user.id)) ?? [];
    return {
      routes: {
        analytics: (_, who) => analyticsFor(parts, who, uses.standing(who)),
        k12: async (_, who) => learningOf(await topicsOf(who)),
        higherEducation: async (_, who) =>
          higherEducationOf(await topicsOf(who), (await uses.told(who)?.of({ who }, who.user.id)) ?? null),
        async weeklyGoal(_, who) {
          await catchUp(parts, { who }, who.user.id);
          return weekOfLearner(parts, { who }, who.user.id);
        },
        fundingPlans: (_, who) => fundingPlansOf(parts, who),
        keepFundingPlan: ({ params, body }, who) => keepFundingPlan(parts, who, params.id, body),
        removeFundingPlan: ({ params }, who) => removeFundingPlan(parts, who, params.id),
        setWeeklyGoal: ({ body }, who) => setGoal(parts, { who }, who.user.id, body.lessons),
        leaderboard: (_, who) => leaderboardFor(parts, who),
      },
      subscriptions: [
        on(practice, 'practice.completed', ({ institution, at, payload: { userId, runId } }) =>
          countLesson(parts, institution, { userId, runId, at }),
        ),
      ],
      seeds: (institution) => seedWeeks(parts, institution),
    };
  },
});
