import type { ItemModel } from '../../../item-bank/items/services.ts';
import { figure, listed } from '../drafts.ts';
import {
  asPercent,
  choices,
  computedModel,
  isWhole,
  levels,
  oneOf,
  round,
  signedChoices,
  stepped,
} from './computed-model.ts';
import { attentionTasks } from './practice-tasks.ts';

const contextBudget = computedModel({
  id: 'room-in-the-context',
  contentArea: 'language-models',
  title: 'How much fits into a context window',
  discrimination: 1.2,
  concepts: ['context-window', 'tokens'],
  reasoning: ['systematic'],
  hints: {
    conceptual: 'Instructions, text and answer share one window; what one takes the others cannot have.',
    procedural: 'Take off what is kept for instructions and answer, then divide what is left by the size of a part.',
    strategic: 'Bring all amounts into tokens before you compare them.',
    encouragement: 'One subtraction and one division are enough.',
  },
  designs: levels(
    [
      { steps: 1, abstraction: 0, closeness: 1, load: 0 },
      { steps: 2, abstraction: 1, closeness: 1, load: 0 },
      { steps: 4, abstraction: 1, closeness: 2, load: 1 },
      { steps: 5, abstraction: 2, closeness: 2, load: 2 },
    ],
    (random, level) => {
      const thing = oneOf(random, ['pages', 'messages', 'reports', 'letters', 'chapters', 'interviews']);
      const size = stepped(random, 200, 900, 50);
      const room = stepped(random, 4000, 32_000, 1000);
      const rules = level === 0 ? 0 : stepped(random, 200, 1500, 100);
      const reply = level >= 2 ? stepped(random, 300, 2000, 100) : 0;
      // Words instead of tokens at the last level: four tokens for three words.
      const words = level === 3 ? (size * 3) / 4 : size;
      if (!isWhole(words)) return undefined;
      const left = room - rules - reply;
      const answer = Math.floor(left / size);
      if (left <= 0 || isWhole(left / size)) return undefined;
      const options = choices(answer, [
        [Math.floor(room / size), 'roomForgotten'],
        [Math.ceil(left / size), 'roundsDown'],
        [Math.floor(left / words), level === 3 ? 'unitsMixed' : 'roomForgotten'],
        [Math.floor((room - rules) / size), 'roomForgotten'],
        [Math.floor((room + rules) / size), 'signTurned'],
        [answer - 1, 'roundsDown'],
        [Math.floor(room / 1000), 'unitsMixed'],
      ]);
      const kept = [
        '',
        ` The instructions take ${figure(rules)} of them.`,
        ` The instructions take ${figure(rules)} of them, and ${figure(reply)} are kept for the answer.`,
      ][Math.min(level, 2)];
      const each =
        level === 3 ? `${figure(words)} words (three words make about four tokens)` : `${figure(size)} tokens`;
      return (
        options && {
          stem: `A language model reads at most ${figure(room)} tokens at a time.${kept} How many ${thing} of ${each} each does it take in whole at once?`,
          ...options,
          explanation: `${figure(left)} tokens are left, and each of the ${thing} takes ${figure(size)}: ${options.answer} fit.`,
          steps: [
            `Left: ${figure(left)} tokens.`,
            `${figure(left)} ÷ ${figure(size)}, rounded down, is ${options.answer}.`,
          ],
        }
      );
    },
  ),
});

const nextWordChance = computedModel({
  id: 'chance-of-the-next-words',
  contentArea: 'language-models',
  title: 'Chances of words from counts',
  discrimination: 1.3,
  concepts: ['next-word-prediction', 'probability'],
  reasoning: ['analytical'],
  hints: {
    conceptual: 'A chance is a share of those cases that begin in the same way, not of all text.',
    procedural: 'Add up how often the word was followed by anything; divide by that. Chances in a row are multiplied.',
    strategic: 'Take the words one after the other, each with its own table row.',
    encouragement: 'Each chance is one small fraction.',
  },
  designs: levels(
    [
      { steps: 1, abstraction: 1, closeness: 1, load: 1 },
      { steps: 3, abstraction: 1, closeness: 2, load: 1 },
      { steps: 4, abstraction: 2, closeness: 3, load: 2 },
    ],
    (random, level) => {
      const [first, [one, two, three]] = oneOf(random, [
        ['the', ['cat', 'door', 'rain']],
        ['good', ['morning', 'night', 'idea']],
        ['a', ['cup', 'letter', 'walk']],
        ['very', ['old', 'late', 'small']],
        ['my', ['brother', 'house', 'turn']],
      ] as const);
      const counts = [stepped(random, 5, 60, 1), stepped(random, 5, 60, 1), stepped(random, 5, 60, 1)] as const;
      const all = counts[0] + counts[1] + counts[2];
      const then = stepped(random, 10, 90, 10);
      const share = (100 * counts[0]) / all;
      const removed = (100 * counts[0]) / (counts[0] + counts[1]);
      const product = (share * then) / 100;
      const answer = [share, removed, product][level] ?? share;
      if (!isWhole(answer) || (level === 2 && !isWhole(share))) return undefined;
      const options = choices(
        answer,
        [
          ...(level === 2
            ? [
                [Math.round(share + then), 'sumForProduct'] as const,
                [Math.round((share + then) / 2), 'plainMean'] as const,
              ]
            : []),
          [Math.round(share), level === 1 ? 'wholeAsBase' : 'stopsEarly'],
          [Math.round((100 * counts[1]) / all), 'wrongRow'],
          [Math.round((100 * counts[2]) / all), 'wrongRow'],
          [33, 'plainMean'],
          [100 - Math.round(share), 'complement'],
        ],
        asPercent,
      );
      const asks = [
        `How likely does it write “${one}” after “${first}”?`,
        `It may not write “${three}”, and the other two keep their proportion. How likely is “${one}” after “${first}”?`,
        `After “${one}” the word “is” follows in ${then}% of the cases. How likely does it go on after “${first}” with “${one} is”?`,
      ];
      return (
        options && {
          stem: `A simple language model has counted which words follow “${first}”, and chooses by these counts. ${asks[level]}`,
          stimulus: [
            {
              kind: 'table' as const,
              header: [`After “${first}”`, 'Times'],
              rows: [
                [one, figure(counts[0])],
                [two, figure(counts[1])],
                [three, figure(counts[2])],
              ],
            },
          ],
          ...options,
          explanation: `The counts add up to ${all}, and ${counts[0]} of them are “${one}”. The answer is ${options.answer}.`,
          steps: [`${counts.join(' + ')} = ${all}.`, `So the chance is ${options.answer}.`],
        }
      );
    },
  ),
});

