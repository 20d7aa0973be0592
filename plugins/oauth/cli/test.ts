import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { oauthSetup } from '../services.ts';
import { nameOption, providerNamed, testText } from './text.ts';

export const command: PluginCommand = {
  arguments: [{ name: 'provider', description: 'google, apple, oidc or saml' }],
  options: [nameOption],
  async run({ arguments: { provider }, options, institution, print, service }) {
    const result = await service(oauthSetup).test(institution, providerNamed(provider, options.name).provider);
    print(result, testText(result));
    // All steps are printed; the exit code reports a failure.
    if (!result.success) process.exitCode = 1;
  },
};
