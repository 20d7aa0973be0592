import type { Random } from '../../../../core/random.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import { axes } from '../charts.ts';
import type { Drawn } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import type { Point } from '../figures.ts';
import { dot, figure, label, line, polygon, rightAngle } from '../figures.ts';
import { idea, misconceptions } from '../misconceptions.ts';
import { numeral } from '../number-text.ts';

const subtractsSides = idea(
  'subtracts-sides-without-squaring',
  'It is the squares of the sides that can be subtracted, not the sides themselves.',
);
const flatOnly = idea(
  'misses-third-direction',
  'You found the diagonal of one face; the third direction still has to be taken into account.',
);
const longestEdge = idea(
  'longest-edge-as-longest-line',
  'A slanted line through the box is longer than any of its edges.',
);
const oneDirectionOnly = idea(
  'uses-one-direction-only',
  'You used only one of the two directions; the way has a part in each of them.',
);

/** Triples whose legs differ, the longest side last. */
const triples = [
  [6, 8, 10],
  [5, 12, 13],
  [9, 12, 15],
  [8, 15, 17],
  [12, 16, 20],
  [7, 24, 25],
] as const;

/** Rung 3. Harder: a side other than the longest, a triangle to be found first, three dimensions. */
export const pythagoras = coreMathModel('geometry-and-measurement', {
  id: 'core_math.pythagoras',
  title: 'Lengths from right angles',
  concepts: ['pythagoras', 'triangles'],
  reasoning: ['analytical'],
  // One theorem decides; those who have it get through, the others do not.
  discrimination: 1.4,
  forms: [ladderOnWall, shortcut, distanceOfPoints, isoscelesArea, boxDiagonal, twoShips],
});

function ladderOnWall(random: Random): Drawn {
  const [foot, height, length] = oneOf(random, [
    [2.5, 6, 6.5],
    [1.5, 2, 2.5],
    [3, 4, 5],
    [2, 4.8, 5.2],
  ] as const);
  const wallX = 230;
  const unit = 130 / height;
  const [base, top]: [Point, Point] = [
    [Math.round(wallX - foot * unit), 160],
    [wallX, 30],
  ];
  return {
    stem: `A ladder ${length} m long leans against an upright wall, as in the figure. Its foot stands ${foot} m away from the wall. How high up the wall does it reach?`,
    stimulus: [
      figure(
        `A ladder of ${length} m leaning against an upright wall. On level ground its foot is ${foot} m from the wall; the height it reaches is marked h.`,
        330,
        190,
        [
          line([40, 160], [290, 160], { tone: 'muted' }),
          line([wallX, 160], [wallX, 14], { tone: 'ink' }),
          line(base, top, { tone: 'accent' }),
          rightAngle([wallX, 160], base, top),
          label([(base[0] + wallX) / 2, 176], `${foot} m`, { size: 13 }),
          label([(base[0] + wallX) / 2 - 12, 88], `${length} m`, { anchor: 'end', size: 13 }),
          label([wallX + 12, 96], 'h', { anchor: 'start' }),
        ],
      ),
    ],
    answer: `${height} m`,
    distractors: [
      wrong(`${numeral(length - foot)} m`, subtractsSides),
      wrong(`${numeral(length ** 2 - foot ** 2)} m`, misconceptions.forgetsRoot),
      wrong(`${numeral(length + foot)} m`, misconceptions.addsSidesForHypotenuse),
    ],
    explanation: `Ladder, wall and ground form a right-angled triangle with the ladder as the longest side. So the height is √(${length}² − ${foot}²) = √${numeral(length ** 2 - foot ** 2)} = ${height} m.`,
    steps: [
      `h² = ${length}² − ${foot}²`,
      `= ${numeral(length ** 2)} − ${numeral(foot ** 2)} = ${numeral(length ** 2 - foot ** 2)}`,
      `h = ${height} m`,
    ],
    hints: ladder(
      'The wall and the ground meet at a right angle, which makes a special triangle.',
      `Which side of that triangle is the longest? Its length of ${length} m is known.`,
      'Write down how the squares of the three sides are related, and solve for the square of h.',
      'The figure contains the triangle you need; only its sides have everyday names.',
    ),
    difficulty: -0.25,
  };
}

