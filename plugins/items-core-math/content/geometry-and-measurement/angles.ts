import type { Random } from '../../../../core/random.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import type { Drawn } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import type { Point } from '../figures.ts';
import { figure, label, line, polygon, round } from '../figures.ts';
import { idea, misconceptions } from '../misconceptions.ts';
import { listed, numeral } from '../number-text.ts';

const wrongAngleSum = idea(
  'wrong-angle-sum',
  'You used the angle sum of another shape: 180° for a triangle or a straight line, 360° for a quadrilateral or a full turn.',
);
const apexForBase = idea(
  'apex-for-base-angle',
  'In an isosceles triangle the two angles at the base are equal, and not the one at the top with one of them.',
);
const insideForOutside = idea(
  'interior-for-exterior-angle',
  'You found the angle inside the triangle; the one outside lies next to it on the straight line.',
);
const sumOfAll = idea('gives-angle-sum', 'You gave the sum of several angles; one of them is asked for.');
const halvesTwice = idea('halves-twice', 'You halved once too often; there are two angles at the base.');
const complementForSupplement = idea(
  'complement-for-supplement',
  'Together the two angles make a half turn of 180°, not a right angle.',
);
const centralForInterior = idea(
  'central-for-interior-angle',
  'You divided a full turn by the number of corners; that is the angle by which the sides turn, not the one inside.',
);
const oneTriangleTooMany = idea(
  'one-triangle-too-many',
  'From one corner the shape is cut into two triangles fewer than it has corners; you used one more.',
);

const degrees = (size: number) => `${numeral(size)}°`;

/** Rungs 1 and 2. Harder: a property of the shape is needed before adding up, a ratio, a polygon with more sides. */
export const angles = coreMathModel('geometry-and-measurement', {
  id: 'core_math.angles',
  title: 'Finding angles',
  concepts: ['angles', 'triangles'],
  reasoning: ['analytical'],
  forms: [thirdAngle, straightLine, isosceles, exterior, parallels, ratioOfAngles, polygonAngle],
});

/** A triangle from its base angles, standing on a base from (left, 150), scaled to fit 150 px in height. */
function triangle(left: number, right: number, base = 220): [Point, Point, Point] {
  const [a, b] = [(left * Math.PI) / 180, (right * Math.PI) / 180];
  const x = (base * Math.tan(b)) / (Math.tan(a) + Math.tan(b));
  return [
    [50, 150],
    [50 + base, 150],
    [round(50 + x), round(150 - x * Math.tan(a))],
  ];
}

function thirdAngle(random: Random): Drawn {
  const [one, other] = [whole(random, 38, 62), whole(random, 35, 60)];
  const third = 180 - one - other;
  if (one === other || third === one || third === other || third === 90) return;
  const corners = triangle(one, other);
  return {
    stem: 'How large is the angle x in the triangle?',
    stimulus: [
      figure(`A triangle whose angles are ${one}°, ${other}° and x.`, 330, 176, [
        polygon(corners, { tone: 'accent' }),
        label([92, 138], degrees(one)),
        label([232, 138], degrees(other)),
        label([corners[2][0], corners[2][1] + 32], 'x'),
      ]),
    ],
    answer: degrees(third),
    distractors: [
      wrong(degrees(one + other), sumOfAll),
      wrong(degrees(360 - one - other), wrongAngleSum),
      wrong(degrees(180 - one), misconceptions.stopsOneStepEarly),
    ],
    explanation: `The angles of a triangle add up to 180°. The two known ones make ${one + other}°, so x = 180° − ${one + other}° = ${third}°.`,
    steps: [`${one}° + ${other}° = ${one + other}°`, `180° − ${one + other}° = ${third}°`],
    hints: ladder(
      'The three angles of every triangle have the same sum.',
      `Add the two angles you know, ${one}° and ${other}°.`,
      'What is missing to the angle sum of a triangle? Check by adding all three.',
      'Tear the corners off a paper triangle and lay them side by side: they make a straight line.',
    ),
    difficulty: -2.0,
  };
}

