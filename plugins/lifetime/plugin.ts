import type { InstitutionRef } from '../../core/contract/index.ts';
import { definePlugin, on } from '../../core/plugins/define-plugin.ts';
import { people } from '../../core/services.ts';
import { achievements } from '../achievements/contract.ts';
import { earnedAchievements } from '../achievements/services.ts';
import { consent } from '../consent/contract.ts';
import { learner } from '../learner/contract.ts';
import { learnerRecord } from '../learner/services.ts';
import { onboarding } from '../onboarding/contract.ts';
import { onboardingAnswers } from '../onboarding/services.ts';
import { practice } from '../practice/contract.ts';
import { practiceHistory } from '../practice/services.ts';
import { universities } from '../universities/contract.ts';
import { applicationMilestones } from '../universities/services.ts';
import { lifetime } from './contract.ts';
import { createCredentials } from './credentials.ts';
import type { NewMoment } from './moments.ts';
import { seedRecords } from './seeds.ts';
import { createTimeline } from './timeline.ts';

interface LearnerEvent {
  readonly id: string;
  readonly at: Date;
  readonly institution: InstitutionRef;
  readonly payload: { readonly userId: string };
}

export default definePlugin({
  contract: lifetime,
  requires: { people, record: learnerRecord },
  uses: {
    achievements: earnedAchievements,
    practice: practiceHistory,
    setup: onboardingAnswers,
    applications: applicationMilestones,
  },
  async start({ db, requires: { people, record }, uses, live, clock }) {
    const timeline = createTimeline({ db, clock, people, record, ...uses });
    const credentials = createCredentials({ db, clock, people, record });
    const notifyTabs = (institution: InstitutionRef, userId: string, count: number) => {
      if (count > 0) live.toUser(institution, userId, 'lifetime_changed', {});
    };
    /** Reads all records again, so that the order and number of events do not matter. */
    const catchUp = async ({ institution, payload: { userId } }: LearnerEvent) =>
      notifyTabs(institution, userId, await timeline.catchUp({ who: { institution } }, userId));
    const addMoment = async ({ institution, payload: { userId } }: LearnerEvent, moment: NewMoment) =>
      notifyTabs(institution, userId, await timeline.add({ who: { institution } }, userId, moment));

    return {
      routes: {
        async timeline({ query }, who) {
          await timeline.catchUp({ who }, who.user.id);
          return timeline.page({ who }, who.user.id, query);
        },
        credentials: (_, who) => credentials.list(who),
        share: ({ params, body }, who) => credentials.share(who, params.id, body),
        unshare: ({ params }, who) => credentials.unshare(who, params.id),
        check: ({ params }, who) => credentials.check(who, params.code),
      },
      subscriptions: [
        on(learner, 'eiq.changed', catchUp),
        on(achievements, 'achievement.earned', catchUp),
        on(practice, 'practice.completed', catchUp),
        on(onboarding, 'onboarding.completed', catchUp),
        on(universities, 'application.changed', catchUp),
        on(consent, 'consent.changed', (event) =>
          addMoment(event, {
            kind: 'consent',
            key: event.id,
            at: event.at,
            title: event.payload.isGiven ? 'Consent given' : 'Consent ended',
            text: event.payload.isGiven
              ? 'A parent or guardian has given consent. Your profile shows for what.'
              : 'Features that need consent are closed again.',
            to: null,
          }),
        ),
      ],
      seeds: (institution) => seedRecords({ people, timeline }, institution),
    };
  },
});
