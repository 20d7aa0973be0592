import type { BlockDraft } from '../../../../core/contract/blocks.ts';
import { distinct, figure, percent, wrong } from '../drafts.ts';
import type { Question } from '../questions.ts';
import { questionList } from '../questions.ts';
import { idea } from './misconceptions.ts';

/** Probabilities at temperature T: p^(1/T), scaled to add up to 1. */
function heated(probabilities: readonly number[], temperature: number): number[] {
  const raised = probabilities.map((probability) => probability ** (1 / temperature));
  const sum = raised.reduce((total, one) => total + one, 0);
  return raised.map((one) => one / sum);
}

function table(rows: [string, number[]][], words: string[]): BlockDraft {
  return {
    kind: 'table',
    header: ['', ...words],
    rows: rows.map(([name, shares]) => [name, ...shares.map((share) => `${Math.round(share * 100)}%`)]),
  };
}

const base = [0.5, 0.3, 0.15, 0.05];
const settings: [string, number[]][] = [
  ['Setting 1', heated(base, 1)],
  ['Setting 2', heated(base, 0.4)],
  ['Setting 3', heated(base, 3)],
  ['Setting 4', heated(base, 0.7)],
];

const hints = {
  conceptual: 'Temperature evens out or sharpens the probabilities of the next words; it never changes their order.',
  procedural: 'Compare how much larger the biggest probability is than the others.',
  strategic: 'Think of the two extremes: at one end always the same word, at the other end any word.',
  encouragement: 'Once you see which way the differences go, the rest follows.',
};

/** One share after sharpening or evening out, by the stated rule of powers and scaling. */
function powerQuestion(setting: {
  words: [string, string];
  weights: [number, number];
  temperature: 0.5 | 2;
  rule: string;
}): Question {
  const { words, weights, temperature, rule } = setting;
  const whole = weights[0] + weights[1];
  const shares = heated([weights[0] / whole, weights[1] / whole], temperature);
  const answer = `${Math.round((shares[0] ?? 0) * 100)}%`;
  const before = percent(weights[0], whole);
  const opposite = heated([weights[0] / whole, weights[1] / whole], 1 / temperature);
  const powered = (weights[0] / whole) ** (1 / temperature);
  return {
    stem: `${rule} At temperature 1 the next word is “${words[0]}” with ${before} and “${words[1]}” with ${percent(weights[1], whole)}. With which probability is it “${words[0]}” at temperature ${temperature}?`,
    answer,
    distractors: distinct(answer, [
      wrong(before, idea.temperatureChangesNothing),
      wrong(`${Math.round((opposite[0] ?? 0) * 100)}%`, idea.temperatureTurnedRound),
      wrong(`${Math.round(powered * 100)}%`, idea.scalingForgotten),
      wrong('50%', idea.hotMeansEven),
    ]),
    explanation: `The probabilities stand in the proportion ${weights[0]} : ${weights[1]}. ${temperature < 1 ? 'Squared' : 'After taking roots'}, that is ${figure(weights[0] ** (1 / temperature))} : ${figure(weights[1] ** (1 / temperature))}, so “${words[0]}” gets ${answer}.`,
    steps: [
      `Proportion at temperature 1: ${weights[0]} : ${weights[1]}.`,
      `At temperature ${temperature}: ${figure(weights[0] ** (1 / temperature))} : ${figure(weights[1] ** (1 / temperature))}.`,
      `Scaled to 100%: ${figure(weights[0] ** (1 / temperature))} ÷ ${figure(weights[0] ** (1 / temperature) + weights[1] ** (1 / temperature))} = ${answer}.`,
    ],
    hints: {
      ...hints,
      procedural: 'Write the two probabilities as a simple proportion, apply the rule to both parts, and scale again.',
    },
    concepts: ['temperature', 'sampling'],
    reasoning: ['analytical'],
    features: { steps: 4, abstraction: 3, closeness: temperature < 1 ? 2 : 3 },
  };
}

