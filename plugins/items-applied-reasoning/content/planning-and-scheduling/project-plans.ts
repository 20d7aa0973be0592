import type { BlockDraft, ShapeDraft } from '../../../../core/contract/blocks.ts';
import type { Random } from '../../../../core/random.ts';
import { whole } from '../../../item-bank/items/services.ts';
import { at, listed, sum } from '../drafts.ts';
import { arrow, box } from '../figures/shapes.ts';

/** A task's place in the figure (column, row) and the tasks it waits for. */
export type Plan = Record<string, { column: number; row: number; waitsFor: string }>;

// From two branches of two tasks to three interlocking branches with two ends.
export const plans = {
  twoBranches: {
    A: { column: 0, row: 1, waitsFor: '' },
    B: { column: 1, row: 0, waitsFor: 'A' },
    C: { column: 1, row: 2, waitsFor: 'A' },
    D: { column: 2, row: 1, waitsFor: 'BC' },
  },
  unevenBranches: {
    A: { column: 0, row: 1, waitsFor: '' },
    B: { column: 1, row: 0, waitsFor: 'A' },
    C: { column: 2, row: 0, waitsFor: 'B' },
    D: { column: 1, row: 2, waitsFor: 'A' },
    E: { column: 3, row: 1, waitsFor: 'CD' },
  },
  twoStarts: {
    A: { column: 0, row: 0, waitsFor: '' },
    B: { column: 0, row: 2, waitsFor: '' },
    C: { column: 1, row: 0, waitsFor: 'A' },
    D: { column: 1, row: 2, waitsFor: 'AB' },
    E: { column: 2, row: 1, waitsFor: 'CD' },
  },
  threeBranches: {
    A: { column: 0, row: 1, waitsFor: '' },
    B: { column: 1, row: 0, waitsFor: 'A' },
    C: { column: 1, row: 1, waitsFor: 'A' },
    D: { column: 1, row: 2, waitsFor: 'A' },
    E: { column: 2, row: 0, waitsFor: 'BC' },
    F: { column: 3, row: 1, waitsFor: 'DE' },
  },
  twoEnds: {
    A: { column: 0, row: 0, waitsFor: '' },
    B: { column: 0, row: 2, waitsFor: '' },
    C: { column: 1, row: 0, waitsFor: 'A' },
    D: { column: 1, row: 1, waitsFor: 'AB' },
    E: { column: 1, row: 2, waitsFor: 'B' },
    F: { column: 2, row: 0, waitsFor: 'CD' },
    G: { column: 2, row: 2, waitsFor: 'DE' },
  },
  interlocking: {
    A: { column: 0, row: 1, waitsFor: '' },
    B: { column: 1, row: 0, waitsFor: 'A' },
    C: { column: 1, row: 2, waitsFor: 'A' },
    D: { column: 2, row: 0, waitsFor: 'B' },
    E: { column: 2, row: 1, waitsFor: 'BC' },
    F: { column: 2, row: 2, waitsFor: 'C' },
    G: { column: 3, row: 1, waitsFor: 'DEF' },
  },
} satisfies Record<string, Plan>;

export interface Project {
  plan: keyof typeof plans;
  tasks: string[];
  opening: string;
  unit: 'day' | 'hour' | 'minute' | 'week';
  shown: 'table' | 'figure';
  b: number;
}

export function drawLengths(plan: Plan, random: Random): Record<string, number> {
  return Object.fromEntries(Object.keys(plan).map((task) => [task, whole(random, 1, 9)]));
}

/** Every chain from a task that waits for nothing to one that nothing waits for: "ABD". */
export function pathsThrough(plan: Plan): string[] {
  const after = (task: string) => Object.keys(plan).filter((next) => plan[next]?.waitsFor.includes(task));
  const from = (task: string): string[] => {
    const next = after(task);
    return next.length ? next.flatMap((n) => from(n).map((rest) => task + rest)) : [task];
  };
  return Object.keys(plan)
    .filter((task) => !plan[task]?.waitsFor)
    .flatMap(from);
}

export function finishOf(plan: Plan, lengths: Record<string, number>): number {
  return Math.max(...pathsThrough(plan).map((path) => totalOf(path, lengths)));
}

export function slackOf(plan: Plan, lengths: Record<string, number>, task: string): number {
  const through = pathsThrough(plan).filter((path) => path.includes(task));
  return finishOf(plan, lengths) - Math.max(...through.map((path) => totalOf(path, lengths)));
}

function totalOf(path: string, lengths: Record<string, number>): number {
  return sum([...path].map((task) => lengths[task] ?? 0));
}

export function chainSteps(plan: Plan, lengths: Record<string, number>): string[] {
  return pathsThrough(plan).map((path) => `${arrowed(path)}: ${totalOf(path, lengths)}`);
}

export function arrowed(path: string): string {
  return [...path].join(' → ');
}

export function planTable({ tasks, unit }: Project, plan: Plan, lengths: Record<string, number>): BlockDraft {
  return {
    kind: 'table',
    header: ['Task', 'What is done', `Time in ${unit}s`, 'Waits for'],
    rows: Object.entries(plan).map(([task, { waitsFor }], index) => [
      task,
      at(tasks, index),
      String(lengths[task]),
      waitsFor ? listed([...waitsFor]) : '–',
    ]),
  };
}

export function planFigure({ unit }: Project, plan: Plan, lengths: Record<string, number>): BlockDraft {
  const columns = 1 + Math.max(...Object.values(plan).map(({ column }) => column));
  const width = 340;
  const size = { width: 58, height: 34 };
  const gap = (width - columns * size.width - 12) / (columns - 1);
  const corner = (task: string): [number, number] => [
    6 + (plan[task]?.column ?? 0) * (size.width + gap),
    10 + (plan[task]?.row ?? 0) * 62,
  ];
  const shapes: ShapeDraft[] = [];
  for (const [task, { waitsFor }] of Object.entries(plan)) {
    const [x, y] = corner(task);
    for (const earlier of waitsFor) {
      const [ex, ey] = corner(earlier);
      shapes.push(arrow([ex + size.width, ey + size.height / 2], [x - 1, y + size.height / 2]));
    }
  }
  for (const task of Object.keys(plan)) {
    shapes.push(...box(corner(task), size.width, size.height, `${task}: ${lengths[task]}`, { size: 15 }));
  }
  const alt = `Plan of tasks with their times in ${unit}s. ${Object.entries(plan)
    .map(
      ([task, { waitsFor }]) =>
        `${task} takes ${lengths[task]} and ${waitsFor ? `waits for ${listed([...waitsFor])}` : 'waits for nothing'}.`,
    )
    .join(' ')}`;
  return { kind: 'figure', alt, width, height: 180, shapes };
}
