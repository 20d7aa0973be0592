import type { Random } from '../../../../core/random.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import type { Drawn } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import type { Point } from '../figures.ts';
import { figure, label, line, polygon } from '../figures.ts';
import { idea, misconceptions } from '../misconceptions.ts';
import { numeral } from '../number-text.ts';

const squareForCube = idea(
  'area-factor-for-volume',
  'That is the factor for areas; a volume grows in three directions.',
);
const partForWholeSide = idea(
  'part-of-side-for-whole-side',
  'The large triangle has the whole side, not only the part below the small triangle.',
);
const lengthFromAreaFactor = idea(
  'area-factor-for-length',
  'You used the factor of the areas for lengths; lengths change by its square root.',
);
const addsRatioDifference = idea(
  'adds-difference-of-ratio',
  'The numbers of a ratio are factors; adding their difference to a length changes the shape.',
);
const lowerPartForUpper = idea(
  'lower-part-for-upper-part',
  'The small triangle has the upper part as its side, not the lower one.',
);
const doublesFactor = idea('doubles-factor-for-area', 'For an area the factor is squared, not doubled.');
const volumeFactor = idea(
  'volume-factor-for-area',
  'That is the factor for volumes; an area grows in two directions only.',
);
const triplesFactor = idea(
  'triples-factor-for-volume',
  'For a volume the factor is raised to the third power, not multiplied by three.',
);
const countsEdgeCubes = idea(
  'counts-edge-cubes-as-face-cubes',
  'Cubes along the edges have two or three red faces; only those away from the edges have one.',
);

/** Rungs 3 and 4. Harder: areas and volumes, going from an area back to a length, a side made of two parts. */
export const similarity = coreMathModel('geometry-and-measurement', {
  id: 'core_math.similarity',
  title: 'Enlarging and reducing shapes',
  concepts: ['similarity', 'proportion'],
  reasoning: ['analytical'],
  // Adding where one has to multiply, and lengths for areas, are strong temptations.
  discrimination: 1.4,
  forms: [shadows, nestedTriangles, posterArea, statueMass, lengthFromArea, paintedCube],
});

function shadows(random: Random): Drawn {
  const [stick, stickShadow, times] = oneOf(random, [
    [2, 3, 6],
    [1.5, 2.5, 6],
    [2, 2.5, 8],
    [1.2, 1.5, 10],
    [2, 3.2, 5],
  ] as const);
  const [tree, treeShadow] = [stick * times, stickShadow * times];
  return {
    stem: `At the same moment, an upright pole ${stick} m high has a shadow of ${stickShadow} m and a tree has a shadow of ${numeral(treeShadow)} m. The ground is level. How high is the tree?`,
    answer: `${numeral(tree)} m`,
    distractors: [
      wrong(`${numeral(treeShadow - (stickShadow - stick))} m`, misconceptions.additiveScaling),
      wrong(`${numeral((treeShadow * stickShadow) / stick)} m`, misconceptions.invertsRatio),
      wrong(`${numeral(treeShadow / stick)} m`, misconceptions.reversesOperation),
    ],
    explanation: `The sun’s rays are parallel, so pole and tree form triangles of the same shape. The tree’s shadow is ${times} times as long as the pole’s, so the tree is ${times} × ${stick} = ${numeral(tree)} m high.`,
    steps: [`${numeral(treeShadow)} ÷ ${stickShadow} = ${times}`, `${times} × ${stick} m = ${numeral(tree)} m`],
    hints: ladder(
      'At the same moment, heights and shadows are in the same ratio.',
      `How many times as long as the pole’s shadow of ${stickShadow} m is the tree’s shadow?`,
      'Is the pole higher or lower than its shadow is long? The same must hold for the tree.',
      'Pole and tree are the same picture in two sizes.',
    ),
    difficulty: 0.05,
    reasoning: ['intuitive', 'analytical'],
  };
}

