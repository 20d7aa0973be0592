import type { ItemModel } from '../../../item-bank/items/services.ts';
import { figure, listed } from '../drafts.ts';
import { asPercent, choices, computedModel, isWhole, levels, oneOf, stepped } from './computed-model.ts';

const crossValidation = computedModel({
  id: 'folds-of-a-test',
  contentArea: 'learning-from-data',
  title: 'Testing on each part in turn',
  discrimination: 1.2,
  concepts: ['cross-validation', 'train-test-split'],
  reasoning: ['systematic'],
  hints: {
    conceptual:
      'In cross-validation each part of the data is held out once, while the model learns from all the others.',
    procedural: 'Find the size of one part first; then ask what is done once for each part.',
    strategic: 'Draw the parts as boxes in a row and cover one of them.',
    encouragement: 'One division, and then counting boxes.',
  },
  designs: levels(
    [
      { steps: 1, abstraction: 0, closeness: 1, load: 0 },
      { steps: 2, abstraction: 1, closeness: 2, load: 0 },
      { steps: 3, abstraction: 1, closeness: 2, load: 1 },
      { steps: 4, abstraction: 2, closeness: 3, load: 2 },
    ],
    (random, level) => {
      const rows = oneOf(random, [
        'notes of songs',
        'photos of mushrooms',
        'letters to a town hall',
        'records of earthquakes',
        'recipes',
        'scans of tickets',
        'reviews of hotels',
        'tracks of hikers',
      ]);
      const folds = oneOf(random, [4, 5, 6, 8, 10]);
      const size = stepped(random, 40, 300, 10);
      const all = folds * size;
      const settings = stepped(random, 3, 9, 1);
      const scores = Array.from({ length: 4 }, () => stepped(random, 62, 96, 1));
      const mean = scores.reduce((total, score) => total + score, 0) / 4;
      if (level === 2 && (!isWhole(mean) || new Set(scores).size < 4)) return undefined;
      const intro = `A team tests a model on ${figure(all)} ${rows} by cross-validation: the data is cut into ${folds} equal parts, and each part is held out once.`;
      const ordered = [...scores].sort((one, other) => one - other);
      const [answer, lures, say, stem, step] = (
        [
          [
            size,
            [
              [all - size, 'complement'],
              [folds, 'unitsMixed'],
              [all / 2, 'onePartOnly'],
            ],
            figure,
            `${intro} How many are held out each time?`,
            `${figure(all)} ÷ ${folds} = ${size}.`,
          ],
          [
            all - size,
            [
              [size, 'complement'],
              [all, 'allData'],
              [all - folds, 'unitsMixed'],
            ],
            figure,
            `${intro} From how many does the model learn each time?`,
            `${figure(all)} ÷ ${folds} = ${size} are held out.`,
          ],
          [
            mean,
            [
              [ordered[3] ?? 0, 'onePartOnly'],
              [ordered[0] ?? 0, 'onePartOnly'],
              [((ordered[0] ?? 0) + (ordered[3] ?? 0)) / 2, 'medianForMean'],
              [scores[3] ?? 0, 'stopsEarly'],
            ],
            asPercent,
            `A team tests a model on ${rows} by cross-validation with four parts. On the part that was held out it was right in ${listed(scores.map(asPercent))} of the cases. What is its result?`,
            `(${scores.join(' + ')}) ÷ 4 = ${figure(mean)}.`,
          ],
          [
            settings * folds + 1,
            [
              [settings * folds, 'stopsEarly'],
              [settings + folds, 'sumForProduct'],
              [settings + 1, 'onePartOnly'],
              [settings * (folds - 1) + 1, 'otherGroup'],
            ],
            figure,
            `${intro} In this way the team compares ${settings} settings, and in the end trains once more with the best one on all of the data. How many times is a model trained?`,
            `${settings} · ${folds} = ${settings * folds} for the comparison, and 1 at the end.`,
          ],
        ] as const
      )[level as 0 | 1 | 2 | 3];
      const options = choices(answer, lures, say);
      return (
        options && {
          stem,
          ...options,
          explanation: `Each part is held out once, and the others are learnt from. The answer is ${options.answer}.`,
          steps: [step, `So the answer is ${options.answer}.`],
        }
      );
    },
  ),
});

