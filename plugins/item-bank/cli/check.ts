import { invalid } from '../../../core/contract/index.ts';
import type { PluginCommand } from '../../../core/plugins/define-plugin.ts';
import { checkItem } from '../items/check.ts';
import { checkBank, findingText } from '../items/check-bank.ts';
import { itemCatalogue } from '../services.ts';

export const command: PluginCommand = {
  withoutInstitution: true,
  options: [{ flags: '--items-only', description: 'check each item, but not the goals for all items together' }],
  async run({ options, print, progress, service }) {
    const rows = await service(itemCatalogue).list();
    const bar = progress(rows.length, 'Checking items');
    const problems = rows.flatMap((row) => {
      bar.step();
      return checkItem(row.content).problems.map((problem) => `${row.itemId}: ${problem}`);
    });
    bar.done();
    const findings = options.itemsOnly
      ? []
      : checkBank(rows.flatMap(({ state, content }) => (state === 'operational' ? content : [])));
    const missed = findings.filter(({ isMet }) => !isMet).map(findingText);
    if (problems.length + missed.length > 0)
      throw invalid([...listed(problems, 'problem'), ...listed(missed, 'missed goal')].join('\n'));
    print(
      { items: rows.length, problems, findings },
      [`${rows.length} items checked, no problems`, ...findings.map((finding) => `  ${findingText(finding)}`)].join(
        '\n',
      ),
    );
  },
};

const listed = (lines: readonly string[], one: string): string[] =>
  lines.length === 0
    ? []
    : [`${lines.length} ${one}${lines.length === 1 ? '' : 's'}:`, ...lines.map((line) => `  ${line}`)];
