import type { BlockDraft, ShapeDraft } from '../../../../core/contract/blocks.ts';
import type { Random } from '../../../../core/random.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import type { Drawn } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import type { Point } from '../figures.ts';
import { figure, label, line, polygon, rectangle, rightAngle } from '../figures.ts';
import { idea, misconceptions } from '../misconceptions.ts';
import { numeral } from '../number-text.ts';

const onlyPrintedSides = idea(
  'adds-printed-sides-only',
  'You added the printed lengths only; the shape has sides whose lengths are not printed.',
);
const wholeRectangle = idea(
  'counts-missing-corner',
  'You took the full rectangle; the corner that is cut out does not belong to the shape.',
);
const oneStripMissing = idea(
  'border-on-one-side-only',
  'The path runs along both opposite sides, so each length grows by twice its width.',
);
const pathOnly = idea(
  'inner-area-for-border',
  'You found the area inside; the path is what lies between the two rectangles.',
);
const doublesNeedlessly = idea(
  'halves-without-reason',
  'The factor one half belongs to triangles; here the whole shape is covered.',
);
const overlapTwice = idea(
  'counts-shared-piece-twice',
  'The two rectangles you used share a piece, which has been counted twice.',
);
const rectangleAsSquare = idea(
  'treats-rectangle-as-square',
  'You shared the perimeter equally among four sides; that is right for a square only.',
);

/** Rung 1. Harder: lengths that have to be worked out, a border, a side from a perimeter. */
export const areaAndPerimeter = coreMathModel('geometry-and-measurement', {
  id: 'core_math.area-and-perimeter',
  title: 'Area and perimeter of simple shapes',
  concepts: ['area', 'perimeter'],
  reasoning: ['analytical'],
  forms: [rightTriangle, cornerPerimeter, cornerArea, parallelogram, sideFromPerimeter, pathAround, gridTriangle],
});

function rightTriangle(random: Random): Drawn {
  const [a, b, c] = oneOf(random, [
    [6, 8, 10],
    [9, 12, 15],
    [5, 12, 13],
    [8, 15, 17],
  ] as const);
  const corners: Point[] = [
    [50, 140],
    [50 + b * 14, 140],
    [50, 140 - a * 10],
  ];
  const [p, q, r] = corners as [Point, Point, Point];
  return {
    stem: 'What is the area of the right-angled triangle in the figure?',
    stimulus: [
      figure(
        `A right-angled triangle. The two sides at the right angle are ${b} cm and ${a} cm, the third side is ${c} cm.`,
        340,
        170,
        [
          polygon(corners, { tone: 'accent' }),
          rightAngle(p, q, r),
          label([(p[0] + q[0]) / 2, 157], `${b} cm`),
          label([44, (p[1] + r[1]) / 2], `${a} cm`, { anchor: 'end' }),
          label([(q[0] + r[0]) / 2 + 12, (q[1] + r[1]) / 2 - 8], `${c} cm`, { anchor: 'start' }),
        ],
      ),
    ],
    answer: `${(a * b) / 2} cm²`,
    distractors: [
      wrong(`${a * b} cm²`, misconceptions.forgetsHalf),
      wrong(`${a + b + c} cm²`, misconceptions.perimeterForArea),
      wrong(`${numeral((b * c) / 2)} cm²`, misconceptions.slantAsHeight),
    ],
    explanation: `The sides of ${b} cm and ${a} cm meet at a right angle, so one is the base and the other the height. The area is half of ${b} × ${a} = ${a * b}, that is ${(a * b) / 2} cm².`,
    steps: [`base ${b} cm, height ${a} cm`, `${b} × ${a} ÷ 2 = ${(a * b) / 2} cm²`],
    hints: ladder(
      'Two copies of a right-angled triangle fit together to a rectangle.',
      `Which two of the three lengths, ${a}, ${b} and ${c} cm, stand at a right angle to each other?`,
      'One of the lengths is not needed for the area. Which one?',
      'Complete the triangle to a rectangle in your mind; its area is easy.',
    ),
    difficulty: -1.7,
  };
}

interface Corner {
  width: number;
  height: number;
  cutWidth: number;
  cutHeight: number;
}

