import type { Draft, ItemModel } from '../../../item-bank/items/services.ts';
import { difficulty } from '../difficulty.ts';
import type { Wrong } from '../drafts.ts';
import { caseOf, wrong } from '../drafts.ts';
import { idea } from './misconceptions.ts';

/** Comparing models by training and test accuracy, and choosing the change that would help. */
export const trainAndTest: ItemModel = {
  id: 'ai_conceptual.train-and-test',
  section: 'ai_conceptual',
  contentArea: 'learning-from-data',
  title: 'Training and test accuracy side by side',
  variants: 9,
  write(variant) {
    const study = caseOf(cases, variant);
    return study.ask === 'remedy' ? askRemedy(study) : askModel(study);
  },
};

interface Comparison {
  ask: 'use' | 'overfits';
  intro: string;
  /** Model name, accuracy on training examples, accuracy on test examples (percent). */
  models: [string, number, number][];
}

interface Remedy {
  ask: 'remedy';
  intro: string;
  training: number;
  test: number;
  answer: string;
  wrongs: Wrong[];
  because: string;
  look: string;
}

function askModel(study: Comparison): Draft {
  const by = (worth: (model: [string, number, number]) => number) =>
    study.models.reduce((best, model) => (worth(model) > worth(best) ? model : best))[0];
  const highestTraining = by(([, training]) => training);
  const highestTest = by(([, , test]) => test);
  const widest = by(([, training, test]) => training - test);
  const narrowest = by(([, training, test]) => test - training);
  const poorest = by(([, , test]) => -test);
  const use = study.ask === 'use';
  const answer = use ? highestTest : widest;
  const lure = (name: string) => {
    if (name === highestTraining) return use ? idea.trainingErrorDecides : idea.highTrainingIsOverfitting;
    if (use) return name === narrowest ? idea.smallestGapDecides : idea.compromiseOfCurves;
    return name === poorest ? idea.lowTestIsOverfitting : idea.goodIsSuspicious;
  };
  const tests = study.models.map(([, , test]) => test).sort((a, b) => b - a);
  const near = (tests[0] ?? 0) - (tests[1] ?? 0) <= 3;
  const gaps = study.models.map(([name, training, test]) => `${name}: ${training} − ${test} = ${training - test}`);
  return {
    stem: `${study.intro} ${
      use
        ? 'Which model can be expected to do best on new cases?'
        : 'Which model has overfitted most, that is, learnt most that does not carry over?'
    }`,
    stimulus: [
      {
        kind: 'table',
        header: ['Model', 'Accuracy on training examples', 'Accuracy on test examples'],
        rows: study.models.map(([name, training, test]) => [name, `${training}%`, `${test}%`]),
      },
    ],
    answer,
    distractors: study.models.flatMap(([name]) => (name === answer ? [] : [wrong(name, lure(name))])),
    order: study.models.map(([name]) => name),
    explanation: use
      ? `The test examples were not learnt from, so accuracy on them is the best guide to new cases. It is highest for ${answer}.`
      : `Overfitting shows as accuracy that is lost between training and test examples. ${answer} loses most.`,
    steps: use
      ? [
          'New cases are unseen, so compare what the models do on unseen examples: the last column.',
          `The highest value there is that of ${answer}.`,
          'A high training accuracy, or a small difference between the columns, does not by itself help new cases.',
        ]
      : [
          'Take the difference between training and test accuracy for each model (percentage points).',
          `${gaps.join('; ')}.`,
          `The largest difference is that of ${answer}.`,
        ],
    hints: {
      conceptual: use
        ? 'One of the columns tells how well a model remembers, the other how well it carries over.'
        : 'Overfitting is not about being good or bad overall; it is about what gets lost on the way to unseen examples.',
      procedural: use
        ? 'Decide which column resembles the future, then compare within that column.'
        : 'Work out a difference for every row before you compare.',
      strategic: 'Be ready to reject the row that catches the eye first, and say why.',
      encouragement: 'Small numbers and four rows: go through them calmly, one row after the other.',
    },
    // Use: one idea, one comparison. Overfitting: a difference per row, the eye-catching rows are wrong.
    difficulty: use
      ? difficulty({ steps: 1, abstraction: 2, closeness: near ? 2 : 1, load: 1 })
      : difficulty({ steps: 2, abstraction: 1, closeness: 2, load: 1 }),
    discrimination: 1.3,
    concepts: ['training-and-test-data', 'overfitting'],
    reasoning: ['analytical'],
  };
}

function askRemedy(study: Remedy): Draft {
  const over = study.training - study.test > 10;
  return {
    stem: `${study.intro} It is right on ${study.training}% of the training examples and on ${study.test}% of the test examples. Which change is most likely to help with new cases?`,
    answer: study.answer,
    distractors: study.wrongs,
    explanation: `${study.training}% against ${study.test}% ${over ? 'is the mark of overfitting' : 'is the mark of underfitting: the model does not even fit what it has seen'}. ${study.because}`,
    steps: [
      `Compare: ${study.training}% on seen, ${study.test}% on unseen examples.`,
      over
        ? 'A wide gap: the model has learnt particulars of its examples.'
        : 'Both low, hardly a gap: the model cannot express the pattern with what it is given.',
      study.because,
    ],
    hints: {
      conceptual: 'First find the illness, then the remedy: is the model too free or not able enough?',
      procedural: study.look,
      strategic:
        'For every proposal, imagine both percentages afterwards. Which proposal would move the right one for the right reason?',
      encouragement: 'The two percentages tell you which way to go; after that only one proposal points there.',
    },
    // Diagnose, then judge each remedy: two ideas that must be known.
    difficulty: difficulty({ steps: 3, abstraction: 2, closeness: 2, load: over ? 0 : 1 }),
    discrimination: 1.1,
    concepts: ['overfitting', 'underfitting', 'improving-models'],
    reasoning: ['creative', 'analytical'],
  };
}

