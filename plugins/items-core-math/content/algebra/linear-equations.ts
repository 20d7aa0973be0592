import type { BlockDraft } from '../../../../core/contract/blocks.ts';
import type { Random } from '../../../../core/random.ts';
import type { HintLadder } from '../../../item-bank/items/services.ts';
import { whole } from '../../../item-bank/items/services.ts';
import type { Drawn, Form } from '../drafts.ts';
import { coreMathModel, ladder, wrong } from '../drafts.ts';
import { circle, figure, label, line, polygon, rectangle } from '../figures.ts';
import { idea, misconceptions } from '../misconceptions.ts';
import { numeral, signed } from '../number-text.ts';

const subtractsCoefficient = idea(
  'subtracts-coefficient',
  'You took the factor away; a factor is undone by dividing by it.',
);
const addsUnknowns = idea(
  'adds-unknowns-from-both-sides',
  'Moving the unknowns to one side means taking some away on both sides, not adding them together.',
);

/** Rung 1. Harder: a difference, words instead of symbols, a bracket or a fraction, the unknown on both sides. */
export const linearEquation = coreMathModel('algebra', {
  id: 'core_math.linear-equation',
  title: 'Equations with one unknown',
  concepts: ['linear-equations'],
  reasoning: ['systematic'],
  forms: [
    twoSteps(1, (a, b, c) => ({
      stem: `Solve ${a}x + ${b} = ${c}. What is x?`,
      hints: ladder(
        `First x is multiplied by ${a}, then ${b} is added. Undo these steps in reverse order.`,
        `What must ${a}x be, so that adding ${b} gives ${c}?`,
        `Put your result in for x: ${a} times it, plus ${b}, must be ${c}.`,
        'Two small steps are all there is to it. Take them one at a time.',
      ),
      difficulty: -2.3,
    })),
    twoSteps(
      1,
      (a, b, c) => ({
        stem: `The scale in the figure is in balance. The ${a} boxes all weigh the same. How much does one box weigh?`,
        stimulus: [balance(a, b, c)],
        unit: ' kg',
        hints: ladder(
          'A scale stays in balance when the same weight is taken from both pans.',
          `Take ${b} kg from each pan. What do the ${a} boxes alone weigh?`,
          `Load the scale with your result: ${a} boxes and ${b} kg must come to ${c} kg.`,
          'The scale does most of the thinking; you only have to keep it level.',
        ),
        difficulty: -2.1,
      }),
      4,
    ),
    twoSteps(-1, (a, b, c) => ({
      stem: `Malia thinks of a number, multiplies it by ${a} and subtracts ${b}. The result is ${c}. What number did she think of?`,
      hints: ladder(
        'Go Malia’s way backwards, undoing what she did last first.',
        `Before she subtracted ${b}, what did Malia have?`,
        `Follow Malia with your result: times ${a}, minus ${b}. Do you arrive at ${c}?`,
        'She took two steps forwards, so two steps lead you back to her number.',
      ),
      difficulty: -1.8,
    })),
    twoSteps(1, (a, b, c) => ({
      stem: `A taxi ride costs a fixed €${b} plus €${a} for each kilometre. Diego pays €${c}. How many kilometres long was the ride?`,
      unit: ' km',
      hints: ladder(
        'The fare has two parts: one that is always the same and one that grows with the distance.',
        `Take the fixed €${b} off the €${c} first. What was paid for the kilometres alone?`,
        `Work out the fare for your distance at €${a} a kilometre and compare it with what Diego paid.`,
        'Sort the money into its two parts and the distance comes out by one division.',
      ),
      difficulty: -1.75,
    })),
    quarter,
    bracket,
    bothSides,
  ],
});

/** a·x + b = c or a·x − b = c. */
function twoSteps(
  sign: 1 | -1,
  write: (
    a: number,
    b: number,
    c: number,
  ) => { stem: string; stimulus?: BlockDraft[]; unit?: string; hints: HintLadder; difficulty: number },
  largestFactor = 6,
): Form {
  return (random) => {
    const [a, b, x] = [whole(random, 3, largestFactor), whole(random, 3, 12), whole(random, 3, 11)];
    const c = a * x + sign * b;
    const [kept, reversed] = [c - sign * b, (c + sign * b) / a];
    const minusCoefficient = kept - a;
    if (!Number.isInteger(reversed) || reversed <= 0 || minusCoefficient <= 0 || c < 5 || b === a || b === x) return;
    const { stem, stimulus, unit = '', hints, difficulty } = write(a, b, c);
    const undo = sign === 1 ? `${c} − ${b}` : `${c} + ${b}`;
    return {
      stem,
      stimulus,
      answer: numeral(x) + unit,
      distractors: [
        wrong(numeral(reversed) + unit, misconceptions.reversesOperation),
        wrong(numeral(kept) + unit, misconceptions.stopsOneStepEarly),
        wrong(numeral(minusCoefficient) + unit, subtractsCoefficient),
      ],
      explanation: `${stem.startsWith('Solve') ? '' : `With x for the unknown, ${a}x ${signed(sign * b)} = ${c}. `}Undoing the ${sign === 1 ? 'addition' : 'subtraction'} gives ${a}x = ${kept}, and dividing by ${a} gives x = ${x}.`,
      steps: [`${a}x = ${undo} = ${kept}`, `x = ${kept} ÷ ${a} = ${x}`],
      hints,
      difficulty: difficulty + (x > 9 ? 0.1 : 0),
    };
  };
}

