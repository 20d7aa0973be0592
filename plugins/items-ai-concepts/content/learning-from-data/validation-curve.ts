import type { BlockDraft } from '../../../../core/contract/blocks.ts';
import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { difficulty } from '../difficulty.ts';
import { caseOf, distinct, listed, wrong } from '../drafts.ts';
import { curves } from '../figures.ts';
import { idea } from './misconceptions.ts';

/** Reading curves of training and validation error: which setting to take, what goes wrong where, when training stops. */
export const validationCurve: ItemModel = {
  id: 'ai_conceptual.validation-curve',
  section: 'ai_conceptual',
  contentArea: 'learning-from-data',
  title: 'Training and validation error in a figure',
  variants: 10,
  write(variant) {
    const curve = caseOf(cases, variant);
    const draft = { choose: askChoice, diagnose: askDiagnosis, stop: askStop }[curve.ask](curve);
    return { ...draft, stimulus: [drawn(curve)] };
  },
};

interface Curve {
  ask: 'choose' | 'diagnose' | 'stop';
  intro: string;
  /** What is varied along the axis: "depth", "round". */
  dial: string;
  training: number[];
  validation: number[];
  /** The setting asked about, for `diagnose`. */
  at?: number;
}

function askChoice(curve: Curve): Draft {
  const best = lowest(curve.validation);
  const answer = `${curve.dial} ${best}`;
  const name = (setting: number) => `${curve.dial} ${setting}`;
  const last = curve.training.length;
  const wrongs = distinct(answer, [
    wrong(name(lowest(curve.training)), idea.trainingErrorDecides),
    wrong(name(closest(curve)), idea.smallestGapDecides),
    wrong(name(Math.round((best + last) / 2)), idea.compromiseOfCurves),
    wrong(name(Math.max(2, best - 2)), idea.compromiseOfCurves),
  ]);
  return {
    stem: `${curve.intro} The figure shows the error on the training examples and on validation examples that were kept apart. Which ${curve.dial === 'round' ? 'round’s version' : curve.dial} should be used for new cases?`,
    answer,
    distractors: wrongs,
    explanation: `New cases resemble the validation examples, which the model has not learnt from. Their error is lowest at ${answer}; beyond it the model only follows the training examples more closely.`,
    steps: [
      'What counts is the error on examples that were not learnt from: the validation curve.',
      `Its values are ${listed(curve.validation.map((value) => `${value}%`))}.`,
      `The lowest of them, ${curve.validation[best - 1]}%, belongs to ${answer}.`,
    ],
    hints: {
      conceptual:
        'A model can always look better on examples it has seen. Which curve tells how it does on unseen ones?',
      procedural: `Follow only the curve of the kept-apart examples from left to right and watch the ${curve.dial} at which it turns.`,
      strategic: 'Before you choose, say what the other curve would make you choose, and why that would be a mistake.',
      encouragement: 'The figure holds everything you need. Trust the shape of the curve that stands for new cases.',
    },
    // Two steps; the need for unseen examples must be known; the training curve tempts.
    difficulty: difficulty({ steps: 2, abstraction: 2, closeness: curve.training.length > 7 ? 2 : 1 }),
    discrimination: 1.4,
    concepts: ['overfitting', 'validation'],
    reasoning: ['analytical'],
  };
}

const states = {
  over: 'It follows its training examples so closely that it carries over badly.',
  under: 'It is too simple to follow the pattern even in its training examples.',
  balance: 'It stands at the best balance between old and new examples.',
  short: 'It needs more of the same training, as its training error still falls.',
  trap: 'It was given the validation examples to learn from by mistake.',
};

