import type { Random } from '../../../../core/random.ts';
import { several, whole } from '../../../item-bank/items/services.ts';
import { axes } from '../charts.ts';
import type { Drawn } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import type { Point } from '../figures.ts';
import { dot, figure, label, line, polyline, rectangle, table } from '../figures.ts';
import { idea, misconceptions } from '../misconceptions.ts';
import { numeral, polynomial } from '../number-text.ts';

const multipliesFunctions = idea(
  'composition-as-product',
  'f(g(x)) feeds the result of g into f; it does not multiply the two values.',
);
const innerOnly = idea(
  'stops-after-inner-function',
  'You found the value of the inner function; the outer one still has to be applied to it.',
);
const squareOfNegative = idea(
  'square-of-negative',
  'The square of a negative number is positive; put the number in brackets before squaring.',
);
const addsToResult = idea(
  'changes-result-instead-of-input',
  'f(x + 1) changes what goes into the function, not what comes out.',
);
const substitutesOnce = idea(
  'substitutes-once-only',
  'The new input takes the place of x everywhere in the expression, not only once.',
);
const undoesInSameOrder = idea('undoes-in-same-order', 'The step that was done last has to be undone first.');
const skipsInner = idea(
  'skips-inner-function',
  'You applied the outer function to x directly; the inner one comes first.',
);
const squaresCoefficient = idea(
  'squares-the-coefficient',
  'Only x is squared; the number in front of it multiplies afterwards.',
);

/** Rung 3. Easier: a machine run backwards, one negative input. Harder: an expression as input, composition of rules. */
export const composition = coreMathModel('functions-and-graphs', {
  id: 'core_math.composition',
  title: 'Functions one after another',
  concepts: ['functions', 'composition'],
  reasoning: ['systematic'],
  // The notation is either understood or not.
  discrimination: 1.3,
  forms: [ofNumber, fromTable, machine, negativeInput, fromGraph, composedRule, shiftedInput],
});

function ofNumber(random: Random): Drawn {
  const [m, b, c, x] = [whole(random, 2, 4), whole(random, 1, 6), whole(random, 1, 5), whole(random, 2, 4)];
  const f = (t: number) => m * t + b;
  const g = (t: number) => t * t - c;
  if (g(x) <= 0) return;
  return {
    stem: `Let f(x) = ${m}x + ${b} and g(x) = x² − ${c}. What is f(g(${x}))?`,
    answer: numeral(f(g(x))),
    distractors: [
      wrong(numeral(g(f(x))), misconceptions.wrongCompositionOrder),
      wrong(numeral(f(x) * g(x)), multipliesFunctions),
      wrong(numeral(g(x)), innerOnly),
    ],
    explanation: `The inner function comes first: g(${x}) = ${x * x} − ${c} = ${g(x)}. Then f(${g(x)}) = ${m} × ${g(x)} + ${b} = ${f(g(x))}.`,
    steps: [`g(${x}) = ${x}² − ${c} = ${g(x)}`, `f(${g(x)}) = ${m} × ${g(x)} + ${b} = ${f(g(x))}`],
    hints: ladder(
      'In f(g(x)) the result of one function becomes the input of the other.',
      `Start inside: work out g(${x}) from x² − ${c}.`,
      'Then put that result in place of x in the rule of f. Which function is the outer one?',
      'It is two ordinary substitutions, one after the other.',
    ),
    difficulty: -0.1,
  };
}

function fromTable(random: Random): Drawn {
  const inputs = [1, 2, 3, 4, 5];
  const [f, g] = [several(random, inputs, 5), several(random, inputs, 5)];
  const at = (values: number[], x: number) => values[x - 1] ?? 0;
  const x = whole(random, 1, 5);
  const inner = at(g, x);
  const candidates = [at(g, at(f, x)), inner, at(f, x)];
  if (inner === x || new Set([...candidates, at(f, inner)]).size < 4) return;
  return {
    stem: `The table shows values of the functions f and g. What is f(g(${x}))?`,
    stimulus: [
      table(
        ['x', ...inputs.map(String)],
        [
          ['f(x)', ...f.map(String)],
          ['g(x)', ...g.map(String)],
        ],
      ),
    ],
    answer: numeral(at(f, inner)),
    distractors: [
      wrong(numeral(at(g, at(f, x))), misconceptions.wrongCompositionOrder),
      wrong(numeral(inner), innerOnly),
      wrong(numeral(at(f, x)), skipsInner),
    ],
    explanation: `In the row of g, below x = ${x}, stands ${inner}. This is the new input for f: in the row of f, below x = ${inner}, stands ${at(f, inner)}.`,
    steps: [`g(${x}) = ${inner}`, `f(${inner}) = ${at(f, inner)}`],
    hints: ladder(
      'The value of the inner function tells you in which column to look next.',
      `Find the column x = ${x} and read the row of g there.`,
      'Take the number you found back up to the row of x before you read the row of f.',
      'You only have to look up two entries; the art is to do it in the right order.',
    ),
    difficulty: -0.35,
  };
}

