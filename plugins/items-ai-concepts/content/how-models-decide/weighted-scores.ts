import { wrong } from '../drafts.ts';
import { questionList } from '../questions.ts';
import { idea } from './misconceptions.ts';
import type { Rule } from './score-questions.ts';
import { adding, highestQuestion, scoreQuestion, weights } from './score-questions.ts';

const watering: Rule = {
  features: [
    ['Days without rain', 3],
    ['Degrees above 20 °C', 2],
    ['Shade (0 or 1)', -5],
  ],
  start: 0,
};
const bikes: Rule = {
  features: [
    ['Hours of sunshine', 12],
    ['Millimetres of rain', -8],
    ['Weekend (0 or 1)', 30],
  ],
  start: 50,
};
const readers: Rule = {
  features: [
    ['Books by same author read', 4],
    ['Friends who liked it', 2],
    ['Pages over 300, in hundreds', -3],
  ],
  start: 1,
};
const rescue: Rule = {
  features: [
    ['Waiting hours', 2],
    ['Age over 70 (0 or 1)', 6],
    ['Can walk (0 or 1)', -7],
  ],
  start: 0,
};
const crops: Rule = {
  features: [
    ['Soil quality', 5],
    ['Water need', -4],
    ['Price', 3],
  ],
  start: 10,
};

