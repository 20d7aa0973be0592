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
import { chosenTargets, talentRequirements, universityRequirements } from './services.ts';
import { chosenTargetOf } from './targets/chosen-target.ts';
import { createPreparations } from './targets/preparations.ts';

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
  provides: { targets: chosenTargets },
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
      notifyTabs: (institution, userId, week) => live.toUser(institution, userId, 'apex_prep_changed', { week }),
    };
    const preparations = createPreparations(dependencies);
    return {
      routes: {
        overview: (_, who) => preparations.overview(who),
        choose: ({ body }, who) => preparations.choose(who, body),
        drop: (_, who) => preparations.drop(who),
        setHours: ({ body }, who) => preparations.setHours(who, body.perWeek),
      },
      services: { targets: { of: (context, userId) => chosenTargetOf(db, context, userId) } },
      subscriptions: [
        on(learner, 'eiq.changed', ({ institution, payload }) =>
          preparations.recordChanged({ who: { institution } }, payload.userId),
        ),
        on(
          itemBank,
          'question.answered',
          ({ institution, payload }) => preparations.practiceChanged({ who: { institution } }, payload.userId),
          ({ purpose }) => purpose === practice.id,
        ),
        // The event of an open answer comes after grading; a completed run counts it before.
        on(practice, 'practice.completed', ({ institution, payload }) =>
          preparations.practiceChanged({ who: { institution } }, payload.userId),
        ),
      ],
      seeds: (institution) => seedPreparations({ ...dependencies, people }, institution),
    };
  },
});