function machine(random: Random): Drawn {
  const [m, b, x] = [whole(random, 3, 5), whole(random, 3, 9), whole(random, 4, 9)];
  const out = m * x + b;
  const [sameOrder, forwards] = [out / m - b, m * out + b];
  if (!Number.isInteger(sameOrder) || sameOrder <= 0) return;
  const box = (at: Point, text: string) => [
    rectangle(at, 66, 40, { tone: 'accent' }),
    label([at[0] + 33, at[1] + 20], text),
  ];
  return {
    stem: `A number goes through the machine in the figure from left to right, and ${out} comes out. Which number went in?`,
    stimulus: [
      figure(
        `A row of two boxes joined by arrows. The input, marked “?”, enters a box “× ${m}”; its result enters a box “+ ${b}”; the output is ${out}.`,
        350,
        80,
        [
          label([20, 40], '?'),
          line([32, 40], [64, 40], { arrow: true }),
          ...box([66, 20], `× ${m}`),
          line([134, 40], [172, 40], { arrow: true }),
          ...box([174, 20], `+ ${b}`),
          line([242, 40], [280, 40], { arrow: true }),
          label([302, 40], String(out)),
        ],
      ),
    ],
    answer: numeral(x),
    distractors: [
      wrong(numeral(sameOrder), undoesInSameOrder),
      wrong(numeral(forwards), misconceptions.appliesForwards),
      wrong(numeral(out - b), misconceptions.stopsOneStepEarly),
    ],
    explanation: `Going backwards, the last step is undone first: ${out} − ${b} = ${out - b}. Then the multiplication is undone: ${out - b} ÷ ${m} = ${x}.`,
    steps: [`undo + ${b}: ${out} − ${b} = ${out - b}`, `undo × ${m}: ${out - b} ÷ ${m} = ${x}`],
    hints: ladder(
      'To find an input from an output, run the machine backwards.',
      `Which box was passed last? Undo it first, starting from ${out}.`,
      'Send your result through the machine from left to right and see what comes out.',
      'Socks and shoes: what was put on last comes off first.',
    ),
    difficulty: -0.6,
    concepts: ['functions', 'inverse-functions'],
  };
}

function negativeInput(random: Random): Drawn {
  const [a, b, x] = [whole(random, 2, 3), whole(random, 2, 6), whole(random, 2, 4)];
  const value = a * x * x + b * x;
  const lostSquare = -a * x * x + b * x;
  const lostSecond = a * x * x - b * x;
  const squaredAll = (a * x) ** 2 + b * x;
  return {
    stem: `Let f(x) = ${polynomial([a, -b, 0])}. What is f(−${x})?`,
    answer: numeral(value),
    distractors: [
      wrong(numeral(lostSquare), squareOfNegative),
      wrong(numeral(lostSecond), misconceptions.signLost),
      wrong(numeral(squaredAll), squaresCoefficient),
    ],
    explanation: `(−${x})² = ${x * x}, so the first term is ${a} × ${x * x} = ${a * x * x}. The second is −${b} × (−${x}) = +${b * x}. Together: ${value}.`,
    steps: [`${a} × (−${x})² = ${a * x * x}`, `−${b} × (−${x}) = +${b * x}`, `${a * x * x} + ${b * x} = ${value}`],
    hints: ladder(
      'Putting a negative number into a rule calls for brackets around it.',
      `Work out (−${x})² first and only then multiply by ${a}.`,
      `What sign does −${b} times −${x} have?`,
      'Two signs decide everything; write each step out and they behave.',
    ),
    difficulty: -0.3,
    concepts: ['functions', 'negative-numbers'],
  };
}

