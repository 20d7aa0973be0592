import type { Actor } from '../../../../core/contract/index.ts';
import type { People } from '../../../../core/services.ts';
import { namesOf } from '../names.ts';
import type { CalibrationRow } from '../rows.ts';
import type { CalibrationLine } from './contract.ts';

/** Columns of a list; the result is long, so that only what the list shows of it is read. */
export const lineColumns = [
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

/** SQL for what a list shows of the result. */
export const resultInShort = `
  (result -> 'converged')::boolean as converged, (result -> 'people')::bigint as people,
  case when result is not null then (
    select count(*)::int from jsonb_array_elements(result -> 'items') as item where item ->> 'outcome' = 'estimated'
  ) end as estimated`;

export type ShortRow = CalibrationRow & {
  readonly converged: boolean | null;
  readonly people: number | null;
  readonly estimated: number | null;
};

/** Calibrations as they are told, with the names of who started and adopted them. */
export async function linesOf(people: People, who: Actor, rows: readonly ShortRow[]): Promise<CalibrationLine[]> {
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
    adopted: row.adoptedAt && {
      at: row.adoptedAt.toISOString(),
      by: nameOf(row.adoptedBy),
      items: row.adoptedItems ?? 0,
    },
  }));
}
