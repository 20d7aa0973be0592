import type { Random } from '../../../../core/random.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import type { Drawn } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import type { Point } from '../figures.ts';
import { arcPoints, circle, figure, label, line, polygon, polyline } from '../figures.ts';
import { idea, misconceptions } from '../misconceptions.ts';
import { numeral } from '../number-text.ts';

const circumferenceForArea = idea(
  'confuses-circumference-and-area',
  'The circumference is 2πr and the area is πr²; you used one for the other.',
);
const differenceOfRadii = idea(
  'squares-difference-of-radii',
  'The area of a ring is the difference of two areas; squaring the difference of the radii gives something else.',
);
const forgetsStraightParts = idea(
  'leaves-out-straight-parts',
  'The way around also runs along the straight parts, not only along the arc.',
);
const forgetsThird = idea('cone-as-cylinder', 'A cone holds one third of the cylinder with the same base and height.');
const wrongFraction = idea(
  'wrong-fraction-of-circle',
  'The angle decides which fraction of the full turn the piece is; you used a different one.',
);
const changesCancel = idea(
  'radius-change-counts-once',
  'The radius enters the volume squared, so a change of the radius counts twice.',
);
const faceForVolume = idea(
  'face-for-volume',
  'You used one face of the cube; its whole volume pushes the water aside.',
);
const squaresHeightChange = idea(
  'squares-height-change',
  'Only the radius enters the volume squared; the height enters it once.',
);
const coneAsHalf = idea(
  'cone-as-half-cylinder',
  'A triangle is half of its rectangle, but a cone is a smaller part of its cylinder than half.',
);
const riseEqualsCube = idea(
  'rise-equals-height-of-cube',
  'The water that makes room spreads over the whole floor, so the level rises by less than the cube’s height.',
);

const times = (factor: number) => `${factor === 1 ? '' : numeral(factor)}π`;

/** Rungs 3 and 4; results are left in terms of π. Harder: two shapes combined, a perimeter with straight parts, solids. */
export const circlesAndSolids = coreMathModel('geometry-and-measurement', {
  id: 'core_math.circles-and-solids',
  title: 'Circles, cylinders and cones',
  concepts: ['circles', 'area'],
  reasoning: ['analytical'],
  // Two formulas that look alike have to be told apart.
  discrimination: 1.3,
  forms: [sector, ring, halfDiscPerimeter, changedCylinder, coneInCylinder, waterLevel],
});

function sector(random: Random): Drawn {
  const [angle, radius] = oneOf(random, [
    [60, 6],
    [120, 6],
    [90, 8],
    [45, 8],
    [60, 12],
    [150, 12],
  ] as const);
  const area = (radius * radius * angle) / 360;
  const centre: Point = [160, 110];
  const arc = arcPoints(centre, 90, 0, angle);
  return {
    stem: `The figure shows a piece of a circle with radius ${radius} cm and an angle of ${angle}° at the centre. What is the area of the piece?`,
    stimulus: [
      figure(
        `A sector of a circle: two radii of ${radius} cm that enclose an angle of ${angle}°, and the arc between their ends.`,
        320,
        140,
        [
          polygon([centre, ...arc], { tone: 'soft', filled: true }),
          polygon([centre, ...arc], { tone: 'accent' }),
          label([205, 126], `${radius} cm`),
          label(angle > 90 ? [166, 88] : (arcPoints(centre, 48, angle / 2, angle)[0] ?? centre), `${angle}°`, {
            size: 13,
          }),
        ],
      ),
    ],
    answer: `${times(area)} cm²`,
    distractors: [
      wrong(`${times((2 * radius * angle) / 360)} cm²`, circumferenceForArea),
      wrong(`${times(radius * radius)} cm²`, misconceptions.stopsOneStepEarly),
      wrong(`${times(area * 2)} cm²`, wrongFraction),
    ],
    explanation: `The whole circle has the area π × ${radius}² = ${radius * radius}π cm². The piece is ${angle}/360 of it, which is ${times(area)} cm².`,
    steps: [
      `whole circle: π × ${radius}² = ${radius * radius}π cm²`,
      `fraction: ${angle}/360`,
      `${radius * radius}π × ${angle}/360 = ${times(area)} cm²`,
    ],
    hints: ladder(
      'A piece of a circle is a fraction of the whole circle, and the angle tells which.',
      `Find the area of the whole circle with radius ${radius} cm first.`,
      `What fraction of a full turn are ${angle}°? Take that fraction of the area.`,
      'Think of a round cake: how many pieces like this one would it give?',
    ),
    difficulty: 0.3,
  };
}

