import { definePlugin } from '../../core/plugins/define-plugin.ts';
import { audit, people } from '../../core/services.ts';
import { parentalConsent } from '../consent/services.ts';
import { learnerRecord } from '../learner/services.ts';
import { createAgeAdvance } from './ages/advance-ages.ts';
import { onboarding } from './contract.ts';
import { seedSetups } from './demo/seeds.ts';
import { onboardingAnswers, setupDesk } from './services.ts';
import { createSetups } from './setup/setups.ts';

export default definePlugin({
  contract: onboarding,
  requires: { record: learnerRecord, people, audit },
  uses: { consent: parentalConsent },
  provides: { answers: onboardingAnswers, desk: setupDesk },
  commands: [
    { name: 'reopen', summary: 'Let a learner complete the setup again', load: () => import('./cli/reopen.ts') },
  ],
  async start({ db, clock, requires: { record, people, audit }, uses, events, live }) {
    const notifyTabs = (institution: { readonly id: string }, userId: string, revision: number) =>
      live.toUser(institution, userId, 'onboarding_changed', { revision });
    const setups = createSetups({
      db,
      clock,
      record,
      requestConsent: async (context, request) => uses.consent(context.who)?.ask(context, request),
      emitCompleted: ({ who, tx }, userId, { educationalLevel = null, gradeLevel = null }) =>
        events.emit(tx, who.institution, 'onboarding.completed', { userId, educationalLevel, gradeLevel }),
      recordReopened: (context, userId) => audit.record(context, { action: 'onboarding.reopened', subject: userId }),
      notifyTabs,
    });
    return {
      routes: {
        mine: (_, who) => setups.mine(who),
        complete: ({ body }, who) => setups.submit(who, body),
        save: ({ body }, who) => setups.save(who, body),
        welcome: (_, who) => setups.welcome(who),
        recommendations: (_, who) => setups.recommendation(who),
      },
      services: { answers: setups, desk: setups },
      schedules: { grow: { cron: '41 2 * * *', run: createAgeAdvance({ db, clock, record, notifyTabs }) } },
      seeds: (institution) => seedSetups({ people, setups }, institution),
    };
  },
});
