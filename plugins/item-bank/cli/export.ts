import { invalid } from '../../../core/contract/index.ts';
import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { checkWritable, writeWhole } from '../interchange/files.ts';
import { writePackage } from '../interchange/write-package.ts';
import { itemCatalogue } from '../services.ts';
import { filterFrom, filterOptions } from './filter.ts';

export const command: PluginCommand = {
  arguments: [
    {
      name: 'file',
      description: 'File to write, .json or .zip (a QTI package); without it, JSON is written to standard output',
      optional: true,
    },
  ],
  options: [...filterOptions, { flags: '--qti <3|2.2>', description: 'Version of a QTI package (3)' }],
  withoutInstitution: true,
  async run({ arguments: given, options, print, progress, service }) {
    const isPackage = given.file?.toLowerCase().endsWith('.zip') ?? false;
    const version = versionFrom(options.qti);
    if (options.qti !== undefined && !isPackage) throw invalid('--qti needs a file name that ends in .zip');
    if (given.file !== undefined) await checkWritable(given.file);
    const rows = await service(itemCatalogue).list(filterFrom(options));
    const items = rows.map(({ content, state }) => ({ ...content, state }));
    if (given.file === undefined) {
      print(items, JSON.stringify(items, null, 2));
      return;
    }
    if (isPackage) {
      const bar = progress(rows.length, 'Writing items');
      await writePackage(given.file, rows, { version, step: () => bar.step() });
      bar.done();
      const message = `Wrote ${items.length} items to ${given.file}, QTI ${version}`;
      print({ file: given.file, items: items.length, qti: version }, message);
      return;
    }
    await writeWhole(given.file, `${JSON.stringify(items, null, 2)}\n`);
    print({ file: given.file, items: items.length }, `Wrote ${items.length} items to ${given.file}`);
  },
};

function versionFrom(option: string | boolean | undefined): '2.2' | '3.0' {
  if (option === undefined || option === '3' || option === '3.0') return '3.0';
  if (option === '2.2') return '2.2';
  throw invalid('--qti is 3 or 2.2');
}
