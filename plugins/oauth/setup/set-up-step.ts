import type { SetUpSteps } from '../../administration/services.ts';
import type { Provider } from '../providers/contract.ts';
import { providerTitle } from '../providers/contract.ts';
import type { OauthSetup } from './setup.ts';

/** The step to sign in with other services; its check tests each that is set up. */
export function oauthSetUp(setup: Pick<OauthSetup, 'setup' | 'test'>): SetUpSteps {
  return {
    steps: [
      {
        name: 'providers',
        order: 70,
        title: 'Decide how people sign in',
        description: 'With Google, Apple or your own accounts people need no further password.',
        to: '/dashboard/oauth-admin',
        action: 'OAuth Configuration',
        permission: 'oauth.manage',
        without: 'Sign in with user names and passwords only',
      },
    ],
    async check({ who }) {
      const { providers } = await setup.setup(who);
      const saved = providers.filter(({ setAt }) => setAt !== null).map(({ provider }) => provider as Provider);
      if (saved.length === 0) return { isPassed: false, text: 'No service is set up.' };
      const tested = await Promise.all(
        saved.map(async (provider) => ({ provider, ...(await setup.test(who.institution, provider)) })),
      );
      const failed = tested.filter(({ success }) => !success);
      if (failed.length === 0) {
        return { isPassed: true, text: `The test succeeded: ${saved.map(providerTitle).join(', ')}.` };
      }
      const reasons = failed.map(({ provider, checks }) => {
        const first = checks.find(({ ok }) => !ok);
        return `${providerTitle(provider)}: ${first?.message ?? 'the test failed.'}`;
      });
      return { isPassed: false, text: reasons.join(' ') };
    },
  };
}
