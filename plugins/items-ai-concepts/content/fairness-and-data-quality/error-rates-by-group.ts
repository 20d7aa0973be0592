import type { BlockDraft } from '../../../../core/contract/blocks.ts';
import { distinct, percent, wrong } from '../drafts.ts';
import type { Question } from '../questions.ts';
import { questionList } from '../questions.ts';
import { idea } from './misconceptions.ts';

/** A group: suitable and chosen, suitable and passed over, unsuitable and chosen, unsuitable and passed over. */
type Group = [name: string, chosen: number, overlooked: number, mistaken: number, rejected: number];

interface Words {
  suitable: string;
  unsuitable: string;
  yes: string;
  no: string;
}

function table(groups: readonly Group[], words: Words): BlockDraft {
  return {
    kind: 'table',
    header: [
      'Group',
      `${words.suitable}: ${words.yes}`,
      `${words.suitable}: ${words.no}`,
      `${words.unsuitable}: ${words.yes}`,
      `${words.unsuitable}: ${words.no}`,
    ],
    rows: groups.map(([name, ...counts]) => [name, ...counts.map(String)]),
  };
}

const shares = {
  selection: ([, chosen, overlooked, mistaken, rejected]: Group) =>
    (chosen + mistaken) / (chosen + overlooked + mistaken + rejected),
  found: ([, chosen, overlooked]: Group) => chosen / (chosen + overlooked),
  missed: ([, chosen, overlooked]: Group) => overlooked / (chosen + overlooked),
  falseAlarm: ([, , , mistaken, rejected]: Group) => mistaken / (mistaken + rejected),
  precision: ([, chosen, , mistaken]: Group) => chosen / (chosen + mistaken),
  accuracy: ([, chosen, overlooked, mistaken, rejected]: Group) =>
    (chosen + rejected) / (chosen + overlooked + mistaken + rejected),
};

const hints = {
  conceptual: 'An average over all people can hide that a model errs far more often for one group than for another.',
  procedural: 'Work out the share in question for each group on its own, with the right cases as the whole.',
  strategic: 'Groups differ in size, so counts cannot be compared directly; shares can.',
  encouragement: 'Two small fractions for each group are all you need.',
};

const mostQuestion = (setting: { story: string; groups: Group[]; words: Words; question: string }): Question => {
  const { groups } = setting;
  const top = (worth: (group: Group) => number) =>
    groups.reduce((one, other) => (worth(other) > worth(one) ? other : one))[0];
  const answer = top(shares.missed);
  const lure = (name: string) => {
    if (name === top(([, , overlooked]) => overlooked)) return idea.countsForShares;
    if (name === top(shares.falseAlarm)) return idea.otherErrorTaken;
    return idea.wholeGroupAsBase;
  };
  return {
    stem: `${setting.story} ${setting.question}`,
    stimulus: [table(groups, setting.words)],
    answer,
    distractors: groups.flatMap(([name]) => (name === answer ? [] : [wrong(name, lure(name))])),
    order: groups.map(([name]) => name),
    explanation: `The shares that are missed are ${groups.map((group) => `${percent(group[2], group[1] + group[2])} (${group[0]})`).join(', ')}. The highest is that of ${answer}.`,
    steps: groups.map(
      (group) => `${group[0]}: ${group[2]} of ${group[1] + group[2]} = ${percent(group[2], group[1] + group[2])}.`,
    ),
    hints,
    features: { steps: 2, abstraction: 1, closeness: 2, load: 2 },
  };
};

const pairQuestion = (setting: {
  story: string;
  groups: [Group, Group];
  words: Words;
  question: string;
  measure: 'missed' | 'falseAlarm';
}): Question => {
  const [one, other] = setting.groups;
  const { measure } = setting;
  const say = (worth: (group: Group) => number) =>
    `${one[0]} ${Math.round(worth(one) * 100)}%, ${other[0]} ${Math.round(worth(other) * 100)}%`;
  const answer = say(shares[measure]);
  const part = (group: Group) => (measure === 'missed' ? group[2] : group[3]);
  const whole = (group: Group) => (measure === 'missed' ? group[1] + group[2] : group[3] + group[4]);
  return {
    stem: `${setting.story} ${setting.question}`,
    stimulus: [table(setting.groups, setting.words)],
    answer,
    distractors: distinct(answer, [
      wrong(
        say((group) => (measure === 'missed' ? group[2] / (group[2] + group[4]) : group[3] / (group[1] + group[3]))),
        idea.conditionTurnedRound,
      ),
      wrong(
        say((group) => part(group) / (group[1] + group[2] + group[3] + group[4])),
        idea.wholeGroupAsBase,
      ),
      wrong(
        say((group) => 1 - shares[measure](group)),
        idea.complementTaken,
      ),
    ]),
    explanation: `The whole is formed by ${measure === 'missed' ? 'those who should be chosen' : 'those who should be left alone'} in each group: ${part(one)} of ${whole(one)} and ${part(other)} of ${whole(other)}.`,
    steps: [one, other].map(
      (group) => `${group[0]}: ${part(group)} ÷ ${whole(group)} = ${percent(part(group), whole(group))}.`,
    ),
    hints,
    features: { steps: 3, abstraction: 1, closeness: 3, load: 1 },
  };
};

