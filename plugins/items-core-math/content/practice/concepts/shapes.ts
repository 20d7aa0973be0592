import { oneOf, whole } from '../../../../item-bank/items/services.ts';
import { idea, misconceptions as m } from '../../misconceptions.ts';
import { numeral } from '../../number-text.ts';
import { degrees, ladderOf, unit } from '../stories.ts';
import { conceptPractice } from './concept-practice.ts';

const point = (x: number, y: number) => `(${numeral(x)}, ${numeral(y)})`;
const insideForOutside = idea(
  'interior-for-exterior-angle',
  'That is the angle inside the shape; walking round it one turns by the rest of a straight angle.',
);
const forgetsThird = idea('pyramid-as-prism', 'A pyramid fills one third of the prism with the same base and height.');
const countsCorners = idea('corners-for-edges', 'You counted corners; each edge joins two of them.');
const countsFaces = idea('faces-for-edges', 'You counted faces; edges are where two faces meet.');

export const shapeConcepts = [
  conceptPractice(
    'geometry-and-measurement',
    'polygons',
    'Polygons',
    ['analytical'],
    ladderOf(
      'Whoever walks once round a polygon makes one full turn in all.',
      'Cut a polygon into triangles from one corner, or add up the turns at its corners.',
      'Check your rule with a square.',
      'Triangles and full turns are all you need.',
    ),
    [
      -0.2,
      (random) => {
        const corners = oneOf(random, [5, 6, 8, 9, 10, 12, 15, 18, 20, 24]);
        const turn = 360 / corners;
        const who = oneOf(random, ['A robot', 'A surveyor', 'A toy car', 'A gardener']);
        return {
          stem: `${who} goes once along the border of a lawn whose ${corners} sides and angles are all equal. By how many degrees does it have to turn at each corner?`,
          answer: turn,
          lures: [
            [180 - turn, insideForOutside],
            [180 / corners, m.stopsOneStepEarly],
            [(180 * (corners - 2)) / 10 / corners, m.ignoresCondition],
            [360 / (corners / 2), m.reversesOperation],
            [turn + 10, m.offByOne],
          ],
          say: degrees,
          explanation: `The turns at the ${corners} corners make one full turn: 360° ÷ ${corners} = ${numeral(turn)}°.`,
          steps: [`360 ÷ ${corners} = ${numeral(turn)}`],
        };
      },
    ],
    [
      0.6,
      (random) => {
        const corners = whole(random, 5, 14);
        const sum = 180 * (corners - 2);
        return {
          stem: `All angles inside a polygon add up to ${numeral(sum)}°. How many corners does it have?`,
          answer: corners,
          lures: [
            [corners - 2, m.stopsOneStepEarly],
            [corners - 1, m.offByOne],
            [corners + 2, m.reversesOperation],
            [corners + 1, m.offByOne],
          ],
          explanation: `From one corner the polygon is cut into triangles of 180° each: ${numeral(sum)} ÷ 180 = ${corners - 2} triangles, two fewer than corners.`,
          steps: [`${numeral(sum)} ÷ 180 = ${corners - 2}`, `${corners - 2} + 2 = ${corners}`],
        };
      },
    ],
  ),
  conceptPractice(
    'geometry-and-measurement',
    'coordinates',
    'Coordinates',
    ['systematic'],
    ladderOf(
      'The first coordinate says how far across, the second how far up.',
      'Draw the points roughly and handle both directions on their own.',
      'Look which coordinate stays the same when you move along a side.',
      'A rough sketch is enough to see it.',
    ),
    [
      -0.9,
      (random) => {
        const [left, low, width, height] = [
          whole(random, -6, 4),
          whole(random, -6, 4),
          whole(random, 2, 9),
          whole(random, 2, 9),
        ];
        const [right, high] = [left + width, low + height];
        if (new Set([left, low, right, high]).size < 4) return;
        return {
          stem: `The sides of a rectangle are parallel to the axes. Two opposite corners are ${point(left, low)} and ${point(right, high)}. Which point is another corner?`,
          answer: point(left, high),
          lures: [
            [point(high, left), m.swapsCoordinates],
            [point(low, right), m.swapsCoordinates],
            [point(right, left), m.ignoresCondition],
            [point(width, height), m.answersOtherQuantity],
          ],
          explanation: `The other corners take one coordinate from each of the two: ${point(left, high)} and ${point(right, low)}.`,
          steps: [`across: ${numeral(left)} or ${numeral(right)}`, `up: ${numeral(low)} or ${numeral(high)}`],
        };
      },
    ],
    [
      0.5,
      (random) => {
        const [x, y, mx, my] = [whole(random, -5, 5), whole(random, -5, 5), whole(random, -3, 6), whole(random, -3, 6)];
        const [qx, qy] = [2 * mx - x, 2 * my - y];
        if (x === mx || y === my || x === y || qx === qy || mx === 0 || my === 0) return;
        return {
          stem: `A half-turn about the point ${point(mx, my)} takes the point ${point(x, y)} to another point. Which one?`,
          answer: point(qx, qy),
          lures: [
            [point(mx - x, my - y), m.stopsOneStepEarly],
            [point(-x, -y), m.ignoresCondition],
            [point(mx + x, my + y), m.reversesOperation],
            [point(qx, y), m.dividesOneTermOnly],
            [point(qy, qx), m.swapsCoordinates],
          ],
          explanation: `${point(mx, my)} lies in the middle: from ${point(x, y)} to it is ${numeral(mx - x)} across and ${numeral(my - y)} up, and once more leads to ${point(qx, qy)}.`,
          steps: [
            `across: 2 × ${numeral(mx)} − (${numeral(x)}) = ${numeral(qx)}`,
            `up: 2 × ${numeral(my)} − (${numeral(y)}) = ${numeral(qy)}`,
          ],
        };
      },
    ],
  ),
  conceptPractice(
    'geometry-and-measurement',
    'solids',
    'Solids',
    ['creative', 'systematic'],
    ladderOf(
      'A solid has corners, edges and faces; count each kind in groups.',
      'Look at top, bottom and sides one after the other.',
      'Make sure that no part is counted in two groups.',
      'With good groups there is little to count.',
    ),
    [
      -0.3,
      (random) => {
        const corners = whole(random, 5, 12);
        const isPrism = random() < 0.5;
        const what = isPrism ? 'prism' : 'pyramid';
        const edges = isPrism ? 3 * corners : 2 * corners;
        return {
          stem: `A wire model of a ${what} has one straight piece of wire for each edge. The base of the ${what} has ${corners} corners. How many pieces are needed?`,
          answer: edges,
          lures: [
            [isPrism ? 2 * corners : corners + 1, countsCorners],
            [isPrism ? corners + 2 : corners + 1, countsFaces],
            [isPrism ? 4 * corners : 3 * corners, m.countsOverlapTwice],
            [corners, m.stopsOneStepEarly],
          ],
          explanation: isPrism
            ? `The base, the top and the sides have ${corners} edges each: 3 × ${corners} = ${edges}.`
            : `The base has ${corners} edges, and as many lead up to the tip: 2 × ${corners} = ${edges}.`,
          steps: [isPrism ? `${corners} + ${corners} + ${corners} = ${edges}` : `${corners} + ${corners} = ${edges}`],
        };
      },
    ],
    [
      0.9,
      (random) => {
        const [a, b, c] = [whole(random, 3, 7), whole(random, 3, 7), whole(random, 4, 8)];
        const answer = 4 * (a - 2 + (b - 2) + (c - 2));
        return {
          stem: `A block of ${a} by ${b} by ${c} equal sugar cubes is dipped in chocolate and taken apart again. How many of the cubes have chocolate on exactly two faces?`,
          answer,
          lures: [
            [4 * (a + b + c), m.countsOverlapTwice],
            [answer + 8, m.countsOverlapTwice],
            [(a - 2) * (b - 2) * (c - 2), m.answersOtherQuantity],
            [2 * ((a - 2) * (b - 2) + (a - 2) * (c - 2) + (b - 2) * (c - 2)), m.answersOtherQuantity],
          ],
          explanation: `Those cubes lie along the edges, without the corners. There are 4 edges of each length: 4 × (${a - 2} + ${b - 2} + ${c - 2}) = ${answer}.`,
          steps: [`along one edge: ${a - 2}, ${b - 2} or ${c - 2}`, `4 × ${a + b + c - 6} = ${answer}`],
        };
      },
    ],
  ),
  conceptPractice(
    'geometry-and-measurement',
    'volume',
    'Volume',
    ['analytical'],
    ladderOf(
      'Volume is base times height where the solid is equally wide all the way up.',
      'Find the area of the base first, then bring in the height.',
      'Check the units: lengths in the same unit before you multiply.',
      'Two multiplications are nearly everything.',
    ),
    [
      -0.6,
      (random) => {
        const [length, width, rise] = [whole(random, 4, 12), whole(random, 3, 9), whole(random, 2, 9)];
        const what = oneOf(random, ['stone', 'bust', 'shell', 'crown']);
        const answer = (length * width * rise) / 10;
        return {
          stem: `The bottom of an aquarium is ${length} dm by ${width} dm. When a ${what} sinks in it, the water rises by ${rise} cm. What is the volume of the ${what}?`,
          answer,
          lures: [
            [
              length * width * rise,
              idea('mixes-units', 'The lengths are in different units; bring them to one first.'),
            ],
            [length * width, m.stopsOneStepEarly],
            [length + width + rise / 10, m.reversesOperation],
            [
              (length * width * rise) / 100,
              idea('mixes-units', 'The lengths are in different units; bring them to one first.'),
            ],
          ],
          say: unit('dm³'),
          explanation: `The ${what} takes the place of ${length} dm × ${width} dm × ${numeral(rise / 10)} dm of water: ${numeral(answer)} dm³.`,
          steps: [
            `${rise} cm = ${numeral(rise / 10)} dm`,
            `${length} × ${width} × ${numeral(rise / 10)} = ${numeral(answer)}`,
          ],
        };
      },
    ],
    [
      0.5,
      (random) => {
        const [side, thirds] = [whole(random, 4, 15), whole(random, 2, 8)];
        const height = 3 * thirds;
        const what = oneOf(random, ['tent', 'roof', 'tower top', 'glass hall']);
        return {
          stem: `A ${what} has the form of a pyramid. Its square base has sides of ${side} m, and it is ${height} m high. How much air is in it?`,
          answer: side * side * thirds,
          lures: [
            [side * side * height, forgetsThird],
            [(side * side * height) / 2, m.forgetsHalf],
            [4 * side * thirds, m.perimeterForArea],
            [side * thirds, m.stopsOneStepEarly],
          ],
          say: unit('m³'),
          explanation: `The base is ${side * side} m². A pyramid has one third of base times height: ${side * side} × ${height} ÷ 3 = ${numeral(side * side * thirds)}.`,
          steps: [
            `${side} × ${side} = ${side * side}`,
            `${side * side} × ${height} ÷ 3 = ${numeral(side * side * thirds)}`,
          ],
        };
      },
    ],
  ),
];
