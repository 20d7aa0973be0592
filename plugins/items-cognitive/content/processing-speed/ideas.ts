import type { Random } from '../../../../core/random.ts';
import type { Wrong } from '../drafts.ts';
import { ideas, numberChoices } from '../drafts.ts';

export const idea = ideas({
  'overlooks-some': 'You counted too few; at least one slipped past.',
  'counts-too-many': 'You counted too many; one of them only looks alike.',
  'looks-at-another-row': 'In the row you chose the sign is there; look along it once more.',
  'slips-in-the-key': 'One of the signs was looked up in the wrong place of the key.',
  'swaps-two-signs': 'Two signs changed places on the way.',
});

/** A count among five numbers in a row; the right one may stand anywhere among them. */
export function countChoices(answer: number, most: number, random: Random) {
  const first = Math.max(0, Math.min(answer - Math.floor(random() * 5), most - 4));
  const wrong = Array.from({ length: 5 }, (_, index) => first + index)
    .filter((count) => count !== answer)
    .map((count): Wrong<number> => [count, count < answer ? idea('overlooks-some') : idea('counts-too-many')]);
  return numberChoices(answer, wrong);
}
