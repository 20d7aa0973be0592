import { invalid } from '../../../core/contract/index.ts';
import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { listPages, pageOptions, table } from '../../../core/plugins/define-plugin.ts';
import { ListedStanding } from '../contract.ts';
import { consentDesk } from '../services.ts';

const known = ListedStanding.options.join(', ');

export const command: PluginCommand = {
  options: [{ flags: '--standing <standing>', description: `Only ${known}` }, ...pageOptions],
  async run({ options, who, print, service }) {
    const { data: standing, error } = ListedStanding.optional().safeParse(options.standing);
    if (error) throw invalid(`--standing is one of ${known}`);
    const { items, note } = await listPages(
      (page) => service(consentDesk).list({ who }, { standing, offset: 0, ...page }),
      ({ userId }) => userId,
      options,
    );
    const rows = items.map((each) => [
      each.standing,
      `${each.firstName} ${each.lastName}`,
      each.address ?? '-',
      each.given.join(' ') || '-',
      each.userId,
    ]);
    const list = table(['STANDING', 'LEARNER', 'ADDRESS', 'PURPOSES', 'ID'], rows);
    const text = note ? `${list}\n\n${note}` : list;
    print(items, items.length > 0 ? text : standing ? 'No learners with this status.' : 'No consent requests yet.');
  },
};