function ring(random: Random): Drawn {
  const [inner, outer] = [whole(random, 3, 6), whole(random, 7, 10)];
  const area = outer * outer - inner * inner;
  return {
    stem: `A round flower bed has a diameter of ${2 * inner} m. It lies in the middle of a round lawn with a diameter of ${2 * outer} m. What area of lawn is left around the bed?`,
    stimulus: [
      figure(
        `Two circles with the same centre. The inner one, the flower bed, has a diameter of ${2 * inner} m, the outer one a diameter of ${2 * outer} m. The ring between them is shaded.`,
        320,
        190,
        [
          circle([160, 95], 85, { tone: 'soft', filled: true }),
          circle([160, 95], 85, { tone: 'accent' }),
          circle([160, 95], 45, { tone: 'accent' }),
          line([115, 95], [205, 95], { tone: 'muted', dashed: true }),
          label([160, 84], `${2 * inner} m`, { size: 13 }),
          label([160, 156], 'lawn', { size: 13 }),
        ],
      ),
    ],
    answer: `${times(area)} m²`,
    distractors: [
      wrong(`${times((outer - inner) ** 2)} m²`, differenceOfRadii),
      wrong(`${times(4 * area)} m²`, misconceptions.diameterAsRadius),
      wrong(`${times(2 * (outer - inner))} m²`, circumferenceForArea),
    ],
    explanation: `The radii are ${outer} m and ${inner} m. The lawn is the large circle without the small one: π × ${outer}² − π × ${inner}² = ${outer * outer}π − ${inner * inner}π = ${times(area)} m².`,
    steps: [
      `radii: ${outer} m and ${inner} m`,
      `areas: ${outer * outer}π m² and ${inner * inner}π m²`,
      `${outer * outer}π − ${inner * inner}π = ${times(area)} m²`,
    ],
    hints: ladder(
      'The ring is what remains of the large circle when the small one is taken out.',
      `The lengths ${2 * inner} m and ${2 * outer} m are diameters. What are the radii?`,
      'Find both areas first and subtract them; squaring and subtracting may not be exchanged.',
      'You can leave π standing; it behaves like any other factor.',
    ),
    difficulty: 0.35,
  };
}

function halfDiscPerimeter(random: Random): Drawn {
  const radius = whole(random, 2, 9);
  return {
    stem: `A window has the shape of a half circle with a radius of ${radius} dm, as in the figure. What is its perimeter?`,
    stimulus: [
      figure(
        `A half circle standing on its straight side. The radius, from the middle of the straight side, is ${radius} dm.`,
        320,
        150,
        [
          polyline([...arcPoints([160, 120], 90, 0, 180), [250, 120]], { tone: 'accent' }),
          line([160, 120], [224, 57], { tone: 'muted', dashed: true }),
          label([180, 82], `${radius} dm`, { anchor: 'end', size: 13 }),
        ],
      ),
    ],
    answer: `${times(radius)} + ${2 * radius} dm`,
    distractors: [
      wrong(`${times(radius)} dm`, forgetsStraightParts),
      wrong(`${times(2 * radius)} + ${2 * radius} dm`, wrongFraction),
      wrong(`${times(radius)} + ${radius} dm`, misconceptions.diameterAsRadius),
    ],
    explanation: `The arc is half of the circumference 2π × ${radius}, that is ${times(radius)} dm. The straight side is a diameter of ${2 * radius} dm, so the perimeter is ${times(radius)} + ${2 * radius} dm.`,
    steps: [
      `arc: 2π × ${radius} ÷ 2 = ${times(radius)} dm`,
      `straight side: 2 × ${radius} = ${2 * radius} dm`,
      `perimeter: ${times(radius)} + ${2 * radius} dm`,
    ],
    hints: ladder(
      'The perimeter is the whole way around the window, along the curve and along the bottom.',
      `How long is the full circle with radius ${radius} dm, and how long is half of it?`,
      'Which line closes the shape at the bottom, and how long is it?',
      'Walk around the window in your mind and say where the path is straight.',
    ),
    difficulty: 0.45,
    concepts: ['circles', 'perimeter'],
  };
}

