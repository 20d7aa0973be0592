import { oneOf, whole } from '../../../item-bank/items/services.ts';
import type { ModelTasks } from './tasks.ts';
import { idea, tasksOf } from './tasks.ts';

export const patternTasks: Readonly<Record<string, ModelTasks>> = {
  'number-series': tasksOf(
    'number-patterns series',
    ['analytical', 'intuitive'],
    [
      'A series follows one rule from one end to the other; a number that breaks it stands out.',
      'Write the steps between neighbours under the series.',
      'See which single change would make all the steps regular.',
      'Two steps that do not fit meet at the number you look for.',
    ],
    [
      -0.8,
      (random) => {
        const [start, step, at] = [whole(random, 2, 20), whole(random, 3, 12), whole(random, 2, 4)];
        const shift = oneOf(random, [-2, -1, 1, 2]);
        const right = Array.from({ length: 7 }, (_, index) => start + step * index);
        const shown = right.map((value, index) => (index === at ? value + shift : value));
        return {
          stem: `The numbers ${shown.join(', ')} should grow by the same step each time, but one of them is wrong. Which one?`,
          answer: shown[at] ?? 0,
          lures: [
            [shown[at + 1] ?? 0, idea('goes-one-step-too-far')],
            [shown[at - 1] ?? 0, idea('reads-a-neighbour')],
            [shown[6] ?? 0, idea('miscounts-the-step')],
            [shown[0] ?? 0, idea('miscounts-the-step')],
          ],
          explanation: `The step is ${step}. Instead of ${shown[at]} it would have to be ${right[at]}.`,
          steps: [
            `steps: ${shown
              .slice(1)
              .map((value, index) => value - (shown[index] ?? 0))
              .join(', ')}`,
            `right: ${right.join(', ')}`,
          ],
        };
      },
    ],
    [
      0.5,
      (random) => {
        const [start, first, grow, gap] = [
          whole(random, 1, 15),
          whole(random, 2, 6),
          whole(random, 1, 4),
          whole(random, 2, 4),
        ];
        const values = [start];
        for (let index = 0; index < 6; index++) values.push((values.at(-1) ?? 0) + first + grow * index);
        const [before = 0, answer = 0, after = 0] = values.slice(gap - 1, gap + 2);
        return {
          stem: `In the series ${values.map((value, index) => (index === gap ? '□' : value)).join(', ')} the steps grow evenly. Which number belongs in the box?`,
          answer,
          lures: [
            [
              Math.round((before + after) / 2) === answer ? answer + 1 : Math.round((before + after) / 2),
              idea('takes-the-middle-of-the-scale'),
            ],
            [before + first, idea('goes-back-to-the-first-step')],
            [answer - 1, idea('miscounts-the-step')],
            [answer + grow, idea('goes-one-step-too-far')],
            [answer + 2, idea('miscounts-the-step')],
          ],
          explanation: `The steps are ${values
            .slice(1)
            .map((value, index) => value - (values[index] ?? 0))
            .join(', ')}, so that ${before} is followed by ${answer}.`,
          steps: [`step before the box: ${answer - before}`, `${before} + ${answer - before} = ${answer}`],
        };
      },
    ],
  ),
  'growing-figures': tasksOf(
    'growing-patterns generalisation',
    ['creative', 'analytical'],
    [
      'A figure that grows by a rule can be cut into parts that are easy to count.',
      'Draw the smallest two or three, and see what is added each time.',
      'Find parts that depend on the size, and parts that stay.',
      'A small drawing gives the rule away.',
    ],
    [
      -0.5,
      (random) => {
        const [length, width] = [whole(random, 5, 20), whole(random, 4, 12)];
        if (length === width) return;
        const answer = 2 * (length + width) + 4;
        return {
          stem: `A pond ${length} squares long and ${width} squares wide gets a closed ring of square tiles around it, one tile wide, corners included. How many tiles are needed?`,
          answer,
          lures: [
            [2 * (length + width), idea('forgets-the-beginning')],
            [2 * (length + width) - 4, idea('counts-one-stage-too-few')],
            [(length + 2) * (width + 2), idea('answers-another-question')],
            [2 * (length + width) + 8, idea('counts-faces-that-touch')],
          ],
          explanation: `Along the sides lie ${2 * (length + width)} tiles, and in each of the four corners one more.`,
          steps: [`2 × (${length} + ${width}) = ${2 * (length + width)}`, `+ 4 = ${answer}`],
        };
      },
    ],
    [
      0.5,
      (random) => {
        const rows = whole(random, 6, 20);
        const top = whole(random, 1, 4);
        const answer = (rows * (2 * top + rows - 1)) / 2;
        return {
          stem: `${oneOf(random, ['Cans', 'Barrels', 'Logs', 'Pipes'])} are stacked in ${rows} layers. The top layer has ${top}, and each layer has one more than the layer above it. How many are there in the stack?`,
          answer,
          lures: [
            [rows * (top + rows - 1), idea('takes-the-third-stage-in-proportion')],
            [answer - (top + rows - 1), idea('counts-one-stage-too-few')],
            [top + rows - 1, idea('answers-another-question')],
            [(rows * (rows + 1)) / 2 === answer ? rows * top : (rows * (rows + 1)) / 2, idea('forgets-the-beginning')],
          ],
          explanation: `The bottom layer has ${top + rows - 1}. Top and bottom together, ${2 * top + rows - 1}, times half the number of layers, gives ${answer}.`,
          steps: [`bottom: ${top + rows - 1}`, `${rows} × (${top} + ${top + rows - 1}) ÷ 2 = ${answer}`],
        };
      },
    ],
  ),
};
