import type { Processors } from '../../administration/services.ts';
import type { Provider } from '../providers/contract.ts';
import { providerTitle } from '../providers/contract.ts';
import type { OauthSetup } from './setup.ts';

/** Services that people sign in with here. */
export const oauthProcessors = (setup: Pick<OauthSetup, 'setup'>): Processors => ({
  async list({ who }) {
    const { providers } = await setup.setup(who);
    return providers
      .filter(({ setAt }) => setAt !== null)
      .map(({ provider }) => ({
        id: provider,
        name: `Sign-in with ${providerTitle(provider as Provider)}`,
        purpose: 'Tells who signs in',
        receives: 'Who signs in here and when; it sends names and an email address',
      }));
  },
});