function changedCylinder(random: Random): Drawn {
  const [up, down] = oneOf(random, [
    [2, 2],
    [3, 3],
    [2, 4],
    [3, 2],
    [2, 3],
    [4, 2],
  ] as const);
  const factor = (up * up) / down;
  const text = (value: number) => {
    if (value === 1) return 'It stays the same';
    return Number.isInteger(value)
      ? `It is multiplied by ${value}`
      : `It is multiplied by ${numeral(Math.round(value * 100) / 100)}`;
  };
  if (!Number.isInteger(factor * 4) || !Number.isInteger((up / down) * 4)) return;
  const word = (n: number) => ({ 2: 'half', 3: 'a third', 4: 'a quarter' })[n] ?? '';
  return {
    stem: `The radius of a cylinder is made ${up} times as large, and its height is reduced to ${word(down)}. What happens to its volume?`,
    answer: text(factor),
    distractors: [
      wrong(text(up / down), changesCancel),
      wrong(text(up * up), misconceptions.ignoresCondition),
      wrong(text((up * up) / (down * down)), squaresHeightChange),
    ],
    explanation: `The volume is πr²h. The radius contributes the factor ${up}² = ${up * up} and the height the factor 1/${down}, so the volume changes by ${up * up} ÷ ${down} = ${numeral(factor)}.`,
    steps: [
      `radius: factor ${up}² = ${up * up}`,
      `height: factor 1/${down}`,
      `${up * up} × 1/${down} = ${numeral(factor)}`,
    ],
    hints: ladder(
      'The volume of a cylinder is the area of its circle times its height.',
      `By what factor does the area of the circle change when the radius is ${up} times as large?`,
      `Then apply the change of the height. Try a cylinder with easy measurements to check.`,
      'Treat the two changes one after the other; each is a single factor.',
    ),
    difficulty: 0.75,
    concepts: ['volume', 'similarity'],
  };
}

function coneInCylinder(random: Random): Drawn {
  const [radius, height] = [whole(random, 2, 5), 3 * whole(random, 2, 5)];
  const cylinder = radius * radius * height;
  return {
    stem: `A cone-shaped cup has an inner radius of ${radius} cm at the top and is ${height} cm deep. It is filled to the brim, and the water is poured into an empty cylindrical glass with the same inner radius. How high does the water stand in the glass?`,
    answer: `${height / 3} cm`,
    distractors: [
      wrong(`${height} cm`, forgetsThird),
      wrong(`${numeral(height / 2)} cm`, coneAsHalf),
      wrong(`${numeral((2 * height) / 3)} cm`, misconceptions.answersOtherQuantity),
    ],
    explanation: `A cone holds one third of a cylinder with the same base and height: π × ${radius}² × ${height} ÷ 3 = ${cylinder / 3}π cm³. In the glass each centimetre of height holds ${radius * radius}π cm³, so the water stands ${height / 3} cm high.`,
    steps: [
      `water: π × ${radius}² × ${height} ÷ 3 = ${cylinder / 3}π cm³`,
      `glass: ${radius * radius}π cm³ per cm of height`,
      `${cylinder / 3}π ÷ ${radius * radius}π = ${height / 3} cm`,
    ],
    hints: ladder(
      'Cup and glass have the same opening; only their shapes differ.',
      'What part of a cylinder does a cone with the same base and height fill?',
      `Imagine a glass exactly ${height} cm high: would the water fill it, half of it, or less?`,
      'The radius turns out to be less important than it seems. Can you see why?',
    ),
    difficulty: 0.6,
    reasoning: ['intuitive', 'analytical'],
    concepts: ['volume', 'solids'],
  };
}

function waterLevel(random: Random): Drawn {
  const [length, width, edge] = oneOf(random, [
    [40, 25, 10],
    [50, 20, 10],
    [80, 50, 20],
    [50, 40, 20],
    [25, 20, 10],
  ] as const);
  const rise = edge ** 3 / (length * width);
  const level = whole(random, 22, 28);
  return {
    stem: `A tank with a rectangular floor of ${length} cm by ${width} cm contains water to a height of ${level} cm. A metal cube with edges of ${edge} cm is sunk in it completely, and no water spills. By how much does the water level rise?`,
    answer: `${numeral(rise)} cm`,
    distractors: [
      wrong(`${edge} cm`, riseEqualsCube),
      wrong(`${numeral((edge * edge) / Math.max(length, width))} cm`, faceForVolume),
      wrong(`${numeral(level + rise)} cm`, misconceptions.answersOtherQuantity),
    ],
    explanation: `The cube takes the place of ${edge}³ = ${numeral(edge ** 3)} cm³ of water, which spreads over a floor of ${length} × ${width} = ${numeral(length * width)} cm². The level rises by ${numeral(edge ** 3)} ÷ ${numeral(length * width)} = ${numeral(rise)} cm.`,
    steps: [
      `volume of the cube: ${edge}³ = ${numeral(edge ** 3)} cm³`,
      `floor: ${length} × ${width} = ${numeral(length * width)} cm²`,
      `${numeral(edge ** 3)} ÷ ${numeral(length * width)} = ${numeral(rise)} cm`,
    ],
    hints: ladder(
      'A body that is sunk in water pushes aside its own volume.',
      `How large is the volume of the cube with edges of ${edge} cm?`,
      `Spread that volume evenly over the floor of ${length} cm by ${width} cm. How thick is the layer?`,
      'One of the given numbers is not needed; deciding which is half of the work.',
    ),
    difficulty: 0.7,
    concepts: ['volume'],
  };
}
