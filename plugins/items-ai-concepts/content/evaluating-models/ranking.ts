import type { BlockDraft } from '../../../../core/contract/blocks.ts';
import { distinct, percent, wrong } from '../drafts.ts';
import type { Question } from '../questions.ts';
import { questionList } from '../questions.ts';
import { idea } from './misconceptions.ts';

/** A case with its score and whether it turned out to be real, in the order in which the table shows it. */
type Scored = [name: string, score: number, real: boolean];

const kitchens: Scored[] = [
  ['Kitchen A', 35, false],
  ['Kitchen B', 80, true],
  ['Kitchen C', 62, true],
  ['Kitchen D', 15, false],
  ['Kitchen E', 71, false],
  ['Kitchen F', 48, true],
  ['Kitchen G', 93, true],
  ['Kitchen H', 22, false],
];
const pipes: Scored[] = [
  ['Pipe 1', 44, true],
  ['Pipe 2', 67, false],
  ['Pipe 3', 90, true],
  ['Pipe 4', 12, false],
  ['Pipe 5', 75, true],
  ['Pipe 6', 58, true],
  ['Pipe 7', 31, true],
  ['Pipe 8', 86, false],
];

function listing(header: [string, string], cases: readonly Scored[], words: [string, string]): BlockDraft {
  return {
    kind: 'table',
    header: ['', ...header],
    rows: cases.map(([name, score, real]) => [name, String(score), real ? words[0] : words[1]]),
  };
}

function highest(cases: readonly Scored[], count: number): Scored[] {
  return [...cases].sort((one, other) => other[1] - one[1]).slice(0, count);
}

const shortlist = {
  conceptual: 'When only a few cases can be looked at, what matters is who stands at the top of the list.',
  procedural: 'Put the cases in order of their score first; the table is not sorted.',
  strategic: 'Keep two numbers apart: how many can be visited, and how many real cases there are in all.',
  encouragement:
    'Number the highest scores one, two, three … on a piece of paper, then look at what they turned out to be.',
};

/** The share of pairs (one real, one harmless) in which the real case has the higher score; an equal score counts half. */
function area(real: readonly number[], harmless: readonly number[]) {
  let right = 0;
  let equal = 0;
  for (const one of real) {
    for (const other of harmless) {
      if (one > other) right += 1;
      if (one === other) equal += 1;
    }
  }
  return { right, equal, pairs: real.length * harmless.length };
}

const pairing = {
  conceptual: 'The measure looks at order only: take one case of each kind and see which has the higher score.',
  procedural: 'For each score in the first row, count how many scores of the second row lie below it.',
  strategic: 'It is quicker to count the pairs that are in the wrong order. How many pairs are there altogether?',
  encouragement: 'There are few scores in each row, so go through them patiently; nothing harder is hidden here.',
};

