import type { ItemModel } from '../../../item-bank/items/services.ts';
import { shuffled } from '../../../item-bank/items/services.ts';
import { figure } from '../drafts.ts';
import { asPercent, choices, computedModel, isWhole, levels, oneOf, stepped } from './computed-model.ts';

const reviewLoad = computedModel({
  id: 'work-of-review',
  contentArea: 'responsible-use-and-scenarios',
  title: 'How much work it is to check what a program says',
  discrimination: 1.1,
  concepts: ['human-oversight'],
  reasoning: ['systematic', 'creative'],
  hints: {
    conceptual: 'A check by people is only worth something if there is time for it.',
    procedural: 'Work out how many cases are to be checked, then how long all of them take.',
    strategic: 'Keep minutes and hours apart, and turn one into the other at the end.',
    encouragement: 'Step by step the numbers are small.',
  },
  designs: levels(
    [
      { steps: 1, abstraction: 0, closeness: 0, load: 0 },
      { steps: 2, abstraction: 0, closeness: 1, load: 0 },
      { steps: 3, abstraction: 0, closeness: 2, load: 1 },
      { steps: 5, abstraction: 1, closeness: 2, load: 2 },
    ],
    (random, level) => {
      const [what, act] = oneOf(random, [
        ['applications', 'refuses'],
        ['posts', 'removes'],
        ['claims', 'rejects'],
        ['pictures', 'blurs'],
        ['orders', 'stops'],
        ['comments', 'hides'],
      ] as const);
      const all = stepped(random, 200, 2000, 100);
      const share = stepped(random, 5, 30, 5);
      const minutes = stepped(random, 3, 12, 1);
      const hours = stepped(random, 4, 8, 1);
      const checked = (all * share) / 100;
      const needed = (checked * minutes) / 60;
      const people = Math.ceil(needed / hours);
      if (!isWhole(checked) || (level >= 1 && level <= 2 && !isWhole(needed))) return undefined;
      if (level === 3 && isWhole(needed / hours)) return undefined;
      const answer = [checked, checked * minutes, needed, people][level] ?? checked;
      const options = choices(
        answer,
        level === 0
          ? [
              [all - checked, 'complement'],
              [share, 'addsShares'],
              [all - share, 'addsShares'],
            ]
          : level === 1
            ? [
                [all * minutes, 'wholeAsBase'],
                [checked + minutes, 'sumForProduct'],
                [(all - checked) * minutes, 'otherGroup'],
              ]
            : level === 2
              ? [
                  [checked * minutes, 'unitsMixed'],
                  [Math.round((all * minutes) / 60), 'wholeAsBase'],
                  [Math.round(checked / minutes), 'turnedRound'],
                ]
              : [
                  [people - 1, 'roundsDown'],
                  [Math.ceil((all * minutes) / 60 / hours), 'wholeAsBase'],
                  [Math.ceil(needed), 'stopsEarly'],
                  [people + 1, 'roundsDown'],
                ],
        [
          figure,
          (value: number) => `${figure(value)} minutes`,
          (value: number) => `${figure(value)} hours`,
          (value: number) => `${figure(value)} people`,
        ][level],
      );
      const intro = `A program looks at ${figure(all)} ${what} a day and ${act} ${share}% of them.`;
      const stems = [
        `${intro} People check each of those that it ${act}. How many is that a day?`,
        `${intro} People check each of those that it ${act}, for ${minutes} minutes. How long does that take a day?`,
        `${intro} People check each of those that it ${act}, for ${minutes} minutes. How many hours of work is that a day?`,
        `${intro} People check each of those that it ${act}, for ${minutes} minutes, and one person has ${hours} hours a day for it. How many people are needed at least?`,
      ];
      return (
        options && {
          stem: stems[level] ?? '',
          ...options,
          explanation: `${figure(checked)} of the ${what} are checked each day. The answer is ${options.answer}.`,
          steps: [`${share}% of ${figure(all)} is ${figure(checked)}.`, `So the answer is ${options.answer}.`],
        }
      );
    },
  ),
});

