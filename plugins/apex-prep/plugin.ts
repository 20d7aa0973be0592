import { definePlugin, on } from '../../core/plugins/define-plugin.ts';
import { people } from '../../core/services.ts';
import { notifications } from '../activity/services.ts';
import { itemBank } from '../item-bank/contract.ts';
import { learner } from '../learner/contract.ts';
import { learnerRecord } from '../learner/services.ts';
import { onboardingAnswers } from '../onboarding/services.ts';
import { practice } from '../practice/contract.ts';
import { practiceHistory, practiceStanding } from '../practice/services.ts';
import { apexPrep } from './contract.ts';
import { seedPreparations } from './demo/seeds.ts';
import type { Dependencies } from './dependencies.ts';
import { talentRequirements, universityRequirements } from './services.ts';
import { createPreparing } from './targets/preparations.ts';

export default definePlugin({
  contract: apexPrep,
  requires: { record: learnerRecord, people },
  uses: {
    standing: practiceStanding,
    history: practiceHistory,
    onboarding: onboardingAnswers,
    notifications,
    universities: universityRequirements,
    talent: talentRequirements,
  },
  async start({ db, requires: { record, people }, uses, live, clock }) {
    const dependencies: Dependencies = {
      db,
      clock,
      record,
      standing: (who) => uses.standing(who),
      history: (who) => uses.history(who),
      onboarding: (who) => uses.onboarding(who),
      notifications: (who) => uses.notifications(who),
      requirements: (who) =>
        (['universities', 'talent'] as const).flatMap((source) => {
          const provider = uses[source](who);
          return provider ? [[source, provider] as const] : [];
        }),
      changed: (institution, userId, week) => live.toUser(institution, userId, 'apex_prep_changed', { week }),
    };
    const preparing = createPreparing(dependencies);
    return {
      routes: {
        overview: (_, who) => preparing.overview(who),
        choose: ({ body }, who) => preparing.choose(who, body),
        drop: (_, who) => preparing.drop(who),
        setHours: ({ body }, who) => preparing.setHours(who, body.perWeek),
      },
      subscriptions: [
        on(learner, 'eiq.changed', ({ institution, payload }) =>
          preparing.recordChanged({ who: { institution } }, payload.userId),
        ),
        on(
          itemBank,
          'question.answered',
          ({ institution, payload }) => preparing.practised({ who: { institution } }, payload.userId),
          ({ purpose }) => purpose === practice.id,
        ),
        // Open answers are told of once they are graded; a completed run counts them before.
        on(practice, 'practice.completed', ({ institution, payload }) =>
          preparing.practised({ who: { institution } }, payload.userId),
        ),
      ],
      seeds: (institution) => seedPreparations({ ...dependencies, people }, institution),
    };
  },
});
