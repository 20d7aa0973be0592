import type { BlockDraft } from '../../../../core/contract/blocks.ts';
import type { Draft, ItemModel, Misconception } from '../../../item-bank/items/services.ts';
import { difficulty } from '../difficulty.ts';
import { caseOf, distinct, figure, wrong } from '../drafts.ts';
import type { Counts, Split } from './best-split-cases.ts';
import { cases } from './best-split-cases.ts';
import { idea } from './misconceptions.ts';

/** How a tree chooses its questions: errors left over, Gini impurity, entropy. */
export const bestSplit: ItemModel = {
  id: 'ai_conceptual.best-split',
  section: 'ai_conceptual',
  contentArea: 'how-models-decide',
  title: 'Which question separates best',
  variants: 9,
  write(variant) {
    const data = caseOf(cases, variant);
    const draft = { choose: askChoice, errors: askErrors, gini: askGini, entropy: askEntropy, gain: askGain }[data.ask](
      data,
    );
    return { ...draft, discrimination: 1.4 };
  },
};

type Answered = Omit<Draft, 'discrimination'>;

/** How many are wrong if each side answers with its majority. */
function errors([yes, no]: Split): number {
  return Math.min(...yes) + Math.min(...no);
}

function gini([one, two]: [number, number]): number {
  const all = one + two;
  return 1 - (one / all) ** 2 - (two / all) ** 2;
}

/** Entropy in bits (Shannon 1948). */
function entropy([one, two]: [number, number]): number {
  const all = one + two;
  return [one, two].reduce((sum, part) => (part === 0 ? sum : sum - (part / all) * Math.log2(part / all)), 0);
}

function weighted([yes, no]: Split, impurity: (side: [number, number]) => number): number {
  const size = (side: [number, number]) => side[0] + side[1];
  return (size(yes) * impurity(yes) + size(no) * impurity(no)) / (size(yes) + size(no));
}

const hints = {
  conceptual: 'A good question leaves groups that are as pure as possible, ideally of one class only.',
  procedural: 'For each question look at both rows, and ask how mixed the group is that answers in that way.',
  strategic: 'Do not be caught by one pure row: count what is left over in the other row as well.',
  encouragement: 'Go question by question; each takes only a glance at two small rows.',
};

function askChoice(data: Counts): Answered {
  const best = data.questions.reduce((one, other) => (errors(other[1]) < errors(one[1]) ? other : one));
  const lure = ([, split]: [string, Split]): Misconception => {
    if (split.some((side) => Math.min(...side) === 0)) return idea.onePureSideEnough;
    const sizes = split.map(([one, two]) => one + two);
    return sizes[0] === sizes[1] ? idea.evenSplitIsBest : idea.bigSideIsBest;
  };
  return {
    stem: `${data.intro} After the question, each group is given the answer of its majority. Which question leads to the fewest wrong answers?`,
    stimulus: [table(data)],
    answer: best[0],
    distractors: data.questions.filter((one) => one !== best).map((one) => wrong(one[0], lure(one))),
    order: data.questions.map(([text]) => text),
    explanation: `In each group the minority is answered wrongly. Over both groups that makes ${data.questions.map(([text, split]) => `${errors(split)} (${text})`).join(', ')}.`,
    steps: data.questions.map(
      ([text, split]) => `${text}: ${Math.min(...split[0])} + ${Math.min(...split[1])} = ${errors(split)} wrong.`,
    ),
    hints,
    // Minority of each group, added, for each question.
    difficulty: difficulty({ steps: 3, abstraction: 1, closeness: 2, load: data.questions.length > 3 ? 2 : 1 }),
    concepts: ['decision-trees', 'impurity'],
    reasoning: ['analytical'],
  };
}

