import type { ItemModel } from '../../../item-bank/items/services.ts';
import { figure } from '../drafts.ts';
import { asPercent, choices, computedModel, isWhole, levels, oneOf, stepped } from './computed-model.ts';

const collections = [
  'photos of leaves',
  'recordings of birds',
  'letters from customers',
  'X-ray pictures',
  'scans of old maps',
  'reviews of films',
  'measurements of wind',
  'drawings of digits',
];

const splitSizes = computedModel({
  id: 'sizes-of-a-split',
  contentArea: 'learning-from-data',
  title: 'How many rows are left to learn from',
  discrimination: 1.1,
  concepts: ['train-test-split'],
  reasoning: ['systematic'],
  hints: {
    conceptual: 'What is held out to judge a model is never used to train it.',
    procedural: 'Take the steps in the order they are told; each share is one of what is left by then.',
    strategic: 'Write the number of rows after each step.',
    encouragement: 'Every step is one share of one number.',
  },
  designs: levels(
    [
      { steps: 1, abstraction: 0, closeness: 1, load: 0 },
      { steps: 2, abstraction: 1, closeness: 1, load: 0 },
      { steps: 3, abstraction: 1, closeness: 2, load: 1 },
      { steps: 4, abstraction: 2, closeness: 3, load: 1 },
    ],
    (random, level) => {
      const rows = stepped(random, 400, 6000, 100);
      const copies = level >= 2 ? stepped(random, 50, 300, 50) : 0;
      const test = oneOf(random, [10, 15, 20, 25, 30]);
      const check = level === 1 || level === 3 ? oneOf(random, [10, 20, 25]) : 0;
      const left = rows - copies;
      const kept = (left * (100 - test)) / 100;
      const answer = (kept * (100 - check)) / 100;
      if (!isWhole(answer) || !isWhole(kept) || check === test) return undefined;
      const options = choices(answer, [
        [(rows * (100 - test) * (100 - check)) / 10_000 - copies, 'orderOfSteps'],
        [(left * (100 - test - check)) / 100, 'orderOfSteps'],
        [left - answer, 'complement'],
        [(rows * (100 - test)) / 100, 'stopsEarly'],
        [left, 'allData'],
        [(left * test) / 100, 'otherGroup'],
        [left - test - check, 'addsShares'],
      ]);
      const first = copies > 0 ? ` ${copies} of them are copies of others and are removed first.` : '';
      const last = check > 0 ? ` Of what remains, ${check}% is used to choose between models.` : '';
      return (
        options && {
          stem: `A team has ${figure(rows)} ${oneOf(random, collections)}.${first} ${test}% is held out for the final test.${last} How many are left for training?`,
          ...options,
          explanation: `After the test set is taken ${figure(kept)} remain; for training there are ${options.answer}.`,
          steps: [`${figure(left)} less ${test}%: ${figure(kept)}.`, `For training: ${options.answer}.`],
        }
      );
    },
  ),
});

const baseline = computedModel({
  id: 'better-than-guessing',
  contentArea: 'learning-from-data',
  title: 'What a model adds to the most frequent answer',
  discrimination: 1.3,
  concepts: ['baselines', 'class-imbalance'],
  reasoning: ['analytical'],
  hints: {
    conceptual: 'Whoever always gives the most frequent answer is right as often as that answer is frequent.',
    procedural: 'Work out how often the simple rule is right, then compare the model with it.',
    strategic: 'Count errors rather than right answers where the question is about errors.',
    encouragement: 'The simple rule needs no model: one division gives it.',
  },
  designs: levels(
    [
      { steps: 1, abstraction: 1, closeness: 1, load: 0 },
      { steps: 2, abstraction: 1, closeness: 2, load: 0 },
      { steps: 4, abstraction: 2, closeness: 3, load: 1 },
    ],
    (random, level) => {
      const all = oneOf(random, [200, 400, 500, 800, 1000]);
      const share = stepped(random, 60, 95, 1);
      const model = stepped(random, share + 1, 99, 1);
      const frequent = (all * share) / 100;
      const saved = (100 * (model - share)) / (100 - share);
      const [often, rare] = oneOf(random, [
        ['harmless', 'harmful'],
        ['on time', 'late'],
        ['paid back', 'not paid back'],
        ['healthy', 'sick'],
        ['kept', 'sent back'],
        ['dry', 'wet'],
      ] as const);
      if (!isWhole(frequent) || (level === 2 && !isWhole(saved))) return undefined;
      const answer = [share, model - share, saved][level] ?? share;
      const options = choices(
        answer,
        [
          [100 - share, level === 1 ? 'otherGroup' : 'complement'],
          [level === 2 ? model - share : 50, level === 2 ? 'wholeAsBase' : 'plainMean'],
          [level === 1 ? model - 50 : 100 - model, level === 1 ? 'plainMean' : 'otherGroup'],
          [model, 'onePartOnly'],
          [Math.round((100 * share) / model), 'turnedRound'],
        ],
        level === 1 ? (value) => `${figure(value)} percentage points` : asPercent,
      );
      const stems = [
        `Of ${all} cases ${frequent} are ${often} and the others ${rare}. How often is a rule right that always says “${often}”?`,
        `Of ${all} cases ${frequent} are ${often} and the others ${rare}. A model is right in ${model}% of them. By how much is it better than a rule that always says “${often}”?`,
        `Of ${all} cases ${frequent} are ${often} and the others ${rare}. A model is right in ${model}% of them. What share of the errors of a rule that always says “${often}” does it avoid?`,
      ];
      return (
        options && {
          stem: stems[level] ?? '',
          ...options,
          explanation: `Always saying “${often}” is right in ${share}% of the cases. The answer is ${options.answer}.`,
          steps: [`${frequent} ÷ ${all} = ${share}%.`, `So the answer is ${options.answer}.`],
        }
      );
    },
  ),
});