const sameTraits = computedModel({
  id: 'alone-in-a-table',
  contentArea: 'responsible-use-and-scenarios',
  title: 'Who can be recognised in data without names',
  discrimination: 1.3,
  concepts: ['privacy', 'anonymity'],
  reasoning: ['systematic', 'intuitive'],
  hints: {
    conceptual: 'Whoever shares all shown traits with nobody else can be recognised, though no name is there.',
    procedural: 'Put rows with the same traits together and count each pile.',
    strategic: 'Begin with the trait that tells most rows apart.',
    encouragement: 'Tick off rows that belong together; what is left over is the answer.',
  },
  designs: levels(
    [
      { steps: 1, abstraction: 1, closeness: 1, load: 1 },
      { steps: 2, abstraction: 1, closeness: 2, load: 2 },
      { steps: 4, abstraction: 2, closeness: 2, load: 2 },
    ],
    (random, level) => {
      const [first, second] = oneOf(random, [
        [
          ['Year', ['2009', '2010', '2011']],
          ['Sport', ['judo', 'chess', 'rowing']],
        ],
        [
          ['Street', ['Mill Lane', 'High Street', 'Park Road']],
          ['Pet', ['cat', 'dog', 'none']],
        ],
        [
          ['Bus', ['4', '7', '12']],
          ['Lunch', ['soup', 'salad', 'pasta']],
        ],
        [
          ['Class', ['7a', '7b', '7c']],
          ['Instrument', ['flute', 'drums', 'none']],
        ],
      ] as const);
      const rows = Array.from(
        { length: level === 0 ? 6 : 8 },
        () => [oneOf(random, first[1]), oneOf(random, second[1])] as const,
      );
      const piles = (key: (row: (typeof rows)[number]) => string) =>
        [...Map.groupBy(rows, key).values()].map((pile) => pile.length);
      const both = piles((row) => row.join('/'));
      const alone = both.filter((size) => size === 1).length;
      const byFirst = piles(([one]) => one).filter((size) => size === 1).length;
      const largest = Math.max(...both);
      const safe = both.filter((size) => size >= 3).reduce((sum, size) => sum + size, 0);
      const answer = [largest, alone, rows.length - safe][level] ?? alone;
      if (level === 2 && (safe === 0 || safe === rows.length)) return undefined;
      const options = choices(answer, [
        [level === 0 ? Math.max(...piles(([one]) => one)) : byFirst, 'onePartOnly'],
        [level === 0 ? alone : both.length, 'otherGroup'],
        [level === 2 ? alone : rows.length - answer, level === 2 ? 'stopsEarly' : 'complement'],
        [level === 2 ? safe : Math.max(...piles(([, other]) => other)), level === 2 ? 'complement' : 'onePartOnly'],
        [answer + 1, 'wrongRow'],
        [Math.max(0, answer - 1), 'wrongRow'],
      ]);
      const asks = [
        'How many rows at most have the same two entries?',
        'How many people can be recognised by somebody who knows both entries of each?',
        'Rows that share both entries with fewer than two others are to be left out. How many rows is that?',
      ];
      return (
        options && {
          stem: `A school shares a table of pupils without names. ${asks[level]}`,
          stimulus: [
            {
              kind: 'table' as const,
              header: [first[0], second[0]],
              rows: shuffled(
                rows.map((row) => [...row]),
                random,
              ),
            },
          ],
          ...options,
          explanation: `Put together by both entries, the rows make ${both.length} piles, the largest of ${largest}. The answer is ${options.answer}.`,
          steps: [
            `Sizes of the piles: ${[...both].sort((one, other) => other - one).join('; ')}.`,
            `So the answer is ${options.answer}.`,
          ],
        }
      );
    },
  ),
});

const coinAnswers = computedModel({
  id: 'answers-behind-a-coin',
  contentArea: 'responsible-use-and-scenarios',
  title: 'Shares from answers that chance protects',
  discrimination: 1.4,
  concepts: ['privacy', 'randomised-response'],
  reasoning: ['creative', 'analytical'],
  hints: {
    conceptual: 'Chance hides each person, but its share among all answers is known.',
    procedural: 'Take off the answers that chance gave, and compare the rest with those who answered truly.',
    strategic: 'Take 100 people and split them by the coin first.',
    encouragement: 'Everything chance adds can be counted and taken away.',
  },
  designs: levels(
    [
      { steps: 2, abstraction: 2, closeness: 2, load: 1 },
      { steps: 4, abstraction: 3, closeness: 2, load: 2 },
    ],
    (random, level) => {
      const topic = oneOf(random, [
        'copied homework',
        'used a chatbot in a test',
        'cheated in a game',
        'lied about their age online',
        'shared a password',
        'skipped a lesson',
      ]);
      const all = stepped(random, 200, 2000, 200);
      const truth = stepped(random, 6, 60, 2);
      const yes = (all / 2) * (truth / 100) + all / 2;
      if (!isWhole(yes)) return undefined;
      const share = (100 * yes) / all;
      const options =
        level === 0
          ? choices(yes, [
              [(all * truth) / 100, 'coinForgotten'],
              [all / 2, 'onePartOnly'],
              [(all / 2) * (truth / 100), 'onePartOnly'],
              [all / 2 + (all * truth) / 100, 'wholeAsBase'],
            ])
          : choices(
              truth,
              [
                [share, 'coinForgotten'],
                [share - 50, 'wholeAsBase'],
                [share / 2, 'plainMean'],
                [100 - truth, 'complement'],
              ],
              asPercent,
            );
      const intro = `Each of ${figure(all)} people flips a coin in secret. With heads they say “yes”; with tails they say truly whether they have ${topic}. Take heads and tails as equally many.`;
      return (
        options && {
          stem:
            level === 0
              ? `${intro} If ${truth}% have, how many say “yes”?`
              : `${intro} ${figure(yes)} say “yes”. What share have?`,
          ...options,
          explanation: `${figure(all / 2)} say “yes” by the coin, and ${figure(yes - all / 2)} of the other ${figure(all / 2)} truly. The answer is ${options.answer}.`,
          steps: [
            `Heads: ${figure(all / 2)}.`,
            `“Yes” after tails: ${figure(yes - all / 2)}, so the answer is ${options.answer}.`,
          ],
        }
      );
    },
  ),
});

export const computedResponsible: ItemModel[] = [reviewLoad, sameTraits, coinAnswers];
