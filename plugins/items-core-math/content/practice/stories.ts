import type { Random } from '../../../../core/random.ts';
import type { HintLadder } from '../../../item-bank/items/services.ts';
import { several } from '../../../item-bank/items/services.ts';
import { numeral } from '../number-text.ts';

const firstNames = ['Ada', 'Bao', 'Chloe', 'Dario', 'Esi', 'Farid', 'Greta', 'Hugo', 'Ines', 'Jonas', 'Kemi', 'Luca'];

/** Different first names. */
export const names = (random: Random, count: number) => several(random, firstNames, count);

/** Writes a number with its unit: `3 km`. */
export const unit = (name: string) => (value: number) => `${numeral(value)} ${name}`;
export const percent = (value: number) => `${numeral(value)}%`;
export const degrees = (value: number) => `${numeral(value)}°`;

/** Hints of the tasks of one model, in the order of the ladder. */
export const ladderOf = (
  conceptual: string,
  procedural: string,
  strategic: string,
  encouragement: string,
): HintLadder => ({ conceptual, procedural, strategic, encouragement });