function fromGraph(random: Random): Drawn {
  const heights = several(random, [1, 2, 3, 4, 5, 6], 6);
  const at = (x: number) => heights[x] ?? 0;
  const x = whole(random, 0, 4);
  const inner = at(x);
  if (inner > 5 || inner === x) return;
  const answer = at(inner);
  const after = heights.indexOf(x);
  const others = [inner, 2 * inner, after];
  if (after < 0 || new Set([...others, answer]).size < 4) return;
  const plane = axes({ from: 0, to: 6, grid: 1 }, { from: 0, to: 7, grid: 1 }, { width: 250, height: 180 });
  const corners = heights.map((y, px): Point => plane.at(px, y));
  return {
    stem: `The figure shows the graph of a function f. What is f(f(${x}))?`,
    stimulus: [
      figure(
        `Graph of f made of straight parts through the points ${heights.map((y, px) => `(${px}, ${y})`).join(', ')}; these points are marked.`,
        plane.width,
        plane.height,
        [...plane.shapes, polyline(corners, { tone: 'accent' }), ...corners.map((corner) => dot(corner))],
      ),
    ],
    answer: numeral(answer),
    distractors: [
      wrong(numeral(inner), innerOnly),
      wrong(numeral(2 * inner), multipliesFunctions),
      wrong(numeral(after), misconceptions.swapsCoordinates),
    ],
    explanation: `At x = ${x} the graph has the height ${inner}, so f(${x}) = ${inner}. At x = ${inner} it has the height ${answer}, so f(f(${x})) = ${answer}.`,
    steps: [`f(${x}) = ${inner}`, `f(${inner}) = ${answer}`],
    hints: ladder(
      'f(f(x)) means using the graph twice: the first height becomes the next x.',
      `Start at x = ${x} on the axis and read the height of the graph there.`,
      'Go back to the x-axis with the height you found and read the graph a second time.',
      'A pencil helps: up from the axis, note the height, start again at that number.',
    ),
    difficulty: 0.15,
    reasoning: ['analytical'],
  };
}

function composedRule(random: Random): Drawn {
  const [m, b, c, d] = [whole(random, 2, 5), whole(random, 1, 7), whole(random, 2, 4), whole(random, 1, 6)];
  if (d === b || m * d === b) return;
  return {
    stem: `Let f(x) = ${m}x + ${b} and g(x) = ${c}x − ${d}. Which expression is f(g(x))?`,
    answer: polynomial([m * c, -m * d + b]),
    distractors: [
      wrong(polynomial([m * c, c * b - d]), misconceptions.wrongCompositionOrder),
      wrong(polynomial([m * c, -d + b]), misconceptions.firstTermOnly),
      wrong(polynomial([m * c, m * -d + c * b, -b * d]), multipliesFunctions),
    ],
    explanation: `In the rule of f the input is now ${c}x − ${d}: f(g(x)) = ${m}(${c}x − ${d}) + ${b}. Multiplied out, that is ${polynomial([m * c, -m * d + b])}.`,
    steps: [
      `f(g(x)) = ${m}(${c}x − ${d}) + ${b}`,
      `= ${m * c}x − ${m * d} + ${b}`,
      `= ${polynomial([m * c, -m * d + b])}`,
    ],
    hints: ladder(
      'A function can take an expression as its input just as well as a number.',
      `Write the rule of f with an empty bracket, ${m}( ) + ${b}, and put ${c}x − ${d} into it.`,
      'Test with x = 1: apply g and then f by hand, and compare with the expression.',
      'The empty bracket is the whole trick; after that it is multiplying out.',
    ),
    difficulty: 0.25,
  };
}

function shiftedInput(random: Random): Drawn {
  const [b, shift] = [whole(random, 3, 7), whole(random, 1, 2)];
  const right = [1, 2 * shift + b, shift * shift + b * shift];
  return {
    stem: `Let f(x) = ${polynomial([1, b, 0])}. Which expression is f(x + ${shift})?`,
    answer: polynomial(right),
    distractors: [
      wrong(polynomial([1, b, shift]), addsToResult),
      wrong(polynomial([1, b, shift * shift + b * shift]), misconceptions.squaresEachTerm),
      wrong(polynomial([1, 2 * shift + b, shift * shift]), substitutesOnce),
    ],
    explanation: `Every x in the rule is replaced by (x + ${shift}): (x + ${shift})² + ${b}(x + ${shift}). Multiplied out and collected, that is ${polynomial(right)}.`,
    steps: [
      `(x + ${shift})² = ${polynomial([1, 2 * shift, shift * shift])}`,
      `${b}(x + ${shift}) = ${polynomial([b, b * shift])}`,
      `together: ${polynomial(right)}`,
    ],
    hints: ladder(
      'Whatever stands in the brackets after f takes the place of x in the rule, everywhere.',
      `Write ( )² + ${b}( ) and put x + ${shift} into both brackets.`,
      `Multiply both brackets out with care. For a check, x = 0 must give the same as f(${shift}).`,
      'Two brackets to multiply out: nothing here is new, only the input is longer.',
    ),
    difficulty: 0.35,
  };
}
