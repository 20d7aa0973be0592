import type { Table, Column as TableColumn } from 'machine-learning';
import { createTable } from 'machine-learning';
import type { Column, ColumnName } from '../dataset/columns.ts';
import { columns } from '../dataset/columns.ts';
import type { Learners } from './read-learners.ts';

/** The figures of a learner that models see: what is known before the outcome. `true_probability` is never among them. */
export const featureNames = [
  'core_math',
  'core_math_error',
  'applied_reasoning',
  'applied_reasoning_error',
  'ai_concepts',
  'ai_concepts_error',
  'practice_hours',
  'active_weeks',
  'pathway',
  'age',
  'background',
  'country',
  'industry',
  'first_generation',
] as const satisfies readonly ColumnName[];

export type FeatureName = (typeof featureNames)[number];

export const featureColumns: readonly (Column & { readonly name: FeatureName })[] = featureNames.map((name) => {
  const column = columns.find((each) => each.name === name);
  if (!column) throw new Error(`There is no column ${name}`);
  return { ...(column as Column), name };
});

/** The features of all learners as a table. */
export function featureTable({ values }: Learners): Table {
  return createTable(
    featureColumns.map(({ name, kind, labels }): TableColumn => {
      const numbers = values[name];
      return kind === 'category'
        ? { name, kind: 'category', codes: Int8Array.from(numbers), categories: labels ?? [] }
        : { name, kind: 'number', values: numbers };
    }),
  );
}