/** What the temperature of sampling does, when to use which, and how it is worked out. */
export const temperature = questionList({
  id: 'temperature',
  contentArea: 'language-models',
  title: 'The temperature of drawing words',
  discrimination: 1.3,
  concepts: ['temperature', 'sampling'],
  reasoning: ['intuitive'],
  questions: [
    {
      stem: 'With a low temperature a language model nearly always takes the most probable word; with a high one it takes less probable words more often. For which of these tasks is a low temperature the better choice?',
      answer: 'Copying the due dates out of 300 invoices',
      distractors: [
        wrong('Collecting unusual names for a café', idea.lowForVariety),
        wrong('Writing ten different endings of a tale', idea.lowForVariety),
        wrong('Finding surprising rhymes for a song', idea.lowForVariety),
      ],
      explanation:
        'For the invoices there is one right answer each time, and surprises do harm. The other tasks live on variety.',
      steps: [
        'Low temperature: little variety, always the likeliest words.',
        'That suits a task with one right answer.',
        'Names, endings and rhymes are to differ and to surprise.',
      ],
      hints: {
        conceptual: 'Some tasks want the same dependable answer each time, others want variety.',
        procedural: 'For each task ask whether two quite different answers would be welcome.',
        strategic: 'Look for the odd one out: where would a surprise be a mistake?',
        encouragement: 'Imagine receiving the results of each task, and you will know which one must not vary.',
      },
      features: { steps: 1, abstraction: 1, closeness: 0 },
    },
    {
      stem: 'A language model was asked eight times to name a school magazine, four times with a low and four times with a high temperature. Which list was made with the higher temperature, and by what can one tell?',
      stimulus: [
        {
          kind: 'table',
          header: ['List M', 'List N'],
          rows: [
            ['Our School', 'The Loud Pencil'],
            ['Our School', 'Corridor Weather'],
            ['Our School Today', 'Lunch on the Moon'],
            ['Our School', 'Forty Doors'],
          ],
        },
      ],
      answer: 'N, because its answers differ widely',
      distractors: [
        wrong('M, because its answers are so alike', idea.temperatureTurnedRound),
        wrong('N, because its answers are better', idea.hotMeansBetter),
        wrong('M, because its answers are correct', idea.hotMeansBetter),
      ],
      explanation:
        'A higher temperature lets less probable words through, so the answers vary more. Whether they are better is another question.',
      steps: [
        'List M repeats itself, as one expects of the likeliest words.',
        'List N never repeats itself.',
        'More variety points to a higher temperature.',
      ],
      hints: {
        ...hints,
        procedural: 'Read each list by itself: how often does it repeat itself?',
        strategic: 'Decide two things one after the other: which list, and which reason has to do with chance.',
      },
      features: { steps: 2, abstraction: 1, closeness: 1, load: 1 },
    },
    {
      stem: 'The table shows how likely four next words are in four settings of the same model. Which setting has the highest temperature?',
      stimulus: [table(settings, ['garden', 'street', 'island', 'engine'])],
      answer: 'Setting 3',
      distractors: [
        wrong('Setting 1', idea.middleTakenForExtreme),
        wrong('Setting 2', idea.temperatureTurnedRound),
        wrong('Setting 4', idea.middleTakenForExtreme),
      ],
      order: ['Setting 1', 'Setting 2', 'Setting 3', 'Setting 4'],
      explanation:
        'The higher the temperature, the more alike the probabilities become. In setting 3 they are closest together, in setting 2 the first word has nearly everything.',
      steps: [
        'Order the settings by the largest probability.',
        'The smallest of these, and so the most even row, is that of setting 3.',
      ],
      hints,
      features: { steps: 2, abstraction: 2, closeness: 1, load: 1 },
    },
    {
      stem: 'At some temperature the word “amber” is twice as likely to come next as “violet”. The temperature is then lowered. What happens?',
      answer: '“amber” becomes more than twice as likely as “violet”.',
      distractors: [
        wrong('“amber” stays exactly twice as likely as “violet”.', idea.temperatureChangesNothing),
        wrong('“amber” becomes less than twice as likely as “violet”.', idea.temperatureTurnedRound),
        wrong('“violet” becomes more likely to come than “amber”.', idea.temperatureReorders),
      ],
      explanation:
        'Lowering the temperature sharpens differences: what is likely gains, what is unlikely loses. The order of the words stays.',
      steps: [
        'A low temperature favours the likeliest words.',
        'So the advantage of “amber” over “violet” grows.',
        'The order itself never changes with the temperature.',
      ],
      hints,
      features: { steps: 2, abstraction: 2, closeness: 3 },
    },
    {
      stem: 'A model turns scores into probabilities by giving each word the weight 2 to the power of its score, and dividing by the sum of the weights. Three words have the scores 4, 3 and 1. How likely is the word with the score 3?',
      answer: '8/26',
      distractors: [
        wrong('3/8', idea.scoresUsedAsWeights),
        wrong('8/16', idea.comparedWithBestOnly),
        wrong('6/16', idea.powerIsProduct),
      ],
      explanation: 'The weights are 2⁴ = 16, 2³ = 8 and 2¹ = 2, together 26. So the word has 8/26, about 31%.',
      steps: ['Weights: 16, 8 and 2.', 'Sum: 26.', 'Probability of the second word: 8/26.'],
      hints: {
        ...hints,
        conceptual: 'Scores become weights by a power, so that one point more doubles the weight.',
        procedural: 'Work out the three weights and their sum, then take the share of the word in question.',
      },
      concepts: ['softmax', 'sampling'],
      reasoning: ['analytical'],
      features: { steps: 3, abstraction: 2, closeness: 2 },
    },
    {
      stem: 'A model gives each word the weight 2 to the power of its score and divides by the sum of the weights. What happens to the probabilities if 5 is added to all scores?',
      answer: 'Nothing: every weight grows by the same factor.',
      distractors: [
        wrong('They all rise: every word has a higher score.', idea.higherScoresHigherChances),
        wrong('They become more even: 5 outweighs differences.', idea.addedConstantEvens),
        wrong('The likeliest gains: its weight grows the most.', idea.absoluteForRelativeGrowth),
      ],
      explanation: 'Adding 5 multiplies each weight by 2⁵ = 32, and so also their sum. The shares stay what they were.',
      steps: [
        '2 to the power of (score + 5) = 32 × 2 to the power of the score.',
        'Weights and sum are all 32 times as large.',
        'Each quotient, and so each probability, stays the same.',
      ],
      hints: {
        ...hints,
        conceptual: 'Probabilities are shares of a whole. Ask what happens to each part and to the whole.',
        procedural: 'Try it with two words whose scores are 1 and 0, then with 6 and 5.',
      },
      concepts: ['softmax'],
      reasoning: ['creative', 'analytical'],
      features: { steps: 4, abstraction: 3, closeness: 2 },
    },
    powerQuestion({
      words: ['lake', 'shore'],
      weights: [3, 1],
      temperature: 0.5,
      rule: 'At temperature 0.5 the probabilities of temperature 1 are squared and then scaled to add up to 100%.',
    }),
    powerQuestion({
      words: ['stone', 'feather'],
      weights: [9, 1],
      temperature: 2,
      rule: 'At temperature 2 the square roots of the probabilities of temperature 1 are taken and then scaled to add up to 100%.',
    }),
  ],
});
