import { conflict } from '../../../core/contract/index.ts';
import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { providerTitle } from '../contract.ts';
import { oauthSetup } from '../services.ts';
import { nameOption, providerNamed } from './text.ts';

export const command: PluginCommand = {
  arguments: [{ name: 'provider', description: 'google, apple, oidc or saml' }],
  options: [nameOption],
  async run({ arguments: { provider: named }, options, who, print, service, confirm }) {
    const { provider } = providerNamed(named, options.name);
    const title = providerTitle(provider);
    const question = `Remove ${title} of ${who.institution.name}? People who sign in only with it need a password.`;
    if (!(await confirm(question))) throw conflict('Nothing was changed.');
    await service(oauthSetup).remove(who, provider);
    print({ provider, status: 'missing' }, `Removed ${title}. Linked accounts stay and work again once it is set up.`);
  },
};
