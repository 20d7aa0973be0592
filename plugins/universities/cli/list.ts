import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { listPages, pageOptions, table } from '../../../core/plugins/define-plugin.ts';
import { catalogueDesk } from '../services.ts';

export const command: PluginCommand = {
  options: [{ flags: '--search <words>', description: 'Only universities in which these words occur' }, ...pageOptions],
  async run({ options, who, print, service }) {
    const search = typeof options.search === 'string' ? options.search : undefined;
    const { items, note } = await listPages(
      (page) => service(catalogueDesk).list({ who }, { search, ...page }),
      ({ id }) => id,
      options,
    );
    const rows = items.map((each) => [
      each.key,
      each.name,
      each.country,
      each.isActive ? 'on' : 'off',
      String(each.programs),
      `${each.openIntakes}/${each.intakes}`,
      each.isSample ? 'sample' : '-',
      each.id,
    ]);
    const list = table(['KEY', 'NAME', 'COUNTRY', 'STATE', 'PROGRAMS', 'OPEN INTAKES', 'SAMPLE', 'ID'], rows);
    const none = search
      ? 'No university matches.'
      : 'There are no universities yet. Import them: eiq universities import';
    print(items, items.length === 0 ? none : note ? `${list}\n\n${note}` : list);
  },
};
