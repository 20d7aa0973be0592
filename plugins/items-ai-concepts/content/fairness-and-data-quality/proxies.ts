import type { BlockDraft } from '../../../../core/contract/blocks.ts';
import { distinct, percent, wrong } from '../drafts.ts';
import type { Question } from '../questions.ts';
import { questionList } from '../questions.ts';
import { idea } from './misconceptions.ts';

/** A yes-or-no feature: the share of people who have it in each of two groups, in per cent. */
type Shared = [feature: string, first: number, second: number];

const hints = {
  conceptual: 'A trait that has been removed can live on in other columns that go together with it.',
  procedural: 'Compare for each feature how common it is in the one group and in the other.',
  strategic: 'It does not matter how common a feature is. What matters is whether knowing it helps to guess the group.',
  encouragement: 'Imagine guessing the group of a stranger. Which single fact would you want to know?',
};

function strongestQuestion(setting: {
  story: string;
  groups: [string, string];
  features: Shared[];
  harder?: boolean;
}): Question {
  const { features } = setting;
  const gap = ([, first, second]: Shared) => Math.abs(first - second);
  const top = (worth: (one: Shared) => number) =>
    features.reduce((one, other) => (worth(other) > worth(one) ? other : one))[0];
  const answer = top(gap);
  const lure = ([name, first, second]: Shared) => {
    if (name === top(([, one, other]) => one + other)) return idea.commonIsTelling;
    if (first + second === Math.min(...features.map(([, one, other]) => one + other))) return idea.rareIsTelling;
    return idea.soundsRelated;
  };
  const table: BlockDraft = {
    kind: 'table',
    header: ['Feature', `Share among ${setting.groups[0]}`, `Share among ${setting.groups[1]}`],
    rows: features.map(([name, first, second]) => [name, `${first}%`, `${second}%`]),
  };
  return {
    stem: `${setting.story} Through which of the remaining features can a model tell the groups apart best?`,
    stimulus: [table],
    answer,
    distractors: features.filter(([name]) => name !== answer).map((one) => wrong(one[0], lure(one))),
    order: features.map(([name]) => name),
    explanation: `The shares differ most for “${answer}”, by ${Math.max(...features.map(gap))} percentage points. A feature that is equally common in both groups tells nothing about the group, however common it is.`,
    steps: features.map((one) => `${one[0]}: ${one[1]}% and ${one[2]}%, difference ${gap(one)}.`),
    hints,
    features: { steps: 2, abstraction: 1, closeness: setting.harder ? 3 : 2, load: 1 },
  };
}

/** How many people of each group live in each place; how often a guess from the place alone would be right. */
function guessQuestion(setting: {
  story: string;
  groups: [string, string];
  places: [string, number, number][];
}): Question {
  const { places } = setting;
  const all = places.reduce((sum, [, first, second]) => sum + first + second, 0);
  const right = places.reduce((sum, [, first, second]) => sum + Math.max(first, second), 0);
  const firstTotal = places.reduce((sum, [, first]) => sum + first, 0);
  const answer = percent(right, all);
  return {
    stem: `${setting.story} Someone guesses the group from the district alone, always naming the group that is more frequent there. For what share of the people is the guess right?`,
    stimulus: [
      {
        kind: 'table',
        header: ['District', ...setting.groups],
        rows: places.map(([name, first, second]) => [name, String(first), String(second)]),
      },
    ],
    answer,
    distractors: distinct(answer, [
      wrong(`${Math.round((100 * Math.max(firstTotal, all - firstTotal)) / all)}%`, idea.placeIgnored),
      wrong('50%', idea.removedMeansUnknown),
      wrong(
        `${Math.round(places.reduce((sum, [, first, second]) => sum + (100 * Math.max(first, second)) / (first + second), 0) / places.length)}%`,
        idea.sizesIgnored,
      ),
      wrong(
        `${Math.round((100 * Math.max(...places.map(([, first, second]) => Math.max(first, second)))) / all)}%`,
        idea.onePlaceOnly,
      ),
    ]),
    explanation: `The guess is right for the more frequent group of each district: ${places.map(([, first, second]) => Math.max(first, second)).join(' + ')} = ${right} of ${all} people. So the district gives the group away although the group is not stored.`,
    steps: [
      ...places.map(([name, first, second]) => `${name}: ${Math.max(first, second)} of ${first + second} right.`),
      `Together ${right} of ${all} = ${answer}.`,
    ],
    hints: {
      ...hints,
      procedural: 'For every district, count how many people the guess gets right, and add over the districts.',
    },
    features: { steps: 4, abstraction: 1, closeness: 2, load: 2 },
  };
}

