import { distinct, figure, wrong } from '../drafts.ts';
import { label, line } from '../figures.ts';
import type { Question } from '../questions.ts';
import { questionList } from '../questions.ts';
import { idea } from './misconceptions.ts';
import type { Unit } from './neural-figures.ts';
import { networkFigure, unitFigure } from './neural-figures.ts';

function sum({ weights, bias }: Unit, inputs: readonly number[]): number {
  return weights.reduce((total, weight, at) => total + weight * (inputs[at] ?? 0), bias);
}

function step(value: number): number {
  return value >= 0 ? 1 : 0;
}

function relu(value: number): number {
  return Math.max(0, value);
}

function signed(value: number): string {
  return value < 0 ? `− ${figure(-value)}` : `+ ${figure(value)}`;
}

function written(unit: Unit, inputs: readonly number[]): string {
  const [first = 0, ...rest] = unit.weights;
  const products = [
    `${figure(first)} × ${figure(inputs[0] ?? 0)}`,
    ...rest.map((weight, at) => `${signed(weight)} × ${figure(inputs[at + 1] ?? 0)}`),
  ];
  return `${products.join(' ')} ${signed(unit.bias)} = ${figure(sum(unit, inputs))}`;
}

const hints = {
  conceptual: 'A unit adds up its weighted inputs and the bias, and only then applies its own small rule to the sum.',
  procedural:
    'Multiply along each line, add the products and the bias, and write the sum beside the unit before you apply the rule.',
  strategic: 'Keep the two stages apart: the sum, and what the unit makes of it. Mistakes hide where they are mixed.',
  encouragement: 'A network is nothing but such small sums one after the other. Do one unit at a time.',
};

const stepRule = 'A step unit puts out 1 if its sum is 0 or more, and 0 otherwise.';
const reluRule = 'A ReLU unit puts out its sum if that is positive, and 0 otherwise.';

function reluQuestion(intro: string, unit: Unit, inputs: number[], steps: number): Question {
  const total = sum(unit, inputs);
  const answer = figure(relu(total));
  return {
    stem: `${intro} ${reluRule} What does this unit put out?`,
    stimulus: [
      unitFigure(
        unit,
        inputs.map((input) => figure(input)),
        'ReLU',
      ),
    ],
    answer,
    distractors: distinct(answer, [
      wrong(figure(total), idea.rectifierForgotten),
      wrong(figure(total - unit.bias), idea.biasForgotten),
      wrong(figure(Math.abs(total)), idea.absoluteForRectified),
      wrong(
        figure(unit.weights.reduce((all, weight, at) => all + relu(weight * (inputs[at] ?? 0)), unit.bias)),
        idea.partsRectified,
      ),
      wrong(figure(inputs.reduce((all, input) => all + input, unit.bias)), idea.weightsIgnored),
      wrong('1', idea.stepForRectifier),
    ]),
    explanation: `The sum is ${written(unit, inputs)}. ${total > 0 ? 'It is positive, so it is passed on as it is.' : 'It is not positive, so the unit puts out 0.'}`,
    steps: [
      `Sum: ${written(unit, inputs)}.`,
      `Rule: ${figure(total)} is ${total > 0 ? 'positive, so it stays' : 'not positive, so it becomes 0'}.`,
    ],
    hints,
    // Products with signs, then the rule; a negative sum is the trap.
    features: { steps, abstraction: 1, closeness: total > 0 ? 2 : 3, load: 1 },
  };
}

/** The truth table of a step unit over inputs 0 and 1, as "00 01 10 11". */
function truth(unit: Unit): string {
  return [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ]
    .map((inputs) => step(sum(unit, inputs)))
    .join('');
}

const functions: Record<string, string> = {
  '0001': 'Only when both inputs are 1',
  '0111': 'When at least one input is 1',
  '1110': 'Unless both inputs are 1',
  '1000': 'Only when both inputs are 0',
  '0110': 'When exactly one input is 1',
  '0010': 'Only when x is 1 and y is 0',
};

function logicQuestion(
  unit: Unit,
  lures: [string, (typeof idea)[keyof typeof idea]][],
  features: Question['features'],
): Question {
  const answer = functions[truth(unit)] ?? '';
  const sums = [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ].map(
    (inputs) => `x = ${inputs[0]}, y = ${inputs[1]}: sum ${figure(sum(unit, inputs))}, out ${step(sum(unit, inputs))}`,
  );
  return {
    stem: `The inputs x and y are 0 or 1. ${stepRule} When does this unit put out 1?`,
    stimulus: [unitFigure(unit, ['x', 'y'], 'step')],
    answer,
    distractors: lures.map(([table, misconception]) => wrong(functions[table] ?? '', misconception)),
    explanation: `Of the four possible inputs, the sum reaches 0 in these: ${sums
      .filter((one) => one.endsWith('out 1'))
      .map((one) => one.split(':')[0])
      .join('; ')}.`,
    steps: sums.map((one) => `${one}.`),
    hints: {
      ...hints,
      procedural: 'There are only four possible inputs. Make a little table and work out the sum for each.',
    },
    concepts: ['neural-units', 'logic'],
    reasoning: ['systematic', 'analytical'],
    features,
  };
}