function shortcut(random: Random): Drawn {
  const [a, b, c] = oneOf(random, triples);
  const [width, length] = [10 * a, 10 * b];
  const saved = width + length - 10 * c;
  return {
    stem: `A rectangular park is ${length} m long and ${width} m wide. Instead of walking along two of its sides, Zanele walks straight from one corner to the opposite one. How much shorter is her way?`,
    answer: `${saved} m`,
    distractors: [
      wrong(`${10 * c} m`, misconceptions.answersOtherQuantity),
      wrong(`${10 * (c - a)} m`, oneDirectionOnly),
      wrong(`${length - width} m`, subtractsSides),
    ],
    explanation: `The straight way is the longest side of a right-angled triangle: √(${length}² + ${width}²) = ${10 * c} m. Along the sides it would be ${length + width} m, so she saves ${saved} m.`,
    steps: [
      `straight way: √(${length}² + ${width}²) = √${numeral(100 * c * c)} = ${10 * c} m`,
      `along the sides: ${length} + ${width} = ${length + width} m`,
      `${length + width} − ${10 * c} = ${saved} m`,
    ],
    hints: ladder(
      'The diagonal of a rectangle and two of its sides form a right-angled triangle.',
      `Find the straight way first, from the sides of ${length} m and ${width} m.`,
      'The question compares two ways. How long is the other one?',
      'Sketch the park, draw both ways and write their lengths beside them.',
    ),
    difficulty: -0.15,
  };
}

function distanceOfPoints(random: Random): Drawn {
  const [dx, dy, distance] = oneOf(random, [
    [3, 4, 5],
    [4, 3, 5],
    [6, 8, 10],
    [8, 6, 10],
  ] as const);
  const [x, y] = [-whole(random, 1, 4), -whole(random, 1, 4)];
  const [p, q]: [Point, Point] = [
    [x, y],
    [x + dx, y + dy],
  ];
  const plane = axes(
    { from: -5, to: 8, grid: 1, numbers: 2 },
    { from: -5, to: 8, grid: 1, numbers: 2 },
    { width: 240, height: 200 },
  );
  const text = ([px, py]: Point) => `(${numeral(px)}, ${numeral(py)})`;
  const [at, bt] = [plane.at(...p), plane.at(...q)];
  if (q[1] > 7 || q[0] > 7) return;
  return {
    stem: 'How far apart are the points P and Q in the figure? One unit of the grid is 1 cm.',
    stimulus: [
      figure(`A coordinate grid with the points P at ${text(p)} and Q at ${text(q)}.`, plane.width, plane.height, [
        ...plane.shapes,
        line(at, bt, { tone: 'accent', dashed: true }),
        dot(at),
        dot(bt),
        label([at[0] - 11, at[1] + 4], 'P', { size: 13 }),
        label([bt[0] + 11, bt[1] - 4], 'Q', { size: 13 }),
      ]),
    ],
    answer: `${distance} cm`,
    distractors: [
      wrong(`${dx + dy} cm`, misconceptions.addsSidesForHypotenuse),
      wrong(`${distance ** 2} cm`, misconceptions.forgetsRoot),
      wrong(`${Math.max(dx, dy)} cm`, oneDirectionOnly),
    ],
    explanation: `From P to Q it is ${dx} cm across and ${dy} cm up. These are the short sides of a right-angled triangle, so the distance is √(${dx}² + ${dy}²) = √${distance ** 2} = ${distance} cm.`,
    steps: [`across: ${dx} cm; up: ${dy} cm`, `√(${dx}² + ${dy}²) = √${distance ** 2} = ${distance} cm`],
    hints: ladder(
      'A slanted distance on a grid is the longest side of a right-angled triangle.',
      'Count how many units Q lies to the right of P, and how many above it.',
      'Draw the step-shaped path from P to Q; the straight way must be shorter than that.',
      'Let the grid help you: it supplies the right angle for free.',
    ),
    difficulty: -0.3,
    concepts: ['pythagoras', 'coordinates'],
  };
}