/** Features that stand in for a trait that was left out on purpose. */
export const proxies = questionList({
  id: 'proxies',
  contentArea: 'fairness-and-data-quality',
  title: 'Features that stand in for a removed trait',
  discrimination: 1.3,
  concepts: ['proxy-features', 'fairness'],
  reasoning: ['analytical'],
  questions: [
    {
      stem: 'A city decided that a model for school places must not use the language that a family speaks at home, and removed that column. The model still treats families by language. What is the most likely reason?',
      answer: 'Other columns, such as the street, go together with the language.',
      distractors: [
        wrong('The model remembers the column from before it was removed.', idea.modelRemembersColumn),
        wrong('A model cannot judge families fairly at all without the language.', idea.traitIsNeeded),
        wrong('Removing a column makes the other columns less accurate.', idea.removalSpoilsRest),
      ],
      explanation:
        'If people with one language often live in the same streets, the street tells a model nearly as much as the language would. Removing a column does not remove what others reveal.',
      steps: [
        'The column is gone, so the model cannot read the language directly.',
        'The street and other columns differ between language groups.',
        'Through them the model can still tell the groups apart.',
      ],
      hints: {
        ...hints,
        procedural: 'Ask from which other facts about a family you yourself could guess the language.',
      },
      reasoning: ['intuitive'],
      features: { steps: 2, abstraction: 1, closeness: 1 },
    },
    {
      stem: 'For a hiring model the column “age” is removed. Which of the remaining columns would reveal age best?',
      answer: 'Year of leaving school',
      distractors: [
        wrong('Number of languages', idea.soundsRelated),
        wrong('Distance to the office', idea.soundsRelated),
        wrong('Marital status', idea.weakLinkPreferred),
      ],
      explanation:
        'Most people leave school at about the same age, so the year gives the age away almost exactly. Marital status says only a little about it.',
      steps: [
        'For each column ask how well it narrows down a person’s age.',
        'The year of leaving school narrows it down to a few years.',
        'The others leave nearly every age possible.',
      ],
      hints: {
        ...hints,
        procedural:
          'For each column, suppose you know its entry for a stranger: within how many years could you tell the age?',
      },
      reasoning: ['intuitive'],
      features: { steps: 1, abstraction: 0, closeness: 1 },
    },
    strongestQuestion({
      story:
        'A lender removes the column “origin” from its data. The table shows how common some features are among newcomers and long-time residents.',
      groups: ['newcomers', 'residents'],
      features: [
        ['Has a phone contract', 91, 94],
        ['Same address for 5 years', 18, 74],
        ['Owns a bicycle', 48, 52],
        ['Has a savings book', 30, 55],
      ],
    }),
    strongestQuestion({
      story:
        'A gym removes the column “sex” from its data. The table shows how common some features are among women and men.',
      groups: ['women', 'men'],
      features: [
        ['Comes in the morning', 36, 28],
        ['Uses the sauna', 60, 66],
        ['Books yoga', 42, 7],
        ['Pays yearly', 71, 65],
      ],
    }),
    strongestQuestion({
      story:
        'An insurer removes the column “over 65” from its data. The table shows how common some features are in the two age groups.',
      groups: ['the over-65s', 'younger people'],
      features: [
        ['Writes emails', 70, 96],
        ['Rents a flat', 45, 55],
        ['Insured for 30 years', 62, 15],
        ['Answers by post', 48, 9],
      ],
      harder: true,
    }),
    guessQuestion({
      story: 'A town does not store which of two language groups its people belong to. A survey found these numbers.',
      groups: ['Group A', 'Group B'],
      places: [
        ['Harbour', 90, 10],
        ['Hill', 30, 120],
        ['Mill', 45, 5],
      ],
    }),
    guessQuestion({
      story:
        'A fund must not use whether applicants come from the north or the south of the country. A count gave these numbers.',
      groups: ['North', 'South'],
      places: [
        ['Old Town', 160, 40],
        ['Riverside', 30, 70],
        ['Station', 50, 50],
      ],
    }),
    {
      stem: 'The columns p and q are 0 or 1. Neither tells anything about a person’s group by itself. What can a model learn about the group from both together?',
      stimulus: [
        {
          kind: 'table',
          header: ['p', 'q', 'Group A', 'Group B'],
          rows: [
            ['0', '0', '50', '0'],
            ['0', '1', '0', '50'],
            ['1', '0', '0', '50'],
            ['1', '1', '50', '0'],
          ],
        },
      ],
      answer: 'The group of every person: equal values mean A.',
      distractors: [
        wrong('Nothing: both columns are useless by themselves.', idea.uselessTogetherToo),
        wrong('The group of half of the people, as by guessing.', idea.removedMeansUnknown),
        wrong('Only the group of those with p = 1 and q = 1.', idea.onePlaceOnly),
      ],
      explanation:
        'With p = q a person is in A, with p ≠ q in B, without exception. Columns that are harmless one by one can reveal a trait together, so testing them singly is not enough.',
      steps: [
        'p = 0: 50 of A and 50 of B; p = 1: the same. So p alone tells nothing, and likewise q.',
        'p and q equal: 100 of A, none of B.',
        'p and q different: none of A, 100 of B. The pair settles the group.',
      ],
      hints: { ...hints, procedural: 'Look at the four rows as four kinds of person: which groups occur in each?' },
      concepts: ['proxy-features', 'interactions'],
      reasoning: ['creative', 'analytical'],
      features: { steps: 4, abstraction: 3, closeness: 3, load: 1 },
    },
  ],
});
