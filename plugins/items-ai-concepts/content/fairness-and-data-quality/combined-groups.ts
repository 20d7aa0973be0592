import type { BlockDraft } from '../../../../core/contract/blocks.ts';
import { figure, percent, wrong } from '../drafts.ts';
import type { Question } from '../questions.ts';
import { questionList } from '../questions.ts';
import { idea } from './misconceptions.ts';

/** Two things compared in two kinds of case: [successes, cases] for each. */
interface Comparison {
  story: string;
  names: [string, string];
  kinds: [string, string];
  /** counts[kind][name] */
  counts: [[[number, number], [number, number]], [[number, number], [number, number]]];
  success: string;
}

function table({ names, kinds, counts, success }: Comparison): BlockDraft {
  return {
    kind: 'table',
    header: ['', ...names.map((name) => `${name}: ${success}`)],
    rows: kinds.map((kind, at) => [kind, ...(counts[at] ?? []).map(([part, whole]) => `${part} of ${whole}`)]),
  };
}

function overall({ counts }: Comparison, name: 0 | 1): [number, number] {
  return [counts[0][name][0] + counts[1][name][0], counts[0][name][1] + counts[1][name][1]];
}

function rate([part, whole]: [number, number]): number {
  return part / whole;
}

function better(comparison: Comparison, pairs: [[number, number], [number, number]]): string {
  return comparison.names[rate(pairs[0]) > rate(pairs[1]) ? 0 : 1];
}

const hints = {
  conceptual: 'An overall rate mixes different kinds of case. It depends on the mixture as well as on the work.',
  procedural: 'Work out the rates within each row first; then add up the columns and work out the overall rates.',
  strategic: 'Look at how many easy and how many hard cases each one had. That is where surprises come from.',
  encouragement: 'Only a few fractions have to be compared, and the numbers are friendly.',
};

function verdictQuestion(comparison: Comparison, features: Question['features']): Question {
  const within = comparison.counts.map((pairs) => better(comparison, pairs));
  const total = better(comparison, [overall(comparison, 0), overall(comparison, 1)]);
  const [one, other] = comparison.names;
  if (within[0] !== within[1]) throw new Error('The rows do not agree');
  const say = (rows: string, all: string) =>
    rows === all ? `${rows} in both rows and overall` : `${rows} in both rows, ${all} overall`;
  const answer = say(within[0] ?? '', total);
  const flip = (name: string) => (name === one ? other : one);
  return {
    stem: `${comparison.story} Which has the higher rate?`,
    stimulus: [table(comparison)],
    answer,
    distractors: [
      wrong(say(within[0] ?? '', flip(total)), idea.rowsSettleTotal),
      wrong(say(flip(within[0] ?? ''), total), idea.totalSettlesRows),
      wrong(say(flip(within[0] ?? ''), flip(total)), idea.countsForShares),
    ],
    explanation: `Within the rows the rates are ${comparison.counts.map((pairs) => pairs.map(([part, whole]) => percent(part, whole)).join(' and ')).join('; ')}. Overall they are ${[0, 1].map((name) => percentOf(overall(comparison, name as 0 | 1))).join(' and ')}${within[0] === total ? '.' : ', the other way round, because the two had different shares of hard cases.'}`,
    steps: [
      ...comparison.kinds.map(
        (kind, at) =>
          `${kind}: ${(comparison.counts[at] ?? []).map(([part, whole], name) => `${comparison.names[name]} ${percent(part, whole)}`).join(', ')}.`,
      ),
      `Overall: ${comparison.names
        .map(
          (name, at) =>
            `${name} ${overall(comparison, at as 0 | 1)
              .map((count) => figure(count))
              .join(' of ')}, ${percentOf(overall(comparison, at as 0 | 1))}`,
        )
        .join('; ')}.`,
    ],
    hints,
    features,
  };
}

function percentOf([part, whole]: [number, number]): string {
  return `${Math.round((100 * part) / whole)}%`;
}

const readers: Comparison = {
  story: 'Two models read handwritten forms. The table counts the forms that were read correctly.',
  names: ['Model K', 'Model L'],
  kinds: ['Neat forms', 'Untidy forms'],
  counts: [
    [
      [90, 100],
      [680, 800],
    ],
    [
      [240, 400],
      [50, 100],
    ],
  ],
  success: 'read correctly',
};
const helplines: Comparison = {
  story: 'Two chat programs answer customers. The table counts the requests that were solved.',
  names: ['Ada', 'Bento'],
  kinds: ['Simple requests', 'Tricky requests'],
  counts: [
    [
      [285, 300],
      [90, 100],
    ],
    [
      [60, 100],
      [150, 300],
    ],
  ],
  success: 'solved',
};
const pickers: Comparison = {
  story: 'Two robots pick strawberries. The table counts the berries that were picked without damage.',
  names: ['Robot R', 'Robot S'],
  kinds: ['Open rows', 'Dense rows'],
  counts: [
    [
      [190, 200],
      [720, 800],
    ],
    [
      [560, 800],
      [130, 200],
    ],
  ],
  success: 'undamaged',
};

