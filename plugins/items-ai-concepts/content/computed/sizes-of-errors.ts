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

const meanError = computedModel({
  id: 'mean-of-the-errors',
  contentArea: 'evaluating-models',
  title: 'How far off predicted numbers are',
  discrimination: 1.3,
  concepts: ['regression', 'error-measures'],
  reasoning: ['systematic', 'analytical'],
  hints: {
    conceptual:
      'An error is the distance between what was predicted and what came. Measures differ in whether its sign counts.',
    procedural: 'Write the error beside each row, and only then put the errors together as the question says.',
    strategic: 'Look for rows where the prediction is too high and rows where it is too low.',
    encouragement: 'Four small differences are all it takes.',
  },
  designs: levels(
    [
      { steps: 1, abstraction: 0, closeness: 1, load: 1 },
      { steps: 3, abstraction: 1, closeness: 1, load: 1 },
      { steps: 4, abstraction: 2, closeness: 3, load: 1 },
      { steps: 5, abstraction: 2, closeness: 3, load: 2 },
    ],
    (random, level) => {
      const [what, when] = oneOf(random, [
        ['the guests of a café', 'Day'],
        ['the depth of a river in cm', 'Hour'],
        ['the minutes of a walk', 'Walk'],
        ['the eggs of a henhouse', 'Week'],
        ['the price of a ticket in €', 'Ticket'],
        ['the pages of a report', 'Report'],
        ['the bread rolls sold', 'Morning'],
      ] as const);
      const truth = Array.from({ length: 4 }, () => stepped(random, 20, 70, 1));
      const draw = () => truth.map(() => stepped(random, -9, 9, 1));
      const errors = draw();
      const others = draw();
      const total = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0);
      const sizes = (list: readonly number[]) => list.map(Math.abs);
      if (errors.includes(0) || others.includes(0)) return undefined;
      if (errors.every((error) => error > 0) || errors.every((error) => error < 0)) return undefined;
      const absolute = total(sizes(errors)) / 4;
      const signed = total(errors) / 4;
      const second = total(sizes(others)) / 4;
      if (new Set(sizes(errors)).size < 4 || (level > 0 && (!isWhole(absolute) || !isWhole(signed)))) return undefined;
      if (level === 2 && signed === 0) return undefined;
      if (level === 3 && (!isWhole(second) || second === absolute)) return undefined;
      const largest = Math.max(...sizes(errors));
      const ordered = sizes(errors).sort((one, other) => one - other);
      const options =
        level === 2
          ? signedChoices(signed, [
              [-signed, 'signTurned'],
              [absolute, 'countsForShares'],
              [total(errors), 'rateForgotten'],
              [-absolute, 'signTurned'],
            ])
          : choices(
              [largest, absolute, 0, Math.abs(absolute - second)][level] ?? 0,
              level === 0
                ? [
                    [ordered[2] ?? 0, 'wrongRow'],
                    [Math.max(...truth) - Math.min(...truth), 'otherGroup'],
                    [ordered[0] ?? 0, 'turnedRound'],
                    [ordered[1] ?? 0, 'wrongRow'],
                  ]
                : level === 1
                  ? [
                      [Math.abs(signed), 'signTurned'],
                      [total(sizes(errors)), 'rateForgotten'],
                      [largest, 'onePartOnly'],
                      [round(((ordered[1] ?? 0) + (ordered[2] ?? 0)) / 2), 'medianForMean'],
                    ]
                  : [
                      [Math.abs(Math.abs(signed) - Math.abs(total(others) / 4)), 'signTurned'],
                      [absolute + second, 'otherGroup'],
                      [Math.min(absolute, second), 'onePartOnly'],
                      [Math.max(absolute, second), 'onePartOnly'],
                    ],
            );
      const asks = [
        'By how much is the prediction off where it is furthest from the truth?',
        'How far off is it on average, whether too high or too low?',
        'What is the mean of “predicted minus true”, in which errors with different signs cancel out?',
        'The mean absolute error of each model is the mean of its distances from the truth. By how much do the two differ?',
      ];
      const shown = (list: readonly number[]) => truth.map((each, at) => figure(each + (list[at] ?? 0)));
      return (
        options && {
          stem: `${level === 3 ? 'Two models predict' : 'A model predicts'} ${what}. ${asks[level]}`,
          stimulus: [
            {
              kind: 'table' as const,
              header: [when, 'True', ...(level === 3 ? ['Model A', 'Model B'] : ['Predicted'])],
              rows: truth.map((each, at) => [
                String(at + 1),
                figure(each),
                shown(errors)[at] ?? '',
                ...(level === 3 ? [shown(others)[at] ?? ''] : []),
              ]),
            },
          ],
          ...options,
          explanation: `The predictions differ from the truth by ${listed(errors.map((error) => figure(error)))}${level === 3 ? `, those of model B by ${listed(others.map((error) => figure(error)))}` : ''}. The answer is ${options.answer}.`,
          steps: [
            `Predicted minus true: ${errors.map((error) => figure(error)).join('; ')}.`,
            `So the answer is ${options.answer}.`,
          ],
        }
      );
    },
  ),
});

