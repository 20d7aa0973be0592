import type { ItemModel } from '../../../item-bank/items/services.ts';
import { figure, listed } from '../drafts.ts';
import { asPercent, choices, computedModel, isWhole, levels, oneOf, round, stepped } from './computed-model.ts';

const labellers = computedModel({
  id: 'labels-of-two-people',
  contentArea: 'fairness-and-data-quality',
  title: 'How far people agree on labels',
  discrimination: 1.3,
  concepts: ['label-quality', 'agreement'],
  reasoning: ['analytical', 'systematic'],
  hints: {
    conceptual:
      'A model can learn no better labels than people gave. Where they disagree, the label itself is in doubt.',
    procedural: 'Count the cases in which both gave the same label, and see what the question compares them with.',
    strategic: 'Ask how often two people would agree who only guessed.',
    encouragement: 'Counts and one share lead to the answer.',
  },
  designs: levels(
    [
      { steps: 1, abstraction: 0, closeness: 0, load: 1 },
      { steps: 2, abstraction: 0, closeness: 2, load: 1 },
      { steps: 4, abstraction: 2, closeness: 2, load: 1 },
      { steps: 5, abstraction: 3, closeness: 3, load: 2 },
    ],
    (random, level) => {
      const [things, yes, no] = oneOf(random, [
        ['comments', 'rude', 'polite'],
        ['photos of roads', 'safe', 'unsafe'],
        ['essays', 'clear', 'unclear'],
        ['recordings', 'happy', 'sad'],
        ['headlines', 'fact', 'opinion'],
        ['pictures of skin', 'harmless', 'harmful'],
        ['jokes', 'kind', 'unkind'],
      ] as const);
      const all = oneOf(random, [100, 200, 400, 500]);
      const bothYes = stepped(random, 10, all * 0.6, 2);
      const onlyFirst = stepped(random, 4, all * 0.2, 2);
      const onlySecond = stepped(random, 4, all * 0.2, 2);
      const bothNo = all - bothYes - onlyFirst - onlySecond;
      const agreed = (100 * (bothYes + bothNo)) / all;
      const first = (100 * (bothYes + onlyFirst)) / all;
      const second = (100 * (bothYes + onlySecond)) / all;
      const byChance = (first * second + (100 - first) * (100 - second)) / 100;
      const kappa = (agreed - byChance) / (100 - byChance);
      if (bothNo < 10 || bothYes === bothNo || onlyFirst === onlySecond) return undefined;
      if (level > 0 && !isWhole(agreed)) return undefined;
      if (level === 2 && !isWhole(byChance)) return undefined;
      if (level === 3 && (!isWhole(kappa * 100) || kappa < 0.1 || !isWhole(byChance * 10))) return undefined;
      const options = choices(
        [bothYes + bothNo, 100 - agreed, byChance, kappa][level] ?? 0,
        level === 0
          ? [
              [onlyFirst + onlySecond, 'complement'],
              [bothYes, 'onePartOnly'],
              [bothNo, 'onePartOnly'],
            ]
          : level === 1
            ? [
                [agreed, 'complement'],
                [(100 * onlyFirst) / all, 'onePartOnly'],
                [(100 * onlySecond) / all, 'onePartOnly'],
                [Math.round((100 * (onlyFirst + onlySecond)) / (bothYes + bothNo)), 'turnedRound'],
              ]
            : level === 2
              ? [
                  [agreed, 'baseRateIgnored'],
                  [50, 'plainMean'],
                  [round((first * second) / 100), 'onePartOnly'],
                  [100 - byChance, 'complement'],
                ]
              : [
                  [agreed / 100, 'stopsEarly'],
                  [round((agreed - byChance) / 100), 'rateForgotten'],
                  [round(Math.round(byChance) / 100), 'otherGroup'],
                ],
        level === 0 ? figure : level === 3 ? figure : asPercent,
      );
      const asks = [
        `How many of the ${all} got the same label from both?`,
        'On what share do the two disagree?',
        `On what share would two people agree who hand out “${yes}” and “${no}” as often as these two, but by chance?`,
        `By chance, two people who use the labels as often as these would agree on ${asPercent(byChance)}. Their kappa is (share of agreement − share by chance) ÷ (1 − share by chance). How high is it?`,
      ];
      return (
        options && {
          stem: `Two people label ${all} ${things} for a model. ${asks[level]}`,
          stimulus: [
            {
              kind: 'table' as const,
              header: ['First person', `Second: ${yes}`, `Second: ${no}`],
              rows: [
                [yes, String(bothYes), String(onlyFirst)],
                [no, String(onlySecond), String(bothNo)],
              ],
            },
          ],
          ...options,
          explanation: `They agree on ${bothYes} + ${bothNo} of ${all}. The answer is ${options.answer}.`,
          steps: [
            level === 2
              ? `“${yes}” by the first: ${asPercent(first)}; by the second: ${asPercent(second)}.`
              : `Agreement: ${asPercent(agreed)}.`,
            `So the answer is ${options.answer}.`,
          ],
        }
      );
    },
  ),
});

