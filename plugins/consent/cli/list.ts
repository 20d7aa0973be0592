import { invalid } from '../../../core/contract/index.ts';
import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { table } from '../../../core/plugins/define-plugin.ts';
import { ListedStanding } from '../contract.ts';
import { consentDesk } from '../services.ts';

const maxRows = 1000;
const known = ListedStanding.options.join(', ');

export const command: PluginCommand = {
  options: [{ flags: '--standing <standing>', description: `Only ${known}` }],
  async run({ options, who, print, service }) {
    const { data: standing, error } = ListedStanding.optional().safeParse(options.standing);
    if (error) throw invalid(`--standing is one of ${known}`);
    const filter = { standing, limit: maxRows, offset: 0 };
    const { items, total } = await service(consentDesk).list({ who }, filter);
    const rows = items.map((each) => [
      each.standing,
      `${each.firstName} ${each.lastName}`,
      each.address ?? '-',
      each.given.join(' ') || '-',
      each.userId,
    ]);
    const list = table(['STANDING', 'LEARNER', 'ADDRESS', 'PURPOSES', 'ID'], rows);
    const text = total > maxRows ? `${list}\n… and ${total - maxRows} more` : list;
    print(items, items.length > 0 ? text : standing ? 'No learners with this status.' : 'No consent requests yet.');
  },
};
