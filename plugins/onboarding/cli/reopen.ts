import { notFound } from '../../../core/contract/index.ts';
import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { people } from '../../../core/services.ts';
import { setupDesk } from '../services.ts';

export const command: PluginCommand = {
  arguments: [{ name: 'person', description: 'Id, user name or address of the learner' }],
  async run({ arguments: given, who, print, service }) {
    const call = { who };
    const named = given.person ?? '';
    const directory = service(people);
    const person = (await directory.byLogin(call, named)) ?? (await directory.one(call, named).catch(() => undefined));
    if (!person) throw notFound(`Nobody here is called ${named}.`);
    await service(setupDesk).reopen(call, person.id);
    print(
      { userId: person.id },
      `${person.firstName} ${person.lastName} goes through the setup again, whatever age it says`,
    );
  },
};