function networkQuestion(setting: {
  intro: string;
  hidden: [Unit, Unit];
  out: Unit;
  inputs: [number, number];
  features: Question['features'];
}): Question {
  const { hidden, out, inputs } = setting;
  const middle = hidden.map((unit) => relu(sum(unit, inputs)));
  const plain = hidden.map((unit) => sum(unit, inputs));
  const result = sum(out, middle);
  const answer = figure(result);
  const swapped = sum({ ...out, weights: [...out.weights].reverse() }, middle);
  return {
    stem: `${setting.intro} ${reluRule} The output unit just puts out its sum. What is the output for the inputs ${inputs[0]} and ${inputs[1]}?`,
    stimulus: [networkFigure(hidden, out, [String(inputs[0]), String(inputs[1])], ['ReLU', 'sum'])],
    answer,
    distractors: distinct(answer, [
      wrong(figure(sum(out, plain)), idea.rectifierForgotten),
      wrong(figure(sum({ ...out, bias: 0 }, middle)), idea.biasForgotten),
      wrong(figure(swapped), idea.connectionsSwapped),
      wrong(figure(middle.reduce((all, value) => all + value, out.bias)), idea.weightsIgnored),
      wrong(
        figure(
          sum(
            out,
            hidden.map((unit) => relu(sum({ ...unit, bias: 0 }, inputs))),
          ),
        ),
        idea.biasForgotten,
      ),
    ]),
    explanation: `The hidden units put out ${middle.map((value) => figure(value)).join(' and ')}; with these the output is ${answer}.`,
    steps: [
      `Upper unit: ${written(hidden[0], inputs)}, so it puts out ${figure(middle[0] ?? 0)}.`,
      `Lower unit: ${written(hidden[1], inputs)}, so it puts out ${figure(middle[1] ?? 0)}.`,
      `Output: ${written(out, middle)}.`,
    ],
    hints,
    concepts: ['neural-networks'],
    reasoning: ['systematic'],
    features: setting.features,
  };
}