/** Weighted sums as decision rules: working them out, comparing, turning a decision, reading weights. */
export const weightedScores = questionList({
  id: 'weighted-scores',
  contentArea: 'how-models-decide',
  title: 'Weighted scores as decision rules',
  discrimination: 1.4,
  concepts: ['linear-models', 'weights'],
  reasoning: ['analytical'],
  questions: [
    scoreQuestion({
      rule: watering,
      story:
        'A model works out how urgently a garden bed needs water. A bed has had 4 days without rain, it is 6 degrees above 20 °C, and the bed lies in the shade (1).',
      values: [4, 6, 1],
    }),
    scoreQuestion({
      rule: rescue,
      story:
        'A model orders the waiting list of a walk-in clinic. Mr Okafor is 74 (1), has waited 3 hours and can walk (1).',
      values: [3, 1, 1],
    }),
    scoreQuestion({
      rule: bikes,
      story:
        'A model predicts how many rented bicycles a lakeside shop will need. Tomorrow is a Saturday (1) with 5 hours of sunshine and 10 mm of rain.',
      values: [5, 10, 1],
      question: 'How many does it predict?',
      harder: true,
    }),
    highestQuestion({
      rule: readers,
      story: 'A library’s model scores novels for Noor.',
      who: 'Which novel',
      rows: [
        ['Harbour', 3, 1, 4],
        ['Orchard', 1, 5, 0],
        ['Lantern', 2, 4, 2],
        ['Quarry', 0, 5, 1],
      ],
    }),
    highestQuestion({
      rule: crops,
      story: 'A cooperative’s model scores crops for a dry valley, each feature on a scale from 0 to 10.',
      who: 'Which crop',
      rows: [
        ['Sorghum', 6, 2, 4],
        ['Maize', 8, 9, 7],
        ['Chickpeas', 7, 3, 6],
        ['Melons', 9, 8, 5],
      ],
    }),
    {
      stem: 'A model admits a request when its score is at least 20. Yusuf’s request has the score 17. Which single change would lift it to at least 20?',
      stimulus: [
        weights({
          features: [
            ['Years of membership', 2],
            ['References', 3],
            ['Open fees', -4],
            ['Distance (units of 10 km)', -1],
          ],
          start: 0,
        }),
        { kind: 'text', text: 'Now: 4 years of membership, 5 references, 1 open fee, distance 20 km.' },
      ],
      answer: 'Paying the open fee',
      distractors: [
        wrong('One more year of membership', idea.gapUnderestimated),
        wrong('Moving 20 km closer', idea.smallWeightOverrated),
        wrong('Leaving one reference out', idea.moreCountsAgainst),
      ],
      explanation:
        'Three points are missing. Paying the fee brings 4; a year of membership or moving 20 km closer brings only 2, and leaving out a reference costs 3.',
      steps: [
        'Now: 2 × 4 + 3 × 5 − 4 × 1 − 1 × 2 = 17, so 3 points are missing.',
        'Fee paid: +4, score 21.',
        'Another year: +2, score 19. 20 km closer: +2, score 19. One reference fewer: −3, score 14.',
      ],
      hints: {
        ...adding,
        procedural: 'Find out how many points are missing, and what each proposal would add or take away.',
      },
      reasoning: ['creative', 'analytical'],
      features: { steps: 3, abstraction: 0, closeness: 3, load: 1 },
    },
    {
      stem: 'A model predicts from a flat’s features the rent in euros. Its weight for “distance to the station in km” is −40. What does this weight say?',
      answer: 'Of two flats alike otherwise, the one 1 km farther is predicted 40 euros lower.',
      distractors: [
        wrong('A flat that is 1 km away from the station is predicted to cost 40 euros.', idea.weightIsValue),
        wrong('Building a station 1 km closer to a flat would really raise its rent by 40 euros.', idea.weightIsCause),
        wrong('The distance is the least important one of the features of the flat.', idea.negativeIsUnimportant),
      ],
      explanation:
        'A weight tells how the prediction changes when this feature grows by one unit and the others stay. It describes the model and proves no cause.',
      steps: [
        'The prediction contains −40 × distance.',
        'One more kilometre, all else equal, changes it by −40 euros.',
        'Whether building a station changes rents is a question about causes, which the weight does not answer.',
      ],
      hints: {
        conceptual:
          'A weight belongs to the model’s calculation. It tells what happens to the result when one input changes.',
        procedural: 'Put two flats into the sum that differ in the distance only, and compare.',
        strategic: 'Distinguish three things: a value, a change in the prediction, and a change in the world.',
        encouragement: 'Try it with 2 km and 3 km and the meaning shows itself.',
      },
      concepts: ['linear-models', 'weights', 'correlation-and-causation'],
      features: { steps: 2, abstraction: 3, closeness: 2 },
    },
    {
      stem: 'A score is w × visits + 5 × recommendations − 10. A museum guest with 4 visits and 3 recommendations has the score 33. What is the weight w?',
      answer: '7',
      distractors: [
        wrong('2', idea.startSignTurned),
        wrong('28', idea.dividedTooEarly),
        wrong('4.5', idea.startForgotten),
      ],
      explanation: 'w × 4 + 15 − 10 = 33 gives w × 4 = 28, so w = 7.',
      steps: ['Put in what is known: w × 4 + 5 × 3 − 10 = 33.', 'w × 4 = 33 − 15 + 10 = 28.', 'w = 28 ÷ 4 = 7.'],
      hints: {
        conceptual: 'A weight can be found from one scored case when everything else in the sum is known.',
        procedural: 'Write the sum with the known numbers, and undo its parts one after the other.',
        strategic: 'Put your result into the sum at the end: it must give the stated score.',
        encouragement: 'One unknown, one equation. You have solved such before.',
      },
      features: { steps: 3, abstraction: 1, closeness: 2 },
    },
    {
      stem: 'What does this program print?',
      stimulus: [
        {
          kind: 'code',
          language: 'python',
          code: 'weights = [2, -3, 1]\ncase = [4, 1, 6]\nscore = -5\nfor i in range(3):\n    score = score + weights[i] * case[i]\nif score > 5:\n    print("accept", score)\nelse:\n    print("reject", score)',
        },
      ],
      answer: 'accept 6',
      distractors: [
        wrong('accept 11', idea.startForgotten),
        wrong('accept 12', idea.signIgnored),
        wrong('reject 1', idea.lastValueOnly),
      ],
      explanation:
        'The score starts at −5 and collects 2 × 4 = 8, −3 × 1 = −3 and 1 × 6 = 6, which makes 6. That is more than 5.',
      steps: [
        'Start: −5.',
        'After i = 0: −5 + 8 = 3. After i = 1: 3 − 3 = 0. After i = 2: 0 + 6 = 6.',
        '6 > 5, so it prints “accept 6”.',
      ],
      hints: {
        conceptual: 'The loop builds a weighted sum: each turn adds one weight times one value.',
        procedural: 'Keep a small table with i and score, and write down the score after every turn.',
        strategic: 'Mind what the score is before the loop begins, and the sign of each weight.',
        encouragement: 'Play the computer for three turns. It does nothing clever.',
      },
      concepts: ['linear-models', 'tracing-code'],
      reasoning: ['systematic'],
      features: { steps: 4, abstraction: 2, closeness: 2, load: 1 },
    },
    {
      stem: 'A model accepts when 3 × a + 2 × b ≥ 12 (a and b are not negative). Which statement about its decisions is true?',
      answer: 'A case with a = 0 can be accepted if b is large enough.',
      distractors: [
        wrong('A case with a = 3 is accepted whatever b may be.', idea.largeWeightDecidesAlone),
        wrong('A case needs a and b above zero to be accepted.', idea.allFeaturesNeeded),
        wrong('A case with a = 4 may still be rejected if b is very small.', idea.sumRuleNotUsed),
      ],
      explanation:
        'With a = 0 and b = 6 the sum is 12, so the case is accepted: a high value can make up for a low one. a = 3 alone gives 9; a = 4 alone already gives 12.',
      steps: [
        'a = 0: accepted if 2 × b ≥ 12, so from b = 6 on.',
        'a = 3, b = 0: 9, rejected. So the second statement fails.',
        'a = 0, b = 6 also refutes “both above zero”; a = 4, b = 0 gives 12, accepted whatever b is.',
      ],
      hints: {
        conceptual: 'In a weighted sum one feature can make up for another. That is its strength and its weakness.',
        procedural: 'Test every statement with extreme values, such as zero.',
        strategic: 'To refute “whatever” or “needs”, one counterexample is enough; look for it.',
        encouragement: 'Small whole numbers are enough to decide all four statements.',
      },
      reasoning: ['creative', 'analytical'],
      features: { steps: 4, abstraction: 2, closeness: 3 },
    },
  ],
});
