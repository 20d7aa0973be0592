import type { PracticeTasks } from '../../../item-bank/items/services.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import { table } from '../figures.ts';
import { greatestCommonDivisor } from '../fractions.ts';
import { idea, misconceptions as m } from '../misconceptions.ts';
import { money, numeral } from '../number-text.ts';
import { ladderOf, names, percent, unit } from './stories.ts';

const largestAmount = idea(
  'practice-amount-for-percentage',
  'That is the largest change in euros; the question is about the change in percent of the old price.',
);
const largestNew = idea(
  'practice-level-for-change',
  'You compared the prices themselves; the question is about how much they changed.',
);
const points = idea(
  'practice-points-for-percent',
  'You gave the difference in percentage points; the question asks for it in percent of the old value.',
);

export const ratioTasks: Readonly<Record<string, PracticeTasks>> = {
  'core_math.percent-change': {
    hints: ladderOf(
      'A change in percent always compares with the value before the change.',
      'Find the difference first, and then what share of the old value it is.',
      'Think which of the two values stands for 100%.',
      'Take it one value at a time; each comparison is a single division.',
    ),
    tasks: [
      [
        -0.9,
        (random) => {
          const shops = ['North', 'East', 'South', 'West'].map((name) => {
            const before = 20 * whole(random, 2, 15);
            const share = 5 * whole(random, 1, 8);
            return { name, before, share, after: (before * (100 - share)) / 100 };
          });
          const best = shops.reduce((one, other) => (other.share > one.share ? other : one));
          const mostEuros = shops.reduce((one, other) =>
            other.before - other.after > one.before - one.after ? other : one,
          );
          if (new Set(shops.map(({ share }) => share)).size < 4 || mostEuros === best) return;
          return {
            stem: `Four shops of a chain lower the price of the same kind of ${oneOf(random, ['lamp', 'rucksack', 'kettle', 'drum'])}, as the table shows. Which shop lowers it by the largest percentage?`,
            stimulus: [
              table(
                ['Shop', 'Old price', 'New price'],
                shops.map(({ name, before, after }) => [name, money(before), money(after)]),
              ),
            ],
            answer: best.name,
            lures: [
              [mostEuros.name, largestAmount],
              ...shops
                .filter((shop) => shop !== best && shop !== mostEuros)
                .map(({ name }) => [name, largestNew] as const),
            ],
            explanation: `The reductions are ${shops.map(({ name, share }) => `${share}% in ${name}`).join(', ')}.`,
            steps: shops.map(
              ({ name, before, after, share }) => `${name}: ${money(before - after)} of ${money(before)} is ${share}%`,
            ),
          };
        },
      ],
      [
        -0.2,
        (random) => {
          const before = 4 * whole(random, 8, 24);
          const fall = oneOf(random, [12.5, 25, 37.5, 50, 75]);
          const after = (before * (100 - fall)) / 100;
          if (!Number.isInteger(after) || before - after === fall) return;
          const [name] = names(random, 1);
          return {
            stem: `At noon the battery of ${name}’s camera was at ${before}%; in the evening it is at ${after}%. By what percentage of its noon level has it fallen?`,
            answer: fall,
            lures: [
              [before - after, points],
              [100 - fall, m.newOverOld],
              [Math.round((100 * (before - after)) / after), m.percentOfWrongBase],
              [after, m.answersOtherQuantity],
            ],
            say: percent,
            explanation: `It fell by ${before - after} percentage points, and ${before - after} of ${before} is ${numeral(fall)}%.`,
            steps: [`${before} − ${after} = ${before - after}`, `${before - after} ÷ ${before} = ${numeral(fall)}%`],
          };
        },
      ],
    ],
  },
  'core_math.ratio-sharing': {
    hints: ladderOf(
      'A ratio tells in how many equal parts the whole is cut, and how many parts each side has.',
      'Find what one part stands for; all other amounts are multiples of it.',
      'When two ratios share a quantity, rewrite them so that it has the same number in both.',
      'Once one part is known, nothing but small multiplications is left.',
    ),
    tasks: [
      [
        -0.8,
        (random) => {
          const [a, b, part] = [whole(random, 2, 7), whole(random, 3, 9), whole(random, 4, 12)];
          if (b <= a || greatestCommonDivisor(a, b) > 1) return;
          const all = (a + b) * part;
          const [one, other] = oneOf(random, [
            ['sunny', 'cloudy'],
            ['windy', 'calm'],
            ['dry', 'wet'],
          ] as const);
          return {
            stem: `In a season of ${all} days, there were ${b} ${other} days for every ${a} ${one} ones. How many more ${other} than ${one} days were there?`,
            answer: (b - a) * part,
            lures: [
              [b * part, m.answersOtherQuantity],
              [b - a, m.stopsOneStepEarly],
              [a * part, m.answersOtherQuantity],
              [all / 2, m.splitsEqually],
            ],
            explanation: `${a} + ${b} = ${a + b} parts are ${all} days, so one part is ${part} days; the difference is ${b - a} parts, ${(b - a) * part} days.`,
            steps: [`${all} ÷ ${a + b} = ${part}`, `${b - a} × ${part} = ${(b - a) * part}`],
          };
        },
      ],
      [
        0.3,
        (random) => {
          const [a, b, c, d] = [whole(random, 2, 5), whole(random, 2, 6), whole(random, 2, 5), whole(random, 2, 7)];
          if (b === c || greatestCommonDivisor(a, b) > 1 || greatestCommonDivisor(c, d) > 1) return;
          const text = (x: number, y: number) =>
            `${x / greatestCommonDivisor(x, y)} : ${y / greatestCommonDivisor(x, y)}`;
          const [x, y, z] = oneOf(random, [
            ['cats', 'dogs', 'birds'],
            ['flutes', 'horns', 'drums'],
            ['oaks', 'elms', 'pines'],
          ] as const);
          return {
            stem: `The numbers of ${x} and ${y} are in the ratio ${a} : ${b}, those of ${y} and ${z} in the ratio ${c} : ${d}. In what ratio are the numbers of ${x} and ${z}?`,
            answer: text(a * c, b * d),
            lures: [
              [text(a, d), m.ignoresCondition],
              [text(a * d, b * c), m.invertsRatio],
              [text(b * d, a * c), m.reversesRelation],
              [text(a + c, b + d), m.additiveScaling],
            ],
            explanation: `With ${b * c} ${y} there are ${a * c} ${x} and ${b * d} ${z}, which is ${text(a * c, b * d)}.`,
            steps: [
              `${a} : ${b} = ${a * c} : ${b * c}`,
              `${c} : ${d} = ${b * c} : ${b * d}`,
              `${a * c} : ${b * d} = ${text(a * c, b * d)}`,
            ],
          };
        },
      ],
    ],
  },
  'core_math.compound-percents': {
    hints: ladderOf(
      'Percentages one after the other are taken of different amounts, so that factors are multiplied.',
      'Write each change as a factor; what remains after it is the base of the next.',
      'Follow 100 units through all the changes.',
      'Two multiplications by simple factors are enough.',
    ),
    tasks: [
      [
        0.1,
        (random) => {
          const share = 10 * whole(random, 3, 9);
          const panes = whole(random, 2, 3);
          const left = 100 * (share / 100) ** panes;
          return {
            stem: `A pane of ${oneOf(random, ['tinted', 'frosted', 'coloured', 'smoked'])} glass lets ${share}% of the light through. What percentage of the light passes through ${panes === 2 ? 'two' : 'three'} such panes, one behind the other?`,
            answer: Math.round(left * 100) / 100,
            lures: [
              [100 - panes * (100 - share), m.addsPercents],
              [share, m.stopsOneStepEarly],
              [share / panes, m.splitsEqually],
              [Math.round((100 - left) * 100) / 100, m.answersOtherQuantity],
            ],
            say: percent,
            explanation: `Each pane lets ${share}% of what reaches it through: ${Array(panes)
              .fill(numeral(share / 100))
              .join(' × ')} = ${numeral(left / 100)}.`,
            steps: [`factor of one pane: ${numeral(share / 100)}`, `${panes} panes: ${numeral(left)}%`],
          };
        },
      ],
      [
        1.0,
        (random) => {
          const each = 10 * whole(random, 1, 6);
          const total = Math.round(100 * ((1 + each / 100) ** 2 - 1));
          const [what] = [oneOf(random, ['rent of a hall', 'fee of a club', 'price of a map', 'toll of a tunnel'])];
          return {
            stem: `The ${what} was raised twice by the same percentage. Altogether it rose by ${total}%. By what percentage was it raised each time?`,
            answer: each,
            lures: [
              [total / 2, m.addsPercents],
              [total, m.answersOtherQuantity],
              [each + 5, m.percentOfWrongBase],
              [each * 2, m.stopsOneStepEarly],
            ],
            say: percent,
            explanation: `Two rises of ${each}% multiply by ${numeral(1 + each / 100)}² = ${numeral(1 + total / 100)}, which is ${total}% more.`,
            steps: [
              `factor of both rises: ${numeral(1 + total / 100)}`,
              `its square root is ${numeral(1 + each / 100)}`,
            ],
          };
        },
      ],
    ],
  },
  'core_math.combined-rates': {
    hints: ladderOf(
      'Rates of things that happen at the same time can be added or subtracted; times cannot.',
      'Ask what changes in one unit of time, for both together.',
      'Check the result by following each of the two for that time.',
      'One rate for both, and one division: more is not needed.',
    ),
    tasks: [
      [
        0.4,
        (random) => {
          const [slow, fast, minutes] = [whole(random, 4, 12), whole(random, 9, 24), whole(random, 5, 20)];
          if (fast - slow < 3) return;
          const all = (slow + fast) * minutes;
          return {
            stem: `One printer prints ${slow} pages a minute, another ${fast}. Together they print ${all} pages, start together and finish together. How many pages come from the slower one?`,
            answer: slow * minutes,
            lures: [
              [all / 2, m.splitsEqually],
              [fast * minutes, m.answersOtherQuantity],
              [minutes, m.stopsOneStepEarly],
              [(fast - slow) * minutes, m.reversesOperation],
            ],
            explanation: `Together they print ${slow + fast} pages a minute, so they need ${minutes} minutes, in which the slower one prints ${slow * minutes}.`,
            steps: [`${all} ÷ (${slow} + ${fast}) = ${minutes}`, `${slow} × ${minutes} = ${slow * minutes}`],
          };
        },
      ],
      [
        1.1,
        (random) => {
          const [slow, faster, seconds] = [whole(random, 3, 9), whole(random, 1, 5), whole(random, 6, 25)];
          const lead = faster * seconds;
          const [hunter, prey] = oneOf(random, [
            ['dog', 'hare'],
            ['cyclist', 'runner'],
            ['boat', 'raft'],
          ] as const);
          return {
            stem: `A ${prey} is ${lead} m ahead of a ${hunter} and moves away at ${slow} m in a second. The ${hunter} follows at ${slow + faster} m in a second. How far does the ${hunter} move until it reaches the ${prey}?`,
            answer: (slow + faster) * seconds,
            lures: [
              [slow * seconds, m.answersOtherQuantity],
              [seconds, m.stopsOneStepEarly],
              [lead, m.ignoresCondition],
              [Math.round((lead * (slow + faster)) / (2 * slow + faster)), m.reversesOperation],
            ],
            say: unit('m'),
            explanation: `The distance shrinks by ${faster} m a second, so it takes ${seconds} seconds, in which the ${hunter} moves ${(slow + faster) * seconds} m.`,
            steps: [`${lead} ÷ ${faster} = ${seconds}`, `${slow + faster} × ${seconds} = ${(slow + faster) * seconds}`],
          };
        },
      ],
    ],
  },
};