const threeClasses = computedModel({
  id: 'three-kinds-sorted',
  contentArea: 'evaluating-models',
  title: 'Sorting into three kinds',
  discrimination: 1.4,
  concepts: ['confusion-table', 'recall'],
  reasoning: ['analytical', 'systematic'],
  hints: {
    conceptual: 'Each row is one kind in truth. The cell that names the kind twice holds what was sorted rightly.',
    procedural: 'Mark the three cells of right answers, and add up each row or column that you need.',
    strategic: 'Ask whether the question begins with what is true (a row) or with what the model said (a column).',
    encouragement: 'Nine numbers look like many; you need three or four of them.',
  },
  designs: levels(
    [
      { steps: 1, abstraction: 0, closeness: 1, load: 1 },
      { steps: 2, abstraction: 1, closeness: 2, load: 1 },
      { steps: 3, abstraction: 2, closeness: 3, load: 1 },
      { steps: 5, abstraction: 2, closeness: 3, load: 2 },
    ],
    (random, level) => {
      const [things, kinds] = oneOf(random, [
        ['fruit', ['apple', 'pear', 'plum']],
        ['waste', ['glass', 'paper', 'metal']],
        ['clouds', ['cirrus', 'stratus', 'cumulus']],
        ['letters', ['praise', 'question', 'complaint']],
        ['birds', ['robin', 'wren', 'finch']],
        ['coins', ['copper', 'silver', 'gold']],
        ['fabrics', ['wool', 'linen', 'silk']],
      ] as const);
      const rows = [0, 1, 2].map((own) => {
        const near = stepped(random, 1, level === 3 ? 5 : 15, 1);
        const far = stepped(random, 1, level === 3 ? 5 : 15, 1);
        // At the last level each kind has a round number of cases, of which whole percentages are sorted rightly.
        const right = level === 3 ? oneOf(random, [25, 50, 100]) - near - far : stepped(random, 20, 90, 1);
        const others = [near, far];
        return [0, 1, 2].map((said) => (own === said ? right : (others.pop() ?? 0)));
      });
      const cell = (row: number, column: number) => rows[row]?.[column] ?? 0;
      const sums = [0, 1, 2].map((row) => cell(row, 0) + cell(row, 1) + cell(row, 2));
      const columns = [0, 1, 2].map((column) => cell(0, column) + cell(1, column) + cell(2, column));
      const right = cell(0, 0) + cell(1, 1) + cell(2, 2);
      const all = sums.reduce((total, each) => total + each, 0);
      const recalls = [0, 1, 2].map((kind) => (100 * cell(kind, kind)) / (sums[kind] ?? 1));
      const balanced = recalls.reduce((total, each) => total + each, 0) / 3;
      const kind = Math.floor(random() * 3);
      const precision = (100 * cell(kind, kind)) / (columns[kind] ?? 1);
      const recall = recalls[kind] ?? 0;
      const accuracy = (100 * right) / all;
      if (rows.flat().some((each) => each < 1) || (level === 1 && !isWhole(accuracy))) return undefined;
      if (level === 2 && (!isWhole(precision) || Math.abs(precision - recall) < 2)) return undefined;
      if (level === 3 && (!recalls.every(isWhole) || !isWhole(balanced) || Math.abs(balanced - accuracy) < 1))
        return undefined;
      const options = choices(
        [right, accuracy, precision, balanced][level] ?? 0,
        level === 0
          ? [
              [all - right, 'complement'],
              [all, 'wholeAsBase'],
              [Math.max(cell(0, 0), cell(1, 1), cell(2, 2)), 'onePartOnly'],
            ]
          : level === 1
            ? [
                [100 - accuracy, 'complement'],
                [Math.round(Math.max(...recalls)), 'onePartOnly'],
                [Math.round(balanced), 'plainMean'],
                [Math.round(Math.min(...recalls)), 'onePartOnly'],
                [Math.round((100 * cell(0, 0)) / all), 'wholeAsBase'],
              ]
            : level === 2
              ? [
                  [Math.round(recall), 'turnedRound'],
                  [Math.round((100 * cell(kind, kind)) / all), 'wholeAsBase'],
                  [100 - precision, 'complement'],
                ]
              : [
                  [Math.round(accuracy), 'sizesIgnored'],
                  [Math.max(...recalls), 'onePartOnly'],
                  [Math.min(...recalls), 'onePartOnly'],
                  [100 - balanced, 'complement'],
                ],
        level === 0 ? figure : asPercent,
      );
      const asks = [
        'How many of all were sorted rightly?',
        'What share of all was sorted rightly?',
        `What share of those that it called “${kinds[kind]}” were truly of that kind?`,
        'Its balanced accuracy is the mean of three shares: for each kind, the share that was sorted rightly. How high is it?',
      ];
      return (
        options && {
          stem: `A model sorts ${things} into three kinds. The table counts a test. ${asks[level]}`,
          stimulus: [
            {
              kind: 'table' as const,
              header: ['In truth', ...kinds.map((each) => `Called ${each}`)],
              rows: rows.map((row, at) => [kinds[at] ?? '', ...row.map((each) => figure(each))]),
            },
          ],
          ...options,
          explanation: `Sorted rightly were ${cell(0, 0)}, ${cell(1, 1)} and ${cell(2, 2)}. The answer is ${options.answer}.`,
          steps: [
            level === 2
              ? `${cell(kind, kind)} of the ${columns[kind]} in that column are right.`
              : level === 3
                ? `Shares: ${recalls.map(asPercent).join('; ')}.`
                : `${cell(0, 0)} + ${cell(1, 1)} + ${cell(2, 2)} = ${right}.`,
            `So the answer is ${options.answer}.`,
          ],
        }
      );
    },
  ),
});

export const sizesOfErrors: ItemModel[] = [meanError, threeClasses];
