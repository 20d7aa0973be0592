import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { oauthSetup } from '../services.ts';
import { providerNamed, testText } from './text.ts';

export const command: PluginCommand = {
  arguments: [{ name: 'provider', description: 'google, apple, oidc or saml' }],
  async run({ arguments: { provider }, institution, print, service }) {
    const result = await service(oauthSetup).test(institution, providerNamed(provider));
    print(result, testText(result));
    // All steps are printed; the exit code reports a failure.
    if (!result.success) process.exitCode = 1;
  },
};
