import type { ItemModel } from '../../../item-bank/items/services.ts';
import { figure } from '../drafts.ts';
import { asPercent, choices, computedModel, isWhole, levels, oneOf, round, stepped } from './computed-model.ts';
import { groupTasks, sampleTasks } from './practice-tasks.ts';

const programs: readonly { what: string; whole: string; act: string; groups: readonly [string, string] }[] = [
  {
    what: 'A bank’s program refuses loans',
    whole: 'people who would have paid back',
    act: 'refused',
    groups: ['in towns', 'in villages'],
  },
  {
    what: 'A school’s program reports essays as copied',
    whole: 'honest essays',
    act: 'reported',
    groups: ['by native speakers', 'by other pupils'],
  },
  {
    what: 'A camera turns people away',
    whole: 'people with a ticket',
    act: 'turned away',
    groups: ['by day', 'by night'],
  },
  {
    what: 'A shop’s program rejects returns',
    whole: 'honest returns',
    act: 'rejected',
    groups: ['from new customers', 'from old customers'],
  },
  {
    what: 'A clinic’s program sends patients home',
    whole: 'patients in need',
    act: 'sent home',
    groups: ['under 40', 'over 40'],
  },
  {
    what: 'A game’s program bans players',
    whole: 'fair players',
    act: 'banned',
    groups: ['with a slow line', 'with a fast line'],
  },
];

const errorsByGroup = computedModel({
  id: 'wrongly-treated-by-group',
  contentArea: 'fairness-and-data-quality',
  title: 'Comparing errors between groups',
  discrimination: 1.3,
  concepts: ['fairness-metrics', 'error-rates'],
  reasoning: ['analytical'],
  hints: {
    conceptual: 'Groups of different size are compared by shares, not by counts.',
    procedural: 'For each group, divide those treated wrongly by those who could have been.',
    strategic: 'Work out both shares before you compare anything.',
    encouragement: 'Two divisions, then one comparison.',
  },
  practice: groupTasks,
  designs: levels(
    [
      { steps: 1, abstraction: 0, closeness: 1, load: 1 },
      { steps: 3, abstraction: 1, closeness: 2, load: 1 },
      { steps: 4, abstraction: 2, closeness: 2, load: 2 },
      { steps: 5, abstraction: 3, closeness: 3, load: 2 },
    ],
    (random, level) => {
      const it = oneOf(random, programs);
      const whole = [stepped(random, 100, 800, 50), stepped(random, 50, 400, 50)] as const;
      const rates = [stepped(random, 2, 20, 1), stepped(random, 4, 40, 1)] as const;
      const counts = [(whole[0] * rates[0]) / 100, (whole[1] * rates[1]) / 100] as const;
      if (!counts.every(isWhole) || rates[0] === rates[1] || whole[0] === whole[1]) return undefined;
      const ratio = rates[1] / rates[0];
      const equal = (whole[1] * rates[0]) / 100;
      const all = (100 * (counts[0] + counts[1])) / (whole[0] + whole[1]);
      if (level === 1 && rates[1] < rates[0]) return undefined;
      if (level === 2 && !(ratio > 1 && isWhole(ratio * 2))) return undefined;
      if (level === 3 && (!isWhole(equal) || counts[1] <= equal)) return undefined;
      const answer = [rates[1], rates[1] - rates[0], ratio, counts[1] - equal][level] ?? 0;
      const ways = [
        asPercent,
        (value: number) => `${figure(value)} percentage points`,
        (value: number) => `${figure(round(value))} times`,
        figure,
      ] as const;
      const lures = [
        [
          [rates[0], 'otherGroup'],
          [Math.round((100 * counts[1]) / (whole[0] + whole[1])), 'wholeAsBase'],
          [Math.round(all), 'sizesIgnored'],
          [100 - rates[1], 'complement'],
        ],
        [
          [Math.abs(counts[1] - counts[0]), 'countsForShares'],
          [rates[1], 'onePartOnly'],
          [rates[1] + rates[0], 'signTurned'],
          [Math.round(all), 'sizesIgnored'],
        ],
        [
          [Math.round((20 * counts[1]) / counts[0]) / 20, 'countsForShares'],
          [rates[1] - rates[0], 'addsShares'],
          [Math.round((10 * rates[0]) / rates[1]) / 10, 'turnedRound'],
          [ratio + 1, 'sumForProduct'],
        ],
        [
          [Math.abs(counts[1] - counts[0]), 'countsForShares'],
          [rates[1] - rates[0], 'addsShares'],
          [equal, 'onePartOnly'],
          [counts[1], 'complement'],
        ],
      ] as const;
      const options = choices(answer, lures[level] ?? [], ways[level]);
      const [one, other] = it.groups;
      const asks = [
        `What share of the ${it.whole} ${other} is ${it.act} wrongly?`,
        `By how much is the share that is ${it.act} wrongly higher ${other} than ${one}?`,
        `How many times as likely as ${one} are the ${it.whole} ${other} to be ${it.act} wrongly?`,
        `How many fewer of the ${it.whole} ${other} would be ${it.act} wrongly if their share were the same as ${one}?`,
      ];
      return (
        options && {
          stem: `${it.what}. The table shows how often it was wrong. ${asks[level]}`,
          stimulus: [
            {
              kind: 'table' as const,
              header: ['Group', `All ${it.whole}`, `Of these, ${it.act}`],
              rows: [
                [one, figure(whole[0]), figure(counts[0])],
                [other, figure(whole[1]), figure(counts[1])],
              ],
            },
          ],
          ...options,
          explanation: `The shares are ${asPercent(rates[0])} (${one}) and ${asPercent(rates[1])} (${other}). The answer is ${options.answer}.`,
          steps: [
            `${counts[0]} ÷ ${whole[0]} = ${asPercent(rates[0])}.`,
            `${counts[1]} ÷ ${whole[1]} = ${asPercent(rates[1])}, so the answer is ${options.answer}.`,
          ],
        }
      );
    },
  ),
});

