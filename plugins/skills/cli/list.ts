import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { listPages, pageOptions, table } from '../../../core/plugins/define-plugin.ts';
import { skillCatalogueDesk } from '../services.ts';

export const command: PluginCommand = {
  options: [
    { flags: '--search <words>', description: 'Only skills with these words in title or aliases, imported ones too' },
    ...pageOptions,
  ],
  withoutInstitution: true,
  async run({ options, print, service }) {
    const search = typeof options.search === 'string' ? options.search : '';
    const { items, note } = await listPages(
      (page) => service(skillCatalogueDesk).list({ search, ...page }),
      ({ id }) => id,
      options,
    );
    const rows = items.map(({ id, title, category, level, source }) => [
      id,
      title,
      category ?? '-',
      level ?? '-',
      source,
    ]);
    const list = table(['ID', 'TITLE', 'CATEGORY', 'LEVEL', 'SOURCE'], rows);
    print(items, items.length === 0 ? 'No skill matches.' : note ? `${list}\n\n${note}` : list);
  },
};