const criteria = {
  selection: 'the share of people chosen',
  found: 'the share of suitable people chosen',
  falseAlarm: 'the share of unsuitable people chosen',
  precision: 'the share of suitable people among the chosen',
};

const equalQuestion = (setting: { story: string; groups: [Group, Group]; words: Words }): Question => {
  const names = Object.keys(criteria) as (keyof typeof criteria)[];
  const equal = names.filter(
    (name) => Math.abs(shares[name](setting.groups[0]) - shares[name](setting.groups[1])) < 1e-9,
  );
  const [key] = equal;
  if (key === undefined || equal.length > 1) throw new Error(`Not exactly one criterion is equal: ${equal.join(', ')}`);
  const lure = {
    selection: idea.sameChosenIsFair,
    found: idea.sameFoundAssumed,
    falseAlarm: idea.sameFalseAlarmsAssumed,
    precision: idea.samePrecisionAssumed,
  };
  const both = (name: keyof typeof criteria) =>
    setting.groups.map((group) => `${Math.round(shares[name](group) * 100)}%`).join(' and ');
  return {
    stem: `${setting.story} Which of these is equal in both groups?`,
    stimulus: [table(setting.groups, setting.words)],
    answer: criteria[key],
    distractors: names.filter((name) => name !== key).map((name) => wrong(criteria[name], lure[name])),
    explanation: `Worked out for both groups, only ${criteria[key]} agrees (${both(key)}). So a model can be fair by one measure and unfair by others.`,
    steps: names.map((name) => `${criteria[name]}: ${both(name)}.`),
    hints: {
      ...hints,
      procedural:
        'Each criterion has its own whole: all people, the suitable, the unsuitable, or the chosen. Work each out for both groups.',
    },
    concepts: ['group-error-rates', 'fairness-criteria'],
    features: { steps: 5, abstraction: 2, closeness: 2, load: 2 },
  };
};

const scholarship: Words = { suitable: 'Suitable', unsuitable: 'Unsuitable', yes: 'chosen', no: 'not chosen' };
const illness: Words = { suitable: 'Ill', unsuitable: 'Healthy', yes: 'reported', no: 'not reported' };