function nestedTriangles(random: Random): Drawn {
  const [small, below, top] = [whole(random, 4, 9), whole(random, 2, 6), whole(random, 3, 8)];
  const base = (small * (top + below)) / top;
  const wrongBase = (small * below) / top;
  const twice = small + below;
  if (
    !Number.isInteger(base) ||
    below === top ||
    !Number.isInteger(wrongBase * 2) ||
    !Number.isInteger((small * top) / below)
  )
    return;
  const unit = 130 / (top + below);
  const cut = 24 + top * unit;
  const at = (x: number, y: number): Point => [Math.round(x), Math.round(y)];
  const [apex, left, right] = [at(170, 24), at(80, 154), at(270, 154)];
  const share = top / (top + below);
  const [cutLeft, cutRight] = [at(170 - 90 * share, cut), at(170 + 100 * share, cut)];
  return {
    stem: 'In the figure the two horizontal lines are parallel. How long is x?',
    stimulus: [
      figure(
        `A triangle cut by a line parallel to its base. On the left side, the part from the top to the cut is ${top} cm and the part from the cut to the base is ${below} cm. The cut is ${small} cm long; the base is marked x.`,
        340,
        186,
        [
          polygon([left, right, apex], { tone: 'accent' }),
          line(cutLeft, cutRight, { tone: 'accent' }),
          label([(apex[0] + cutLeft[0]) / 2 - 12, (apex[1] + cutLeft[1]) / 2], `${top} cm`, {
            anchor: 'end',
            size: 13,
          }),
          label([(left[0] + cutLeft[0]) / 2 - 12, (left[1] + cutLeft[1]) / 2], `${below} cm`, {
            anchor: 'end',
            size: 13,
          }),
          label([(cutLeft[0] + cutRight[0]) / 2, cut - 11], `${small} cm`, { size: 13 }),
          label([175, 170], 'x'),
        ],
      ),
    ],
    answer: `${numeral(base)} cm`,
    distractors: [
      wrong(`${numeral(wrongBase)} cm`, partForWholeSide),
      wrong(`${numeral(twice)} cm`, misconceptions.additiveScaling),
      wrong(`${numeral((small * (top + below)) / below)} cm`, lowerPartForUpper),
    ],
    explanation: `The small triangle at the top and the whole triangle have the same shape. The left side grows from ${top} cm to ${top + below} cm, so x = ${small} × ${top + below}/${top} = ${numeral(base)} cm.`,
    steps: [
      `whole left side: ${top} + ${below} = ${top + below} cm`,
      `factor: ${top + below}/${top}`,
      `x = ${small} × ${top + below}/${top} = ${numeral(base)} cm`,
    ],
    hints: ladder(
      'A line parallel to the base cuts off a triangle of the same shape as the whole.',
      `The small triangle has the side ${top} cm. How long is the matching side of the whole triangle?`,
      'Find the factor from the small to the whole triangle and apply it to the base.',
      'Cover the lower part of the figure: what remains is the same triangle, only smaller.',
    ),
    difficulty: 0.4,
  };
}

function posterArea(random: Random): Drawn {
  const [factor, area] = oneOf(random, [
    [3, 40],
    [1.5, 80],
    [2.5, 60],
    [4, 30],
    [1.5, 120],
  ] as const);
  return {
    stem: `A photograph with an area of ${area} cm² is enlarged so that every length becomes ${factor} times as long. What is the area of the enlarged photograph?`,
    answer: `${numeral(area * factor * factor)} cm²`,
    distractors: [
      wrong(`${numeral(area * factor)} cm²`, misconceptions.areaScalesLikeLength),
      wrong(`${numeral(area * 2 * factor)} cm²`, doublesFactor),
      wrong(`${numeral(area * factor ** 3)} cm²`, volumeFactor),
    ],
    explanation: `Length and width both grow by the factor ${factor}, so the area grows by ${factor} × ${factor} = ${factor * factor}. ${area} × ${factor * factor} = ${numeral(area * factor * factor)} cm².`,
    steps: [
      `factor for areas: ${factor}² = ${factor * factor}`,
      `${area} × ${factor * factor} = ${numeral(area * factor * factor)} cm²`,
    ],
    hints: ladder(
      'When a picture is enlarged, it grows in length and in width.',
      `Try a rectangle with sides 1 cm and 2 cm: what does its area become when both sides are ${factor} times as long?`,
      `How many times does the factor ${factor} take effect on an area?`,
      'A small example that you can draw settles this for all shapes.',
    ),
    difficulty: 0.3,
  };
}

