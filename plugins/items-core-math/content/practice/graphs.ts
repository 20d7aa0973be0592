import type { PracticeTasks } from '../../../item-bank/items/services.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import { table } from '../figures.ts';
import { idea, misconceptions as m } from '../misconceptions.ts';
import { numeral, signed } from '../number-text.ts';
import { ladderOf, names } from './stories.ts';

const highestForFastest = idea(
  'practice-level-for-rate',
  'You looked for the highest value; the question is about how fast it changes.',
);
const wholeForPart = idea('practice-rate-of-another-part', 'That is the rate of another part of the table.');

export const graphTasks: Readonly<Record<string, PracticeTasks>> = {
  'core_math.reading-graphs': {
    hints: ladderOf(
      'How fast something changes shows in the difference between neighbouring values.',
      'Write the difference beside each pair of neighbours before you decide.',
      'Mind whether the question asks for a value or for a change.',
      'Subtracting neighbours is the whole work.',
    ),
    tasks: [
      [
        -1.0,
        (random) => {
          const steps = Array.from({ length: 4 }, () => whole(random, 1, 15));
          const most = Math.max(...steps);
          const values = [whole(random, 5, 30)];
          for (const step of steps) values.push((values.at(-1) ?? 0) + step);
          const at = steps.indexOf(most);
          if (new Set(steps).size < 4 || at === 3) return;
          const span = (index: number) => `between hour ${index} and hour ${index + 1}`;
          const what = oneOf(random, [
            'the level of a river in cm',
            'the visitors in a park',
            'the snow on a roof in mm',
          ]);
          return {
            stem: `The table shows ${what} during a day, hour by hour. When did it grow fastest?`,
            stimulus: [table(['Hour', ...values.map((_, hour) => `${hour}`)], [['Value', ...values.map(numeral)]])],
            answer: span(at),
            lures: [
              [span(3), highestForFastest],
              ...[0, 1, 2].filter((each) => each !== at).map((each) => [span(each), wholeForPart] as const),
            ],
            explanation: `The steps are ${steps.join(', ')}; the largest one is ${most}, ${span(at)}.`,
            steps: [`steps: ${steps.join(', ')}`, `largest: ${most}`],
          };
        },
      ],
      [
        0.0,
        (random) => {
          const [from, hours] = [whole(random, 1, 3), whole(random, 2, 4)];
          const speed = whole(random, 3, 16);
          const start = whole(random, 4, 30);
          const end = start + speed * hours;
          const total = end + whole(random, 5, 30);
          const last = from + hours + whole(random, 1, 3);
          if (Math.round(end / (from + hours)) === speed) return;
          return {
            stem: `${names(random, 1)[0]} notes how far from home the sailing boat is. What is its average speed between hour ${from} and hour ${from + hours}, in km/h?`,
            stimulus: [
              table(
                ['Hour', 'Distance in km'],
                [
                  ['0', '0'],
                  [`${from}`, `${start}`],
                  [`${from + hours}`, `${end}`],
                  [`${last}`, `${total}`],
                ],
              ),
            ],
            answer: speed,
            lures: [
              [Math.round(end / (from + hours)), m.startLeftOut],
              [end - start, m.stopsOneStepEarly],
              [Math.round(total / last), wholeForPart],
              [Math.round(start / from), wholeForPart],
            ],
            explanation: `In ${hours} hours the distance grows by ${end} − ${start} = ${end - start} km, which is ${speed} km in an hour.`,
            steps: [`${end} − ${start} = ${end - start}`, `${end - start} ÷ ${hours} = ${speed}`],
          };
        },
      ],
    ],
  },
  'core_math.lines': {
    hints: ladderOf(
      'What changes by the same amount in equal steps belongs to a straight line.',
      'Find how much the value changes for one step, from the two pairs that are given.',
      'Count on from one of the known pairs to what is sought.',
      'One rate answers everything about a line.',
    ),
    tasks: [
      [
        -0.2,
        (random) => {
          const rate = whole(random, 2, 9);
          const [first, later] = [whole(random, 2, 5), whole(random, 7, 12)];
          const end = later + whole(random, 3, 9);
          const [a, b] = [rate * (end - first), rate * (end - later)];
          const what = oneOf(random, ['firewood', 'gas', 'feed', 'oil']);
          return {
            stem: `A stock of ${what} shrinks evenly. After ${first} days there are ${a} kg, after ${later} days ${b} kg. After how many days is it used up?`,
            answer: end,
            lures: [
              [end - later, m.stopsOneStepEarly],
              [rate, m.answersOtherQuantity],
              [end - later + first, m.startLeftOut],
              [Math.round(a / rate), m.startLeftOut],
            ],
            explanation: `In ${later - first} days ${a - b} kg are used, ${rate} kg a day. The last ${b} kg take ${end - later} days more, until day ${end}.`,
            steps: [
              `(${a} − ${b}) ÷ (${later} − ${first}) = ${rate}`,
              `${b} ÷ ${rate} = ${end - later}`,
              `${later} + ${end - later} = ${end}`,
            ],
          };
        },
      ],
      [
        0.5,
        (random) => {
          const [slope, x1, run, more] = [
            whole(random, 2, 6),
            whole(random, 1, 4),
            whole(random, 2, 5),
            whole(random, 2, 6),
          ];
          const y1 = whole(random, 1, 9);
          const [x2, y2] = [x1 + run, y1 + slope * run];
          const x3 = x2 + more;
          const k = y2 + slope * more;
          return {
            stem: `Three points lie on one straight line: (${x1}, ${y1}), (${x2}, ${y2}) and (${x3}, k). What is k?`,
            answer: k,
            lures: [
              [y2 + more, m.ignoresCondition],
              [y2 + slope * run, m.lastStepRepeated],
              [slope * x3, m.startLeftOut],
              [Math.round((y2 * x3) / x2), m.treatsAsProportional],
              [slope, m.stopsOneStepEarly],
            ],
            explanation: `From the first to the second point y grows by ${slope} for each unit of x. ${more} units further it is ${y2} + ${more} × ${slope} = ${k}.`,
            steps: [`slope: ${y2 - y1} ÷ ${run} = ${slope}`, `k = ${y2} + ${more} × ${slope} = ${k}`],
          };
        },
      ],
    ],
  },
  'core_math.transformations': {
    hints: ladderOf(
      'A change inside the bracket acts on x, and against what one expects; a change outside acts on y.',
      'Ask which x now gives the value that the old x gave.',
      'Follow one point of the graph to see what became of it.',
      'One well-chosen point decides.',
    ),
    tasks: [
      [
        0.3,
        (random) => {
          const [p, q, right, up] = [
            whole(random, 1, 6),
            whole(random, 1, 6),
            whole(random, 1, 5),
            whole(random, 1, 5),
          ];
          if (right === up) return;
          const text = (dx: number, dy: number) => `y = f(x ${signed(dx)}) ${signed(dy)}`;
          return {
            stem: `The highest point of the graph of y = f(x) is (${p}, ${q}). The graph is moved so that its highest point becomes (${p + right}, ${q + up}). Which equation does the moved graph have?`,
            answer: text(-right, up),
            lures: [
              [text(right, up), m.wrongShiftDirection],
              [text(-up, right), m.swapsCoordinates],
              [text(right, -up), m.signLost],
            ],
            explanation: `The graph moves ${right} to the right, which is f(x − ${right}), and ${up} up, which adds ${up}.`,
            steps: [`to the right by ${right}: x − ${right}`, `up by ${up}: + ${up}`],
          };
        },
      ],
      [
        1.0,
        (random) => {
          const factor = whole(random, 2, 4);
          const [a, b] = [factor * whole(random, 1, 4), factor * whole(random, 5, 8)];
          const pair = (x: number, y: number) => `x = ${numeral(x)} and x = ${numeral(y)}`;
          return {
            stem: `A function f is zero at x = ${a} and at x = ${b}, and nowhere else. Where is the function h(x) = f(${factor}x) zero?`,
            answer: pair(a / factor, b / factor),
            lures: [
              [pair(a * factor, b * factor), m.wrongShiftDirection],
              [pair(a, b), m.ignoresCondition],
              [pair(a - factor, b - factor), m.additiveScaling],
              [pair(a + factor, b + factor), m.additiveScaling],
            ],
            explanation: `h is zero where ${factor}x is ${a} or ${b}, that is at ${a / factor} and ${b / factor}.`,
            steps: [`${factor}x = ${a} gives x = ${a / factor}`, `${factor}x = ${b} gives x = ${b / factor}`],
          };
        },
      ],
    ],
  },
};