/** Error rates compared between groups, and why equal rates of one kind do not mean equal rates of another. */
export const errorRatesByGroup = questionList({
  id: 'error-rates-by-group',
  contentArea: 'fairness-and-data-quality',
  title: 'Errors counted group by group',
  discrimination: 1.4,
  concepts: ['group-error-rates'],
  reasoning: ['analytical'],
  questions: [
    mostQuestion({
      story: 'A model looks for an eye disease in photos. The table counts its answers for patients of four clinics.',
      groups: [
        ['North', 90, 10, 20, 380],
        ['East', 30, 20, 15, 135],
        ['South', 120, 30, 40, 410],
        ['West', 45, 5, 60, 190],
      ],
      words: illness,
      question: 'In which clinic does it miss the largest share of the ill?',
    }),
    mostQuestion({
      story: 'A speech program listens for calls for help in care homes, spoken with four accents.',
      groups: [
        ['Accent 1', 170, 30, 10, 190],
        ['Accent 2', 48, 12, 20, 80],
        ['Accent 3', 76, 4, 5, 95],
        ['Accent 4', 26, 14, 6, 54],
      ],
      words: { suitable: 'Call', unsuitable: 'No call', yes: 'alarm', no: 'no alarm' },
      question: 'For which accent does it miss the largest share of the calls?',
    }),
    pairQuestion({
      story: 'A model chooses people for a scholarship. The table counts its choices in two groups.',
      groups: [
        ['A', 80, 20, 30, 70],
        ['B', 30, 20, 15, 135],
      ],
      words: scholarship,
      question: 'What share of the suitable people is passed over in each group?',
      measure: 'missed',
    }),
    pairQuestion({
      story:
        'A model points out bags at an airport for a search. The table counts its choices for two groups of travellers.',
      groups: [
        ['A', 9, 1, 36, 144],
        ['B', 16, 4, 8, 72],
      ],
      words: { suitable: 'Forbidden item', unsuitable: 'Harmless', yes: 'searched', no: 'not searched' },
      question: 'What share of the harmless travellers is searched in each group?',
      measure: 'falseAlarm',
    }),
    {
      stem: 'A model reads handwriting from two schools. It is right for 94% of all letters. School A gave 900 letters and school B 100. For school A it is right for 98%. For what share is it right in school B?',
      answer: percent(940 - 882, 100),
      distractors: [
        wrong('90%', idea.sizesIgnored),
        wrong('94%', idea.averageHoldsForAll),
        wrong('4%', idea.differenceForShare),
      ],
      explanation:
        'Of all 1,000 letters 940 are right. School A contributes 882 of them, which leaves 58 of 100 for school B. The overall 94% hides this.',
      steps: [
        'Right in all: 94% of 1,000 = 940.',
        'Right in A: 98% of 900 = 882.',
        'Right in B: 940 − 882 = 58 of 100.',
      ],
      hints: { ...hints, procedural: 'Turn the percentages that you know into numbers of letters, then subtract.' },
      features: { steps: 3, abstraction: 1, closeness: 2 },
    },
    {
      stem: 'A model chooses 60 of 200 applicants from group A and 20 of 100 from group B. How many more from group B would it have to choose for both groups to have the same share of applicants chosen?',
      answer: '10',
      distractors: [
        wrong('40', idea.equalCountsForEqualShares),
        wrong('20', idea.differenceOfCountsHalved),
        wrong('30', idea.totalForAdditional),
      ],
      order: ['10', '20', '30', '40'],
      explanation: 'Group A has a share of 30%. For group B that means 30 of 100, 10 more than now.',
      steps: ['A: 60 ÷ 200 = 30%.', 'B: 30% of 100 = 30.', '30 − 20 = 10.'],
      hints,
      features: { steps: 3, abstraction: 0, closeness: 2 },
    },
    equalQuestion({
      story: 'A model chooses people for a training place.',
      groups: [
        ['A', 40, 10, 20, 30],
        ['B', 16, 4, 4, 76],
      ],
      words: scholarship,
    }),
    equalQuestion({
      story: 'A model chooses people for a choir tour.',
      groups: [
        ['A', 45, 15, 15, 25],
        ['B', 24, 16, 8, 52],
      ],
      words: scholarship,
    }),
    equalQuestion({
      story: 'A model chooses people for a youth parliament.',
      groups: [
        ['A', 30, 30, 10, 30],
        ['B', 35, 5, 5, 55],
      ],
      words: scholarship,
    }),
    {
      stem: 'A model finds 80% of the suitable and wrongly chooses 20% of the unsuitable people, in group A as well as in group B. In group A 50 of 100 people are suitable, in group B 20 of 100. What share of the people chosen is suitable in each group?',
      answer: 'A 80%, B 50%',
      distractors: [
        wrong('A 80%, B 80%', idea.samePrecisionAssumed),
        wrong('A 50%, B 20%', idea.baseRateForPrecision),
        wrong('A 50%, B 50%', idea.sameChosenIsFair),
      ],
      explanation:
        'A: 40 suitable and 10 unsuitable are chosen, 80%. B: 16 suitable and 16 unsuitable, 50%. If groups differ in how many are suitable, equal error rates cannot give equal precision unless the model makes no such errors.',
      steps: ['A: 80% of 50 = 40; 20% of 50 = 10; 40 ÷ 50 = 80%.', 'B: 80% of 20 = 16; 20% of 80 = 16; 16 ÷ 32 = 50%.'],
      hints: {
        ...hints,
        procedural: 'For each group work out how many suitable and how many unsuitable people are chosen.',
        strategic:
          'Equal rates within the suitable and within the unsuitable say nothing yet about the mixture among the chosen.',
      },
      concepts: ['group-error-rates', 'fairness-criteria', 'base-rates'],
      features: { steps: 5, abstraction: 3, closeness: 2 },
    },
  ],
});
