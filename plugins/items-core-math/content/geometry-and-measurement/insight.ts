import type { Random } from '../../../../core/random.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import type { Drawn } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import type { Point } from '../figures.ts';
import { arcPoints, circle, figure, label, line, polygon, rectangle } from '../figures.ts';
import { idea, misconceptions } from '../misconceptions.ts';
import { numeral } from '../number-text.ts';

const halfSideForDiagonal = idea(
  'diagonal-for-side',
  'You took the diagonal of the inner square for its side, or the other way round.',
);
const quarterNotHalf = idea(
  'one-quarter-for-one-half',
  'Turn the inner square until its corners touch the middles of the sides: it covers more than a quarter.',
);
const alongEdges = idea(
  'walks-along-edges',
  'A way along the edges is possible, but a slanted way across the faces is shorter.',
);
const throughInside = idea(
  'straight-through-the-inside',
  'That is the straight line through the inside; the ant has to stay on the surface.',
);
const wrongUnfolding = idea(
  'one-unfolding-only',
  'The box can be unfolded in more than one way; another way of unfolding gives a shorter path.',
);
const petalsAsCircle = idea(
  'lens-as-circle-part',
  'The overlap is what two quarter circles have beyond the square, not one of the pieces itself.',
);
const centreEqualsRim = idea(
  'angle-at-rim-as-at-centre',
  'The angle at the centre is twice the angle at the rim over the same arc.',
);
const straightOnly = idea(
  'leaves-out-the-arcs',
  'The belt also follows the circles at the corners; its curved pieces make up one whole circle.',
);
const oneCircleEach = idea(
  'full-circle-at-each-corner',
  'Each corner takes only a part of a circle; together the parts make up one whole circle.',
);
const ignoresOneShare = idea(
  'applies-one-share-only',
  'You took one of the two divisions into account; the area is divided twice.',
);
const wholeRectangleTaken = idea(
  'bounding-rectangle-for-triangle',
  'You took half of the rectangle around the triangle; here the triangle fills less than that half.',
);
const estimatesByEye = idea(
  'estimates-by-eye',
  'It looks like that, but turning the inner square shows the exact part.',
);
const fullForQuarter = idea('full-circle-for-quarter', 'Only a quarter of each circle lies in the square.');

/**
 * Rung 5. Each is short once the figure is seen in a suitable way; harder: several pieces to be combined, three
 * dimensions, no lengths to start from.
 */
export const geometryInsight = coreMathModel('geometry-and-measurement', {
  id: 'core_math.geometry-insight',
  title: 'Seeing shapes in another way',
  concepts: ['area', 'geometric-reasoning'],
  reasoning: ['creative', 'analytical'],
  // Without the idea there is hardly a way to the key.
  discrimination: 1.5,
  forms: [squareCircleSquare, antOnBox, lens, beltAroundPipes, dividedTriangle, angleAtCentre, triangleOnGrid],
});

