import type { Random } from '../../../../core/random.ts';
import type { Draft, HintLadder, PracticeTask, PracticeTasks } from '../../../item-bank/items/services.ts';
import { several } from '../../../item-bank/items/services.ts';
import { misconception } from '../misconceptions.ts';

/** The practice tasks of a model, with the concepts and styles of reasoning of its items. */
export interface ModelTasks extends PracticeTasks {
  readonly concepts: Draft['concepts'];
  readonly reasoning: Draft['reasoning'];
}

export { misconception as idea };

const firstNames = [
  'Abena',
  'Boris',
  'Carmen',
  'Dilan',
  'Elsa',
  'Fiona',
  'Goran',
  'Hiro',
  'Irina',
  'Jamal',
  'Katya',
  'Lars',
];

/** Different first names. */
export const names = (random: Random, count: number) => several(random, firstNames, count);

export const unit = (name: string) => (value: number) =>
  `${value.toLocaleString('en-GB', { maximumFractionDigits: 2 })} ${name}`;
export const percent = (value: number) => `${value}%`;
export const euros = (value: number) =>
  `€${value.toLocaleString('en-GB', { minimumFractionDigits: Number.isInteger(value) ? 0 : 2, maximumFractionDigits: 2 })}`;
/** Minutes since midnight as "09:05". */
export const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const ladder = (conceptual: string, procedural: string, strategic: string, encouragement: string): HintLadder => ({
  conceptual,
  procedural,
  strategic,
  encouragement,
});

/** Tasks of a model: concepts and reasoning separated by spaces, the four hints in order, and the tasks. */
export const tasksOf = (
  concepts: string,
  reasoning: Draft['reasoning'],
  hints: Parameters<typeof ladder>,
  ...tasks: PracticeTask[]
): ModelTasks => ({ concepts: concepts.split(' '), reasoning, hints: ladder(...hints), tasks });