function straightLine(random: Random): Drawn {
  const [one, other] = [whole(random, 35, 70), whole(random, 30, 65)];
  const third = 180 - one - other;
  if (third < 35 || new Set([one, other, third]).size < 3) return;
  const centre: Point = [165, 150];
  const ray = (angle: number, length: number): Point => [
    round(centre[0] + length * Math.cos((angle * Math.PI) / 180)),
    round(centre[1] - length * Math.sin((angle * Math.PI) / 180)),
  ];
  return {
    stem: 'Two rays start from a point on a straight line, as the figure shows. How large is the angle x?',
    stimulus: [
      figure(
        `A straight line with a point on it from which two rays go upwards. The three angles above the line are, from right to left, ${one}°, x and ${other}°.`,
        330,
        172,
        [
          line([20, 150], [310, 150]),
          line(centre, ray(one, 130), { tone: 'accent' }),
          line(centre, ray(one + third, 130), { tone: 'accent' }),
          label(ray(one / 2, 62), degrees(one)),
          label(ray(one + third / 2, 62), 'x'),
          label(ray(180 - other / 2, 62), degrees(other)),
        ],
      ),
    ],
    answer: degrees(third),
    distractors: [
      wrong(degrees(one + other), sumOfAll),
      wrong(degrees(360 - one - other), wrongAngleSum),
      wrong(degrees(180 - other), misconceptions.stopsOneStepEarly),
    ],
    explanation: `The three angles above the line make a straight angle of 180°. So x = 180° − ${one}° − ${other}° = ${third}°.`,
    steps: ['the three angles make 180°', `180° − ${one}° − ${other}° = ${third}°`],
    hints: ladder(
      'Angles that lie side by side along a straight line add up to a half turn.',
      `Start from the half turn and take away the two angles you know, ${one}° and ${other}°.`,
      'All three angles above the line count; check that your result completes them.',
      'Imagine a pointer that turns from the right end of the line to the left end.',
    ),
    difficulty: -1.9,
  };
}

function isosceles(random: Random): Drawn {
  const base = whole(random, 50, 64);
  const apex = 180 - 2 * base;
  if (apex === base || (180 - apex) % 4 > 0) return;
  const [left, right, top] = triangle(base, base, 140);
  const tick = (from: Point, to: Point) => {
    const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [nx, ny] = [(-(to[1] - from[1]) / length) * 6, ((to[0] - from[0]) / length) * 6];
    return line([round(x - nx), round(y - ny)], [round(x + nx), round(y + ny)]);
  };
  const lift = Math.max(0, 30 - top[1]);
  const moved = [left, right, top].map(([x, y]): Point => [x + 45, y + lift]) as [Point, Point, Point];
  return {
    stem: 'The two marked sides of the triangle have the same length. How large is the angle x?',
    stimulus: [
      figure(
        `An isosceles triangle. The two equal sides meet at the top, where the angle is ${apex}°; x is one of the two angles at the base.`,
        330,
        176 + Math.ceil(lift),
        [
          polygon(moved, { tone: 'accent' }),
          tick(moved[0], moved[2]),
          tick(moved[1], moved[2]),
          label([moved[2][0], moved[2][1] + 34], degrees(apex), { size: 13 }),
          label([moved[0][0] + 22, moved[0][1] - 13], 'x'),
        ],
      ),
    ],
    answer: degrees(base),
    distractors: [
      wrong(degrees(180 - apex), misconceptions.stopsOneStepEarly),
      wrong(degrees(apex), apexForBase),
      wrong(degrees((180 - apex) / 4), halvesTwice),
    ],
    explanation: `The angles opposite equal sides are equal, so both angles at the base are x. Together they make 180° − ${apex}° = ${180 - apex}°, and each is half of that, ${base}°.`,
    steps: [`180° − ${apex}° = ${180 - apex}° for both angles at the base`, `${180 - apex}° ÷ 2 = ${base}°`],
    hints: ladder(
      'Equal sides in a triangle lie opposite equal angles.',
      `Take the ${apex}° at the top off the angle sum. Which angles share what is left?`,
      'Which of the three angles are equal? Mark them both with x.',
      'The figure is symmetrical; folding it along the middle lays one angle on its twin.',
    ),
    difficulty: -1.3,
  };
}

