import type { PracticeTasks } from '../../../item-bank/items/services.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import { idea, misconceptions as m } from '../misconceptions.ts';
import { numeral } from '../number-text.ts';
import { ladderOf, unit } from './stories.ts';

const unitOfTime = idea('practice-wrong-unit-of-time', 'You used the wrong number of seconds, minutes or hours.');

export const measurementTasks: Readonly<Record<string, PracticeTasks>> = {
  'core_math.area-and-perimeter': {
    hints: ladderOf(
      'The perimeter runs around a shape; the area fills it.',
      'Find the missing side first, or cut away what does not belong to the area.',
      'Sketch the shape and write the lengths beside it.',
      'A small sketch turns it into one or two multiplications.',
    ),
    tasks: [
      [
        -0.8,
        (random) => {
          const [width, length] = [whole(random, 3, 12), whole(random, 8, 25)];
          if (length <= width) return;
          const around = 2 * (width + length);
          return {
            stem: `A rope ${around} m long just reaches around a rectangular ${oneOf(random, ['bed', 'pen', 'stage', 'pool'])} that is ${width} m wide. What area does the rope enclose?`,
            answer: width * length,
            lures: [
              [around * width, m.perimeterForArea],
              [(around - width) * width, m.halfPerimeter],
              [length, m.stopsOneStepEarly],
              [(around - 2 * width) * width, m.forgetsHalf],
            ],
            say: unit('m²'),
            explanation: `Half of the rope is ${width + length} m, so the rectangle is ${length} m long and has ${width} × ${length} = ${width * length} m².`,
            steps: [`${around} ÷ 2 − ${width} = ${length}`, `${width} × ${length} = ${width * length}`],
          };
        },
      ],
      [
        0.1,
        (random) => {
          const [width, length, path] = [whole(random, 8, 20), whole(random, 15, 40), whole(random, 1, 3)];
          if (length - width < 3) return;
          const left = (width - path) * (length - path);
          return {
            stem: `A lawn is ${length} m long and ${width} m wide. Two straight paths, each ${path} m wide, cross it at a right angle, one along and one across, from edge to edge. What area of grass is left?`,
            answer: left,
            lures: [
              [width * length - path * (width + length), m.countsOverlapTwice],
              [path * (width + length) - path ** 2, m.answersOtherQuantity],
              [(width - 2 * path) * (length - 2 * path), m.ignoresCondition],
              [width * length, m.stopsOneStepEarly],
            ],
            say: unit('m²'),
            explanation: `Pushed together, the four pieces of grass make a rectangle of ${length - path} m by ${width - path} m: ${numeral(left)} m².`,
            steps: [
              `${length} − ${path} = ${length - path} and ${width} − ${path} = ${width - path}`,
              `${length - path} × ${width - path} = ${numeral(left)}`,
            ],
          };
        },
      ],
    ],
  },
  'core_math.scale-and-units': {
    hints: ladderOf(
      'A rate can be read for any span of time, once the units fit together.',
      'Change one unit at a time: first the time, then the amount.',
      'Estimate whether the result must be larger or smaller than the number you start with.',
      'Each change of unit is one multiplication or division by a round number.',
    ),
    tasks: [
      [
        -0.5,
        (random) => {
          const [drops, hours] = [5 * whole(random, 2, 15), 10 * whole(random, 1, 6)];
          const litres = (drops * 60 * hours) / 1000;
          return {
            stem: `A ${oneOf(random, ['tap', 'pipe', 'hose', 'gutter'])} leaks ${drops} ml of water a minute. How many litres does it lose in ${hours} hours?`,
            answer: litres,
            lures: [
              [(drops * hours) / 1000, unitOfTime],
              [(drops * 60 * hours) / 100, m.stopsOneStepEarly],
              [(drops * 60) / 1000, m.ignoresCondition],
              [(drops * 24 * hours) / 1000, unitOfTime],
            ],
            say: unit('litres'),
            explanation: `In an hour it is ${drops} × 60 = ${numeral(drops * 60)} ml, in ${hours} hours ${numeral(drops * 60 * hours)} ml, which is ${numeral(litres)} litres.`,
            steps: [
              `${drops} × 60 × ${hours} = ${numeral(drops * 60 * hours)} ml`,
              `÷ 1,000: ${numeral(litres)} litres`,
            ],
          };
        },
      ],
      [
        0.2,
        (random) => {
          const speed = 5 * whole(random, 2, 16);
          return {
            stem: `A ${oneOf(random, ['falcon', 'cheetah', 'skier', 'sailfish'])} moves ${speed} m in one second. How many kilometres would that be in an hour?`,
            answer: speed * 3.6,
            lures: [
              [Math.round(speed / 3.6), m.reversesOperation],
              [speed * 60, unitOfTime],
              [(speed * 60) / 100, unitOfTime],
              [speed * 36, m.stopsOneStepEarly],
            ],
            say: unit('km'),
            explanation: `In an hour it would be ${speed} × 3,600 = ${numeral(speed * 3600)} m, which is ${numeral(speed * 3.6)} km.`,
            steps: [`${speed} × 3,600 = ${numeral(speed * 3600)} m`, `÷ 1,000: ${numeral(speed * 3.6)} km`],
          };
        },
      ],
    ],
  },
  'core_math.circles-and-solids': {
    hints: ladderOf(
      'A circle is once around 2πr long and πr² large; a cylinder holds its base times its height.',
      'Write the formula that belongs to what is asked, with the numbers in it.',
      'Leave π as it is, and see which factors cancel.',
      'Nothing has to be rounded.',
    ),
    tasks: [
      [
        0.1,
        (random) => {
          const [radius, turns] = [5 * whole(random, 2, 9), whole(random, 3, 12)];
          const say = (value: number) => `${numeral(value)}π cm`;
          return {
            stem: `A wheel of a ${oneOf(random, ['barrow', 'bicycle', 'cart', 'tractor'])} has a radius of ${radius} cm. How far does it roll in ${turns} turns?`,
            answer: 2 * radius * turns,
            lures: [
              [radius * turns, m.diameterAsRadius],
              [radius ** 2 * turns, m.perimeterForArea],
              [2 * radius, m.stopsOneStepEarly],
              [4 * radius * turns, m.diameterAsRadius],
            ],
            say,
            explanation: `One turn is 2π × ${radius} cm = ${2 * radius}π cm; ${turns} turns are ${say(2 * radius * turns)}.`,
            steps: [
              `2 × ${radius} × π = ${2 * radius}π`,
              `${turns} × ${2 * radius}π = ${numeral(2 * radius * turns)}π`,
            ],
          };
        },
      ],
      [
        0.9,
        (random) => {
          const [factor, part] = [whole(random, 2, 4), whole(random, 2, 9)];
          const height = part * factor ** 2;
          return {
            stem: `The water in a cylindrical ${oneOf(random, ['jar', 'bucket', 'vase', 'can'])} stands ${height} cm high. It is poured into an empty cylinder whose radius is ${factor} times as large. How high does it stand there?`,
            answer: part,
            lures: [
              [height / factor, m.areaScalesLikeLength],
              [height * factor, m.invertsRatio],
              [height - factor, m.additiveScaling],
              [height / 2, m.diameterAsRadius],
            ],
            say: unit('cm'),
            explanation: `The base is ${factor}² = ${factor ** 2} times as large, so the height is ${height} ÷ ${factor ** 2} = ${part} cm.`,
            steps: [`${factor}² = ${factor ** 2}`, `${height} ÷ ${factor ** 2} = ${part}`],
          };
        },
      ],
    ],
  },
};
