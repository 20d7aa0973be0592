import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { table } from '../../../core/plugins/define-plugin.ts';
import type { Setup } from '../contract.ts';
import { providerTitle } from '../contract.ts';
import { oauthSetup } from '../services.ts';

export const command: PluginCommand = {
  async run({ institution, print, service }) {
    const setup = await service(oauthSetup).setup({ institution });
    print(setup, statusText(setup));
  },
};

function statusText({ providers, rules }: Setup): string {
  const rows = providers.map(({ provider, status, redirectUrl, problem }) => [
    provider,
    providerTitle(provider),
    status,
    redirectUrl,
    problem ?? '',
  ]);
  const domains =
    rules.domains.length === 0
      ? 'New people: as registration says, with any address'
      : `New people: addresses at ${rules.domains.join(', ')}${rules.domainsRegister ? ', without an invitation' : ''}`;
  return `${table(['NAME', 'PROVIDER', 'STATUS', 'REDIRECT URL', 'PROBLEM'], rows)}\n\n${domains}`;
}