function pairsQuestion(setting: {
  intro: string;
  kinds: [string, string];
  /** One of the second kind, for `wrong`: "healthy one". */
  second?: string;
  real: number[];
  harmless: number[];
  ask: 'wrong' | 'share';
}): Question {
  const { intro, kinds, real, harmless, ask } = setting;
  const { right, equal, pairs } = area(real, harmless);
  const swapped = pairs - right - equal;
  const share = percent(right + equal / 2, pairs);
  const perCase = real.map((score) => `${score}: ${harmless.filter((other) => other < score).length}`).join('; ');
  const above = Math.max(...harmless);
  const clear = real.filter((score) => score > above).length;
  const inColumns = real.filter((score, at) => score > (harmless[at] ?? 0)).length;
  const width = Math.max(real.length, harmless.length);
  const shared = {
    stimulus: [
      {
        kind: 'table' as const,
        header: ['Kind', ...Array.from({ length: width }, (_, at) => `Score ${at + 1}`)],
        rows: [
          [kinds[0], ...pad(real, width)],
          [kinds[1], ...pad(harmless, width)],
        ],
      },
    ],
    hints: pairing,
  };
  if (ask === 'wrong') {
    return {
      ...shared,
      stem: `${intro} Take every possible pair of one of the ${kinds[0]} and one of the ${kinds[1]}. In how many of these pairs does the ${setting.second} have the higher score?`,
      answer: String(swapped),
      distractors: distinct(String(swapped), [
        wrong(real.length - clear, idea.casesForPairs),
        wrong(right, idea.rightPairsForWrong),
        wrong(pairs, idea.wholeForPart),
      ]),
      explanation: `Of the ${real.length} × ${harmless.length} = ${pairs} pairs, ${right} are in the right order and ${swapped} are not.`,
      steps: [
        `There are ${real.length} × ${harmless.length} = ${pairs} pairs.`,
        `Scores of the second row below each score of the first: ${perCase}. Together ${right} pairs in the right order.`,
        `In the wrong order: ${pairs} − ${right} = ${swapped}.`,
      ],
      features: { steps: 3, abstraction: 1, closeness: 2, load: 2 },
    };
  }
  return {
    ...shared,
    stem: `${intro} The AUC of a model is the share of pairs, one of the ${kinds[0]} and one of the ${kinds[1]}, in which the former has the higher score (an equal score counts half). What is it here?`,
    answer: share,
    distractors: distinct(share, [
      ...(equal > 0
        ? [
            wrong(percentRounded(right + equal, pairs), idea.tieCountedFull),
            wrong(percentRounded(right, pairs), idea.tieCountedAsWrong),
          ]
        : []),
      wrong(percentRounded(clear, real.length), idea.casesForPairs),
      wrong(percentRounded(inColumns, real.length), idea.columnsForPairs),
      wrong(percentRounded(swapped + equal / 2, pairs), idea.complementTaken),
      wrong(percentRounded(right + 1, pairs), idea.pairMiscounted),
    ]),
    explanation: `There are ${pairs} pairs; ${right} are in the right order${equal ? ` and ${equal} ${equal === 1 ? 'is a tie' : 'are ties'}, counted half` : ''}. That gives ${share}.`,
    steps: [
      `Pairs: ${real.length} × ${harmless.length} = ${pairs}.`,
      `Scores of the second row below each score of the first: ${perCase}. Together ${right}${equal ? `, and ${equal} tied` : ''}.`,
      `${right + equal / 2} ÷ ${pairs} = ${share}.`,
    ],
    features: { steps: 4, abstraction: 2, closeness: 3, load: equal ? 2 : 1 },
  };
}

function pad(scores: readonly number[], length: number): string[] {
  return Array.from({ length }, (_, at) => (scores[at] === undefined ? '–' : String(scores[at])));
}

function percentRounded(part: number, whole: number): string {
  return `${Math.round((100 * part) / whole)}%`;
}

