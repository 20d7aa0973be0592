import { invalid, notFound } from '../../../core/contract/index.ts';
import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { people } from '../../../core/services.ts';
import { Purpose } from '../../learner/contract.ts';
import { consentDesk } from '../services.ts';
import { purposesText } from '../terms/contract.ts';

const known = Purpose.options.join(', ');

export const command: PluginCommand = {
  arguments: [{ name: 'person', description: 'Id, user name or email of the learner' }],
  options: [{ flags: '--purpose <purpose>', description: `Only ${known}` }],
  async run({ arguments: given, options, who, print, service }) {
    const { data: purpose, error } = Purpose.optional().safeParse(options.purpose);
    if (error) throw invalid(`--purpose is one of ${known}`);
    const call = { who };
    const login = given.person ?? '';
    const directory = service(people);
    const person = (await directory.byLogin(call, login)) ?? (await directory.one(call, login).catch(() => undefined));
    if (!person) throw notFound(`No person with the id, user name or address ${login} was found.`);
    await service(consentDesk).withdraw(call, person.id, purpose && [purpose]);
    const what = purpose ? `The consent to ${purposesText([purpose]).toLowerCase()}` : 'The consent';
    print(
      { userId: person.id, purposes: purpose ? [purpose] : Purpose.options },
      `${what} for ${person.firstName} ${person.lastName} has ended`,
    );
  },
};
