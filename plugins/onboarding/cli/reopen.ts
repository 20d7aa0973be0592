import { notFound } from '../../../core/contract/index.ts';
import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { people } from '../../../core/services.ts';
import { setupDesk } from '../services.ts';

export const command: PluginCommand = {
  arguments: [{ name: 'person', description: 'Id, user name or email of the learner' }],
  async run({ arguments: given, who, print, service }) {
    const call = { who };
    const login = given.person ?? '';
    const directory = service(people);
    const person = (await directory.byLogin(call, login)) ?? (await directory.one(call, login).catch(() => undefined));
    if (!person) throw notFound(`No person with the id, user name or address ${login} was found.`);
    await service(setupDesk).reopen(call, person.id);
    print(
      { userId: person.id },
      `${person.firstName} ${person.lastName} can complete the setup again and enter any age`,
    );
  },
};