const cases: (Comparison | Remedy)[] = [
  {
    ask: 'use',
    intro: 'Four models were trained to recognise types of cloud from photos.',
    models: [
      ['Model A', 99, 74],
      ['Model B', 88, 85],
      ['Model C', 70, 70],
      ['Model D', 93, 80],
    ],
  },
  {
    ask: 'use',
    intro: 'Four models predict whether a parcel will reach the customer in time.',
    models: [
      ['Model K', 91, 86],
      ['Model L', 78, 77],
      ['Model M', 97, 83],
      ['Model N', 85, 81],
    ],
  },
  {
    ask: 'overfits',
    intro: 'Four models were trained to recognise bird calls.',
    models: [
      ['Model P', 98, 90],
      ['Model Q', 91, 70],
      ['Model R', 66, 64],
      ['Model S', 94, 91],
    ],
  },
  {
    ask: 'overfits',
    intro: 'Four models predict which of a shop’s customers will return a pair of shoes.',
    models: [
      ['Model E', 71, 68],
      ['Model F', 96, 79],
      ['Model G', 99, 84],
      ['Model H', 90, 86],
    ],
  },
  {
    ask: 'remedy',
    intro: 'Zanele trains a very deep decision tree on 150 records to predict which students will change their course.',
    training: 99,
    test: 68,
    answer: 'Allow only a shallow tree.',
    wrongs: [
      wrong('Let the tree grow still deeper.', idea.moreComplexIsBetter),
      wrong('Go over the same records again.', idea.longerIsBetter),
      wrong('Test on training records as well.', idea.testedOnTraining),
    ],
    because: 'A shallow tree cannot store particulars of single records and has to rely on broad patterns.',
    look: 'Ask how a tree with very many branches can be right on nearly every record it has seen.',
  },
  {
    ask: 'remedy',
    intro:
      'To predict the day’s sales of an ice-cream van, a model is given only the name of the street; it has 40,000 records. It only says “good day” or “poor day”.',
    training: 61,
    test: 60,
    answer: 'Add the weather of each day.',
    wrongs: [
      wrong('Add 40,000 such records.', idea.moreDataCuresAll),
      wrong('Make the model simpler.', idea.anyErrorIsOverfitting),
      wrong('Halve the set of test records.', idea.measuringForImproving),
    ],
    because:
      'The street alone says little about a day’s sales; no number of further records changes that, but the weather adds real information.',
    look: 'Ask whether a person could do the task from what the model is given.',
  },
  {
    ask: 'remedy',
    intro: 'A large neural network learns from 80 X-rays to recognise a rare fracture.',
    training: 100,
    test: 63,
    answer: 'Add X-rays of many more patients.',
    wrongs: [
      wrong('Use a network twice the size.', idea.moreComplexIsBetter),
      wrong('Keep training on the 80 X-rays.', idea.longerIsBetter),
      wrong('Copy each X-ray fifty times over.', idea.copiesAreData),
    ],
    because:
      'With only 80 cases a large network can memorise each one. X-rays of further patients force it to find what they share; copies bring nothing new.',
    look: 'Compare how many examples there are with how much such a network can store.',
  },
  {
    ask: 'remedy',
    intro:
      'A straight-line model estimates from the hour alone whether a canteen will be crowded; crowds come at noon and leave again. It has 12,000 records.',
    training: 58,
    test: 57,
    answer: 'Use a model that can follow a curve.',
    wrongs: [
      wrong('Record a further 12,000 such hours.', idea.moreDataCuresAll),
      wrong('Train the line on fewer of the hours.', idea.anyErrorIsOverfitting),
      wrong('Repeat the test until it goes better.', idea.measuringForImproving),
    ],
    because:
      'Crowding rises and falls again within a day, and no straight line can do that, however many records it is given.',
    look: 'Sketch how crowded the canteen is from morning to evening, and think of what a straight line can do.',
  },
  {
    ask: 'remedy',
    intro: 'Dmitri’s model recognises makers of old coins from 300 photos; it uses 5,000 measurements of each photo.',
    training: 98,
    test: 66,
    answer: 'Use only a few telling measurements.',
    wrongs: [
      wrong('Compute 5,000 further measurements.', idea.moreComplexIsBetter),
      wrong('Show it the same 300 photos more often.', idea.longerIsBetter),
      wrong('Report training accuracy instead.', idea.testedOnTraining),
    ],
    because:
      'With far more measurements than photos, some fit the makers by pure chance. Fewer, telling ones leave less room for that.',
    look: 'Compare the number of measurements with the number of photos.',
  },
];
