import { distinct, figure, wrong } from '../drafts.ts';
import { questionList } from '../questions.ts';
import { idea } from './misconceptions.ts';
import {
  analogyQuestion,
  attending,
  meaning,
  mixQuestion,
  relevanceQuestion,
  wordFigure,
  words,
} from './vector-questions.ts';

/** Words as lists of numbers, and how attention mixes them. */
export const vectorsAndAttention = questionList({
  id: 'vectors-and-attention',
  contentArea: 'language-models',
  title: 'Words as numbers, and attention',
  discrimination: 1.4,
  concepts: ['word-vectors'],
  reasoning: ['analytical'],
  questions: [
    {
      stem: 'A model stores each word as two numbers. Words that are used alike lie close together in the figure. Which word is used most like “river”?',
      stimulus: [
        wordFigure([
          ['river', 2, 6],
          ['brook', 4, 7],
          ['rival', 8, 6],
          ['liver', 7, 2],
          ['bridge', 5, 4],
        ]),
      ],
      answer: 'brook',
      distractors: [
        wrong('liver', idea.spellingForMeaning),
        wrong('rival', idea.onePlaceCompared),
        wrong('bridge', idea.topicForNearness),
      ],
      explanation:
        'In the figure “brook” is by far the nearest to “river”. Similar spelling, as in “liver” or “rival”, does not bring words together.',
      steps: [
        'Find “river” in the figure.',
        'Compare the distances to the other words: “brook” is about 2.2 away, “bridge” about 3.6, the others farther.',
      ],
      hints: {
        ...meaning,
        procedural: 'Look for the shortest distance in the figure, and not for likeness of letters.',
      },
      reasoning: ['intuitive'],
      features: { steps: 1, abstraction: 1, closeness: 1, load: 0 },
    },
    analogyQuestion({ one: ['Norway', [9, 6]], toOther: ['Oslo', [9, 2]], third: ['Peru', [2, 7]], wanted: 'Lima' }),
    analogyQuestion({
      one: ['dog', [4, 6, 1]],
      toOther: ['puppy', [5, 2, 1]],
      third: ['cow', [1, 8, 5]],
      wanted: 'calf',
    }),
    {
      stem: 'A music archive stores songs as vectors and measures likeness by the angle between them: the smaller the angle, the more alike. Which song is most like “Tide”, (2, 1)?',
      stimulus: [
        words(
          [
            ['Ember', [6, 3]],
            ['Quarry', [1, 2]],
            ['Lantern', [2, 0]],
            ['Meadow', [-2, -1]],
          ],
          'Song',
        ),
      ],
      answer: 'Ember',
      distractors: [
        wrong('Quarry', idea.nearestForAngle),
        wrong('Lantern', idea.nearestForAngle),
        wrong('Meadow', idea.oppositeForAlike),
      ],
      explanation:
        '(6, 3) is three times (2, 1) and points in exactly the same direction, so the angle is 0. That it is longer and lies farther away does not count for the angle.',
      steps: [
        'Ember: (6, 3) = 3 × (2, 1), angle 0.',
        'Quarry and Lantern lie nearer but point in other directions.',
        'Meadow: (−2, −1) points the opposite way, the largest angle possible.',
      ],
      hints: {
        ...meaning,
        conceptual: 'An angle compares directions and pays no attention to length.',
        procedural: 'Sketch the vectors as arrows from (0, 0), or compare the proportion of their two numbers.',
      },
      concepts: ['word-vectors', 'cosine-similarity'],
      reasoning: ['intuitive', 'analytical'],
      features: { steps: 3, abstraction: 2, closeness: 3, load: 1 },
    },
    mixQuestion({
      story: 'In “The nurse closed the window because she was cold”, attention works out what “she” refers to.',
      entries: [
        ['nurse', 0.7, 10],
        ['window', 0.1, 4],
        ['cold', 0.2, 5],
      ],
    }),
    mixQuestion({
      story:
        'In “Bring the boat to the bank”, attention works out the sense of “bank”; high values mean water, low ones money.',
      entries: [
        ['Bring', 0.1, 4],
        ['boat', 0.6, 9],
        ['bank', 0.3, 5],
      ],
    }),
    relevanceQuestion({
      story: 'The fifth word of a sentence attends to the four words before it.',
      asking: ['word 5', [2, -1]],
      entries: [
        ['word 1', [1, 4]],
        ['word 2', [-1, 3]],
        ['word 3', [2, 2]],
        ['word 4', [3, 1]],
      ],
    }),
    relevanceQuestion({
      story: 'The sixth word of a sentence attends to some of the words before it.',
      asking: ['word 6', [1, 3]],
      entries: [
        ['word 1', [4, 1]],
        ['word 2', [2, 2]],
        ['word 4', [5, -1]],
        ['word 5', [0, 1]],
      ],
    }),
    {
      stem: 'When it writes, each word of a language model may attend to itself and to earlier words, never to later ones. A text has 6 words. To how many pairs of an attending and an attended word does that lead?',
      answer: '21',
      distractors: [wrong('36', idea.laterWordsSeen), wrong('15', idea.selfLeftOut), wrong('6', idea.onlySelfCounted)],
      order: ['6', '15', '21', '36'],
      explanation: 'The first word attends to 1, the second to 2, up to the sixth to 6: 1 + 2 + 3 + 4 + 5 + 6 = 21.',
      steps: ['Word 1: 1 (itself). Word 2: 2. … Word 6: 6.', '1 + 2 + 3 + 4 + 5 + 6 = 21.'],
      hints: {
        ...attending,
        conceptual: 'A word that is being written cannot look at words that do not exist yet.',
        procedural: 'Note for each position how many words it may look at, then add.',
        strategic: 'A grid with a mark for each allowed pair shows the shape of the answer.',
      },
      concepts: ['attention', 'causal-mask'],
      reasoning: ['systematic'],
      features: { steps: 3, abstraction: 2, closeness: 3 },
    },
    {
      stem: 'Attention gives each word the weight 2 to the power of its score, divided by the sum over all words, and then takes the weighted mean of the values. Which value results?',
      stimulus: [
        {
          kind: 'table',
          header: ['Word', 'Score', 'Value'],
          rows: [
            ['harvest', '3', '10'],
            ['rain', '2', '20'],
            ['the', '0', '0'],
            ['late', '0', '30'],
            ['in', '1', '0'],
          ],
        },
      ],
      answer: figure((8 * 10 + 4 * 20 + 1 * 30) / 16, 3),
      distractors: distinct(figure((8 * 10 + 4 * 20 + 1 * 30) / 16, 3), [
        wrong('10', idea.attentionPicksOne),
        wrong('12', idea.attentionIsEven),
        wrong(figure((3 * 10 + 2 * 20) / 6, 3), idea.scoresUsedAsWeights),
      ]),
      explanation:
        'The weights are 8, 4, 1, 1 and 2 sixteenths. Weighted by them, the values give (80 + 80 + 0 + 30 + 0) ÷ 16 = 11.875.',
      steps: [
        'Powers: 2³ = 8, 2² = 4, 2⁰ = 1, 2⁰ = 1, 2¹ = 2; sum 16.',
        'Products: 8 × 10, 4 × 20, 1 × 0, 1 × 30, 2 × 0; sum 190.',
        '190 ÷ 16 = 11.875.',
      ],
      hints: {
        ...attending,
        procedural: 'Work out the five powers and their sum; then multiply each power by the value, add, and divide.',
      },
      concepts: ['attention', 'softmax'],
      reasoning: ['systematic', 'analytical'],
      features: { steps: 5, abstraction: 3, closeness: 3, load: 1 },
    },
    {
      stem: 'What does this program print?',
      stimulus: [
        {
          kind: 'code',
          language: 'python',
          code: 'query = [1, 2]\nkeys = [[3, 0], [0, 2], [1, 1]]\nvalues = ["oak", "elm", "ash"]\nbest = 0\nscores = []\nfor key in keys:\n    scores.append(query[0] * key[0] + query[1] * key[1])\nfor i in range(3):\n    if scores[i] > scores[best]:\n        best = i\nprint(values[best], scores)',
        },
      ],
      answer: 'elm [3, 4, 3]',
      distractors: [
        wrong('oak [3, 2, 2]', idea.queryIgnored),
        wrong('oak [6, 5, 5]', idea.placesAddedNotMultiplied),
        wrong('oak [3, 4, 3]', idea.countsFromOne),
      ],
      explanation:
        'The scores are 1 × 3 + 2 × 0 = 3, 1 × 0 + 2 × 2 = 4 and 1 × 1 + 2 × 1 = 3. The highest is the second one, which belongs to “elm”.',
      steps: [
        'Key [3, 0]: 3. Key [0, 2]: 4. Key [1, 1]: 3.',
        'best starts at 0; 4 > 3 makes it 1; 3 > 4 is false.',
        'values[1] is “elm”.',
      ],
      hints: {
        ...attending,
        procedural: 'Work out the three scores first, then follow the second loop with a note of “best”.',
        strategic: 'Positions are counted from 0, and “>” is not met by equal numbers.',
      },
      concepts: ['attention', 'tracing-code'],
      reasoning: ['systematic'],
      features: { steps: 5, abstraction: 2, closeness: 3, load: 1 },
    },
  ],
});