/** Rates that turn round when groups are put together, and what to make of them. */
export const combinedGroups = questionList({
  id: 'combined-groups',
  contentArea: 'fairness-and-data-quality',
  title: 'Rates that change when groups are combined',
  discrimination: 1.4,
  concepts: ['simpsons-paradox', 'confounding'],
  reasoning: ['analytical'],
  questions: [
    {
      stem: 'A model solves 80% of 100 easy and 40% of 300 hard puzzles. What share of all the puzzles does it solve?',
      answer: percent(80 + 120, 400),
      distractors: [
        wrong('60%', idea.sizesIgnored),
        wrong('70%', idea.weightsSwapped),
        wrong('32%', idea.ratesMultiplied),
      ],
      explanation:
        'It solves 80 easy and 120 hard puzzles, 200 of 400. The hard ones weigh more because there are more of them.',
      steps: ['Easy: 80% of 100 = 80.', 'Hard: 40% of 300 = 120.', '200 ÷ 400 = 50%.'],
      hints: { ...hints, procedural: 'Turn both percentages into numbers of puzzles, add, and divide by all puzzles.' },
      features: { steps: 3, abstraction: 0, closeness: 2 },
    },
    verdictQuestion(helplines, { steps: 4, abstraction: 1, closeness: 2, load: 1 }),
    verdictQuestion(readers, { steps: 4, abstraction: 2, closeness: 3, load: 1 }),
    verdictQuestion(pickers, { steps: 4, abstraction: 2, closeness: 3, load: 1 }),
    {
      stem: 'Model K reads neat forms better than model L, and untidy forms as well. Overall, model L has the higher rate. Somebody has to choose a model for an office whose forms are mostly untidy. Which conclusion is right?',
      stimulus: [table(readers)],
      answer: 'Take K: for each kind of form it does better.',
      distractors: [
        wrong('Take L: its overall rate is the higher one.', idea.totalDecides),
        wrong('Take L: it was tested on far more neat forms.', idea.moreTestedIsBetter),
        wrong('Neither: a table like this must be mistaken.', idea.reversalIsError),
      ],
      explanation:
        'L had mostly neat forms, which are easy to read, and that lifts its overall rate. On any mixture of neat and untidy forms in the office, K will read more of them.',
      steps: [
        'Neat: K 90%, L 85%. Untidy: K 60%, L 50%.',
        'L was tested on 800 neat and 100 untidy forms, K on 100 and 400.',
        'For the same mixture, K is ahead in both parts and so in all.',
      ],
      hints: { ...hints, strategic: 'Imagine giving both models the very same pile of forms from this office.' },
      reasoning: ['analytical', 'creative'],
      features: { steps: 5, abstraction: 2, closeness: 3, load: 1 },
    },
    {
      stem: 'Patients who were treated by a plan of a new model recovered less often (60%) than the others (75%). The doctors had asked the model above all in severe cases. What follows about the plans of the model?',
      answer: 'Nothing yet: equally severe cases must be compared.',
      distractors: [
        wrong('They do harm: 60% is clearly less than the 75%.', idea.differenceIsEffect),
        wrong('They help: severe cases are harder to cure at all.', idea.excuseIsProof),
        wrong('They have no effect: severity alone explains it.', idea.possibleIsProven),
      ],
      explanation:
        'The two groups differ in severity, so their rates cannot be compared directly. The plans may help, harm or do nothing; a comparison among equally severe cases would tell.',
      steps: [
        'The groups differ in two ways: in the plan and in the severity.',
        'The difference in recovery may stem from either.',
        'Only a comparison at equal severity separates them.',
      ],
      hints: {
        ...hints,
        procedural: 'List in which ways the two groups of patients differ.',
        strategic:
          'Try to tell a story in which the plans help and the numbers come out like this, and another in which they harm.',
      },
      concepts: ['confounding', 'correlation-and-causation'],
      reasoning: ['creative', 'analytical'],
      features: { steps: 3, abstraction: 2, closeness: 3 },
    },
    {
      stem: 'A model admits 80% of women and 70% of men in engineering, and 30% of women and 20% of men in design. 100 women and 400 men apply for engineering, 400 women and 100 men for design. How do the overall rates of women and men compare?',
      answer: 'women 40%, men 60%',
      distractors: [
        wrong('women 55%, men 45%', idea.sizesIgnored),
        wrong('women 70%, men 30%', idea.weightsSwapped),
        wrong('women 60%, men 40%', idea.rowsSettleTotal),
      ],
      explanation:
        'Women: 80 + 120 = 200 of 500, 40%. Men: 280 + 20 = 300 of 500, 60%. In each subject women are admitted more often; they apply more for the subject that rejects most.',
      steps: [
        'Women: 80% of 100 = 80 and 30% of 400 = 120, together 200 of 500 = 40%.',
        'Men: 70% of 400 = 280 and 20% of 100 = 20, together 300 of 500 = 60%.',
      ],
      hints: {
        ...hints,
        procedural: 'Work out how many women and how many men are admitted in each subject, then add within the sexes.',
      },
      features: { steps: 5, abstraction: 2, closeness: 3 },
    },
  ],
});