function squareCircleSquare(random: Random): Drawn {
  const side = 2 * whole(random, 3, 7);
  const inner = (side * side) / 2;
  const middle: Point = [160, 100];
  return {
    stem: `The figure shows a square with sides of ${side} cm, the circle that touches all its sides, and a smaller square with its corners on the circle. What is the area of the smaller square?`,
    stimulus: [
      figure(
        `A large square with sides of ${side} cm. Inside it is a circle that touches all four sides. Inside the circle is a smaller square whose four corners lie on the circle and whose sides are parallel to those of the large square.`,
        320,
        200,
        [
          rectangle([80, 20], 160, 160, { tone: 'ink' }),
          circle(middle, 80, { tone: 'muted' }),
          rectangle([103.4, 43.4], 113.2, 113.2, { tone: 'soft', filled: true }),
          rectangle([103.4, 43.4], 113.2, 113.2, { tone: 'accent' }),
          label([250, 100], `${side} cm`, { anchor: 'start', size: 13 }),
        ],
      ),
    ],
    answer: `${inner} cm²`,
    distractors: [
      wrong(`${numeral(inner / 2)} cm²`, quarterNotHalf),
      wrong(`${numeral((side * side * 3) / 4)} cm²`, estimatesByEye),
      wrong(`${side * side} cm²`, halfSideForDiagonal),
    ],
    explanation: `Turn the smaller square by 45°: its corners then touch the middles of the large square’s sides. It is now clear that it covers half of the large square, ${side * side} ÷ 2 = ${inner} cm².`,
    steps: [
      `the diagonal of the smaller square is the diameter of the circle, ${side} cm`,
      `area from the diagonal: ${side} × ${side} ÷ 2 = ${inner} cm²`,
    ],
    hints: ladder(
      'Turning the smaller square inside the circle does not change its area.',
      'How long is the diagonal of the smaller square? Compare it with the circle.',
      'Turn the smaller square until its corners point up, down, left and right; what part of the large square does it cover?',
      `You can do without roots, and without the side of the smaller square, if you let it turn.`,
    ),
    difficulty: 1.2,
    concepts: ['area', 'circles'],
  };
}

function antOnBox(random: Random): Drawn {
  const [length, width, height, path] = oneOf(random, [
    [12, 6, 3, 15],
    [8, 4, 2, 10],
    [15, 5, 3, 17],
    [24, 12, 6, 30],
    [12, 4, 1, 13],
  ] as const);
  const inside = length ** 2 + width ** 2 + height ** 2;
  const other = (length + height) ** 2 + width ** 2;
  const root = (square: number) => (Number.isInteger(Math.sqrt(square)) ? `${Math.sqrt(square)} cm` : `√${square} cm`);
  return {
    stem: `An ant sits on a corner of a closed box that is ${length} cm long, ${width} cm wide and ${height} cm high. It wants to reach the opposite corner, the one farthest away, walking only on the surface. How long is its shortest way?`,
    answer: `${path} cm`,
    distractors: [
      wrong(`${length + width + height} cm`, alongEdges),
      wrong(root(inside), throughInside),
      wrong(root(other), wrongUnfolding),
    ],
    explanation: `Unfold two neighbouring faces into one plane; the way becomes a straight line. With the faces joined along the edge of ${length} cm, the line has the legs ${length} cm and ${width} + ${height} = ${width + height} cm, so it is √${path * path} = ${path} cm long. The other ways of unfolding give longer lines.`,
    steps: [
      `unfolded rectangle: ${length} cm by ${width} + ${height} = ${width + height} cm`,
      `√(${length}² + ${width + height}²) = √${path * path} = ${path} cm`,
      `other unfoldings are longer, for example √(${length + height}² + ${width}²) = ${root(other)}`,
    ],
    hints: ladder(
      'On a flat surface the shortest way is a straight line. How could the surface of a box become flat?',
      'Unfold two faces that the ant crosses so that they lie side by side, and draw its way as a straight line.',
      `There is more than one way to unfold; which of ${length}, ${width} and ${height} cm should be added together?`,
      'Imagine cutting a paper box open; the ant’s way is then only the long side of a triangle.',
    ),
    difficulty: 2.0,
    concepts: ['pythagoras', 'solids'],
  };
}