function quarter(random: Random): Drawn {
  const [a, b, part] = [whole(random, 3, 6), whole(random, 2, 7), whole(random, 3, 8)];
  const c = part + b;
  const x = a * part;
  const oneTerm = a * c - b;
  return {
    stem: `Solve x/${a} + ${b} = ${c}. What is x?`,
    answer: numeral(x),
    distractors: [
      wrong(numeral(oneTerm), misconceptions.dividesOneTermOnly),
      wrong(numeral(part), misconceptions.stopsOneStepEarly),
      wrong(numeral(a * (c + b)), misconceptions.reversesOperation),
    ],
    explanation: `Taking ${b} from both sides gives x/${a} = ${part}. Multiplying both sides by ${a} gives x = ${x}.`,
    steps: [`x/${a} = ${c} − ${b} = ${part}`, `x = ${a} × ${part} = ${x}`],
    hints: ladder(
      `Here x is divided by ${a} before ${b} is added. Undo what was done last first.`,
      `What must x/${a} be, so that adding ${b} gives ${c}?`,
      'Put your result back into the equation and see whether both sides agree.',
      `A fraction bar is only a division by ${a}, and you know how to undo a division.`,
    ),
    difficulty: -1.6,
  };
}

function bracket(random: Random): Drawn {
  const [a, b, x] = [whole(random, 2, 5), whole(random, 2, 9), whole(random, 3, 9)];
  const c = a * (x + b);
  const oneTerm = (c - b) / a;
  if (!Number.isInteger(oneTerm) || oneTerm === x || c - a * b === x) return;
  return {
    stem: `Solve ${a}(x + ${b}) = ${c}. What is x?`,
    answer: numeral(x),
    distractors: [
      wrong(numeral(oneTerm), misconceptions.firstTermOnly),
      wrong(numeral(x + b), misconceptions.stopsOneStepEarly),
      wrong(numeral(x + 2 * b), misconceptions.reversesOperation),
    ],
    explanation: `Dividing both sides by ${a} gives x + ${b} = ${x + b}. Taking ${b} from both sides gives x = ${x}.`,
    steps: [`x + ${b} = ${c} ÷ ${a} = ${x + b}`, `x = ${x + b} − ${b} = ${x}`],
    hints: ladder(
      `The bracket as a whole is multiplied by ${a}, so everything in it is.`,
      `What must the bracket (x + ${b}) be worth, if ${a} of it make ${c}?`,
      'Put your result into the bracket first, then multiply, and compare with the right side.',
      'Treat the bracket as one parcel; open it only when you know what it is worth.',
    ),
    difficulty: -1.5,
  };
}

function bothSides(random: Random): Drawn {
  const [a, less, b, x] = [whole(random, 4, 8), whole(random, 1, 3), whole(random, 2, 9), whole(random, 2, 8)];
  const d = (a - less) * x + b;
  const [together, reversed] = [(d - b) / (a + less), (d + b) / (a - less)];
  if (!Number.isInteger(together) || !Number.isInteger(reversed) || together === 0) return;
  const left = `${a}x + ${b}`;
  const right = `${less === 1 ? '' : less}x + ${d}`;
  const kept = (a - less) * x;
  const fewer = less === 1 ? 'x' : `${less}x`;
  return {
    stem: `Solve ${left} = ${right}. What is x?`,
    answer: numeral(x),
    distractors: [
      wrong(numeral(together), addsUnknowns),
      wrong(numeral(reversed), misconceptions.reversesOperation),
      wrong(numeral(kept), misconceptions.stopsOneStepEarly),
    ],
    explanation: `Taking ${fewer} and ${b} from both sides leaves ${a - less}x = ${kept}. Dividing by ${a - less} gives x = ${x}.`,
    steps: [`${a}x − ${fewer} = ${d} − ${b}`, `${a - less}x = ${kept}`, `x = ${kept} ÷ ${a - less} = ${x}`],
    hints: ladder(
      'Both sides hold unknowns. Whatever you take from one side, take from the other as well.',
      `Take ${fewer} from each side, so that only one side still has x.`,
      'Then collect the plain numbers on the other side, and check by putting your result into both sides.',
      'One extra step at the start turns this into an equation of the kind you know.',
    ),
    difficulty: -1.3,
  };
}

function balance(boxes: number, weight: number, total: number): BlockDraft {
  const size = 30;
  const alt = `A balanced scale. On the left pan stand ${boxes} equal boxes marked x and a weight of ${weight} kg; on the right pan stands a weight of ${total} kg.`;
  return figure(alt, 360, 170, [
    line([14, 110], [346, 110]),
    polygon(
      [
        [180, 110],
        [160, 150],
        [200, 150],
      ],
      { filled: true, tone: 'muted' },
    ),
    ...Array.from({ length: boxes }, (_, box) =>
      rectangle([22 + box * (size - 1), 80], size - 3, size, { tone: 'accent' }),
    ),
    ...Array.from({ length: boxes }, (_, box) => label([35 + box * (size - 1), 95], 'x')),
    circle([40 + boxes * (size - 1), 92], 18, { tone: 'ink' }),
    label([40 + boxes * (size - 1), 62], `${weight} kg`, { size: 13 }),
    rectangle([245, 66], 50, 44, { tone: 'ink' }),
    label([270, 52], `${total} kg`, { size: 13 }),
  ]);
}
