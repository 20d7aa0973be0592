import { csvText } from '../../../core/plugins/define-plugin.ts';
import { levelTitles } from '../../learner/contract.ts';
import type { OverviewData } from './class-overview.ts';

/** The learners of a class as CSV, by name. */
export function overviewCsv({ rows, done }: OverviewData): string {
  const kinds = done.map(({ what }) => what[1]);
  return csvText([
    ['last_name', 'first_name', 'username', 'eiq', 'eiq_standard_error', 'level', 'last_active', ...kinds, 'signs'],
    ...(rows ?? []).map((row) => [
      ...[row.lastName, row.firstName, row.username],
      ...[row.eiq?.eiqScore ?? null, row.eiq?.standardError ?? null, row.eiq ? levelTitles[row.eiq.level] : null],
      row.lastAt ? new Date(row.lastAt).toISOString() : null,
      ...kinds.map((kind) => row.done.find(({ what }) => what[1] === kind)?.count ?? 0),
      row.signs.map(({ text }) => text).join('; '),
    ]),
  ]);
}