function lens(random: Random): Drawn {
  const side = 2 * whole(random, 2, 5);
  const [low, high]: [Point, Point] = [
    [80, 180],
    [240, 20],
  ];
  const outline = [...arcPoints(low, 160, 0, 90), ...arcPoints(high, 160, 180, 270)];
  const quarter = (side * side) / 4;
  return {
    stem: `In a square with sides of ${side} cm, two quarter circles are drawn around opposite corners, each with a radius of ${side} cm. What is the area of the shaded part, where they overlap?`,
    stimulus: [
      figure(
        `A square with sides of ${side} cm. A quarter circle with radius ${side} cm is drawn around the bottom left corner and another one around the top right corner. The lens-shaped part that belongs to both is shaded.`,
        320,
        200,
        [
          polygon(outline, { tone: 'soft', filled: true }),
          rectangle([80, 20], 160, 160, { tone: 'ink' }),
          polygon(outline, { tone: 'accent' }),
          label([250, 100], `${side} cm`, { anchor: 'start', size: 13 }),
        ],
      ),
    ],
    answer: `${2 * quarter}π − ${side * side} cm²`,
    distractors: [
      wrong(`${side * side} − ${quarter}π cm²`, misconceptions.answersOtherQuantity),
      wrong(`${quarter}π cm²`, petalsAsCircle),
      wrong(`${side * side}π − ${side * side} cm²`, fullForQuarter),
    ],
    explanation: `Each quarter circle has the area π × ${side}² ÷ 4 = ${quarter}π cm². Together they cover the whole square and the shaded part a second time, so the shaded part is ${2 * quarter}π − ${side * side} cm².`,
    steps: [
      `one quarter circle: ${quarter}π cm²`,
      `both together: ${2 * quarter}π cm²`,
      `they cover the square (${side * side} cm²) and the overlap twice`,
      `overlap: ${2 * quarter}π − ${side * side} cm²`,
    ],
    hints: ladder(
      'The two quarter circles cover the whole square; the shaded part is covered twice.',
      `Work out the area of one quarter circle with radius ${side} cm and of the square.`,
      'If you add both quarter circles, by how much do you exceed the square?',
      'No new formula is needed; it is a question of what is covered once and what twice.',
    ),
    difficulty: 1.75,
    concepts: ['area', 'circles', 'inclusion-exclusion'],
  };
}

function beltAroundPipes(random: Random): Drawn {
  const radius = whole(random, 2, 9);
  const [a, b, c]: [Point, Point, Point] = [
    [115, 135],
    [205, 135],
    [160, 57.1],
  ];
  const outer = [...arcPoints(c, 45, 30, 150), ...arcPoints(a, 45, 150, 270), ...arcPoints(b, 45, 270, 390)];
  return {
    stem: `Three pipes with a radius of ${radius} cm touch one another and are tied together by a tight belt, as the figure shows. How long is the belt?`,
    stimulus: [
      figure(
        `Three equal circles that touch one another, two below and one above. A belt is stretched tightly around all three; it has three straight pieces and three curved ones.`,
        320,
        196,
        [
          circle(a, 45, { tone: 'muted' }),
          circle(b, 45, { tone: 'muted' }),
          circle(c, 45, { tone: 'muted' }),
          polygon(outer, { tone: 'accent' }),
          line(a, [70, 135], { tone: 'muted', dashed: true }),
          label([94, 122], `${radius} cm`, { size: 13 }),
        ],
      ),
    ],
    answer: `${6 * radius} + ${2 * radius}π cm`,
    distractors: [
      wrong(`${6 * radius} cm`, straightOnly),
      wrong(`${6 * radius} + ${6 * radius}π cm`, oneCircleEach),
      wrong(`${3 * radius} + ${2 * radius}π cm`, misconceptions.diameterAsRadius),
    ],
    explanation: `Each straight piece is as long as the distance between two centres, ${2 * radius} cm, and there are three. At each pipe the belt turns by 120°, so its curved pieces together make one full circle, ${2 * radius}π cm.`,
    steps: [
      `three straight pieces: 3 × ${2 * radius} = ${6 * radius} cm`,
      `three curved pieces of 120° each: one circle, 2π × ${radius} = ${2 * radius}π cm`,
      `together: ${6 * radius} + ${2 * radius}π cm`,
    ],
    hints: ladder(
      'The belt consists of straight and curved pieces; look at each kind by itself.',
      `Compare a straight piece with the line between the centres of two pipes with radius ${radius} cm.`,
      'Going once around, by how much does the belt turn in all? What do its curved pieces make together?',
      'Slide the three curved pieces together in your mind and see what they form.',
    ),
    difficulty: 1.7,
    concepts: ['circles', 'perimeter'],
  };
}