function askDiagnosis(curve: Curve): Draft {
  const at = curve.at ?? 1;
  const over = at > lowest(curve.validation);
  const answer = over ? states.over : states.under;
  const values = `training error ${curve.training[at - 1]}%, validation error ${curve.validation[at - 1]}%`;
  return {
    stem: `${curve.intro} The figure shows the error on the training examples and on validation examples that were kept apart. What can be said of the model with ${curve.dial} ${at}?`,
    answer,
    distractors: over
      ? [
          wrong(states.under, idea.underfittingForOverfitting),
          wrong(states.balance, idea.trainingErrorDecides),
          wrong(states.short, idea.longerIsBetter),
        ]
      : [
          wrong(states.over, idea.anyErrorIsOverfitting),
          wrong(states.balance, idea.smallestGapDecides),
          wrong(states.trap, idea.similarErrorsAreCheating),
        ],
    explanation: over
      ? `At ${curve.dial} ${at} the training error is low but the validation error has risen well above its lowest value. That gap is the mark of overfitting.`
      : `At ${curve.dial} ${at} both errors are high and close together. A model that cannot even fit its training examples is underfitting.`,
    steps: [
      `Read off both curves at ${curve.dial} ${at}: ${values}.`,
      over
        ? 'Low on seen, high on unseen examples: the two are far apart.'
        : 'Both are high, and there is hardly a gap.',
      over
        ? 'So the model has learnt particulars of its training examples (overfitting).'
        : 'So the model is too simple for the pattern (underfitting).',
    ],
    hints: {
      conceptual:
        'A model can fail in two ways: by learning too little from its examples or by learning too many of their particulars.',
      procedural: `Go to ${curve.dial} ${at} and read both curves: is each one high or low there?`,
      strategic: 'Compare the errors with each other and with the rest of the figure before you name the trouble.',
      encouragement: 'Two readings from the figure and one thought are enough here.',
    },
    // Two readings and one idea that must be known.
    difficulty: difficulty({ steps: 2, abstraction: 2, closeness: 2, load: over ? 0 : 1 }),
    discrimination: 1.3,
    concepts: ['overfitting', 'underfitting'],
    reasoning: ['intuitive', 'analytical'],
  };
}

function askStop(curve: Curve): Draft {
  const { kept, stopped } = earlyStop(curve.validation);
  const firstDip = curve.validation.findIndex((value, index) => value < (curve.validation[index + 1] ?? 0)) + 1;
  const answer = `round ${kept}`;
  const wrongs = distinct(answer, [
    wrong(`round ${stopped}`, idea.lastIsKept),
    wrong(`round ${lowest(curve.validation)}`, idea.ruleIgnoredForOverallBest),
    wrong(`round ${firstDip}`, idea.stopsAtFirstRise),
  ]);
  return {
    stem: `${curve.intro} After every round the validation error is measured. Training stops as soon as it has risen in two rounds running, and the version with the lowest validation error so far is kept. The figure shows how the errors would go if nobody stopped. Which version is kept?`,
    answer,
    distractors: wrongs,
    explanation: `The first time that the validation error rises twice running is at round ${stopped}. Of the rounds up to there, round ${kept} has the lowest validation error. Later rounds are never reached.`,
    steps: [
      `The validation errors are ${listed(curve.validation.map((value) => `${value}%`))}.`,
      `A single rise does not stop the training; the first two rises running end at round ${stopped}.`,
      `Among rounds 1 to ${stopped} the lowest error, ${curve.validation[kept - 1]}%, is that of round ${kept}.`,
    ],
    hints: {
      conceptual: 'Stopping early keeps a model from learning particulars, but it decides without knowing the future.',
      procedural:
        'Walk along the validation curve round by round, keep count of rises in a row, and note the best value so far.',
      strategic: 'There are two questions: where does training end, and which version from before that is the best?',
      encouragement: 'Play the rule out like a small game, one round at a time. It ends sooner than the figure.',
    },
    // Rule carried out over several rounds, with a tempting lower value that is never reached.
    difficulty: difficulty({ steps: 4, abstraction: 2, closeness: 2, load: curve.validation.length > 9 ? 1 : 0 }),
    discrimination: 1.4,
    concepts: ['early-stopping', 'validation'],
    reasoning: ['systematic'],
  };
}

/** The round at which training ends (two rises running) and the best round up to there, both from 1. */
function earlyStop(errors: number[]): { kept: number; stopped: number } {
  let rises = 0;
  for (const [index, error] of errors.entries()) {
    rises = index > 0 && error > (errors[index - 1] ?? 0) ? rises + 1 : 0;
    if (rises === 2) return { kept: lowest(errors.slice(0, index + 1)), stopped: index + 1 };
  }
  throw new Error('The errors never rise twice running');
}

