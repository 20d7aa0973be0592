import { writeFile } from 'node:fs/promises';
import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { itemCatalogue } from '../services.ts';
import { filterFrom, filterOptions } from './filter.ts';

export const command: PluginCommand = {
  arguments: [{ name: 'file', says: 'JSON file to write; standard output without one', optional: true }],
  options: filterOptions,
  async run({ arguments: given, options, print, service }) {
    const rows = await service(itemCatalogue).list(filterFrom(options));
    const items = rows.map((row) => row.content);
    if (given.file === undefined) {
      print(items, JSON.stringify(items, null, 2));
      return;
    }
    await writeFile(given.file, `${JSON.stringify(items, null, 2)}\n`);
    print({ file: given.file, items: items.length }, `Wrote ${items.length} items to ${given.file}`);
  },
};
