import type { SetUpSteps } from '../../administration/services.ts';
import type { SignIns } from './sign-ins.ts';

/** The step to give imported people a way in; its check counts those who have none. */
export function firstSignInSetUp(signIns: Pick<SignIns, 'withoutWayIn'>): SetUpSteps {
  return {
    steps: [
      {
        name: 'first-sign-in',
        order: 55,
        title: 'Let imported people sign in',
        description: 'Print first passwords for each class, or send links to those who have an email address.',
        to: '/import-people/first-sign-in',
        action: 'First sign-in',
        permission: 'platform.people',
        without: 'They sign in with another service',
      },
    ],
    async check({ who }) {
      const count = await signIns.withoutWayIn({ who });
      return count === 0
        ? { isPassed: true, text: 'Everyone who was imported can sign in.' }
        : {
            isPassed: false,
            text: `${count.toLocaleString('en-GB')} imported people have neither a first password nor a link.`,
          };
    },
  };
}
