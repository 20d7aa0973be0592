import type { BlockDraft } from '../../../../core/contract/blocks.ts';
import { distinct, figure, wrong } from '../drafts.ts';
import { curves } from '../figures.ts';
import type { Question } from '../questions.ts';
import { questionList } from '../questions.ts';
import { idea } from './misconceptions.ts';

/** Loss (w − target)², whose slope at w is 2 (w − target). */
function slope(weight: number, target: number): number {
  return 2 * (weight - target);
}

function stepped(weight: number, target: number, rate: number): number {
  return weight - rate * slope(weight, target);
}

const hints = {
  conceptual:
    'The slope tells in which direction the loss grows. Learning goes the other way, by a step that the learning rate scales.',
  procedural: 'Work out the slope at the present weight, multiply it by the learning rate, and subtract.',
  strategic:
    'Afterwards ask whether the new weight lies nearer to where the loss is lowest. If not, look at signs and step size.',
  encouragement: 'One product and one subtraction make a step. With the signs written down it cannot go wrong.',
};

function stepQuestion(setting: {
  intro: string;
  weight: number;
  target: number;
  rate: number;
  steps: 1 | 2;
}): Question {
  const { weight, target, rate } = setting;
  const once = stepped(weight, target, rate);
  const twice = stepped(once, target, rate);
  const answer = figure(setting.steps === 1 ? once : twice);
  const loss = `(w − ${figure(target)})²`.replace('− −', '+ ');
  const slopeText = `2 × (w − ${figure(target)})`.replace('− −', '+ ');
  const up = weight + rate * slope(weight, target);
  const lures =
    setting.steps === 1
      ? [
          wrong(figure(up), idea.uphillStep),
          wrong(figure(weight - slope(weight, target)), idea.rateForgotten),
          wrong(figure(target), idea.jumpsToMinimum),
          wrong(figure(weight - rate * (weight - target) ** 2), idea.lossForSlope),
        ]
      : [
          wrong(figure(once), idea.stopsAfterOneRound),
          wrong(figure(weight - 2 * rate * slope(weight, target)), idea.slopeKeptForSecondStep),
          wrong(figure(target), idea.jumpsToMinimum),
          wrong(figure(up + rate * slope(up, target)), idea.uphillStep),
        ];
  const said = (from: number, to: number) =>
    `Slope at ${figure(from)}: ${figure(slope(from, target))}. New weight: ${figure(from)} − ${figure(rate)} × ${figure(slope(from, target)).replace('−', '(−')}${slope(from, target) < 0 ? ')' : ''} = ${figure(to)}.`;
  return {
    stem: `${setting.intro} The loss is ${loss}, its slope ${slopeText}. One step replaces w by w − rate × slope. With rate ${figure(rate)} and w = ${figure(weight)} at first, what is w after ${setting.steps === 1 ? 'one step' : 'two steps'}?`,
    answer,
    distractors: distinct(answer, lures),
    explanation: `Each step goes against the slope at the present weight${setting.steps === 2 ? ', and the slope is worked out anew for the second step' : ''}. That leads to w = ${answer}.`,
    steps: setting.steps === 1 ? [said(weight, once)] : [said(weight, once), said(once, twice)],
    hints,
    features: {
      steps: setting.steps === 1 ? 3 : 5,
      abstraction: 2,
      closeness: setting.steps === 1 && slope(weight, target) > 0 ? 2 : 3,
    },
  };
}

/** A loss over six settings of one weight, drawn. */
function lossFigure(): BlockDraft {
  return curves(
    'A curve of the loss over the weights 1 to 9. The loss is, for weight 1: 40; 2: 26; 3: 18; 4: 22; 5: 28; 6: 24; 7: 14; 8: 6; 9: 12.',
    'weight',
    { title: 'Loss', from: 0, to: 40, ticks: [0, 10, 20, 30, 40] },
    [{ name: 'loss', values: [40, 26, 18, 22, 28, 24, 14, 6, 12], dashed: false }],
  );
}