function dividedTriangle(random: Random): Drawn {
  const [p, q] = oneOf(random, [
    [1, 2],
    [2, 3],
    [1, 3],
    [3, 2],
    [2, 1],
  ] as const);
  const area = (p + q) * 2 * whole(random, 3, 8);
  const shaded = (area * p) / (p + q) / 2;
  const [left, right, top]: [Point, Point, Point] = [
    [50, 160],
    [290, 160],
    [130, 28],
  ];
  const foot: Point = [Math.round(50 + (240 * p) / (p + q)), 160];
  const middle: Point = [(top[0] + foot[0]) / 2, (top[1] + foot[1]) / 2];
  return {
    stem: `In triangle ABC the point D divides the side BC so that BD : DC = ${p} : ${q}. The point E is the middle of AD. The area of triangle ABC is ${area} cm². What is the area of the shaded triangle ABE?`,
    stimulus: [
      figure(
        `Triangle ABC with A at the top and BC as base. D lies on BC with BD : DC = ${p} : ${q}. E is the middle of the line AD. Triangle ABE is shaded.`,
        340,
        190,
        [
          polygon([left, middle, top], { tone: 'soft', filled: true }),
          polygon([left, right, top], { tone: 'accent' }),
          line(top, foot, { tone: 'ink' }),
          line(left, middle, { tone: 'ink' }),
          label([130, 14], 'A'),
          label([38, 164], 'B'),
          label([302, 164], 'C'),
          label([foot[0], 176], 'D'),
          label([middle[0] + 14, middle[1]], 'E'),
        ],
      ),
    ],
    answer: `${numeral(shaded)} cm²`,
    distractors: [
      wrong(`${numeral((area * p) / (p + q))} cm²`, ignoresOneShare),
      wrong(`${numeral(area / 2)} cm²`, ignoresOneShare),
      wrong(`${numeral((area * q) / (p + q) / 2)} cm²`, misconceptions.answersOtherQuantity),
    ],
    explanation: `Triangles ABD and ABC have the same height over BC, so ABD has ${p}/${p + q} of the area, ${numeral((area * p) / (p + q))} cm². The line BE halves it, because E is the middle of AD: ${numeral(shaded)} cm².`,
    steps: [
      `ABD: ${p}/${p + q} × ${area} = ${numeral((area * p) / (p + q))} cm²`,
      `E is the middle of AD: ABE is half of ABD`,
      `${numeral((area * p) / (p + q))} ÷ 2 = ${numeral(shaded)} cm²`,
    ],
    hints: ladder(
      'Triangles with the same height have areas in the ratio of their bases.',
      `What part of triangle ABC is triangle ABD, if BD : DC = ${p} : ${q}?`,
      'Then look at triangle ABD alone: what does the line BE do to it?',
      'No lengths are given, and none are needed; ratios carry you all the way.',
    ),
    difficulty: 1.5,
    concepts: ['area', 'ratio'],
  };
}