const selectionRates = computedModel({
  id: 'chosen-in-two-groups',
  contentArea: 'fairness-and-data-quality',
  title: 'Comparing how many are chosen',
  discrimination: 1.3,
  concepts: ['fairness-metrics', 'selection-rate'],
  reasoning: ['systematic', 'creative'],
  hints: {
    conceptual: 'Whether a choice treats groups alike shows in the share of each group that is chosen.',
    procedural: 'Divide the chosen by all of the group, for each group on its own, and then compare.',
    strategic: 'Write the two shares side by side; which of them is the base of the comparison?',
    encouragement: 'The shares are round numbers here.',
  },
  designs: levels(
    [
      { steps: 1, abstraction: 0, closeness: 0, load: 1 },
      { steps: 3, abstraction: 1, closeness: 1, load: 1 },
      { steps: 4, abstraction: 2, closeness: 2, load: 1 },
      { steps: 6, abstraction: 2, closeness: 3, load: 2 },
    ],
    (random, level) => {
      const [what, who, one, other] = oneOf(random, [
        ['A theatre’s program invites actors to an audition', 'actors', 'from the town', 'from the country'],
        ['A firm’s program invites people to an interview', 'people', 'with a degree', 'without a degree'],
        ['A school’s program offers pupils a place in a course', 'pupils', 'in morning classes', 'in evening classes'],
        ['A club’s program picks players for a team', 'players', 'left-handed', 'right-handed'],
        ['A fund’s program selects ideas for a grant', 'ideas', 'by beginners', 'by experts'],
        ['A camp’s program selects children for a trip', 'children', 'with siblings', 'without siblings'],
      ] as const);
      const sizes = [stepped(random, 40, 400, 20), stepped(random, 40, 400, 20)] as const;
      const rates = [stepped(random, 20, 80, 5), stepped(random, 10, 70, 5)] as const;
      const chosen = [(sizes[0] * rates[0]) / 100, (sizes[1] * rates[1]) / 100] as const;
      const ratio = (100 * rates[1]) / rates[0];
      const equal = (sizes[1] * rates[0]) / 100 - chosen[1];
      const enough = (sizes[1] * rates[0] * 0.8) / 100 - chosen[1];
      if (!chosen.every(isWhole) || rates[0] - rates[1] < 10 || sizes[0] === sizes[1]) return undefined;
      if ((level === 1 && !isWhole(ratio)) || (level === 2 && !isWhole(equal))) return undefined;
      if (level === 3 && (enough < 2 || Math.abs(enough - Math.round(enough)) < 0.1)) return undefined;
      const whole = Math.ceil(enough - 1e-9);
      const options = choices(
        [rates[1], ratio, equal, whole][level] ?? 0,
        level === 0
          ? [
              [100 - rates[1], 'complement'],
              [rates[0], 'otherGroup'],
              [Math.round((100 * chosen[1]) / (chosen[0] + chosen[1])), 'wholeAsBase'],
            ]
          : level === 1
            ? [
                [rates[0] - rates[1], 'signTurned'],
                [Math.round((100 * chosen[1]) / chosen[0]), 'countsForShares'],
                [Math.round((100 * rates[0]) / rates[1]), 'turnedRound'],
                [rates[1], 'stopsEarly'],
              ]
            : level === 2
              ? [
                  [Math.abs(chosen[0] - chosen[1]), 'countsForShares'],
                  [rates[0] - rates[1], 'addsShares'],
                  [(sizes[1] * rates[0]) / 100, 'stopsEarly'],
                ]
              : [
                  [whole - 1, 'roundsDown'],
                  [Math.ceil(equal), 'rateForgotten'],
                  [Math.ceil((sizes[1] * rates[0] * 0.8) / 100), 'stopsEarly'],
                ],
        level < 2 ? asPercent : figure,
      );
      const asks = [
        `What share of the ${who} ${other} is chosen?`,
        `How large is the share chosen ${other}, in percent of the share chosen ${one}?`,
        `How many more ${who} ${other} have to be chosen so that both groups have the same share?`,
        `A rule asks that the share chosen ${other} is at least 80% of the share chosen ${one}. How many more ${who} ${other} have to be chosen at least?`,
      ];
      return (
        options && {
          stem: `${what}. ${asks[level]}`,
          stimulus: [
            {
              kind: 'table' as const,
              header: ['Group', 'All', 'Chosen'],
              rows: [
                [one, figure(sizes[0]), figure(chosen[0])],
                [other, figure(sizes[1]), figure(chosen[1])],
              ],
            },
          ],
          ...options,
          explanation: `The shares are ${listed(rates.map(asPercent))}. The answer is ${options.answer}.`,
          steps: [
            `${figure(chosen[0])} ÷ ${figure(sizes[0])} = ${asPercent(rates[0])} and ${figure(chosen[1])} ÷ ${figure(sizes[1])} = ${asPercent(rates[1])}.`,
            `So the answer is ${options.answer}.`,
          ],
        }
      );
    },
  ),
});

export const labelsAndRates: ItemModel[] = [labellers, selectionRates];
