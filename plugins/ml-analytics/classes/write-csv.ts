import { weekOf } from '../../../core/calendar.ts';
import { estimateOf } from '../../learner/contract.ts';
import { growthAfter } from '../forecast/growth-model.ts';
import type { ClassData } from './class-overview.ts';
import { classOverview } from './class-overview.ts';

/** The class by week, without names, as CSV (RFC 4180) with a byte order mark for spreadsheets. */
export function weeksCsv(data: ClassData): string {
  const columns = [
    ...['week', 'active_learners', 'days_each', 'answers', 'right_share', 'right_low', 'right_high'],
    ...['learners_with_eiq', 'mean_eiq', 'mean_eiq_low', 'mean_eiq_high'],
  ];
  return csvOf([
    columns,
    ...classOverview(data).weeks.map(({ week, active, daysEach, answered, right, eiq }) => [
      ...[week, active, daysEach, answered, right?.share ?? null, ...(right?.interval ?? [null, null])],
      ...[eiq?.learners ?? null, eiq?.mean ?? null, ...(eiq?.interval ?? [null, null])],
    ]),
  ]);
}

/** A line for each learner, by name: the last day, days of study by week, the score after the latest result, and signs. */
export function learnersCsv({ weeks, members }: ClassData): string {
  const columns = ['last_name', 'first_name', 'last_day', ...weeks.map((week) => `days_in_week_of_${week}`)];
  return csvOf([
    [...columns, 'eiq', 'eiq_standard_error', 'signs'],
    ...members.map(({ person, days, results, judgement }) => {
      const state = growthAfter(results);
      const estimate = state && estimateOf({ theta: state.level, se: Math.sqrt(state.levelVariance) });
      return [
        ...[person.lastName, person.firstName, days.at(-1) ?? null],
        ...weeks.map((week) => days.filter((day) => weekOf(day) === week).length),
        ...[estimate?.eiqScore ?? null, estimate?.standardError ?? null],
        (judgement?.reasons ?? []).map(({ text }) => text).join(' '),
      ];
    }),
  ]);
}

type Cell = string | number | null;

const csvOf = (rows: readonly (readonly Cell[])[]) =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;

/** A text that a spreadsheet would interpret as a formula is prefixed with an apostrophe. */
function cellOf(value: Cell): string {
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : value.toFixed(4);
  const text = value ?? '';
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