function exterior(random: Random): Drawn {
  const [one, other] = [whole(random, 45, 65), whole(random, 40, 60)];
  if (one === other || one + other === 90 || 180 - one - other === one || 180 - one - other === other) return;
  const third = 180 - one - other;
  const corners = triangle(one, third, 170);
  // A steep triangle needs a higher figure.
  const lift = Math.ceil(Math.max(0, 12 - corners[2][1]));
  const [left, right, top] = corners.map(([x, y]): Point => [x, y + lift]) as [Point, Point, Point];
  return {
    stem: 'One side of the triangle is extended, as the figure shows. How large is the angle x?',
    stimulus: [
      figure(
        `A triangle with an angle of ${one}° at the left of its base and ${other}° at the top. The base is extended to the right, and x is the angle outside the triangle between the extension and the right side.`,
        340,
        176 + lift,
        [
          polygon([left, right, top], { tone: 'accent' }),
          line(right, [325, 150 + lift], { dashed: true }),
          label([90, 138 + lift], degrees(one)),
          label([round(top[0] + ((left[0] + right[0]) / 2 - top[0]) * 0.3), top[1] + 42], degrees(other)),
          label([right[0] + 20, 134 + lift], 'x'),
        ],
      ),
    ],
    answer: degrees(one + other),
    distractors: [
      wrong(degrees(third), insideForOutside),
      wrong(degrees(180 - one), misconceptions.anglesAsEqual),
      wrong(degrees(360 - one - other), wrongAngleSum),
    ],
    explanation: `The third angle inside the triangle is 180° − ${one}° − ${other}° = ${third}°. Together with x it makes a straight line, so x = 180° − ${third}° = ${one + other}°.`,
    steps: [`angle inside: 180° − ${one}° − ${other}° = ${third}°`, `x = 180° − ${third}° = ${one + other}°`],
    hints: ladder(
      'The angle x and the angle beside it inside the triangle make a straight line.',
      `Find the third angle of the triangle from ${one}° and ${other}° first.`,
      'Then look along the straight line at the bottom: what do the two angles there make together?',
      'Two short steps, each with an angle sum that you know.',
    ),
    difficulty: -0.95,
  };
}

function parallels(random: Random): Drawn {
  const angle = whole(random, 52, 76);
  const slope = Math.tan((angle * Math.PI) / 180);
  const low: Point = [130, 130];
  const high: Point = [round(130 + 70 / slope), 60];
  return {
    stem: 'The two horizontal lines in the figure are parallel. How large is the angle x?',
    stimulus: [
      figure(
        `Two parallel horizontal lines crossed by a line that rises to the right. At the lower crossing the angle above the lower line and to the right of the crossing line is ${angle}°. At the upper crossing x is the angle below the upper line and to the right of the crossing line.`,
        330,
        190,
        [
          line([30, 60], [300, 60]),
          line([30, 130], [300, 130]),
          line([round(low[0] - 40 / slope), 170], [round(high[0] + 40 / slope), 20], { tone: 'accent' }),
          label([low[0] + 34, 118], degrees(angle)),
          label([high[0] + 18, 75], 'x'),
        ],
      ),
    ],
    answer: degrees(180 - angle),
    distractors: [
      wrong(degrees(angle), misconceptions.anglesAsEqual),
      wrong(degrees(90 - angle), complementForSupplement),
      wrong(degrees(360 - angle), wrongAngleSum),
    ],
    explanation: `Because the lines are parallel, the angle of ${angle}° appears again at the upper line, above it and to the right. Below it lies x, and the two make a straight line: x = 180° − ${angle}° = ${180 - angle}°.`,
    steps: [`matching angle at the upper line: ${angle}°`, `x = 180° − ${angle}° = ${180 - angle}°`],
    hints: ladder(
      'A line crosses parallel lines at the same angles.',
      `Where at the upper crossing does the angle of ${angle}° appear again?`,
      'Is x the acute or the obtuse angle at the upper crossing? Compare your result with the figure.',
      'Slide the lower crossing up along the slanted line until it lies on the upper one.',
    ),
    difficulty: -0.85,
  };
}

