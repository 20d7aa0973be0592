import type { SignIn } from '../../core/services.ts';
import type { SetUpSteps } from '../administration/services.ts';
import { plugin } from './dependencies.ts';

/** The step of an administrator to protect their own account, which was proved by a code or a passkey when it was set up. */
export function secondFactorSetUp(signIn: Pick<SignIn, 'peopleWithStep'>): SetUpSteps {
  return {
    steps: [
      {
        name: 'own',
        order: 75,
        title: 'Protect your own sign-in',
        description: 'Administrators see everyone’s data. With an app or a passkey, a stolen password is not enough.',
        to: '/profile',
        action: 'Your profile',
        without: 'Sign in with the password alone',
      },
    ],
    async check({ who }) {
      const isSetUp = who.user !== undefined && (await signIn.peopleWithStep({ who }, plugin)).has(who.user.id);
      return isSetUp
        ? { isPassed: true, text: 'Your sign-in has a second step.' }
        : { isPassed: false, text: 'Your sign-in has no second step. Add one in your profile.' };
    },
  };
}