/** Gradient steps by hand, what the learning rate does, and where descending may end. */
export const gradientStep = questionList({
  id: 'gradient-step',
  contentArea: 'how-models-decide',
  title: 'Learning by small steps downhill',
  discrimination: 1.5,
  concepts: ['gradient-descent', 'learning-rate'],
  reasoning: ['analytical'],
  questions: [
    stepQuestion({ intro: 'A model has a single weight w.', weight: 8, target: 3, rate: 0.1, steps: 1 }),
    stepQuestion({ intro: 'A thermostat’s model has a single weight w.', weight: -1, target: 4, rate: 0.2, steps: 1 }),
    stepQuestion({
      intro: 'A model that estimates walking times has a single weight w.',
      weight: 10,
      target: 2,
      rate: 0.25,
      steps: 2,
    }),
    {
      stem: 'A weight is changed in small steps, always downhill. The figure shows the loss for each weight. The weight starts a little to the left of 5. What will happen?',
      stimulus: [lossFigure()],
      answer: 'It comes to rest near 3, where the loss is 18.',
      distractors: [
        wrong('It comes to rest near 8, where the loss is 6.', idea.descentFindsBest),
        wrong('It goes to 1, the lowest weight of the figure.', idea.downhillIsLeft),
        wrong('It stays near 5, where the curve is level.', idea.topIsRest),
      ],
      explanation:
        'Left of 5 the curve falls towards 3 and rises again beyond it. Small downhill steps end in that valley, although a deeper one exists on the other side of the hill.',
      steps: [
        'A little to the left of 5 the loss falls towards the left.',
        'From 4 to 3 it falls on (22, 18), from 3 to 2 it would rise (26).',
        'So the steps end near 3. The deeper valley at 8 lies behind the hill at 5.',
      ],
      hints: {
        conceptual: 'Small downhill steps know only the slope under their feet, not the whole landscape.',
        procedural: 'Put a finger on the curve a little to the left of 5 and let it roll down.',
        strategic: 'Ask what the procedure can know at each step, and what only you can see in the figure.',
        encouragement: 'Think of a ball on the curve, and you will see where it comes to rest.',
      },
      concepts: ['gradient-descent', 'local-minima'],
      reasoning: ['intuitive'],
      features: { steps: 2, abstraction: 2, closeness: 2, load: 1 },
    },
    {
      stem: 'Four people train the same model, each with a different learning rate. The table shows the loss after each of six steps. Whose learning rate is too high?',
      stimulus: [
        {
          kind: 'table',
          header: ['', 'Step 1', '2', '3', '4', '5', '6'],
          rows: [
            ['Aroha', '90', '88', '86', '84', '82', '81'],
            ['Bilal', '70', '48', '33', '23', '17', '13'],
            ['Chiara', '60', '25', '12', '9', '8', '8'],
            ['Duc', '75', '110', '160', '240', '350', '520'],
          ],
        },
      ],
      answer: 'Duc’s',
      distractors: [
        wrong('Aroha’s', idea.slowMeansTooHigh),
        wrong('Bilal’s', idea.steadyIsSuspicious),
        wrong('Chiara’s', idea.levelMeansTooHigh),
      ],
      order: ['Aroha’s', 'Bilal’s', 'Chiara’s', 'Duc’s'],
      explanation:
        'With too high a rate each step jumps over the valley and lands higher on the other side, so the loss grows. A slow fall means a low rate, a level end means that the valley has been reached.',
      steps: [
        'Aroha: falling slowly, the rate is low.',
        'Bilal and Chiara: falling well; Chiara’s loss levels off at the bottom.',
        'Duc: the loss grows from step to step, the mark of overshooting.',
      ],
      hints: {
        conceptual:
          'The learning rate sets the length of the steps. Think of what very long steps do in a narrow valley.',
        procedural: 'Follow each row from left to right and describe it in one word.',
        strategic: 'Match each description with a cause: steps too short, about right, too long.',
        encouragement: 'One row behaves quite unlike the others; ask yourself how that can come about.',
      },
      reasoning: ['intuitive', 'analytical'],
      features: { steps: 2, abstraction: 2, closeness: 1, load: 1 },
    },
    {
      stem: 'What does this program print?',
      stimulus: [
        {
          kind: 'code',
          language: 'python',
          code: 'w = 6\nrate = 0.5\nfor i in range(3):\n    slope = w - 2\n    w = w - rate * slope\nprint(w)',
        },
      ],
      answer: '2.5',
      distractors: [
        wrong('4', idea.stopsAfterOneRound),
        wrong('0', idea.slopeKeptForSecondStep),
        wrong('2', idea.jumpsToMinimum),
      ],
      explanation:
        'The slope is worked out anew in every turn. The distance to 2 is halved three times: 4, 2, 1, 0.5, so w ends at 2.5.',
      steps: [
        'Turn 1: slope 4, w = 6 − 2 = 4.',
        'Turn 2: slope 2, w = 4 − 1 = 3.',
        'Turn 3: slope 1, w = 3 − 0.5 = 2.5.',
      ],
      hints: { ...hints, procedural: 'Make a table with a row for each turn of the loop and columns for slope and w.' },
      concepts: ['gradient-descent', 'tracing-code'],
      reasoning: ['systematic'],
      features: { steps: 5, abstraction: 2, closeness: 2 },
    },
    {
      stem: 'The loss is (w − 3)² with slope 2 × (w − 3), and each step replaces w by w − rate × slope. The weight starts at 4. For which of these rates does it get farther and farther away from 3?',
      answer: '1.2',
      distractors: [
        wrong('0.9', idea.overshootIsDivergence),
        wrong('0.5', idea.halfRateTooHigh),
        wrong('0.05', idea.slowMeansTooHigh),
      ],
      order: ['0.05', '0.5', '0.9', '1.2'],
      explanation:
        'After a step the distance to 3 is multiplied by 1 − 2 × rate. For 1.2 that is −1.4, so the distance grows; for 0.9 it is −0.8: w jumps from side to side but comes closer.',
      steps: [
        'New distance: (w − 3) − rate × 2 × (w − 3) = (1 − 2 × rate) × (w − 3).',
        'Factors: 0.05 gives 0.9; 0.5 gives 0; 0.9 gives −0.8; 1.2 gives −1.4.',
        'Only a factor beyond −1 or 1 makes the distance grow.',
      ],
      hints: {
        conceptual: 'Look at the distance from the lowest point, and by what it is multiplied in a step.',
        procedural: 'The start is 1 away from 3. Take one step with each rate and see how far away you are then.',
        strategic: 'Overshooting alone does no harm, as long as one lands nearer than before.',
        encouragement: 'Four short trials from the same start will tell you all you need.',
      },
      reasoning: ['analytical', 'creative'],
      features: { steps: 5, abstraction: 3, closeness: 3 },
    },
    {
      stem: 'A model predicts ŷ = w × x with w = 2. For the example x = 3, y = 10 the loss is (ŷ − y)², whose slope in w is 2 × (ŷ − y) × x. After one step w − rate × slope with rate 0.01, what is the prediction for x = 3?',
      answer: figure((2 - 0.01 * 2 * (6 - 10) * 3) * 3),
      distractors: distinct('6.72', [
        wrong(figure((2 + 0.01 * 2 * (6 - 10) * 3) * 3), idea.uphillStep),
        wrong(figure(2 - 0.01 * 2 * (6 - 10) * 3), idea.weightForPrediction),
        wrong(figure((2 - 0.01 * 2 * (6 - 10)) * 3), idea.inputForgottenInSlope),
      ]),
      explanation:
        'The prediction is 6, the slope 2 × (6 − 10) × 3 = −24, so w becomes 2 + 0.24 = 2.24. The new prediction is 2.24 × 3 = 6.72, a little nearer to 10.',
      steps: [
        'ŷ = 2 × 3 = 6.',
        'Slope: 2 × (6 − 10) × 3 = −24.',
        'w = 2 − 0.01 × (−24) = 2.24.',
        'New prediction: 2.24 × 3 = 6.72.',
      ],
      hints: {
        ...hints,
        procedural: 'Work out the prediction first, then the slope, then the new weight, and last the new prediction.',
      },
      features: { steps: 5, abstraction: 3, closeness: 3, load: 1 },
    },
  ],
});