function isoscelesArea(random: Random): Drawn {
  const [half, height, side] = oneOf(random, [
    [6, 8, 10],
    [5, 12, 13],
    [9, 12, 15],
    [8, 15, 17],
    [12, 5, 13],
    [8, 6, 10],
  ] as const);
  const base = 2 * half;
  const unit = Math.min(120 / height, 220 / base);
  const corners: [Point, Point, Point] = [
    [165 - half * unit, 150],
    [165 + half * unit, 150],
    [165, 150 - height * unit],
  ].map(([x, y]): Point => [Math.round(x ?? 0), Math.round(y ?? 0)]) as [Point, Point, Point];
  return {
    stem: 'What is the area of the isosceles triangle in the figure?',
    stimulus: [
      figure(`An isosceles triangle with a base of ${base} cm and two equal sides of ${side} cm each.`, 330, 176, [
        polygon(corners, { tone: 'accent' }),
        label([165, 166], `${base} cm`),
        label([(corners[0][0] + 165) / 2 - 10, (150 + corners[2][1]) / 2 - 6], `${side} cm`, { anchor: 'end' }),
        label([(corners[1][0] + 165) / 2 + 10, (150 + corners[2][1]) / 2 - 6], `${side} cm`, { anchor: 'start' }),
      ]),
    ],
    answer: `${half * height} cm²`,
    distractors: [
      wrong(`${half * side} cm²`, misconceptions.slantAsHeight),
      wrong(`${base * height} cm²`, misconceptions.forgetsHalf),
      wrong(`${base + 2 * side} cm²`, misconceptions.perimeterForArea),
    ],
    explanation: `The height cuts the base into two halves of ${half} cm, so it is √(${side}² − ${half}²) = ${height} cm. The area is ${base} × ${height} ÷ 2 = ${half * height} cm².`,
    steps: [
      `half of the base: ${half} cm`,
      `height: √(${side}² − ${half}²) = √${side * side - half * half} = ${height} cm`,
      `${base} × ${height} ÷ 2 = ${half * height} cm²`,
    ],
    hints: ladder(
      'The height of an isosceles triangle cuts it into two right-angled triangles.',
      `Draw the height. What are the two sides you know in one of the halves? One of them is ${side} cm.`,
      'Find the height first; only then does the formula for the area help.',
      'Symmetry gives you a right angle and half a base, which is all you need.',
    ),
    difficulty: 0.2,
    concepts: ['pythagoras', 'area'],
  };
}

function boxDiagonal(random: Random): Drawn {
  const [a, b, c, diagonal] = oneOf(random, [
    [2, 3, 6, 7],
    [1, 4, 8, 9],
    [4, 4, 7, 9],
    [2, 6, 9, 11],
    [3, 4, 12, 13],
    [2, 5, 14, 15],
  ] as const);
  return {
    stem: `A box is ${c} dm long, ${b} dm wide and ${a} dm high on the inside. What is the length of the longest straight stick that fits into it? (The thickness of the stick does not matter.)`,
    answer: `${diagonal} dm`,
    distractors: [
      wrong(`${a + b + c} dm`, misconceptions.addsSidesForHypotenuse),
      wrong(`√${c * c + b * b} dm`, flatOnly),
      wrong(`${c} dm`, longestEdge),
    ],
    explanation: `The longest line runs from one corner through the middle of the box to the opposite corner. Its square is ${c}² + ${b}² + ${a}² = ${diagonal ** 2}, so its length is ${diagonal} dm.`,
    steps: [
      `diagonal of the floor, squared: ${c}² + ${b}² = ${c * c + b * b}`,
      `with the height: ${c * c + b * b} + ${a}² = ${diagonal ** 2}`,
      `√${diagonal ** 2} = ${diagonal} dm`,
    ],
    hints: ladder(
      'The stick may lie slanted in all three directions at once.',
      `Find the diagonal of the floor first, from ${c} dm and ${b} dm; its square is enough.`,
      `Then look at the upright triangle made by that diagonal and the height of ${a} dm.`,
      'Two right-angled triangles, one lying and one standing, lead from corner to corner.',
    ),
    difficulty: 0.4,
    concepts: ['pythagoras', 'solids'],
    reasoning: ['creative', 'analytical'],
  };
}

function twoShips(random: Random): Drawn {
  const [a, b, c] = oneOf(random, [
    [6, 8, 10],
    [5, 12, 13],
    [9, 12, 15],
    [8, 15, 17],
  ] as const);
  const hours = whole(random, 2, 3);
  return {
    stem: `Two ships leave a harbour at the same time. One sails north at ${a} km/h, the other sails east at ${b} km/h. How far apart are they after ${hours} hours?`,
    answer: `${hours * c} km`,
    distractors: [
      wrong(`${hours * (a + b)} km`, misconceptions.addsSidesForHypotenuse),
      wrong(`${c} km`, misconceptions.stopsOneStepEarly),
      wrong(`${hours * (b - a)} km`, subtractsSides),
    ],
    explanation: `After ${hours} hours the ships are ${hours * a} km and ${hours * b} km from the harbour, in directions at a right angle. Their distance is √(${hours * a}² + ${hours * b}²) = ${hours * c} km.`,
    steps: [
      `north: ${hours} × ${a} = ${hours * a} km; east: ${hours} × ${b} = ${hours * b} km`,
      `√(${hours * a}² + ${hours * b}²) = √${numeral((hours * c) ** 2)} = ${hours * c} km`,
    ],
    hints: ladder(
      'North and east stand at a right angle to each other.',
      `How far has each ship sailed after ${hours} hours?`,
      'The harbour and the two ships are the corners of a triangle. Which side is asked for?',
      'A sketch with an arrow up and an arrow to the right shows the rest.',
    ),
    difficulty: 0.05,
    concepts: ['pythagoras', 'rates'],
  };
}