/** Position from 1 of the lowest value, the last one when it occurs again (only the training curve ends flat). */
function lowest(values: number[]): number {
  return values.lastIndexOf(Math.min(...values)) + 1;
}

/** The setting at which the two curves are nearest to each other. */
function closest(curve: Curve): number {
  const gaps = curve.training.map((error, index) => (curve.validation[index] ?? 0) - error);
  return gaps.indexOf(Math.min(...gaps)) + 1;
}

function drawn(curve: Curve): BlockDraft {
  const top = Math.ceil(Math.max(...curve.training, ...curve.validation) / 10) * 10;
  const ticks = Array.from({ length: top / 10 + 1 }, (_, index) => index * 10);
  const each = curve.training.map((error, index) => `${index + 1}: ${error} and ${curve.validation[index]}`).join('; ');
  return curves(
    `Two curves over ${curve.dial} 1 to ${curve.training.length}. Training and validation error in percent are, for ${curve.dial} ${each}.`,
    curve.dial,
    { title: 'Error (%)', from: 0, to: top, ticks },
    [
      { name: 'validation', values: curve.validation, dashed: false },
      { name: 'training', values: curve.training, dashed: true },
    ],
  );
}

const cases: Curve[] = [
  {
    ask: 'choose',
    intro: 'A model tells ripe from unripe mangoes with a decision tree; the depth of the tree can be set.',
    dial: 'depth',
    training: [28, 20, 14, 9, 5, 2],
    validation: [30, 23, 18, 21, 25, 29],
  },
  {
    ask: 'choose',
    intro: 'A water utility predicts burst pipes with a model whose size can be set.',
    dial: 'size',
    training: [36, 30, 25, 21, 17, 12, 7],
    validation: [38, 33, 29, 26, 24, 30, 35],
  },
  {
    ask: 'choose',
    intro: 'Nkechi trains a model to recognise handwritten place names and saves it after every round of training.',
    dial: 'round',
    training: [44, 35, 28, 22, 16, 11, 6, 3],
    validation: [45, 37, 31, 27, 25, 28, 33, 38],
  },
  {
    ask: 'choose',
    intro:
      'A lab recognises diluted olive oil by its spectrum; the level of detail that the model looks at can be set.',
    dial: 'level',
    training: [32, 26, 21, 16, 12, 8, 5, 3],
    validation: [34, 29, 25, 22, 21, 19, 26, 32],
  },
  {
    ask: 'diagnose',
    intro: 'A railway predicts late trains with a decision tree whose depth can be set.',
    dial: 'depth',
    training: [31, 24, 17, 11, 6, 3],
    validation: [33, 27, 22, 26, 32, 38],
    at: 6,
  },
  {
    ask: 'diagnose',
    intro: 'A nature reserve recognises animals from photos with a model whose size can be set.',
    dial: 'size',
    training: [46, 33, 22, 15, 9, 5],
    validation: [48, 36, 27, 25, 31, 37],
    at: 1,
  },
  {
    ask: 'diagnose',
    intro: 'A call centre guesses the reason for a call from its first words, with a model whose size can be set.',
    dial: 'size',
    training: [52, 40, 29, 20, 12, 7, 4],
    validation: [53, 43, 35, 31, 36, 42, 47],
    at: 7,
  },
  {
    ask: 'stop',
    intro: 'A model that recognises hand signs is trained in rounds.',
    dial: 'round',
    training: [34, 27, 23, 19, 16, 13, 11, 9, 7],
    validation: [36, 30, 32, 27, 24, 28, 31, 23, 25],
  },
  {
    ask: 'stop',
    intro: 'Farid trains a model that tells healthy from blighted potato leaves.',
    dial: 'round',
    training: [40, 33, 27, 22, 19, 16, 13, 11, 9, 7],
    validation: [42, 35, 31, 33, 28, 25, 27, 30, 26, 22],
  },
  {
    ask: 'stop',
    intro: 'A model that predicts tomorrow’s need for blood donations is trained in rounds.',
    dial: 'round',
    training: [45, 37, 31, 27, 23, 20, 17, 14, 12, 10],
    validation: [46, 40, 42, 36, 38, 33, 35, 37, 30, 28],
  },
];