/** Judging a model by the order it puts cases into: short lists and pairs. */
export const ranking = questionList({
  id: 'ranking',
  contentArea: 'evaluating-models',
  title: 'Judging the order that scores give',
  discrimination: 1.4,
  concepts: ['ranking', 'auc'],
  reasoning: ['systematic'],
  questions: [
    {
      stem: 'A model scores restaurant kitchens by how likely they are to have a hygiene problem. An inspector can visit only the four with the highest scores. In how many of these visits will a problem be found?',
      stimulus: [listing(['Score', 'Later found'], kitchens, ['problem', 'no problem'])],
      answer: String(highest(kitchens, 4).filter((one) => one[2]).length),
      distractors: distinct('3', [
        wrong(kitchens.slice(0, 4).filter((one) => one[2]).length, idea.tableOrderForRanking),
        wrong(kitchens.filter((one) => one[2]).length, idea.capacityIgnored),
        wrong('1', idea.complementTaken),
      ]),
      order: ['1', '2', '3', '4'],
      explanation:
        'The four highest scores are 93, 80, 71 and 62. Three of these kitchens have a problem; the one with 71 has none.',
      steps: [
        'In order: G 93, B 80, E 71, C 62 are the four to be visited.',
        'G, B and C have a problem, E has none: 3.',
      ],
      hints: shortlist,
      concepts: ['ranking', 'precision'],
      features: { steps: 2, abstraction: 0, closeness: 1, load: 2 },
    },
    {
      stem: 'A model scores water pipes by how likely they are to leak, and a crew can dig up only the four with the highest scores. What share of all leaking pipes does the crew find?',
      stimulus: [listing(['Score', 'Later found'], pipes, ['leaks', 'sound'])],
      answer: percent(highest(pipes, 4).filter((one) => one[2]).length, pipes.filter((one) => one[2]).length),
      distractors: distinct('40%', [
        wrong('50%', idea.precisionForRecall),
        wrong('60%', idea.missesForFound),
        wrong('80%', idea.capacityForHits),
      ]),
      explanation:
        'The crew digs up pipes 3, 8, 5 and 2, of which 3 and 5 leak. In all 5 pipes leak, so it finds 2 of 5, or 40%.',
      steps: [
        'Highest scores: 90, 86, 75 and 67, that is pipes 3, 8, 5 and 2.',
        'Leaking among them: pipes 3 and 5.',
        'All leaking pipes: 1, 3, 5, 6 and 7. So 2 of 5 = 40%.',
      ],
      hints: shortlist,
      concepts: ['ranking', 'recall'],
      features: { steps: 3, abstraction: 1, closeness: 2, load: 2 },
    },
    pairsQuestion({
      intro: 'A model scores seedlings by how likely they are to be sick.',
      kinds: ['sick seedlings', 'healthy seedlings'],
      second: 'healthy one',
      real: [85, 60, 40],
      harmless: [70, 50, 30, 20],
      ask: 'wrong',
    }),
    pairsQuestion({
      intro: 'A model scores bridges by how likely they are to need repair.',
      kinds: ['bridges in need', 'sound bridges'],
      real: [91, 74, 52, 48],
      harmless: [66, 35, 29, 17, 10],
      ask: 'share',
    }),
    pairsQuestion({
      intro: 'A model scores calls to a helpline by how urgent they are.',
      kinds: ['urgent calls', 'other calls'],
      real: [88, 79, 55, 43],
      harmless: [82, 61, 38, 26, 14],
      ask: 'share',
    }),
    pairsQuestion({
      intro: 'A model scores stars by how likely they are to have a planet.',
      kinds: ['stars with a planet', 'stars without'],
      real: [90, 70, 60, 50],
      harmless: [70, 50, 40, 30, 20],
      ask: 'share',
    }),
    {
      stem: 'In 30% of all pairs of one real and one harmless case, a model gives the real case the higher score; ties do not occur. Someone turns every score s into 100 − s. In what share of the pairs does the real case now have the higher score?',
      answer: '70%',
      distractors: [
        wrong('30%', idea.orderNeverChanges),
        wrong('50%', idea.fiftyFifty),
        wrong('100%', idea.reversalIsPerfect),
      ],
      explanation:
        'Subtracting from 100 turns the order of every pair round. The 70% of pairs that were in the wrong order are now right.',
      steps: [
        'Wrong order before: 100% − 30% = 70% of the pairs.',
        'If s < t, then 100 − s > 100 − t: every pair changes its order.',
        'So 70% are now in the right order.',
      ],
      hints: {
        conceptual: 'Only the order within each pair counts here, not the size of the scores.',
        procedural: 'Take one pair with scores such as 20 and 60 and see what the change does to it.',
        strategic: 'Work out what happens to pairs in the right order and to pairs in the wrong order separately.',
        encouragement: 'One small example pair shows you what happens to all of them.',
      },
      reasoning: ['intuitive', 'analytical'],
      features: { steps: 3, abstraction: 3, closeness: 2 },
    },
    {
      stem: 'A model gives scores between 0 and 1. To make them look higher, every score is replaced by its square root, which keeps the order of the cases. Which of these stays exactly as it was?',
      answer: 'The share of pairs that are in the right order',
      distractors: [
        wrong('The number of cases with a score above 0.5', idea.thresholdMovesAlong),
        wrong('The agreement of scores with real frequencies', idea.orderIsCalibration),
        wrong('The difference between any two of the scores', idea.orderIsDistance),
      ],
      explanation:
        'Pairs keep their order, so nothing changes for a measure of order. But 0.36 becomes 0.6, which crosses 0.5, changes differences, and no longer matches the old frequencies.',
      steps: [
        'Try 0.36 and 0.49: they become 0.6 and 0.7.',
        'Their order is kept; both now lie above 0.5; their difference changes from 0.13 to 0.1.',
        'A score that matched real frequencies before does not match them after.',
      ],
      hints: {
        conceptual: 'Some measures use only the order of scores, others use their size.',
        procedural: 'Take the square roots of two convenient numbers such as 0.36 and 0.49 and test each option.',
        strategic: 'An option that fails for one example is out.',
        encouragement: 'A single worked example does most of the job here.',
      },
      concepts: ['ranking', 'calibration', 'thresholds'],
      reasoning: ['analytical'],
      features: { steps: 5, abstraction: 3, closeness: 3 },
    },
  ],
});