/** Single units and very small networks worked out by hand, and what they can and cannot express. */
export const neuralUnit = questionList({
  id: 'neural-unit',
  contentArea: 'how-models-decide',
  title: 'Units of a neural network by hand',
  discrimination: 1.5,
  concepts: ['neural-units'],
  reasoning: ['systematic'],
  questions: [
    reluQuestion('The figure shows one unit of a network.', { weights: [2, 3], bias: -4 }, [5, 1], 2),
    reluQuestion('The figure shows one unit of a network.', { weights: [3, -4], bias: 1 }, [2, 3], 2),
    reluQuestion('The figure shows one unit with three inputs.', { weights: [2, -1, 4], bias: -6 }, [3, 5, 2], 3),
    logicQuestion(
      { weights: [1, 1], bias: -1.5 },
      [
        ['0111', idea.oneInputEnough],
        ['0110', idea.singleUnitDoesAll],
        ['1110', idea.outputTurnedRound],
      ],
      { steps: 2, abstraction: 2, closeness: 1, load: 1 },
    ),
    logicQuestion(
      { weights: [-1, -1], bias: 1.5 },
      [
        ['1000', idea.oneInputEnough],
        ['0001', idea.outputTurnedRound],
        ['0110', idea.singleUnitDoesAll],
      ],
      { steps: 3, abstraction: 2, closeness: 2, load: 1 },
    ),
    logicQuestion(
      { weights: [2, -3], bias: -1 },
      [
        ['0110', idea.singleUnitDoesAll],
        ['0111', idea.oneInputEnough],
        ['0001', idea.signIgnored],
      ],
      { steps: 3, abstraction: 2, closeness: 2, load: 1 },
    ),
    {
      stem: `The inputs x and y are 0 or 1. ${stepRule} The unit should put out 1 only when both inputs are 1. Which bias makes it do so?`,
      stimulus: [
        {
          kind: 'table',
          header: ['Weight of x', 'Weight of y', 'Bias'],
          rows: [['2', '3', '?']],
        },
      ],
      answer: '−4',
      distractors: [
        wrong('−6', idea.boundaryTooFar),
        wrong('−2', idea.oneInputEnough),
        wrong('5', idea.biasSignTurned),
      ],
      order: ['−6', '−4', '−2', '5'],
      explanation:
        'With both inputs the weights give 5, with y alone 3. The bias must leave 5 at 0 or more and push 3 below 0: −4 does, −2 does not reach far enough, −6 goes too far.',
      steps: [
        'Weighted inputs: none 0, x alone 2, y alone 3, both 5.',
        'The bias b must satisfy 5 + b ≥ 0 and 3 + b < 0, so −5 ≤ b < −3.',
        'Of the options only −4 lies there.',
      ],
      hints: {
        ...hints,
        procedural:
          'Work out the weighted sum without bias for the four inputs, then see between which of them the border must lie.',
      },
      concepts: ['neural-units', 'logic'],
      reasoning: ['creative', 'analytical'],
      features: { steps: 4, abstraction: 2, closeness: 3 },
    },
    networkQuestion({
      intro: 'The figure shows a small network.',
      hidden: [
        { weights: [2, -1], bias: 0 },
        { weights: [-1, 1], bias: -2 },
      ],
      out: { weights: [3, 5], bias: 1 },
      inputs: [4, 3],
      features: { steps: 4, abstraction: 2, closeness: 2, load: 1 },
    }),
    networkQuestion({
      intro: 'A network of this kind estimates the turns of a water wheel.',
      hidden: [
        { weights: [1, 2], bias: -3 },
        { weights: [3, -2], bias: 1 },
      ],
      out: { weights: [2, -1], bias: 4 },
      inputs: [1, 3],
      features: { steps: 4, abstraction: 2, closeness: 3, load: 2 },
    }),
    {
      stem: 'The inputs x and y are 0 or 1. No single step unit with two weights and a bias can put out 1 exactly when one of the inputs is 1 and the other 0. What is the reason?',
      stimulus: [
        {
          kind: 'figure',
          alt: 'The four inputs as corners of a square. (1, 0) and (0, 1), at opposite corners, are filled circles, where the output should be 1; (0, 0) and (1, 1), at the other two corners, are open squares, where it should be 0.',
          width: 240,
          height: 190,
          shapes: [
            line([60, 150], [210, 150], { arrow: true }),
            line([60, 150], [60, 18], { arrow: true }),
            label([214, 168], 'x', { anchor: 'end' }),
            label([46, 26], 'y'),
            { shape: 'circle', at: [160, 150], radius: 8, tone: 'accent', filled: true },
            { shape: 'circle', at: [60, 50], radius: 8, tone: 'accent', filled: true },
            { shape: 'rectangle', at: [53, 143], width: 14, height: 14, tone: 'ink' },
            { shape: 'rectangle', at: [153, 43], width: 14, height: 14, tone: 'ink' },
            label([60, 178], '0', { size: 13 }),
            label([160, 178], '1', { size: 13 }),
            label([38, 155], '0', { size: 13 }),
            label([38, 55], '1', { size: 13 }),
          ],
        },
      ],
      answer: 'No straight line separates the two wanted inputs from the others.',
      distractors: [
        wrong('Two weights are too few, but with larger numbers it would work.', idea.largerWeightsDoAnything),
        wrong('A step unit cannot put out 1 for more than one of the inputs.', idea.oneOutputOnly),
        wrong('The unit would need more examples than these four to learn it.', idea.moreDataSolvesForm),
      ],
      explanation:
        'A step unit draws a straight border through the plane. The wanted corners lie diagonally opposite, so every straight line that has both on one side has another corner there as well.',
      steps: [
        'The unit puts out 1 where w₁x + w₂y + b ≥ 0: on one side of a straight line.',
        '(1, 0) gives w₁ + b ≥ 0 and (0, 1) gives w₂ + b ≥ 0, so w₁ + w₂ + 2b ≥ 0.',
        '(0, 0) demands b < 0 and (1, 1) demands w₁ + w₂ + b < 0, so w₁ + w₂ + 2b < 0. The demands contradict each other.',
      ],
      hints: {
        conceptual:
          'Ask what shape the border has between the inputs where a single unit says 1 and those where it says 0.',
        procedural:
          'Try to draw such a border into the figure so that the circles are on one side and the squares on the other.',
        strategic: 'Separate what the form of a unit allows from what training could find within that form.',
        encouragement: 'The figure all but says it. Take a ruler to it in your mind.',
      },
      concepts: ['neural-units', 'linear-separability'],
      reasoning: ['intuitive', 'analytical'],
      features: { steps: 4, abstraction: 3, closeness: 3, load: 1 },
    },
  ],
});
