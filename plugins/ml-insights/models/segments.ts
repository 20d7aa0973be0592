import type { Table } from 'machine-learning';
import { centresOf, chooseK, clustersOf, createTable, fitClusters, stabilityOf, writeArtefact } from 'machine-learning';
import type { ColumnName } from '../dataset/columns.ts';
import { companies } from '../dataset/columns.ts';
import { at } from '../dataset/story.ts';
import type { SegmentsCard } from './contract.ts';
import { eiqOf, meanOf, rowsWhere } from './figures.ts';
import type { Learners } from './read-learners.ts';
import type { StepResult } from './step-thread.ts';

const sections = {
  core_math: 'Core Math & Logic',
  applied_reasoning: 'Applied Reasoning',
  ai_concepts: 'AI Concepts & Scenarios',
} as const;

/** Numbers of segments to choose from, by their stability. */
const candidates = [3, 4, 5, 6];

/** Groups of similar learners by k-means over scores, practice and age. */
export function findSegments(learners: Learners): StepResult {
  const table = tableOf(learners);
  const chosen = chooseK(stabilityOf(table, candidates, { seed: 'ml-insights', pairs: 10 }));
  const model = fitClusters(table, chosen.k, { seed: 'ml-insights' });
  const clusters = clustersOf(model, table);
  const eiq = eiqOf(learners);
  const { values } = learners;
  const names = namesOf(centresOf(model), model.means, model.deviations);
  const segments = names.map((name, cluster): SegmentsCard['segments'][number] => {
    const own = rowsWhere(learners.rows, (row) => clusters[row] === cluster);
    const hired = own.filter((row) => values.succeeded[row] === 1);
    const mean = (column: ColumnName, rows: readonly number[] = own) => meanOf(values[column], rows);
    return {
      name,
      percentage: (100 * own.length) / learners.rows,
      avgSalary: mean('salary', hired),
      avgTimeToHire: mean('days_to_hire', hired),
      topCompanies: topCompanies(values.company, hired),
      focusArea: weakestSection(learners, own),
      successRate: own.length === 0 ? 0 : hired.length / own.length,
      avgEiQ: meanOf(eiq, own) ?? 0,
      practiceHours: mean('practice_hours') ?? 0,
    };
  });
  const card: SegmentsCard = { stability: chosen.stability, segments };
  return { artefacts: { segments: writeArtefact(model, { stability: chosen.stability }) }, card };
}

/** Practice as a logarithm: its distribution has a long tail. */
function tableOf(learners: Learners): Table {
  const { values } = learners;
  const number = (name: string, numbers: Float64Array) => ({ name, kind: 'number' as const, values: numbers });
  return createTable([
    number('eiq', eiqOf(learners)),
    number('practice', values.practice_hours.map(Math.log1p)),
    number('age', values.age),
  ]);
}

/** Names by what sets a centre apart, in standard deviations: `High scores, much practice`. */
function namesOf(centres: readonly number[][], means: ArrayLike<number>, deviations: ArrayLike<number>): string[] {
  const used = new Map<string, number>();
  return centres.map((centre) => {
    const [score = 0, practice = 0, age = 0] = centre.map(
      (value, place) => (value - at(means, place)) / (at(deviations, place) || 1),
    );
    const words = [
      score > 0.4 ? 'high scores' : score < -0.4 ? 'low scores' : 'middle scores',
      practice > 0.4 ? 'much practice' : practice < -0.4 ? 'little practice' : 'some practice',
      ...(age > 0.8 ? ['older'] : []),
    ].join(', ');
    const count = (used.get(words) ?? 0) + 1;
    used.set(words, count);
    const name = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
    return count === 1 ? name : `${name} (${count})`;
  });
}

function topCompanies(company: Float64Array, hired: readonly number[]): string[] {
  const counts = companies.map((name, code) => ({ name, hires: hired.filter((row) => company[row] === code).length }));
  return counts
    .filter(({ hires }) => hires > 0)
    .toSorted((one, other) => other.hires - one.hires)
    .slice(0, 3)
    .map(({ name }) => name);
}

/** The section in which the segment is farthest below all learners. */
function weakestSection({ rows, values }: Learners, own: readonly number[]): string {
  const all = Array.from({ length: rows }, (_, row) => row);
  const [weakest] = Object.entries(sections)
    .map(([column, title]) => {
      const scores = values[column as keyof typeof sections];
      return { title, difference: (meanOf(scores, own) ?? 0) - (meanOf(scores, all) ?? 0) };
    })
    .toSorted((one, other) => one.difference - other.difference);
  return weakest?.title ?? '';
}
