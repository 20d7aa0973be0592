import { definePlugin } from '../../core/plugins/define-plugin.ts';
import { audit, mail, people, plugins, secrets, signIn } from '../../core/services.ts';
import { setUpSteps } from '../administration/services.ts';
import { createAdministration } from './administration.ts';
import { createAuthenticator } from './codes/authenticator.ts';
import { createRecoveryCodes } from './codes/recovery-codes.ts';
import { passkeyCookie, secondFactor } from './contract.ts';
import type { Dependencies } from './dependencies.ts';
import { createOwnFactors } from './own-factors.ts';
import { createChallenges } from './passkeys/challenges.ts';
import { createPasskeys } from './passkeys/passkeys.ts';
import { siteOf } from './passkeys/site.ts';
import { createRule } from './rule.ts';
import { secondFactorReset } from './services.ts';
import { secondFactorSetUp } from './set-up-step.ts';
import { InstitutionSettings } from './settings.ts';
import { createSignInStep } from './sign-in-step.ts';

export default definePlugin({
  contract: secondFactor,
  settings: InstitutionSettings,
  requires: { people, plugins, audit, mail, secrets, signIn },
  provides: { reset: secondFactorReset, steps: setUpSteps },
  commands: [
    {
      name: 'reset',
      summary: 'Remove the second step of a person who lost it',
      load: () => import('./cli/reset.ts'),
    },
    { name: 'status', summary: 'Count people with a second step', load: () => import('./cli/status.ts') },
  ],
  async start({ db, clock, log, settings, requires }) {
    const challenges = createChallenges({ db, clock });
    const dependencies: Dependencies = {
      ...requires,
      db,
      clock,
      log,
      challenges,
      authenticator: createAuthenticator({ db, clock, secrets: requires.secrets }),
      recoveryCodes: createRecoveryCodes({ db, clock }),
      passkeys: createPasskeys({ db, clock, challenges }),
      rule: createRule({ db, clock, settings }),
    };
    const own = createOwnFactors(dependencies);
    const step = createSignInStep(dependencies);
    const administration = createAdministration({ ...dependencies, settings });
    return {
      needsSignInStep: step.isNeeded,
      signsInAlone: async (call, userId) => (await dependencies.passkeys.list(call, userId)).length > 0,
      switchOffConsequences: administration.switchOffConsequences,
      warnings: administration.warnings,
      routes: {
        status: (_, who) => own.status(who),
        startAuthenticator: ({ body }, who) => own.startAuthenticator(who, body.password),
        confirmAuthenticator: ({ body }, who) => own.confirmAuthenticator(who, body.code),
        removeAuthenticator: ({ body }, who) => own.removeAuthenticator(who, body.password),
        newRecoveryCodes: ({ body }, who) => own.newRecoveryCodes(who, body.password),

        startPasskey: ({ body, headers }, who) => own.startPasskey(who, siteOf(who, headers.origin), body.password),
        addPasskey: ({ body, headers }, who) => own.addPasskey(who, siteOf(who, headers.origin), body),
        renamePasskey: ({ params, body }, who) => own.renamePasskey(who, params.id, body.name),
        removePasskey: ({ params, body }, who) => own.removePasskey(who, params.id, body.password),

        step: ({ body, cookies }, who) =>
          step.describe(who, { ...body, cookies }, who.client.host?.replace(/:\d+$/, '').toLowerCase()),
        checkCode: ({ body, cookies }, who) => step.checkCode(who, { ticket: body.ticket, cookies }, body.code),
        useRecoveryCode: ({ body, cookies }, who) =>
          step.useRecoveryCode(who, { ticket: body.ticket, cookies }, body.recoveryCode),
        setUpInStep: ({ body, cookies }, who) => step.setUp(who, { ...body, cookies }),
        startPasskeyInStep: ({ body, cookies, headers }, who) =>
          step.setUpPasskey(who, { ...body, cookies }, siteOf(who, headers.origin)),
        addPasskeyInStep: ({ body, cookies, headers }, who) =>
          step.confirmPasskey(who, { ticket: body.ticket, cookies }, siteOf(who, headers.origin), body),
        confirmInStep: ({ body, cookies }, who) => step.confirmSetUp(who, { ticket: body.ticket, cookies }, body.code),
        stepPasskeyOptions: ({ body, cookies, headers }, who) =>
          step.passkeyOptions(who, { ...body, cookies }, siteOf(who, headers.origin)),
        checkPasskey: ({ body, cookies, headers }, who) =>
          step.checkPasskey(who, { ticket: body.ticket, cookies }, siteOf(who, headers.origin), body.response),

        passkeyOptions: ({ headers }, who) => step.beginPasskeySignIn(who, siteOf(who, headers.origin)),
        passkeySignIn: ({ body, headers, cookies }, who) =>
          step.passkeySignIn(who, siteOf(who, headers.origin), cookies[passkeyCookie] ?? '', body.response),

        staff: (_, who) => administration.staff({ who }),
        async saveRule({ body }, who) {
          await requires.plugins.saveSettings(who, secondFactor.id, body);
          return administration.staff({ who });
        },
        ofPerson: ({ params }, who) => administration.statusOf({ who }, params.userId),
        reset: ({ params }, who) => administration.reset({ who }, params.userId),
      },
      services: {
        steps: secondFactorSetUp(requires.signIn),
        reset: {
          reset: administration.reset,
          overview: ({ who }) => administration.overview(who.institution),
        },
      },
      schedules: {
        sweep: { cron: '*/15 * * * *', run: (institution) => challenges.sweep({ institution }) },
      },
    };
  },
});
