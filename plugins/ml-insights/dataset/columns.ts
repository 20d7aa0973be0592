import { backgrounds, countries, industries, pathways } from '../vocabulary/contract.ts';

// The columns of a synthetic learner, in the order in which they are stored and written.

/** Invented employers, four for each industry in the order of `industries`. */
export const companies = [
  ...['Alder School Works', 'Brightmoor Learning', 'Cobalt Academy', 'Dunmore Courses'],
  ...['Eastgate Bank', 'Fairholm Insurance', 'Granary Capital', 'Harrow Payments'],
  ...['Ivybridge Clinics', 'Juniper Diagnostics', 'Kestrel Care', 'Larkfield Pharma'],
  ...['Millbrook Motors', 'Northwell Tools', 'Oakline Robotics', 'Pinecrest Materials'],
  ...['Quayside City Services', 'Redfern Transport', 'Saltmarsh Water', 'Thornbury Planning'],
  ...['Umber Cloud', 'Vale Systems', 'Westmark Data', 'Yarrow Software'],
] as const;

export interface Column {
  readonly name: string;
  readonly kind: 'integer' | 'real' | 'boolean' | 'category' | 'date';
  readonly description: string;
  /** Of a category. Values are positions in this list. */
  readonly labels?: readonly string[];
  /** Of a real. Values are rounded to it, so that text and binary formats hold the same numbers. */
  readonly decimals?: number;
  /** Of an integer of two bytes in the database. */
  readonly isShort?: boolean;
  /** Empty for learners without the outcome. */
  readonly isNullable?: boolean;
}

export const columns = [
  { name: 'learner', kind: 'integer', description: 'Number of the learner, in the order of enrolment, from 0' },
  { name: 'enrolled_on', kind: 'date', description: 'Day of enrolment, over two years' },
  { name: 'country', kind: 'category', labels: countries, description: 'Country of residence' },
  { name: 'age', kind: 'integer', isShort: true, description: 'Age at enrolment, in years' },
  { name: 'background', kind: 'category', labels: backgrounds, description: 'Field of earlier studies' },
  { name: 'first_generation', kind: 'boolean', description: 'First of the family to study; the planted group' },
  { name: 'core_math', kind: 'real', decimals: 1, description: 'EiQ score in Core Math & Logic' },
  { name: 'core_math_error', kind: 'real', decimals: 1, description: 'Standard error of that score' },
  { name: 'applied_reasoning', kind: 'real', decimals: 1, description: 'EiQ score in Applied Reasoning' },
  { name: 'applied_reasoning_error', kind: 'real', decimals: 1, description: 'Standard error of that score' },
  { name: 'ai_concepts', kind: 'real', decimals: 1, description: 'EiQ score in AI Concepts & Scenarios' },
  { name: 'ai_concepts_error', kind: 'real', decimals: 1, description: 'Standard error of that score' },
  { name: 'practice_hours', kind: 'real', decimals: 1, description: 'Hours of practice in the first year' },
  { name: 'active_weeks', kind: 'integer', isShort: true, description: 'Weeks with practice in the first year' },
  { name: 'pathway', kind: 'category', labels: pathways, description: 'Pathway by the weighted EiQ score' },
  { name: 'score_gain', kind: 'real', decimals: 1, description: 'Gain in EiQ points on the pathway' },
  { name: 'weeks_to_complete', kind: 'real', decimals: 1, description: 'Weeks to complete the pathway' },
  { name: 'industry', kind: 'category', labels: industries, description: 'Industry that the learner aims at' },
  { name: 'succeeded', kind: 'boolean', description: 'Hired in that industry within a year' },
  {
    name: 'company',
    kind: 'category',
    labels: companies,
    isNullable: true,
    description: 'Employer, if hired; invented',
  },
  { name: 'salary', kind: 'integer', isNullable: true, description: 'First salary in US dollars a year, if hired' },
  { name: 'days_to_hire', kind: 'integer', isNullable: true, description: 'Days from completion to hire, if hired' },
  {
    name: 'true_probability',
    kind: 'real',
    decimals: 6,
    description: 'Probability from which `succeeded` was drawn. No model sees it',
  },
] as const satisfies readonly Column[];

export type ColumnName = (typeof columns)[number]['name'];

/** Values of some learners in succession: numbers, positions of labels, 0 or 1, days since 1970; NaN is empty. */
export type Block = { readonly rows: number } & { readonly values: Readonly<Record<ColumnName, Float64Array>> };

/** Day 0 of a data set, in days since 1970: 2023-01-01. */
export const firstDay = 19_358;
export const daysCovered = 730;
