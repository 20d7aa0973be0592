import { readFile } from 'node:fs/promises';
import { invalid } from '../../../core/contract/index.ts';
import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { checkItem } from '../items/check.ts';
import type { Item } from '../items/item.ts';
import { itemCatalogue } from '../services.ts';

export const command: PluginCommand = {
  arguments: [{ name: 'file', says: 'JSON file with a list of items, as export writes it' }],
  options: [{ flags: '--dry-run', says: 'Check only; change nothing' }],
  async run({ arguments: given, options, print, progress, service }) {
    const drafts = await readList(given.file ?? '');
    const bar = progress(drafts.length, 'Checking items');
    const items: Item[] = [];
    const problems: string[] = [];
    for (const [index, draft] of drafts.entries()) {
      const checked = checkItem(draft);
      if ('item' in checked) items.push(checked.item);
      problems.push(...checked.problems.map((problem) => `item ${index + 1} (${checked.id}): ${problem}`));
      bar.step();
    }
    bar.done();
    const repeated = items.map(({ id }) => id).filter((id, index, all) => all.indexOf(id) !== index);
    problems.push(...repeated.map((id) => `the id ${id} is there more than once`));
    if (problems.length > 0) {
      throw invalid(
        `Nothing was imported. ${problems.length} problems:\n${problems.map((line) => `  ${line}`).join('\n')}`,
      );
    }
    if (options.dryRun) {
      print({ items: items.length, problems }, `${items.length} items can be imported`);
      return;
    }
    const report = await service(itemCatalogue).importItems(items);
    print(report, `${report.added} added, ${report.changed} changed (new version), ${report.unchanged} as they were`);
  },
};

async function readList(file: string): Promise<unknown[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw invalid(`The file ${file} cannot be read`);
  });
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list)) return list;
  } catch (error) {
    throw invalid(`${file} is not JSON: ${(error as Error).message}`);
  }
  throw invalid(`${file} holds no list of items`);
}