const encodedColumns = computedModel({
  id: 'numbers-for-a-model',
  contentArea: 'learning-from-data',
  title: 'Turning columns into numbers',
  discrimination: 1.2,
  concepts: ['features', 'encoding'],
  reasoning: ['analytical', 'systematic'],
  hints: {
    conceptual: 'A model computes with numbers only, and columns on one scale can be compared.',
    procedural: 'Do exactly what the rule of the question says, for one value or one column at a time.',
    strategic: 'Try the rule on the smallest and the largest value first.',
    encouragement: 'The rule is written out; it only has to be followed.',
  },
  designs: levels(
    [
      { steps: 1, abstraction: 0, closeness: 2, load: 0 },
      { steps: 3, abstraction: 1, closeness: 1, load: 1 },
      { steps: 3, abstraction: 2, closeness: 2, load: 1 },
      { steps: 5, abstraction: 2, closeness: 3, load: 2 },
    ],
    (random, level) => {
      const [what, one, other, number] = oneOf(random, [
        ['bicycles', 'colour', 'maker', 'weight'],
        ['houses', 'street', 'kind of roof', 'area'],
        ['films', 'language', 'studio', 'length'],
        ['plants', 'kind of soil', 'season', 'height'],
        ['songs', 'style', 'singer', 'tempo'],
        ['dogs', 'breed', 'colour of the coat', 'age'],
        ['flights', 'airline', 'airport', 'distance'],
      ] as const);
      const first = stepped(random, 3, 9, 1);
      const second = stepped(random, 3, 9, 1);
      const numeric = stepped(random, 2, 6, 1);
      const low = stepped(random, 10, 60, 5);
      const span = oneOf(random, [20, 40, 50, 80, 100, 200]);
      const value = low + (span * stepped(random, 10, 90, 5)) / 100;
      const spread = oneOf(random, [2, 4, 5, 8, 10]);
      const mean = low + spread * stepped(random, 2, 6, 1);
      const scores = [stepped(random, 1, 3, 0.5), stepped(random, 0.5, 3, 0.5)] as const;
      if (level === 0 && first === second) return undefined;
      if (level === 1 && first === second) return undefined;
      if (level === 2 && (!isWhole(value) || Math.abs((2 * (value - low)) / span - 1) < 0.05)) return undefined;
      if (level === 3 && scores[0] === scores[1]) return undefined;
      const up = mean + scores[0] * spread;
      const down = mean - scores[1] * spread;
      if (level === 3 && (down < 1 || !isWhole(up) || !isWhole(down))) return undefined;
      const columns = first + second + numeric;
      const scaled = (100 * (value - low)) / span;
      const [answer, lures, say, stem, step] = (
        [
          [
            numeric + first,
            [
              [numeric + 1, 'stopsEarly'],
              [numeric * first, 'sumForProduct'],
              [first, 'onePartOnly'],
              [numeric + first + 1, 'allData'],
            ],
            figure,
            `A table of ${what} has ${numeric} columns of numbers and a column “${one}” with ${first} different words. For a model, each word gets a column of its own with 1 where it applies and 0 elsewhere, in place of “${one}”. How many columns are there then?`,
            `${numeric} + ${first} = ${numeric + first}.`,
          ],
          [
            columns,
            [
              [first * second + numeric, 'sumForProduct'],
              [numeric + 2, 'stopsEarly'],
              [first + second, 'onePartOnly'],
              [columns + 2, 'allData'],
            ],
            figure,
            `A table of ${what} has ${numeric} columns of numbers, a column “${one}” with ${first} different words and a column “${other}” with ${second}. Each word gets a column of its own with 1 or 0, in place of the column of words. How many columns does the model read?`,
            `${numeric} + ${first} + ${second} = ${columns}.`,
          ],
          [
            scaled / 100,
            [
              [1 - scaled / 100, 'complement'],
              [Math.round((100 * value) / (low + span)) / 100, 'thresholdForgotten'],
              [Math.round((100 * (value - low)) / (low + span)) / 100, 'wholeAsBase'],
              [Math.round((100 * low) / value) / 100, 'turnedRound'],
            ],
            figure,
            `In a table of ${what} the column “${number}” runs from ${low} to ${low + span}. It is brought to a scale from 0 to 1, so that the lowest value becomes 0, the highest 1, and the others lie between them in proportion. What becomes of ${figure(value)}?`,
            `(${figure(value)} − ${low}) ÷ ${span} = ${figure(scaled / 100)}.`,
          ],
          [
            scores[0] + scores[1],
            [
              [Math.abs(scores[0] - scores[1]), 'signTurned'],
              [up - down, 'rateForgotten'],
              [scores[0], 'onePartOnly'],
              [scores[1], 'onePartOnly'],
            ],
            figure,
            `In a table of ${what} the column “${number}” has the mean ${mean} and the standard deviation ${spread}. Each value is replaced by its distance from the mean in standard deviations, with a minus below the mean. How far apart are ${up} and ${down} after that?`,
            `(${up} − ${mean}) ÷ ${spread} = ${figure(scores[0])} and (${down} − ${mean}) ÷ ${spread} = ${figure(-scores[1])}.`,
          ],
        ] as const
      )[level as 0 | 1 | 2 | 3];
      const options = choices(answer, lures, say);
      return (
        options && {
          stem,
          ...options,
          explanation: `By the rule of the question, the answer is ${options.answer}.`,
          steps: [step, `So the answer is ${options.answer}.`],
        }
      );
    },
  ),
});

export const rowsAndFolds: ItemModel[] = [crossValidation, encodedColumns];
