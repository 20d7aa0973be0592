import type { PracticeTasks } from '../../../item-bank/items/services.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import { idea, misconceptions as m } from '../misconceptions.ts';
import { numeral } from '../number-text.ts';
import { degrees, ladderOf, unit } from './stories.ts';

const hourAsDegrees = idea(
  'practice-minutes-for-degrees',
  'You counted minutes; from one hour mark to the next it is 30°.',
);
const longWay = idea('practice-larger-angle', 'That is the angle on the other side; together both make a full turn.');
const cornersForDiagonals = idea('practice-counts-twice', 'You counted each line from both of its ends.');
const sidesAsDiagonals = idea(
  'practice-sides-as-diagonals',
  'You counted the sides as well; a diagonal joins corners that are not neighbours.',
);
const piecesByDoubling = idea(
  'practice-cuts-double',
  'A new cut splits only the pieces that it crosses, not all of them.',
);
const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const;

export const geometryTasks: Readonly<Record<string, PracticeTasks>> = {
  'core_math.angles': {
    hints: ladderOf(
      'A full turn has 360°, and the angles of every shape with straight sides have a fixed sum.',
      'Work out the whole first, and then the part you need.',
      'Check that all angles together give the whole again.',
      'One sum and one difference lead to the angle.',
    ),
    tasks: [
      [
        -0.9,
        (random) => {
          const hour = oneOf(random, [1, 2, 4, 5, 7, 8, 10, 11]);
          const marks = Math.min(hour, 12 - hour);
          return {
            stem: `The ${oneOf(random, ['clock of a church', 'clock of a station', 'kitchen clock', 'wall clock'])} shows exactly ${hour} o’clock. How large is the smaller angle between its hands?`,
            answer: 30 * marks,
            lures: [
              [5 * marks, hourAsDegrees],
              [360 - 30 * marks, longWay],
              [30 * (marks + 1), m.offByOne],
              [180 - 30 * marks, longWay],
              [10 * marks, hourAsDegrees],
            ],
            say: degrees,
            explanation: `Twelve hour marks share 360°, so there are 30° between neighbours, and ${marks} × 30° = ${30 * marks}°.`,
            steps: ['360° ÷ 12 = 30°', `${marks} × 30° = ${30 * marks}°`],
          };
        },
      ],
      [
        0.2,
        (random) => {
          const [a, b, c] = [whole(random, 60, 120), whole(random, 60, 120), whole(random, 60, 120)];
          const outside = a + b + c - 180;
          if (outside < 30 || outside > 150 || outside === 90 || new Set([a, b, c, outside]).size < 4) return;
          return {
            stem: `Three angles of a quadrilateral are ${a}°, ${b}° and ${c}°. One side is extended beyond the corner of the fourth angle. How large is the angle outside, between the extended side and the other side at that corner?`,
            answer: outside,
            lures: [
              [180 - outside, m.stopsOneStepEarly],
              [360 - outside, m.answersOtherQuantity],
              [Math.abs(a + b + c - 270), m.reversesOperation],
              [Math.round((a + b + c) / 3), m.anglesAsEqual],
            ],
            say: degrees,
            explanation: `The fourth angle is 360° − ${a + b + c}° = ${360 - a - b - c}°, and with the angle outside it makes 180°.`,
            steps: [`360° − ${a + b + c}° = ${360 - a - b - c}°`, `180° − ${360 - a - b - c}° = ${outside}°`],
          };
        },
      ],
    ],
  },
  'core_math.pythagoras': {
    hints: ladderOf(
      'In a right-angled triangle the squares of the two short sides add up to the square of the long one.',
      'Look for a right-angled triangle in the shape, and see which of its sides is known.',
      'Decide first whether the side you need is the long one or a short one.',
      'The numbers are chosen so that the root is a whole number.',
    ),
    tasks: [
      [
        0.0,
        (random) => {
          const [a, b, c] = oneOf(random, triples).map((side) => side * whole(random, 1, 1)) as [
            number,
            number,
            number,
          ];
          const factor = whole(random, 1, 6);
          const [height, width, diagonal] = [a * factor, b * factor, c * factor];
          return {
            stem: `A rectangular ${oneOf(random, ['tray', 'picture', 'tile', 'pennant'])} is ${width} cm wide, and from corner to opposite corner it measures ${diagonal} cm. How high is it?`,
            answer: height,
            lures: [
              [diagonal - width, m.addsSidesForHypotenuse],
              [Math.round(Math.hypot(diagonal, width)), m.reversesOperation],
              [height ** 2, m.forgetsRoot],
              [Math.round((diagonal + width) / 2), m.splitsEqually],
            ],
            say: unit('cm'),
            explanation: `${diagonal}² − ${width}² = ${numeral(height ** 2)}, and the root of that is ${height}.`,
            steps: [
              `${numeral(diagonal ** 2)} − ${numeral(width ** 2)} = ${numeral(height ** 2)}`,
              `√${numeral(height ** 2)} = ${height}`,
            ],
          };
        },
      ],
      [
        0.9,
        (random) => {
          const [a, b, c] = oneOf(random, triples);
          const factor = whole(random, 1, 4);
          const [d, e, side] = [2 * a * factor, 2 * b * factor, c * factor];
          return {
            stem: `A ${oneOf(random, ['kite', 'tile', 'sign', 'brooch'])} has four equal sides. Its two diagonals, which halve each other at a right angle, are ${d} cm and ${e} cm long. What is its perimeter?`,
            answer: 4 * side,
            lures: [
              [side, m.stopsOneStepEarly],
              [8 * side, m.ignoresCondition],
              [d * 2 + e * 2, m.addsSidesForHypotenuse],
              [(d * e) / 2, m.perimeterForArea],
            ],
            say: unit('cm'),
            explanation: `Half diagonals of ${d / 2} cm and ${e / 2} cm and a side of ${side} cm make a right-angled triangle; four sides are ${4 * side} cm.`,
            steps: [`${d / 2}² + ${e / 2}² = ${numeral(side ** 2)}`, `side: ${side} cm`, `4 × ${side} = ${4 * side}`],
          };
        },
      ],
    ],
  },
  'core_math.similarity': {
    hints: ladderOf(
      'In shapes of the same form all lengths have one factor; areas have its square.',
      'Find the factor of the lengths, and then ask whether a length or an area is sought.',
      'Try the factor 2 in a small sketch to see what becomes of an area.',
      'One factor, used once or twice, gives the result.',
    ),
    tasks: [
      [
        -0.1,
        (random) => {
          const [near, width, factor] = [
            whole(random, 2, 5),
            10 * whole(random, 5, 14),
            oneOf(random, [1.5, 2, 2.5, 3]),
          ];
          const far = near * factor;
          return {
            stem: `A projector ${near} m from the wall throws a picture ${width} cm wide. How wide is the picture when the projector stands ${numeral(far)} m from the wall?`,
            answer: width * factor,
            lures: [
              [width + 100 * (far - near), m.additiveScaling],
              [width * factor ** 2, m.areaScalesLikeLength],
              [Math.round(width / factor), m.invertsRatio],
              [width + 10 * (far - near), m.additiveScaling],
            ],
            say: unit('cm'),
            explanation: `The distance becomes ${numeral(factor)} times as large, and so does the width: ${numeral(width * factor)} cm.`,
            steps: [
              `${numeral(far)} ÷ ${near} = ${numeral(factor)}`,
              `${width} × ${numeral(factor)} = ${numeral(width * factor)}`,
            ],
          };
        },
      ],
      [
        1.0,
        (random) => {
          const [scale, paint] = [oneOf(random, [5, 10, 12, 15, 20]), whole(random, 2, 9)];
          return {
            stem: `A model of a ${oneOf(random, ['ship', 'tower', 'railcar', 'house'])} in the scale 1 : ${scale} needs ${paint} g of paint. How much would the original need with a coat of the same thickness, in grams?`,
            answer: paint * scale ** 2,
            lures: [
              [paint * scale, m.areaScalesLikeLength],
              [paint * scale ** 3, m.areaScalesLikeLength],
              [paint * scale * 2, m.multipliesByExponent],
              [paint + scale ** 2, m.additiveScaling],
            ],
            explanation: `Paint covers an area, and areas grow by ${scale}² = ${scale ** 2}: ${paint} × ${scale ** 2} = ${numeral(paint * scale ** 2)} g.`,
            steps: [`${scale}² = ${scale ** 2}`, `${paint} × ${scale ** 2} = ${numeral(paint * scale ** 2)}`],
          };
        },
      ],
    ],
  },
  'core_math.geometry-insight': {
    hints: ladderOf(
      'A rule for many lines shows itself in small cases.',
      'Draw the case with three and the case with four, and count.',
      'Ask how many new ones each further line or corner adds.',
      'The small cases can be drawn in a minute.',
    ),
    tasks: [
      [
        0.9,
        (random) => {
          const corners = whole(random, 6, 20);
          const answer = (corners * (corners - 3)) / 2;
          return {
            stem: `In a polygon with ${corners} corners, a line is drawn between every two corners that are not neighbours. How many lines are that?`,
            answer,
            lures: [
              [corners * (corners - 3), cornersForDiagonals],
              [(corners * (corners - 1)) / 2, sidesAsDiagonals],
              [corners - 3, m.stopsOneStepEarly],
              [(corners * (corners - 2)) / 2, m.offByOne],
            ],
            explanation: `From each corner ${corners - 3} lines go out; counted from both ends, ${corners} × ${corners - 3} is twice the number: ${answer}.`,
            steps: [`${corners} − 3 = ${corners - 3} from each corner`, `${corners} × ${corners - 3} ÷ 2 = ${answer}`],
          };
        },
      ],
      [
        1.5,
        (random) => {
          const cuts = whole(random, 4, 12);
          const answer = (cuts * (cuts + 1)) / 2 + 1;
          return {
            stem: `A round ${oneOf(random, ['pancake', 'cheese', 'cake', 'flat loaf'])} is cut by ${cuts} straight cuts, without moving the pieces. What is the largest number of pieces that this can make?`,
            answer,
            lures: [
              [2 ** cuts, piecesByDoubling],
              [2 * cuts, m.lastStepRepeated],
              [answer - 1, m.offByOne],
              [cuts ** 2, m.multipliesByExponent],
            ],
            explanation: `The k-th cut can cross all earlier ones and adds k pieces: 1 + 1 + 2 + … + ${cuts} = ${answer}.`,
            steps: [`1 + 2 + … + ${cuts} = ${answer - 1}`, `and the piece from the beginning: ${answer}`],
          };
        },
      ],
    ],
  },
};