/** An L: a rectangle with a smaller rectangle cut out of its upper right corner. */
function drawCorner(random: Random): Corner | undefined {
  const [width, height] = [whole(random, 8, 14), whole(random, 6, 10)];
  const [cutWidth, cutHeight] = [whole(random, 3, width - 4), whole(random, 2, height - 3)];
  return width !== height && width - cutWidth !== cutWidth && height - cutHeight !== cutHeight
    ? { width, height, cutWidth, cutHeight }
    : undefined;
}

function cornerFigure({ width, height, cutWidth, cutHeight }: Corner): BlockDraft {
  const unit = Math.min(200 / width, 120 / height);
  const at = (x: number, y: number): Point => [Math.round(70 + x * unit), Math.round(150 - y * unit)];
  const corners = [
    at(0, 0),
    at(width, 0),
    at(width, height - cutHeight),
    at(width - cutWidth, height - cutHeight),
    at(width - cutWidth, height),
    at(0, height),
  ];
  const alt = `An L-shaped figure with right angles only. Its bottom side is ${width} m, its left side ${height} m, its top side ${width - cutWidth} m and its right side ${height - cutHeight} m. The two sides at the inner corner have no length printed.`;
  return figure(alt, 350, 180, [
    polygon(corners, { tone: 'accent' }),
    label([at(width / 2, 0)[0], 166], `${width} m`),
    label([62, at(0, height / 2)[1]], `${height} m`, { anchor: 'end' }),
    label([at((width - cutWidth) / 2, 0)[0], at(0, height)[1] - 12], `${width - cutWidth} m`),
    label([at(width, 0)[0] + 8, at(0, (height - cutHeight) / 2)[1]], `${height - cutHeight} m`, { anchor: 'start' }),
  ]);
}

function cornerPerimeter(random: Random): Drawn {
  const corner = drawCorner(random);
  if (!corner) return;
  const { width, height, cutWidth, cutHeight } = corner;
  const answer = 2 * (width + height);
  const printed = width + height + (width - cutWidth) + (height - cutHeight);
  return {
    stem: 'All angles of the terrace in the figure are right angles. What is its perimeter?',
    stimulus: [cornerFigure(corner)],
    answer: `${answer} m`,
    distractors: [
      wrong(`${printed} m`, onlyPrintedSides),
      wrong(`${width * height - cutWidth * cutHeight} m`, misconceptions.perimeterForArea),
      wrong(`${width + height} m`, misconceptions.halfPerimeter),
    ],
    explanation: `The two sides at the inner corner are ${width} − ${width - cutWidth} = ${cutWidth} m and ${height} − ${height - cutHeight} = ${cutHeight} m. All six sides together make ${answer} m, as much as around the full rectangle.`,
    steps: [
      `missing sides: ${cutWidth} m and ${cutHeight} m`,
      `${width} + ${height - cutHeight} + ${cutWidth} + ${cutHeight} + ${width - cutWidth} + ${height} = ${answer} m`,
    ],
    hints: ladder(
      'The perimeter is the length of a walk around the whole terrace, past all six sides.',
      `Two sides have no length printed. Compare them with ${width} m and ${width - cutWidth} m, and with ${height} m and ${height - cutHeight} m.`,
      'Count six lengths in your sum. Opposite directions must add up to the same.',
      'Push the inner corner outwards in your mind: does the walk get longer or shorter?',
    ),
    difficulty: -1.35,
  };
}

function cornerArea(random: Random): Drawn {
  const corner = drawCorner(random);
  if (!corner) return;
  const { width, height, cutWidth, cutHeight } = corner;
  const answer = width * height - cutWidth * cutHeight;
  const twice = width * (height - cutHeight) + height * (width - cutWidth);
  return {
    stem: 'All angles of the room in the figure are right angles. What is its area?',
    stimulus: [cornerFigure(corner)],
    answer: `${answer} m²`,
    distractors: [
      wrong(`${width * height} m²`, wholeRectangle),
      wrong(`${2 * (width + height)} m²`, misconceptions.perimeterForArea),
      wrong(`${twice} m²`, overlapTwice),
    ],
    explanation: `The full rectangle would be ${width} × ${height} = ${width * height} m². The missing corner measures ${cutWidth} m by ${cutHeight} m, so ${cutWidth * cutHeight} m² are taken off: ${answer} m².`,
    steps: [
      `${width} × ${height} = ${width * height} m²`,
      `missing corner: ${cutWidth} × ${cutHeight} = ${cutWidth * cutHeight} m²`,
      `${width * height} − ${cutWidth * cutHeight} = ${answer} m²`,
    ],
    hints: ladder(
      'A shape with a corner missing can be cut into rectangles, or seen as a rectangle with a piece taken away.',
      `Work out the size of the missing corner from ${width} m and ${width - cutWidth} m, and from ${height} m and ${height - cutHeight} m.`,
      'If you cut the shape into two rectangles, make sure that no part is counted twice.',
      'There are two ways to see this shape; choose the one you like and check with the other.',
    ),
    difficulty: -1.4,
  };
}

