import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { Warning } from '../../../core/plugins/define-plugin.ts';
import { providerTitle } from '../providers/contract.ts';
import type { OauthSetup } from './setup.ts';

/** Providers that are saved but not in use, for `eiq doctor`. */
export async function setupWarnings(setup: OauthSetup, institution: InstitutionRef): Promise<Warning[]> {
  const { providers } = await setup.setup({ institution });
  return providers
    .filter(({ status }) => status === 'partial')
    .map(({ provider, problem }) => ({
      message: `Sign-in with ${providerTitle(provider)} is not complete: ${problem ?? 'it has not been tested.'}`,
      remedy: `Run eiq oauth test ${provider} --institution ${institution.slug}, or open OAuth Configuration.`,
    }));
}
