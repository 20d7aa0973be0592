import type { FairnessAudit } from './contract.ts';
import { auditStages } from './contract.ts';

const columns = [
  ...['stage', 'attribute', 'group', 'learners', 'reached', 'rate', 'rate_low', 'rate_high'],
  ...['impact_ratio', 'ratio_low', 'ratio_high', 'fisher_p', 'highest_rate', 'below_four_fifths'],
] as const;

/** An audit as CSV (RFC 4180) with a byte order mark for spreadsheets. Groups that are not shown have no figures. */
export function fairnessCsv({ stages }: Pick<FairnessAudit, 'stages'>): string {
  const rows = stages.flatMap(({ stage, base, reached, attributes }) => [
    [auditStages[stage].title, 'All', '', base, reached, base > 0 ? reached / base : null],
    ...attributes.flatMap(({ title, groups }) =>
      groups.map((group) => [
        ...[auditStages[stage].title, title, group.title, group.decided, group.accepted, group.rate],
        ...(group.interval ?? [null, null]),
        group.impactRatio,
        ...(group.ratioInterval ?? [null, null]),
        ...[group.fisherP, group.isReference ? 'yes' : 'no', group.isBelowFourFifths ? 'yes' : 'no'],
      ]),
    ),
  ]);
  return `\uFEFF${[columns, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}

function cellOf(value: string | number | null | undefined): string {
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : value.toFixed(4);
  const text = value ?? '';
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