function parallelogram(random: Random): Drawn {
  const [height, shift, slant] = oneOf(random, [
    [4, 3, 5],
    [8, 6, 10],
    [12, 5, 13],
    [6, 8, 10],
  ] as const);
  const base = whole(random, 9, 16);
  if (base === slant || base === height) return;
  const unit = Math.min(9, 110 / height, 190 / (base + shift));
  const at = (x: number, y: number): Point => [Math.round(40 + x * unit), Math.round(140 - y * unit)];
  const foot = at(shift, 0);
  const shapes: ShapeDraft[] = [
    polygon([at(0, 0), at(base, 0), at(base + shift, height), at(shift, height)], { tone: 'accent' }),
    line(foot, at(shift, height), { dashed: true, tone: 'muted' }),
    rightAngle(foot, at(base, 0), at(shift, height)),
    label([at(base / 2, 0)[0], 157], `${base} cm`),
    label([foot[0] + 8, at(0, height / 2)[1]], `${height} cm`, { anchor: 'start' }),
    label([at(base + shift / 2, 0)[0] + 10, at(0, height / 2)[1]], `${slant} cm`, { anchor: 'start' }),
  ];
  return {
    stem: 'What is the area of the parallelogram in the figure?',
    stimulus: [
      figure(
        `A parallelogram with a base of ${base} cm and a slanted side of ${slant} cm. The height at a right angle to the base, drawn dashed, is ${height} cm.`,
        340,
        172,
        shapes,
      ),
    ],
    answer: `${base * height} cm²`,
    distractors: [
      wrong(`${base * slant} cm²`, misconceptions.slantAsHeight),
      wrong(`${2 * (base + slant)} cm²`, misconceptions.perimeterForArea),
      wrong(`${numeral((base * height) / 2)} cm²`, doublesNeedlessly),
    ],
    explanation: `A parallelogram has the same area as a rectangle with its base and height: ${base} × ${height} = ${base * height} cm². The slanted side of ${slant} cm is not needed.`,
    steps: [`base ${base} cm, height ${height} cm`, `${base} × ${height} = ${base * height} cm²`],
    hints: ladder(
      'Cut off the slanted end and push it to the other side: what shape appears?',
      'Which length in the figure stands at a right angle to the base?',
      `Three lengths are printed, ${base}, ${slant} and ${height} cm, and only two of them make the area.`,
      'Think of a stack of paper that is pushed sideways: it leans, but it stays the same paper.',
    ),
    difficulty: -1.5,
  };
}

function sideFromPerimeter(random: Random): Drawn {
  const [width, length] = [whole(random, 6, 12), whole(random, 13, 25)];
  const perimeter = 2 * (width + length);
  return {
    stem: `A rectangular playground has a perimeter of ${perimeter} m. One of its sides is ${length} m long. How long is the side next to it?`,
    answer: `${width} m`,
    distractors: [
      wrong(`${perimeter - length} m`, misconceptions.stopsOneStepEarly),
      wrong(`${perimeter - 2 * length} m`, misconceptions.stopsOneStepEarly),
      wrong(`${numeral(perimeter / 4)} m`, rectangleAsSquare),
    ],
    explanation: `Half of the perimeter, ${perimeter / 2} m, is one long and one short side. Taking off ${length} m leaves ${width} m.`,
    steps: [`${perimeter} ÷ 2 = ${perimeter / 2} m`, `${perimeter / 2} − ${length} = ${width} m`],
    hints: ladder(
      'A rectangle has two pairs of equal sides.',
      `How much of the ${perimeter} m is used up by the two sides of ${length} m?`,
      'What is left belongs to two equal sides. Check by walking around with your result.',
      'Sketch the playground and write a length at each of its four sides.',
    ),
    difficulty: -1.6,
  };
}