const skewedSample = computedModel({
  id: 'skewed-sample',
  contentArea: 'fairness-and-data-quality',
  title: 'What a sample says that is not like the whole',
  discrimination: 1.2,
  concepts: ['sampling-bias', 'weighting'],
  reasoning: ['systematic', 'creative'],
  hints: {
    conceptual: 'Each group has to count as much as it makes up of the whole, not of the sample.',
    procedural: 'Multiply the result of each group by its share of the whole, and add.',
    strategic: 'Ask which group there is too much of; the true value lies nearer to the other.',
    encouragement: 'Two products and one sum.',
  },
  practice: sampleTasks,
  designs: levels(
    [
      { steps: 1, abstraction: 0, closeness: 1, load: 0 },
      { steps: 3, abstraction: 1, closeness: 2, load: 1 },
      { steps: 4, abstraction: 2, closeness: 3, load: 1 },
      { steps: 6, abstraction: 2, closeness: 3, load: 2 },
    ],
    (random, level) => {
      const [whole, one, other] = oneOf(random, [
        ['all pupils of a town', 'younger pupils', 'older pupils'],
        ['all readers of a paper', 'readers online', 'readers on paper'],
        ['all patients of a clinic', 'patients by day', 'patients by night'],
        ['all drivers of a region', 'drivers in towns', 'drivers in villages'],
        ['all guests of a pool', 'guests in summer', 'guests in winter'],
        ['all users of an app', 'new users', 'old users'],
      ] as const);
      const truth = stepped(random, 20, 80, 10);
      const taken = stepped(random, 10, 90, 10);
      const rates = [stepped(random, 10, 90, 5), stepped(random, 10, 90, 5)] as const;
      if (truth === taken || Math.abs(rates[0] - rates[1]) < 10) return undefined;
      const inSample = (taken * rates[0] + (100 - taken) * rates[1]) / 100;
      const right = (truth * rates[0] + (100 - truth) * rates[1]) / 100;
      const size = stepped(random, 100, 500, 100);
      const wanted = (size * truth) / 100;
      const had = (size * taken) / 100;
      const answer =
        [Math.abs(had - wanted), right, Math.abs(right - inSample), Math.abs(right - inSample)][level] ?? right;
      if (level > 0 && (!isWhole(right) || !isWhole(inSample))) return undefined;
      const options = choices(
        answer,
        level === 0
          ? [
              [wanted, 'onePartOnly'],
              [had, 'stopsEarly'],
              [Math.abs(taken - truth), 'addsShares'],
              [size - wanted, 'otherGroup'],
            ]
          : level === 1
            ? [
                [inSample, 'sizesIgnored'],
                [(rates[0] + rates[1]) / 2, 'plainMean'],
                [((100 - truth) * rates[0] + truth * rates[1]) / 100, 'otherGroup'],
                [100 - right, 'complement'],
              ]
            : [
                [Math.abs(taken - truth), 'addsShares'],
                [Math.abs(inSample - (rates[0] + rates[1]) / 2), 'plainMean'],
                [Math.abs(rates[0] - rates[1]), 'onePartOnly'],
                [right, 'stopsEarly'],
                [inSample, 'stopsEarly'],
              ],
        level === 0 ? figure : level === 1 ? asPercent : (value) => `${figure(value)} percentage points`,
      );
      const stems = [
        `Of ${whole}, ${truth}% are ${one}. A data set holds ${size} of them, ${figure(had)} of which are ${one}. By how many does that differ from a data set of this size that is like the whole?`,
        `Of ${whole}, ${truth}% are ${one} and the others ${other}. A data set holds ${taken}% ${one}. A model is right for ${rates[0]}% of the ${one} and for ${rates[1]}% of the ${other}. For what share of ${whole} is it right?`,
        `Of ${whole}, ${truth}% are ${one} and the others ${other}. A test set holds ${taken}% ${one}; in it, a model is right for ${asPercent(inSample)}: for ${rates[0]}% of the ${one} and for ${rates[1]}% of the ${other}. How far is that from its share among ${whole}?`,
        `Of ${whole}, ${truth}% are ${one} and the others ${other}. A test set holds ${taken}% ${one}. A model is right for ${rates[0]}% of the ${one} and for ${rates[1]}% of the ${other}. How far is its share of right answers in the test set from that among ${whole}?`,
      ];
      return (
        options && {
          stem: stems[level] ?? '',
          ...options,
          explanation:
            level === 0
              ? `Like the whole, ${figure(wanted)} of ${size} would be ${one}; there are ${figure(had)}. The answer is ${options.answer}.`
              : `With the shares of the whole, ${asPercent(right)} are right; with those of the data set, ${asPercent(inSample)}. The answer is ${options.answer}.`,
          steps:
            level === 0
              ? [`${truth}% of ${size} is ${figure(wanted)}.`, `The difference to ${figure(had)} is ${options.answer}.`]
              : [
                  `${truth}% · ${rates[0]}% + ${100 - truth}% · ${rates[1]}% = ${asPercent(right)}.`,
                  `So the answer is ${options.answer}.`,
                ],
        }
      );
    },
  ),
});

export const computedFairness: ItemModel[] = [errorsByGroup, skewedSample];
