import { notFound } from '../../../core/contract/index.ts';
import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { people } from '../../../core/services.ts';
import { secondFactorReset } from '../services.ts';

export const command: PluginCommand = {
  arguments: [{ name: 'person', description: 'User name, email or id' }],
  async run({ arguments: { person = '' }, who, print, service }) {
    const found =
      (await service(people).byLogin({ who }, person)) ??
      (await service(people)
        .one({ who }, person)
        .catch(() => undefined));
    if (!found) throw notFound(`${person} not found. Search with eiq users list ${person}.`);
    const status = await service(secondFactorReset).reset({ who }, found.id);
    const { id, firstName, lastName, username } = found;
    print(
      { person: { id, username }, ...status },
      `Removed the second step of ${firstName} ${lastName} (${username}). Their sessions have ended, and their password alone signs them in.`,
    );
  },
};