function askErrors(data: Counts): Answered {
  const [text, split] = data.questions[0] ?? [
    '',
    [
      [0, 0],
      [0, 0],
    ],
  ];
  const answer = String(errors(split));
  const [yes, no] = split;
  const together: [number, number] = [yes[0] + no[0], yes[1] + no[1]];
  return {
    stem: `${data.intro} A tree asks only “${text}” and gives each group the answer of its majority. How many of these cases does it get wrong?`,
    stimulus: [table(data)],
    answer,
    distractors: distinct(answer, [
      wrong(Math.min(...together), idea.splitIgnored),
      wrong(Math.min(...yes), idea.oneSideOnly),
      wrong(Math.max(...yes) + Math.max(...no), idea.rightForWrongCounted),
      wrong(Math.min(...no), idea.oneSideOnly),
    ]),
    explanation: `Those who answer yes are called “${majority(data, yes)}”, which is wrong for ${Math.min(...yes)}; those who answer no are called “${majority(data, no)}”, which is wrong for ${Math.min(...no)}.`,
    steps: [
      `Yes: majority “${majority(data, yes)}”, ${Math.min(...yes)} wrong.`,
      `No: majority “${majority(data, no)}”, ${Math.min(...no)} wrong.`,
      `Together ${answer}.`,
    ],
    hints: { ...hints, strategic: 'Both groups contribute. Mark in each row the number that goes wrong, then add.' },
    difficulty: difficulty({ steps: 2, abstraction: 1, closeness: 2, load: 1 }),
    concepts: ['decision-trees'],
    reasoning: ['systematic'],
  };
}

function askGini(data: Counts): Answered {
  const [text, split] = data.questions[0] ?? [
    '',
    [
      [0, 0],
      [0, 0],
    ],
  ];
  const [yes, no] = split;
  const answer = figure(weighted(split, gini), 3);
  return {
    stem: `${data.intro} The Gini impurity of a group with class shares p and q is 1 − p² − q². What is the mean impurity of the two groups after “${text}”, weighted by their sizes?`,
    stimulus: [table(data)],
    answer,
    distractors: distinct(answer, [
      wrong(figure((gini(yes) + gini(no)) / 2, 3), idea.sizesIgnored),
      wrong(figure(gini([yes[0] + no[0], yes[1] + no[1]]), 3), idea.splitIgnored),
      wrong(figure(gini(yes) + gini(no), 3), idea.sumForMean),
      wrong(figure(gini(yes), 3), idea.oneSideOnly),
    ]),
    explanation: `The groups have the impurities ${figure(gini(yes), 3)} (yes) and ${figure(gini(no), 3)} (no). Weighted by their sizes, the mean is ${answer}.`,
    steps: [
      giniSteps('Yes', yes),
      giniSteps('No', no),
      `Mean: (${yes[0] + yes[1]} × ${figure(gini(yes), 3)} + ${no[0] + no[1]} × ${figure(gini(no), 3)}) ÷ ${yes[0] + yes[1] + no[0] + no[1]} = ${answer}.`,
    ],
    hints: {
      ...hints,
      procedural:
        'For each row turn the counts into shares, put them into the formula, and only then combine the rows.',
      strategic:
        'A larger group must count more. Check that your result lies nearer to the impurity of the larger group.',
    },
    difficulty: difficulty({ steps: 5, abstraction: 2, closeness: 2, load: 1 }),
    concepts: ['decision-trees', 'impurity'],
    reasoning: ['analytical', 'systematic'],
  };
}

function giniSteps(name: string, [one, two]: [number, number]): string {
  const all = one + two;
  return `${name}: 1 − (${one}/${all})² − (${two}/${all})² = ${figure(gini([one, two]), 3)}.`;
}