function angleAtCentre(random: Random): Drawn {
  const angle = whole(random, 36, 43);
  const base = 90 - angle;
  const centre: Point = [160, 100];
  const at = (degrees: number): Point => arcPoints(centre, 78, degrees, degrees + 1)[0] ?? centre;
  const [p, q, r] = [at(180 + base), at(360 - base), at(90)];
  return {
    stem: `P, Q and R lie on a circle with centre M. The angle PRQ at the rim is ${angle}°. How large is the angle MPQ?`,
    stimulus: [
      figure(
        `A circle with centre M and three points on it: P below on the left, Q below on the right and R at the top. P and Q are joined to R, to M and to each other. The angle at R between RP and RQ is ${angle}°; the angle asked for is the one at P between PM and PQ.`,
        320,
        200,
        [
          circle(centre, 78, { tone: 'muted' }),
          polygon([p, q, r], { tone: 'accent' }),
          polygon([p, q, centre], { tone: 'ink' }),
          label([p[0] - 12, p[1] + 8], 'P'),
          label([q[0] + 12, q[1] + 8], 'Q'),
          label([160, 12], 'R'),
          label([160, 88], 'M'),
          label([160, 68], `${angle}°`, { size: 13 }),
        ],
      ),
    ],
    answer: `${base}°`,
    distractors: [
      wrong(`${2 * angle}°`, misconceptions.stopsOneStepEarly),
      wrong(`${numeral((180 - angle) / 2)}°`, centreEqualsRim),
      wrong(`${angle}°`, misconceptions.anglesAsEqual),
    ],
    explanation: `The angle at the centre over the same arc is twice the angle at the rim: PMQ = ${2 * angle}°. Triangle PMQ is isosceles with the radii as equal sides, so MPQ = (180° − ${2 * angle}°) ÷ 2 = ${base}°.`,
    steps: [
      `angle PMQ = 2 × ${angle}° = ${2 * angle}°`,
      'MP = MQ, so the angles at P and Q are equal',
      `(180° − ${2 * angle}°) ÷ 2 = ${base}°`,
    ],
    hints: ladder(
      'Angles over the same arc, one at the rim and one at the centre, are related.',
      `How large is the angle PMQ, if the angle at the rim is ${angle}°?`,
      'What kind of triangle is PMQ? Two of its sides are radii.',
      'One fact about circles and one about triangles, in this order, lead to the angle.',
    ),
    difficulty: 1.35,
    concepts: ['angles', 'circles'],
    reasoning: ['analytical'],
  };
}

function triangleOnGrid(random: Random): Drawn {
  const [w, h] = [whole(random, 6, 9), whole(random, 5, 8)];
  const [x, y] = [whole(random, 1, 4), whole(random, 1, 3)];
  // Corners (0, 0), (w, y) and (x, h): twice the area is w·h − x·y.
  const twice = w * h - x * y;
  if (twice % 2 > 0 || (w * h) % 2 > 0 || y >= h - 1) return;
  return {
    stem: `A triangle has its corners at (0, 0), (${w}, ${y}) and (${x}, ${h}). What is its area, in square units?`,
    answer: numeral(twice / 2),
    distractors: [
      wrong(numeral((w * h) / 2), wholeRectangleTaken),
      wrong(numeral(twice), misconceptions.forgetsHalf),
      wrong(numeral((w * h + x * y) / 2), misconceptions.answersOtherQuantity),
    ],
    explanation: `The rectangle from (0, 0) to (${w}, ${h}) has the area ${w * h}. Three right-angled triangles around the given one are cut off: ${numeral((w * y) / 2)}, ${numeral((x * h) / 2)} and ${numeral(((w - x) * (h - y)) / 2)}. What is left is ${numeral(twice / 2)}.`,
    steps: [
      `rectangle around it: ${w} × ${h} = ${w * h}`,
      `corners cut off: ${numeral((w * y) / 2)} + ${numeral((x * h) / 2)} + ${numeral(((w - x) * (h - y)) / 2)} = ${numeral(w * h - twice / 2)}`,
      `${w * h} − ${numeral(w * h - twice / 2)} = ${numeral(twice / 2)}`,
    ],
    hints: ladder(
      'None of the sides is level or upright, so base and height are awkward; look for another way.',
      `Draw the rectangle from (0, 0) to (${w}, ${h}) around the triangle. Which pieces lie outside the triangle?`,
      'The pieces outside are right-angled triangles, whose areas are easy. Take them off.',
      'A good sketch on squared paper is half of the solution here.',
    ),
    difficulty: 1.2,
    concepts: ['area', 'coordinates'],
  };
}
