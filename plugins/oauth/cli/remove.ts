import { conflict } from '../../../core/contract/index.ts';
import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { providerTitles } from '../contract.ts';
import { oauthSetup } from '../services.ts';
import { providerNamed } from './text.ts';

export const command: PluginCommand = {
  arguments: [{ name: 'provider', description: 'google, apple, oidc or saml' }],
  async run({ arguments: { provider: named }, who, print, service, confirm }) {
    const provider = providerNamed(named);
    const title = providerTitles[provider];
    const question = `Remove ${title} of ${who.institution.name}? People who sign in only with it need a password.`;
    if (!(await confirm(question))) throw conflict('Nothing was changed.');
    await service(oauthSetup).remove(who, provider);
    print({ provider, status: 'missing' }, `Removed ${title}. Linked accounts stay and work again once it is set up.`);
  },
};
