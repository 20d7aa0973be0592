import type { Random } from '../../../../core/random.ts';
import { oneOf, whole } from '../../../item-bank/items/services.ts';
import { axes } from '../charts.ts';
import type { Drawn, Form } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import { dot, figure } from '../figures.ts';
import { idea, misconceptions } from '../misconceptions.ts';
import { numeral, polynomial, signed } from '../number-text.ts';

const opensWrongWay = idea(
  'opens-wrong-way',
  'A minus sign in front of the square opens the curve downwards; without it the curve opens upwards.',
);
const wrongMirror = idea(
  'mirrors-in-wrong-axis',
  'f(−x) mirrors the graph in the y-axis, −f(x) mirrors it in the x-axis; you used the other one.',
);
const scalesInput = idea(
  'stretches-the-wrong-direction',
  'A factor outside f stretches the heights; a factor inside changes the x-values, and the other way round.',
);
const axisAsVertex = idea(
  'gives-x-instead-of-height',
  'You found where the extreme value lies; the question asks how large it is.',
);
const forgetsHalving = idea(
  'axis-without-halving',
  'The axis of a parabola lies half-way between its zeros; you stopped before halving.',
);
const movesHeightOnly = idea(
  'moves-in-one-direction-only',
  'The graph is moved sideways and up or down; you took account of one of these only.',
);
const leavesOutFactor = idea(
  'leaves-out-stretch-factor',
  'The zeros are right, but a factor is needed for the curve to meet the y-axis at the given height.',
);

/** Rung 4, beginning in rung 3. Harder: two changes at once, an extreme value from the general form, a free factor. */
export const transformations = coreMathModel('functions-and-graphs', {
  id: 'core_math.transformations',
  title: 'Moving, mirroring and stretching graphs',
  concepts: ['function-transformations', 'quadratic-functions'],
  reasoning: ['analytical'],
  // The direction of a shift runs against intuition.
  discrimination: 1.4,
  forms: [
    vertexFromEquation,
    curveFigure('square'),
    movedPoint,
    curveFigure('absolute'),
    extremeValue,
    mirroredPoint,
    throughZeros,
  ],
});

function vertexFromEquation(random: Random): Drawn {
  const [p, q] = [oneOf(random, [-5, -4, -3, -2, 2, 3, 4, 5]), oneOf(random, [-6, -4, -1, 1, 3, 7])];
  if (Math.abs(p) === Math.abs(q)) return;
  const point = (x: number, y: number) => `(${numeral(x)}, ${numeral(y)})`;
  return {
    stem: `What is the lowest point of the graph of y = (x ${signed(-p)})² ${signed(q)}?`,
    answer: point(p, q),
    distractors: [
      wrong(point(-p, q), misconceptions.wrongShiftDirection),
      wrong(point(p, -q), misconceptions.signLost),
      wrong(point(q, p), misconceptions.swapsCoordinates),
    ],
    explanation: `A square is at least 0, and it is 0 when x = ${numeral(p)}. There y takes its smallest value, ${numeral(q)}, so the lowest point is ${point(p, q)}.`,
    steps: [
      `(x ${signed(-p)})² is smallest, namely 0, for x = ${numeral(p)}`,
      `then y = ${numeral(q)}`,
      `lowest point: ${point(p, q)}`,
    ],
    hints: ladder(
      'A square is never negative. When is it as small as it can be?',
      `For which x does the bracket (x ${signed(-p)}) become zero?`,
      'Put a point into the equation to test it; x comes first in the brackets.',
      'The equation is already in the form that shows the lowest point; it only wants reading.',
    ),
    difficulty: 0.3,
  };
}