const whereToStop = computedModel({
  id: 'where-to-stop',
  contentArea: 'learning-from-data',
  title: 'Reading the errors of training and validation',
  discrimination: 1.3,
  concepts: ['overfitting', 'validation'],
  reasoning: ['intuitive', 'systematic'],
  hints: {
    conceptual:
      'The error on rows that a model has trained on keeps falling; what counts is the error on rows it has not seen.',
    procedural: 'Look along the column of rows that were held out, and find where it turns.',
    strategic: 'Cover the column of the training rows; it only distracts.',
    encouragement: 'One column holds the answer.',
  },
  designs: levels(
    [
      { steps: 1, abstraction: 1, closeness: 2, load: 1 },
      { steps: 2, abstraction: 2, closeness: 2, load: 1 },
      { steps: 3, abstraction: 2, closeness: 3, load: 2 },
    ],
    (random, level) => {
      const rounds = [1, 2, 3, 4, 5, 6].map((at) => at * oneOf(random, [1, 2, 5, 10]));
      const step = (rounds[0] ?? 1) as number;
      const at = rounds.map((_, index) => (index + 1) * step);
      const best = stepped(random, 1, 4, 1);
      const held: number[] = [];
      const trained: number[] = [];
      for (let index = 0; index < 6; index++) {
        const before = held[index - 1] ?? stepped(random, 26, 40, 1);
        const change = stepped(random, 2, 5, 1);
        held.push(index === 0 ? before : index <= best ? before - change : before + change - 1);
        trained.push((trained[index - 1] ?? (held[0] ?? 30) - 1) - stepped(random, 2, 4, 1));
      }
      if (trained.some((error) => error < 1)) return undefined;
      const gaps = held.map((error, index) => error - (trained[index] ?? 0));
      const limit = stepped(random, 4, 12, 1);
      const over = gaps.findIndex((gap) => gap > limit);
      if (level === 2 && (over < 1 || over === best)) return undefined;
      const answer = [at[best], gaps[best], at[over]][level] ?? 0;
      const options = choices(
        answer,
        [
          [level === 1 ? (held[best] ?? 0) : (at[5] ?? 0), level === 1 ? 'onePartOnly' : 'otherGroup'],
          [level === 1 ? (gaps[5] ?? 0) : (at[Math.min(5, best + 1)] ?? 0), 'wrongRow'],
          [level === 1 ? (trained[best] ?? 0) : (at[best - 1] ?? 0), level === 1 ? 'onePartOnly' : 'stopsEarly'],
          [level === 1 ? (gaps[best - 1] ?? 0) : (at[best] ?? 0), 'wrongRow'],
          [level === 1 ? (gaps[best + 1] ?? 0) : (at[0] ?? 0), 'wrongRow'],
        ],
        level === 1 ? (value) => `${figure(value)} percentage points` : (value) => `after ${figure(value)} rounds`,
      );
      const asks = [
        'After how many rounds should training stop?',
        'How far apart are the two errors where training should stop?',
        `The team takes a model for overfitted once the error on held-out rows is more than ${limit} percentage points above that on training rows. When is that first so?`,
      ];
      return (
        options && {
          stem: `A model that sorts ${oneOf(random, collections)} is trained round by round. The table shows its errors. ${asks[level]}`,
          stimulus: [
            {
              kind: 'table' as const,
              header: ['Rounds', 'Error on training rows', 'Error on held-out rows'],
              rows: at.map((round, index) => [figure(round), `${trained[index]}%`, `${held[index]}%`]),
            },
          ],
          ...options,
          explanation: `The error on held-out rows is lowest after ${at[best]} rounds, and rises from then on. The answer is ${options.answer}.`,
          steps: [
            `Held-out errors: ${held.map((error) => `${error}%`).join('; ')}.`,
            `So the answer is ${options.answer}.`,
          ],
        }
      );
    },
  ),
});

export const computedLearning: ItemModel[] = [splitSizes, baseline, whereToStop];