function ratioOfAngles(random: Random): Drawn {
  const parts = oneOf(random, [
    [2, 3, 4],
    [1, 3, 5],
    [2, 3, 5],
    [3, 4, 5],
    [2, 5, 8],
    [1, 2, 6],
  ] as const);
  const total = parts[0] + parts[1] + parts[2];
  const unit = 180 / total;
  return {
    stem: `The angles of a triangle are in the ratio ${parts.join(' : ')}. How large is the largest angle?`,
    answer: degrees(unit * parts[2]),
    distractors: [
      wrong(degrees(unit * parts[1]), misconceptions.answersOtherQuantity),
      wrong(degrees(unit), misconceptions.stopsOneStepEarly),
      wrong(degrees(2 * unit * parts[2]), wrongAngleSum),
    ],
    explanation: `The angle sum of 180° is split into ${parts.join(' + ')} = ${total} equal parts of ${unit}°. The largest angle has ${parts[2]} of them, ${unit * parts[2]}°.`,
    steps: [
      `${parts.join(' + ')} = ${total} parts`,
      `180° ÷ ${total} = ${unit}° per part`,
      `${parts[2]} × ${unit}° = ${unit * parts[2]}°`,
    ],
    hints: ladder(
      'A ratio splits a whole into equal parts. What is the whole for the angles of a triangle?',
      `Into how many equal parts do ${listed(parts.map(String))} split the angle sum together?`,
      'The largest angle has the largest number in the ratio. Check that all three add up.',
      'You know how to share money in a ratio; angles are shared in the same way.',
    ),
    difficulty: -0.9,
    concepts: ['angles', 'ratio'],
    reasoning: ['systematic'],
  };
}

function polygonAngle(random: Random): Drawn {
  const sides = oneOf(random, [5, 6, 9, 10]);
  const name = { 5: 'pentagon', 6: 'hexagon', 8: 'octagon', 9: 'nonagon', 10: 'decagon' }[sides] ?? 'polygon';
  const sum = 180 * (sides - 2);
  const answer = sum / sides;
  return {
    stem: `A regular ${name} has ${sides} equal sides and ${sides} equal angles. How large is each of its angles?`,
    answer: degrees(answer),
    distractors: [
      wrong(degrees(360 / sides), centralForInterior),
      wrong(degrees((180 * (sides - 1)) / sides), oneTriangleTooMany),
      wrong(degrees(sum), misconceptions.stopsOneStepEarly),
    ],
    explanation: `From one corner, diagonals cut the ${name} into ${sides - 2} triangles, so its angles add up to ${sides - 2} × 180° = ${sum}°. Each of the ${sides} equal angles is ${sum}° ÷ ${sides} = ${answer}°.`,
    steps: [
      `${sides} − 2 = ${sides - 2} triangles`,
      `${sides - 2} × 180° = ${sum}°`,
      `${sum}° ÷ ${sides} = ${answer}°`,
    ],
    hints: ladder(
      'Every polygon can be cut into triangles, and the angle sum of a triangle is known.',
      `Draw all diagonals from one corner of a shape with ${sides} corners. How many triangles appear?`,
      `The angles of all triangles together make the angles of the ${name}; share them among its corners.`,
      'Try it on a square first: two triangles, four corners, and a result you know.',
    ),
    difficulty: -0.5 + (sides > 6 ? 0.1 : 0),
    concepts: ['angles', 'polygons'],
    reasoning: ['systematic'],
  };
}