function curveFigure(kind: 'square' | 'absolute'): Form {
  return (random) => {
    const [p, q] = [oneOf(random, [-2, -1, 1, 2]), oneOf(random, [-3, -2, 1, 2])];
    const down = kind === 'square' && random() < 0.5;
    const sign = down ? -1 : 1;
    if (down && q < 0) return;
    const shape = (x: number) => (kind === 'square' ? (x - p) ** 2 : Math.abs(x - p));
    const text = (c: number, factor: number, d: number) => {
      const inner = `x ${signed(-c)}`;
      return `y = ${factor < 0 ? '−' : ''}${kind === 'square' ? `(${inner})²` : `|${inner}|`} ${signed(d)}`;
    };
    const plane = axes(
      { from: -5, to: 5, grid: 1, numbers: 2 },
      { from: -5, to: 5, grid: 1, numbers: 2 },
      { width: 240, height: 190 },
    );
    const curve = kind === 'square' ? 'parabola' : 'V-shaped graph';
    return {
      stem: `Which equation belongs to the ${curve} in the figure?`,
      stimulus: [
        figure(
          `A ${curve} on a coordinate grid, opening ${down ? 'downwards' : 'upwards'}. Its ${down ? 'highest' : 'lowest'} point, which is marked, is (${numeral(p)}, ${numeral(q)}); it also passes through (${numeral(p + 1)}, ${numeral(q + sign)}).`,
          plane.width,
          plane.height,
          [...plane.shapes, ...plane.curve((x) => sign * shape(x) + q), dot(plane.at(p, q))],
        ),
      ],
      answer: text(p, sign, q),
      distractors: [
        wrong(text(-p, sign, q), misconceptions.wrongShiftDirection),
        wrong(text(p, -sign, q), opensWrongWay),
        wrong(text(p, sign, -q), misconceptions.signLost),
      ],
      explanation: `The marked turning point is (${numeral(p)}, ${numeral(q)}), so the graph is moved by ${numeral(p)} along x and by ${numeral(q)} along y. It opens ${down ? 'downwards, so a minus stands in front' : 'upwards, so no minus stands in front'}.`,
      steps: [
        `turning point: (${numeral(p)}, ${numeral(q)})`,
        `opens ${down ? 'downwards' : 'upwards'}`,
        text(p, sign, q),
      ],
      hints: ladder(
        'Begin with the turning point: it tells how far the basic curve has been moved.',
        'Which x makes the expression inside zero? It must be the x of the marked point.',
        'Check the height of the marked point as well, and then the direction in which the curve opens.',
        'Three questions decide it: how far sideways, how far up or down, which way open.',
      ),
      difficulty: (kind === 'square' ? 0.45 : 0.55) + (down ? 0.1 : 0),
      reasoning: ['analytical', 'intuitive'],
    };
  };
}

function movedPoint(random: Random): Drawn {
  const [x, y, a, b] = [whole(random, 1, 5), whole(random, 4, 9), whole(random, 2, 4), whole(random, 1, 3)];
  if (a === b || x === y) return;
  const point = (px: number, py: number) => `(${numeral(px)}, ${numeral(py)})`;
  return {
    stem: `The graph of a function f passes through the point (${x}, ${y}). Through which point must the graph of y = f(x − ${a}) + ${b} pass?`,
    answer: point(x + a, y + b),
    distractors: [
      wrong(point(x - a, y + b), misconceptions.wrongShiftDirection),
      wrong(point(x + a, y - b), misconceptions.signLost),
      wrong(point(x, y + b), movesHeightOnly),
    ],
    explanation: `For x = ${x + a} the input of f is ${x + a} − ${a} = ${x}, and f(${x}) = ${y}. Adding ${b} gives the height ${y + b}, so the point is ${point(x + a, y + b)}.`,
    steps: [
      `x − ${a} = ${x} for x = ${x + a}`,
      `y = f(${x}) + ${b} = ${y} + ${b} = ${y + b}`,
      `point: ${point(x + a, y + b)}`,
    ],
    hints: ladder(
      'You know only one value of f. Choose x so that this value comes into play.',
      `For which x is x − ${a} equal to ${x}?`,
      `When you have x, work out y step by step: first f, then + ${b}.`,
      'The function itself stays a secret, and that is fine: one point is all it takes.',
    ),
    difficulty: 0.7,
  };
}

