import { oneOf, whole } from '../../../../item-bank/items/services.ts';
import { grouped } from '../../drafts.ts';
import { euros, idea, unit } from '../tasks.ts';
import { conceptPracticeOf } from './concept-practice.ts';

const practice = conceptPracticeOf('data-interpretation');

export const percentageConcepts = [
  practice(
    'nested-shares',
    'Shares of shares',
    ['analytical'],
    [
      'A share of a share is taken of the smaller group, not of everyone.',
      'Work out the first group, and take the second share of that.',
      'Check: the result must be smaller than the first group.',
      'Two short steps lead there.',
    ],
    [
      -0.3,
      (random) => {
        const [all, first, second] = [100 * whole(random, 3, 12), 10 * whole(random, 2, 8), 5 * whole(random, 3, 17)];
        const group = (all * first) / 100;
        const answer = (group * second) / 100;
        if (first === second || !Number.isInteger(answer)) return;
        const [what, sort, part, both] = oneOf(random, [
          ['trees of a park', 'are limes', 'have been felled', 'limes have been felled'],
          ['books of a library', 'are novels', 'are lent out', 'novels are lent out'],
          ['seats of a ferry', 'are indoors', 'have a table', 'seats indoors have a table'],
        ] as const);
        return {
          stem: `Of the ${grouped(all)} ${what}, ${first}% ${sort}. Of these, ${second}% ${part}. How many ${both}?`,
          answer,
          lures: [
            [(all * second) / 100, idea('uses-the-wrong-base')],
            [(all * (first + second)) / 100, idea('adds-percentages-of-different-things')],
            [group, idea('answers-another-question')],
            [second, idea('reads-a-number-as-a-percentage')],
          ],
          explanation: `${first}% of ${all} are ${group}, and ${second}% of these are ${answer}.`,
          steps: [`${first}% of ${all} = ${group}`, `${second}% of ${group} = ${answer}`],
        };
      },
    ],
  ),
  practice(
    'successive-changes',
    'One change after another',
    ['analytical'],
    [
      'The second change starts from what the first one left.',
      'Turn each change into a factor, and multiply the factors.',
      'Try it with 100 to see what the two changes do together.',
      'Two factors and one multiplication are enough.',
    ],
    [
      0.1,
      (random) => {
        const [up, down, base] = [10 * whole(random, 1, 5), 10 * whole(random, 1, 5), 100 * whole(random, 2, 9)];
        const answer = (base * (100 + up) * (100 - down)) / 10_000;
        const plain = (base * (100 + up - down)) / 100;
        const what = oneOf(random, ['A field of reeds', 'A dune', 'An ice sheet', 'A flock of geese']);
        const measure = what.includes('geese') ? 'birds' : 'm²';
        return {
          stem: `${what} of ${base} ${measure} grows by ${up}% in the first year and shrinks by ${down}% in the second. How large is it then?`,
          answer,
          lures: [
            [plain, idea('adds-percentages-of-different-things')],
            [(base * (100 + up)) / 100, idea('stops-halfway')],
            [(base * (100 - down)) / 100, idea('overlooks-a-condition')],
            [(base * (100 - up) * (100 + down)) / 10_000, idea('mixes-up-rise-and-fall')],
          ],
          say: unit(measure),
          explanation: `After the first year it is ${(base * (100 + up)) / 100}; the ${down}% are taken of that.`,
          steps: [
            `${base} × ${(100 + up) / 100} = ${(base * (100 + up)) / 100}`,
            `${(base * (100 + up)) / 100} × ${(100 - down) / 100} = ${answer}`,
          ],
        };
      },
    ],
  ),
  practice(
    'percentage-points',
    'Percentage points',
    ['analytical'],
    [
      'The difference of two percentages is counted in percentage points.',
      'Decide whether a change is stated in points or in per cent of the earlier share.',
      'A rise in per cent needs the earlier share as its base.',
      'Look at the unit that is asked for; then one step is enough.',
    ],
    [
      0.2,
      (random) => {
        const [before, rise] = [4 * whole(random, 2, 12), 25 * whole(random, 1, 3)];
        const points = (before * rise) / 100;
        if (before + points > 90 || points === rise) return;
        const who = oneOf(random, ['cyclists among commuters', 'homes with solar panels', 'pupils who eat at school']);
        return {
          stem: `The share of ${who} was ${before}%. It has grown by ${rise} per cent. By how many percentage points has it grown?`,
          answer: points,
          lures: [
            [rise, idea('mixes-up-points-and-per-cent')],
            [before + points, idea('answers-with-the-whole-instead-of-the-change')],
            [before + rise, idea('takes-points-for-per-cent')],
            [rise - before, idea('subtracts-percentages-of-different-things')],
            [points / 2, idea('uses-the-wrong-base')],
          ],
          explanation: `${rise} per cent of ${before}% are ${points} percentage points: the share is now ${before + points}%.`,
          steps: [`${before} × ${rise} ÷ 100 = ${points}`],
        };
      },
    ],
  ),
  practice(
    'reverse-percentages',
    'Back to the whole',
    ['analytical'],
    [
      'Undoing a percentage means dividing by its factor.',
      'Ask which percentage of the earlier amount the known amount is.',
      'Check by taking the percentage of your result.',
      'One division leads back.',
    ],
    [
      0.3,
      (random) => {
        const [off, tens] = [oneOf(random, [10, 15, 20, 25, 30, 40]), whole(random, 3, 20)];
        const before = 20 * tens;
        const now = (before * (100 - off)) / 100;
        const what = oneOf(random, ['A tent', 'A lathe', 'A violin', 'A canoe']);
        return {
          stem: `${what} is sold used for ${euros(now)}, which is ${off}% less than it cost new. What did it cost new?`,
          answer: before,
          lures: [
            [(now * (100 + off)) / 100, idea('repeats-the-change-instead-of-undoing-it')],
            [now + off, idea('takes-the-percentage-as-an-amount')],
            [(now * (100 - off)) / 100, idea('mixes-up-rise-and-fall')],
            [before - now, idea('answers-with-the-whole-instead-of-the-change')],
          ],
          say: euros,
          explanation: `${euros(now)} are ${100 - off}% of the price when new: ${now} ÷ ${(100 - off) / 100} = ${before}.`,
          steps: [`100% − ${off}% = ${100 - off}%`, `${now} ÷ ${(100 - off) / 100} = ${before}`],
        };
      },
    ],
  ),
];