function pathAround(random: Random): Drawn {
  const [width, height, path] = [whole(random, 8, 14), whole(random, 5, 7), whole(random, 1, 2)];
  const [outerWidth, outerHeight] = [width + 2 * path, height + 2 * path];
  const answer = outerWidth * outerHeight - width * height;
  const oneSide = (width + path) * (height + path) - width * height;
  return {
    stem: `A rectangular pond is ${width} m long and ${height} m wide. A path of width ${path} m runs all around it, as in the figure. What is the area of the path?`,
    stimulus: [
      figure(
        `A rectangle of ${width} m by ${height} m inside a larger rectangle. The strip between them is the path; it is ${path} m wide on all four sides.`,
        330,
        190,
        [
          rectangle([50, 20], 230, 150, { tone: 'accent' }),
          rectangle([80, 50], 170, 90, { tone: 'soft', filled: true }),
          rectangle([80, 50], 170, 90, { tone: 'accent' }),
          label([165, 127], `${width} m`, { size: 13 }),
          label([88, 95], `${height} m`, { anchor: 'start', size: 13 }),
          label([165, 36], `path, ${path} m wide`, { size: 13 }),
        ],
      ),
    ],
    answer: `${answer} m²`,
    distractors: [
      wrong(`${oneSide} m²`, oneStripMissing),
      wrong(`${width * height} m²`, pathOnly),
      wrong(`${outerWidth * outerHeight} m²`, misconceptions.stopsOneStepEarly),
    ],
    explanation: `With the path the rectangle measures ${outerWidth} m by ${outerHeight} m, ${outerWidth * outerHeight} m². The pond takes ${width * height} m² of it, which leaves ${answer} m² for the path.`,
    steps: [
      `outer rectangle: ${outerWidth} × ${outerHeight} = ${outerWidth * outerHeight} m²`,
      `pond: ${width} × ${height} = ${width * height} m²`,
      `${outerWidth * outerHeight} − ${width * height} = ${answer} m²`,
    ],
    hints: ladder(
      'The path is what remains of the large rectangle when the pond is taken out.',
      `How long and how wide are pond and path together? The path of ${path} m is on both sides.`,
      'Find two areas and subtract. Which of them is the larger?',
      'You could also cut the path into four strips; both ways lead to the same area.',
    ),
    difficulty: -1.25,
  };
}

function gridTriangle(random: Random): Drawn {
  const [base, height, apex] = [whole(random, 5, 9), whole(random, 3, 6), whole(random, 1, 4)];
  if ((base * height) % 2 > 0 || apex >= base) return;
  const at = (x: number, y: number): Point => [30 + x * 24, 174 - y * 24];
  const shapes: ShapeDraft[] = [];
  for (let x = 0; x <= 11; x++) shapes.push(line(at(x, 0), at(x, 6), { tone: 'soft' }));
  for (let y = 0; y <= 6; y++) shapes.push(line(at(0, y), at(11, y), { tone: 'soft' }));
  shapes.push(polygon([at(1, 0), at(1 + base, 0), at(1 + apex, height)], { tone: 'accent' }));
  return {
    stem: 'The triangle in the figure is drawn on a grid of squares with sides of 1 cm. What is its area?',
    stimulus: [
      figure(
        `A triangle on a grid of 1 cm squares. Its base lies on a grid line and is ${base} squares long; the opposite corner is ${height} squares above the base, ${apex} to the right of the base’s left end.`,
        330,
        190,
        shapes,
      ),
    ],
    answer: `${(base * height) / 2} cm²`,
    distractors: [
      wrong(`${base * height} cm²`, misconceptions.forgetsHalf),
      wrong(`${base + height} cm²`, misconceptions.perimeterForArea),
      wrong(`${numeral(((base - 1) * height) / 2)} cm²`, misconceptions.offByOne),
    ],
    explanation: `The base is ${base} cm long and the opposite corner lies ${height} cm above it. The triangle covers half of the rectangle around it: ${base} × ${height} ÷ 2 = ${(base * height) / 2} cm².`,
    steps: [`base: ${base} cm, height: ${height} cm`, `${base} × ${height} ÷ 2 = ${(base * height) / 2} cm²`],
    hints: ladder(
      'Draw the rectangle around the triangle in your mind and compare the two areas.',
      'Count the squares along the base, and the squares from the base up to the top corner.',
      'The base should be counted in spaces between grid lines, not in lines.',
      'Counting whole and part squares works as well; use it to check your result.',
    ),
    difficulty: -1.8,
    reasoning: ['intuitive', 'analytical'],
  };
}
