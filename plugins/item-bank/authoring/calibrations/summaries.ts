import type { Actor } from '../../../../core/contract/index.ts';
import type { People } from '../../../../core/services.ts';
import { namesOf } from '../names.ts';
import type { CalibrationRow } from '../rows.ts';
import type { CalibrationLine } from './contract.ts';

/** Columns of a summary. The result is large, so only its key figures are read (`resultFigures`). */
export const summaryColumns = [
  'id',
  'section',
  'model',
  'minimumAnswers',
  'answersFrom',
  'fileName',
  'status',
  'attempt',
  'progress',
  'problem',
  'startedBy',
  'createdAt',
  'startedAt',
  'finishedAt',
  'adoptedBy',
  'adoptedAt',
  'adoptedItems',
] as const;

/** SQL for the key figures of the result. */
export const resultFigures = `
  (result -> 'converged')::boolean as converged, (result -> 'people')::bigint as people,
  nullif(result -> 'overallFit', 'null'::jsonb) as overall_fit,
  case when result is not null then (
    select count(*)::int from jsonb_array_elements(result -> 'items') as item where item ->> 'outcome' = 'estimated'
  ) end as estimated`;

export type SummaryRow = CalibrationRow & {
  readonly converged: boolean | null;
  readonly people: number | null;
  readonly estimated: number | null;
  readonly overallFit: CalibrationLine['overallFit'];
};

/** Summaries of calibrations, with the names of the people who started and adopted them. */
export async function summariesOf(people: People, who: Actor, rows: readonly SummaryRow[]): Promise<CalibrationLine[]> {
  const nameOf = await namesOf(
    people,
    who,
    rows.flatMap(({ startedBy, adoptedBy }) => [startedBy, adoptedBy]),
  );
  return rows.map((row) => ({
    id: row.id,
    section: row.section,
    model: row.model,
    minimumAnswers: row.minimumAnswers,
    answersFrom: row.answersFrom,
    fileName: row.fileName,
    status: row.status,
    attempt: row.attempt,
    progress: row.progress,
    problem: row.problem,
    startedBy: nameOf(row.startedBy),
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    converged: row.converged,
    people: row.people,
    estimated: row.estimated,
    overallFit: row.overallFit,
    adopted: row.adoptedAt && {
      at: row.adoptedAt.toISOString(),
      by: nameOf(row.adoptedBy),
      items: row.adoptedItems ?? 0,
    },
  }));
}
