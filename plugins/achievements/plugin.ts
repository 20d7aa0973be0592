import { z } from 'zod';
import type { CallContext } from '../../core/db/index.ts';
import { afterCommit } from '../../core/db/index.ts';
import { definePlugin, on, unprivilegedActor } from '../../core/plugins/define-plugin.ts';
import { people } from '../../core/services.ts';
import { notifications } from '../activity/services.ts';
import { idfs } from '../idfs/contract.ts';
import { immersion } from '../immersion/contract.ts';
import { itemBank } from '../item-bank/contract.ts';
import { learner } from '../learner/contract.ts';
import { learnerRecord } from '../learner/services.ts';
import { onboarding } from '../onboarding/contract.ts';
import { onboardingAnswers } from '../onboarding/services.ts';
import { practice } from '../practice/contract.ts';
import { practiceHistory } from '../practice/services.ts';
import type { Dependencies } from './awards/award-achievements.ts';
import { awardAchievements } from './awards/award-achievements.ts';
import { awardMissed } from './awards/catch-up.ts';
import { achievements } from './contract.ts';
import { aheadOf, awardsOf, viewOf } from './overview/overview.ts';
import { raritiesOf } from './overview/rarity.ts';
import { factsOf } from './rules/facts.ts';
import { earnedAchievements } from './services.ts';

export default definePlugin({
  contract: achievements,
  config: z.object({ rarityFrom: z.int().min(5).default(5) }),
  requires: { record: learnerRecord, people },
  uses: { practice: practiceHistory, onboarding: onboardingAnswers, notifications },
  provides: { earned: earnedAchievements },
  async start({ db, config: { rarityFrom }, requires: { record, people }, uses, events, live, clock }) {
    const dependencies: Dependencies = {
      db,
      clock,
      record,
      practice: (who) => uses.practice(who),
      onboarding: (who) => uses.onboarding(who),
      person: ({ who, tx }, userId) =>
        people.one({ who: unprivilegedActor(who.institution), ...(tx && { tx }) }, userId),
      async announce({ who, tx }, userId, earned) {
        for (const { id, title, description, category } of earned) {
          const payload = { userId, achievementId: id, title, category };
          await events.emit(tx, who.institution, 'achievement.earned', payload);
          const notification = {
            userId,
            id: `achievements.${id}`,
            kind: 'achievement',
            title,
            text: description,
            to: '/achievements',
          } as const;
          await uses.notifications(who)?.notify({ who, tx }, notification);
        }
        const achievementIds = earned.map(({ id }) => id);
        afterCommit(tx, () => live.toUser(who.institution, userId, 'achievements_changed', { achievementIds }));
      },
    };
    const rarities = (context: CallContext) => raritiesOf({ db, clock, minimum: rarityFrom }, context);
    const evaluate = async ({
      institution,
      payload,
    }: {
      institution: CallContext['who']['institution'];
      payload: { userId: string };
    }) => awardAchievements(dependencies, { who: { institution } }, payload.userId, true);

    return {
      routes: {
        async own(_, who) {
          const context = { who };
          const { id } = who.user;
          const [rare, facts] = await Promise.all([rarities(context), factsOf(dependencies, context, id)]);
          const awards = await awardsOf(db, context, id, facts);
          return {
            earned: awards.map(({ rule, at }) => ({ ...viewOf(rule, rare), at: at.toISOString() })),
            ahead: aheadOf(facts, awards, rare),
            activeLearners: rare.activeLearners,
            rarityFrom,
          };
        },
      },
      services: {
        earned: {
          async of(context, userId) {
            const rare = await rarities(context);
            const awards = await awardsOf(db, context, userId, await factsOf(dependencies, context, userId));
            return awards.map(({ rule, at }) => ({ ...viewOf(rule, rare), at }));
          },
        },
      },
      subscriptions: [
        on(immersion, 'placement.completed', evaluate),
        on(idfs, 'idfs.completed', evaluate),
        on(learner, 'eiq.changed', evaluate),
        on(learner, 'progress.changed', evaluate, ({ isNewDay, isMasteryChanged }) => isNewDay || isMasteryChanged),
        on(practice, 'practice.completed', evaluate),
        on(onboarding, 'onboarding.completed', evaluate),
        // Practice only: achievements must not reveal the course of an open assessment.
        on(itemBank, 'question.answered', evaluate, ({ purpose }) => purpose === practice.id),
      ],
      schedules: {
        'catch-up': {
          cron: '40 3 * * *',
          run: (institution) => awardMissed({ ...dependencies, people }, institution),
        },
      },
      seeds: (institution) => awardMissed({ ...dependencies, people }, institution),
    };
  },
});