function extremeValue(random: Random): Drawn {
  const [p, q] = [whole(random, 2, 5), whole(random, 2, 9)];
  const coefficients = [-1, 2 * p, q - p * p];
  if (q - p * p >= 0 || q === p || q === 2 * p) return;
  return {
    stem: `What is the greatest value of y = ${polynomial(coefficients)}?`,
    answer: numeral(q),
    distractors: [
      wrong(numeral(p), axisAsVertex),
      wrong(numeral(q - p * p), forgetsHalving),
      wrong(numeral(2 * p * p - q), misconceptions.signLost),
    ],
    explanation: `Completing the square gives y = ${q} − (x − ${p})². The square takes something away unless x = ${p}, so the greatest value is ${q}.`,
    steps: [
      `y = −(x² − ${2 * p}x) ${signed(q - p * p)}`,
      `= −(x − ${p})² + ${p * p} ${signed(q - p * p)}`,
      `= ${q} − (x − ${p})², at most ${q}`,
    ],
    hints: ladder(
      'A parabola that opens downwards has its greatest value on its axis of symmetry.',
      `The terms −x² + ${2 * p}x are zero for x = 0 and for one other x. Where is the middle between the two?`,
      'Put the x of the axis into the equation. Is the value larger than at the neighbouring x-values?',
      'Symmetry does the hard part: equal heights lie equally far from the axis.',
    ),
    difficulty: 0.9,
    reasoning: ['systematic', 'analytical'],
  };
}

function mirroredPoint(random: Random): Drawn {
  const [x, y] = [whole(random, 2, 7), whole(random, 2, 7)];
  const factor = whole(random, 2, 3);
  if (x === y || x % factor > 0) return;
  const point = (px: number, py: number) => `(${numeral(px)}, ${numeral(py)})`;
  return {
    stem: `The graph of a function f passes through the point (${x}, ${y}). Through which point must the graph of y = ${factor}f(−x) pass?`,
    answer: point(-x, factor * y),
    distractors: [
      wrong(point(x, -factor * y), wrongMirror),
      wrong(point(-factor * x, y), scalesInput),
      wrong(point(-x / factor, y), scalesInput),
    ],
    explanation: `The input −x equals ${x} when x = −${x}. Then f gives ${y}, and the factor ${factor} makes it ${factor * y}. The point is ${point(-x, factor * y)}.`,
    steps: [
      `−x = ${x} for x = −${x}`,
      `y = ${factor} × f(${x}) = ${factor} × ${y} = ${factor * y}`,
      `point: ${point(-x, factor * y)}`,
    ],
    hints: ladder(
      'What is done inside the brackets changes the x-values; what is done outside changes the heights.',
      `Choose x so that −x equals ${x}, because that is where you know f.`,
      `Then let the factor ${factor} act. Does it stand inside or outside of f?`,
      'Take the two changes one at a time, first the mirror and then the stretch.',
    ),
    difficulty: 0.85,
  };
}

function throughZeros(random: Random): Drawn {
  const [p, q, factor] = [-whole(random, 1, 4), whole(random, 2, 5), oneOf(random, [-3, -2, 2, 3])];
  const height = factor * p * q;
  if (p + q === 0) return;
  const text = (a: number, first: number, second: number) =>
    `y = ${a === 1 ? '' : a === -1 ? '−' : numeral(a)}(x ${signed(-first)})(x ${signed(-second)})`;
  return {
    stem: `A parabola meets the x-axis at x = ${numeral(p)} and at x = ${q}, and the y-axis at y = ${numeral(height)}. Which equation does it have?`,
    answer: text(factor, p, q),
    distractors: [
      wrong(text(factor, -p, -q), misconceptions.wrongShiftDirection),
      wrong(text(-factor, p, q), misconceptions.signLost),
      wrong(text(1, p, q), leavesOutFactor),
    ],
    explanation: `The zeros ${numeral(p)} and ${q} belong to the factors (x ${signed(-p)}) and (x ${signed(-q)}). At x = 0 their product is ${numeral(p * q)}, but the height is ${numeral(height)}, so the factor ${numeral(factor)} is needed.`,
    steps: [
      `zeros: factors (x ${signed(-p)}) and (x ${signed(-q)})`,
      `at x = 0: ${numeral(-p)} × (${numeral(-q)}) = ${numeral(p * q)}`,
      `${numeral(height)} ÷ (${numeral(p * q)}) = ${numeral(factor)}, so ${text(factor, p, q)}`,
    ],
    hints: ladder(
      'A bracket (x − a) is zero exactly for x = a, so zeros show as brackets.',
      `First find the equations that are zero for x = ${numeral(p)} and for x = ${q}.`,
      `Then put x = 0 into those that are left; the value has to be ${numeral(height)}.`,
      'Each fact in the question rules out some of the equations; use them one by one.',
    ),
    difficulty: 1.05,
    reasoning: ['systematic', 'analytical'],
  };
}