const attention = computedModel({
  id: 'weights-of-attention',
  contentArea: 'language-models',
  title: 'A mean by the weights of attention',
  discrimination: 1.3,
  concepts: ['attention'],
  reasoning: ['analytical', 'systematic'],
  hints: {
    conceptual: 'Attention mixes values: each counts as much as its weight says, and all weights together are one.',
    procedural: 'Multiply each value by its weight and add the products.',
    strategic: 'A word with a small weight hardly moves the result; estimate first.',
    encouragement: 'It is a mean in which some count more.',
  },
  practice: attentionTasks,
  designs: levels(
    [
      { steps: 2, abstraction: 1, closeness: 1, load: 1 },
      { steps: 3, abstraction: 2, closeness: 2, load: 1 },
      { steps: 5, abstraction: 3, closeness: 2, load: 2 },
    ],
    (random, level) => {
      const words = oneOf(random, [
        ['bank', 'river', 'money'],
        ['light', 'lamp', 'feather'],
        ['mouse', 'cable', 'cheese'],
        ['spring', 'water', 'April'],
        ['key', 'piano', 'door'],
      ] as const);
      const parts = [stepped(random, 1, 8, 1), stepped(random, 1, 8, 1), level === 0 ? 0 : stepped(random, 1, 8, 1)];
      const total = parts.reduce((sum, each) => sum + each, 0);
      if (total !== 10) return undefined;
      const values = parts.map(() => stepped(random, -4, 12, 1));
      if (level === 0 && values.some((value) => value < 0)) return undefined;
      // At the last level the weights follow from scores: each word's share of all.
      const result = round(parts.reduce((sum, part, at) => sum + (part * (values[at] ?? 0)) / 10, 0));
      const kept = parts.flatMap((part, at) => (part > 0 ? at : []));
      const plain = round(Math.round((10 * kept.reduce((sum, at) => sum + (values[at] ?? 0), 0)) / kept.length) / 10);
      const largest = kept.reduce((best, at) => ((parts[at] ?? 0) > (parts[best] ?? 0) ? at : best));
      const options = signedChoices(result, [
        [plain, 'plainMean'],
        [values[largest] ?? 0, 'onePartOnly'],
        [round(kept.reduce((sum, at) => sum + (values[at] ?? 0), 0)), 'rateForgotten'],
        [round(result * 10), 'rateForgotten'],
        [round(-result), 'signTurned'],
      ]);
      const shown = level === 2 ? (part: number) => figure(part) : (part: number) => figure(part / 10);
      const intro =
        level === 2
          ? 'To give a word its meaning in a sentence, a model mixes the values of words. The weight of a word is its score divided by the sum of all scores.'
          : 'To give a word its meaning in a sentence, a model mixes the values of words by weights of attention.';
      return (
        options && {
          stem: `${intro} Which value comes of the table?`,
          stimulus: [
            {
              kind: 'table' as const,
              header: ['Word', level === 2 ? 'Score' : 'Weight', 'Value'],
              rows: kept.map((at) => [words[at] ?? '', shown(parts[at] ?? 0), figure(values[at] ?? 0)]),
            },
          ],
          ...options,
          explanation: `Each value counts by its weight: ${listed(kept.map((at) => `${figure((parts[at] ?? 0) / 10)} · ${figure(values[at] ?? 0)}`))} add up to ${options.answer}.`,
          steps: [
            `Weights: ${kept.map((at) => figure((parts[at] ?? 0) / 10)).join('; ')}.`,
            `The sum of the products is ${options.answer}.`,
          ],
        }
      );
    },
  ),
});

export const computedLanguage: ItemModel[] = [contextBudget, nextWordChance, attention];