function askEntropy(data: Counts): Answered {
  const sides = data.questions.map(([text, [side]]) => ({ text, bits: entropy(side), side }));
  const highest = sides.reduce((one, other) => (other.bits > one.bits ? other : one));
  const largest = sides.reduce((one, other) =>
    other.side[0] + other.side[1] > one.side[0] + one.side[1] ? other : one,
  );
  return {
    stem: `${data.intro} The entropy of a group tells how uncertain the class of a randomly chosen member is. Which group has the highest entropy?`,
    stimulus: [
      {
        kind: 'table',
        header: ['Group', ...data.classes],
        rows: data.questions.map(([text, [side]]) => [text, ...side.map(String)]),
      },
    ],
    answer: highest.text,
    distractors: sides
      .filter((one) => one !== highest)
      .map(({ text, side }) =>
        wrong(
          text,
          text === largest.text
            ? idea.bigGroupIsUncertain
            : Math.min(...side) === 0
              ? idea.pureIsUncertain
              : idea.countsForShares,
        ),
      ),
    order: data.questions.map(([text]) => text),
    explanation: `Uncertainty is greatest when the classes are equally frequent, whatever the size of the group. That is the case in “${highest.text}”.`,
    steps: sides.map(
      ({ text, side, bits }) =>
        `${text}: shares ${side.map((part) => `${Math.round((100 * part) / (side[0] + side[1]))}%`).join(' and ')}, entropy ${bits === 0 || bits === 1 ? bits : `about ${figure(bits)}`} bit.`,
    ),
    hints: {
      conceptual: 'Entropy depends on the shares of the classes and not on how many members a group has.',
      procedural: 'For each group, imagine guessing the class of one member: how sure could you be?',
      strategic: 'Order the groups from “I would know” to “I would have to toss a coin”.',
      encouragement: 'No formula is needed, only a feeling for how evenly mixed each group is.',
    },
    difficulty: difficulty({ steps: 2, abstraction: 2, closeness: 2, load: 1 }),
    concepts: ['entropy', 'impurity'],
    reasoning: ['intuitive'],
  };
}

function askGain(data: Counts): Answered {
  const [text, split] = data.questions[0] ?? [
    '',
    [
      [0, 0],
      [0, 0],
    ],
  ];
  const [yes, no] = split;
  const before: [number, number] = [yes[0] + no[0], yes[1] + no[1]];
  const after = weighted(split, entropy);
  const answer = `${figure(entropy(before) - after)} bit`;
  return {
    stem: `${data.intro} Entropy is 1 bit for a group with equal shares, 0.81 bit for shares of 1/4 and 3/4, and 0 for a pure group. How much does “${text}” lower the entropy on average over all cases (its information gain)?`,
    stimulus: [table(data)],
    answer,
    distractors: distinct(answer, [
      wrong(`${figure(after)} bit`, idea.remainderForGain),
      wrong(`${figure(entropy(before) - (entropy(yes) + entropy(no)) / 2)} bit`, idea.sizesIgnored),
      wrong(`${figure((Math.min(...before) - errors(split)) / (before[0] + before[1]))} bit`, idea.errorsForEntropy),
      wrong(`${figure(entropy(before))} bit`, idea.initialForGain),
    ]),
    explanation: `Before the question the entropy is ${figure(entropy(before))} bit. Afterwards it is ${figure(entropy(yes))} among those with yes and ${figure(entropy(no))} among those with no, on average ${figure(after)}; the difference is the gain.`,
    steps: [
      `Before: ${before[0]} and ${before[1]}, equal shares, entropy ${figure(entropy(before))} bit.`,
      `Yes (${yes[0] + yes[1]} cases): entropy ${figure(entropy(yes))}. No (${no[0] + no[1]} cases): entropy ${figure(entropy(no))}.`,
      `Weighted mean: (${yes[0] + yes[1]} × ${figure(entropy(yes))} + ${no[0] + no[1]} × ${figure(entropy(no))}) ÷ ${before[0] + before[1]} = ${figure(after)}. Gain: ${answer}.`,
    ],
    hints: {
      ...hints,
      procedural:
        'Find the entropy before the question, then that of each group after it; the given values are enough.',
      strategic:
        'Large groups must weigh more in the mean. What is left over is not the gain: compare before and after.',
    },
    difficulty: difficulty({ steps: 5, abstraction: 3, closeness: 2, load: 1 }),
    concepts: ['entropy', 'information-gain'],
    reasoning: ['analytical'],
  };
}

function majority(data: Counts, [one, two]: [number, number]): string {
  return one > two ? data.classes[0] : data.classes[1];
}

function table(data: Counts): BlockDraft {
  return {
    kind: 'table',
    header: ['Question', 'Answer', ...data.classes],
    rows: data.questions.flatMap(([text, [yes, no]]) => [
      [text, 'yes', ...yes.map(String)],
      [text, 'no', ...no.map(String)],
    ]),
  };
}
