import { Day, invalid } from '../../../core/contract/index.ts';
import type { CommandContext, PluginCommand } from '../../../core/plugins/define-plugin.ts';
import type { Usage } from '../contract.ts';
import { aiOperations } from '../services.ts';
import { money } from './money.ts';

export const command: PluginCommand = {
  options: [
    { flags: '--from <day>', description: 'First day, as YYYY-MM-DD (default: 30 days in total)' },
    { flags: '--to <day>', description: 'Last day (default: today)' },
  ],
  async run({ options, institution, print, service }) {
    const period = { ...day(options, 'from'), ...day(options, 'to') };
    if (period.from !== undefined && period.to !== undefined && period.from > period.to) {
      throw invalid('--from must not be after --to');
    }
    const usage = await service(aiOperations).usage({ who: { institution } }, period);
    print(usage, textOf(usage));
  },
};

function day<Name extends 'from' | 'to'>(
  options: CommandContext['options'],
  name: Name,
): Partial<Record<Name, string>> {
  const given = options[name];
  if (given === undefined) return {};
  if (!Day.safeParse(given).success) throw invalid(`--${name} must be a day such as 2026-11-20`);
  return { [name]: String(given) } as Record<Name, string>;
}

function textOf({ from, to, timeZone, currency, totals, plugins, providers }: Usage): string {
  const row = (name: string, sums: Usage['totals'] | Usage['plugins'][number] | Usage['providers'][number]) =>
    [
      name.padEnd(36),
      String(sums.calls).padStart(8),
      String(sums.inputTokens).padStart(12),
      String(sums.outputTokens).padStart(12),
      money(sums.cost, currency).padStart(16),
      sums.unpriced > 0 ? `  + ${sums.unpriced} without a price` : '',
    ].join('');
  return [
    `${from} to ${to}, ${timeZone}`,
    `${''.padEnd(36)}${'CALLS'.padStart(8)}${'TOKENS IN'.padStart(12)}${'TOKENS OUT'.padStart(12)}${'COST'.padStart(16)}`,
    row('All', totals),
    ...plugins.map((sums) => row(`Plugin ${sums.plugin}`, sums)),
    ...providers.map((sums) => row(`${sums.provider} ${sums.model}`, sums)),
  ].join('\n');
}