function statueMass(random: Random): Drawn {
  const [factor, mass] = [oneOf(random, [2, 3, 4, 5]), oneOf(random, [2, 3, 4, 5])];
  return {
    stem: `An artist makes a small model of a bronze statue; the model has a mass of ${mass} kg. The statue itself, of the same shape and also of solid bronze, is ${factor} times as tall. What is its mass?`,
    answer: `${numeral(mass * factor ** 3)} kg`,
    distractors: [
      wrong(`${numeral(mass * factor)} kg`, misconceptions.areaScalesLikeLength),
      wrong(`${numeral(mass * factor ** 2)} kg`, squareForCube),
      wrong(`${numeral(mass * factor * 3)} kg`, triplesFactor),
    ],
    explanation: `Height, width and depth all grow by the factor ${factor}, so the volume, and with it the mass, grows by ${factor}³ = ${factor ** 3}. ${mass} × ${factor ** 3} = ${numeral(mass * factor ** 3)} kg.`,
    steps: [
      `factor for volumes: ${factor}³ = ${factor ** 3}`,
      `${mass} × ${factor ** 3} = ${numeral(mass * factor ** 3)} kg`,
    ],
    hints: ladder(
      'The mass depends on how much bronze there is, that is on the volume.',
      `A statue ${factor} times as tall is also wider and deeper. By how much each?`,
      'Think of a cube instead of the statue: how many small cubes fill the large one?',
      'The shape does not matter, so choose the simplest one you can imagine.',
    ),
    difficulty: 0.6,
    concepts: ['similarity', 'volume'],
  };
}

function lengthFromArea(random: Random): Drawn {
  // Ratio p : q of lengths, the small side per p, and an area per p² that such a triangle can have.
  const [p, q, side, area] = oneOf(random, [
    [3, 4, 3, 6],
    [3, 5, 3, 6],
    [2, 3, 4, 9],
    [2, 5, 4, 9],
    [4, 5, 4, 9],
  ] as const);
  const small = p * side;
  const large = q * side;
  const byArea = (small * q * q) / (p * p);
  const [smallArea, largeArea] = [p * p * area, q * q * area];
  return {
    stem: `Two triangles have the same shape. Their areas are ${smallArea} cm² and ${largeArea} cm². The shortest side of the smaller triangle is ${small} cm long. How long is the shortest side of the larger one?`,
    answer: `${large} cm`,
    distractors: [
      wrong(`${byArea} cm`, lengthFromAreaFactor),
      wrong(`${small + largeArea - smallArea} cm`, misconceptions.additiveScaling),
      wrong(`${small + q - p} cm`, addsRatioDifference),
    ],
    explanation: `The areas are in the ratio ${p * p} : ${q * q}, which is ${p}² : ${q}². Lengths are then in the ratio ${p} : ${q}, and ${small} × ${q}/${p} = ${large} cm.`,
    steps: [
      `areas ${smallArea} : ${largeArea} = ${p * p} : ${q * q}`,
      `lengths: ${p} : ${q}`,
      `${small} × ${q}/${p} = ${large} cm`,
    ],
    hints: ladder(
      'Areas grow with the square of the length factor.',
      `Simplify the ratio of ${smallArea} to ${largeArea}. Which two numbers have these squares?`,
      'Check backwards: does the square of your length factor give the ratio of the areas?',
      'The areas were chosen kindly: their simplified ratio consists of square numbers.',
    ),
    difficulty: 0.85,
  };
}

function paintedCube(random: Random): Drawn {
  const n = whole(random, 4, 5);
  const answers = { corners: 8, edges: 12 * (n - 2), faces: 6 * (n - 2) ** 2, inside: (n - 2) ** 3 };
  return {
    stem: `A cube is painted red on all sides and then cut into ${n ** 3} equal small cubes (${n} along each edge). How many of the small cubes have exactly one red face?`,
    answer: numeral(answers.faces),
    distractors: [
      wrong(numeral(6 * n * n), countsEdgeCubes),
      wrong(numeral(answers.inside), misconceptions.answersOtherQuantity),
      wrong(numeral((n - 2) ** 2), misconceptions.stopsOneStepEarly),
    ],
    explanation: `On each face of the large cube, the small cubes with one red face lie away from the edges and form a square of ${n - 2} by ${n - 2}. With 6 faces, that is 6 × ${(n - 2) ** 2} = ${answers.faces}.`,
    steps: [`on one face: (${n} − 2)² = ${(n - 2) ** 2}`, `6 × ${(n - 2) ** 2} = ${answers.faces}`],
    hints: ladder(
      'Where in the large cube does a small cube show one face only?',
      `Look at a single face, a square of ${n} by ${n}. Which of its small squares belong to cubes with one red face?`,
      'The small cubes at the edges and corners of a face have more red; leave them out. Then count the faces.',
      'Turn the cube in your mind: all its faces look alike, so one face is enough to study.',
    ),
    difficulty: 0.9,
    concepts: ['solids', 'counting'],
    reasoning: ['creative', 'systematic'],
  };
}
