import { invalid } from '../../../core/contract/index.ts';
import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { checkItem } from '../items/check.ts';
import { itemCatalogue } from '../services.ts';

export const command: PluginCommand = {
  withoutInstitution: true,
  async run({ print, progress, service }) {
    const rows = await service(itemCatalogue).list();
    const bar = progress(rows.length, 'Checking items');
    const problems = rows.flatMap((row) => {
      bar.step();
      return checkItem(row.content).problems.map((problem) => `${row.itemId}: ${problem}`);
    });
    bar.done();
    if (problems.length > 0)
      throw invalid(
        `${problems.length === 1 ? '1 problem' : `${problems.length} problems`}:\n${problems.map((line) => `  ${line}`).join('\n')}`,
      );
    print({ items: rows.length, problems }, `${rows.length} items checked, no problems`);
  },
};
