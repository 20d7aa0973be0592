import type { ItemModel } from '../../../item-bank/items/services.ts';
import { figure } from '../drafts.ts';
import { asPercent, choices, computedModel, isWhole, levels, oneOf, round, stepped } from './computed-model.ts';

const tasks = [
  ['a lawyer’s office', 'contracts'],
  ['a kitchen', 'orders of food'],
  ['an orchestra', 'sheets of music'],
  ['a post office', 'addresses'],
  ['a garden centre', 'questions'],
  ['a school', 'timetables'],
  ['a theatre', 'bookings'],
] as const;

const timeSaved = computedModel({
  id: 'time-that-is-saved',
  contentArea: 'responsible-use-and-scenarios',
  title: 'Whether a tool saves time after all',
  discrimination: 1.2,
  concepts: ['cost-and-benefit', 'human-oversight'],
  reasoning: ['systematic', 'creative'],
  hints: {
    conceptual: 'A tool saves time only if what it spares is more than checking and mending take.',
    procedural: 'Work out what is spared in all, then take off the time for checks and for errors.',
    strategic: 'Think of 100 cases and follow each group of them.',
    encouragement: 'Two or three products and one difference.',
  },
  designs: levels(
    [
      { steps: 1, abstraction: 0, closeness: 0, load: 0 },
      { steps: 2, abstraction: 0, closeness: 2, load: 0 },
      { steps: 4, abstraction: 1, closeness: 2, load: 1 },
      { steps: 5, abstraction: 2, closeness: 3, load: 2 },
    ],
    (random, level) => {
      const [who, texts] = oneOf(random, tasks);
      const cases = stepped(random, 40, 300, 20);
      const spared = stepped(random, 5, 15, 1);
      const check = stepped(random, 1, 4, 1);
      const errors = stepped(random, 5, 25, 5);
      const repair = stepped(random, 6, 30, 2);
      const wrong = (cases * errors) / 100;
      const saved = cases * spared;
      const afterCheck = cases * (spared - check);
      const afterAll = afterCheck - wrong * repair;
      const limit = (100 * (spared - check)) / repair;
      if (!isWhole(wrong) || (level === 2 && afterAll <= 0)) return undefined;
      if (level === 3 && (!isWhole(limit) || limit >= 95)) return undefined;
      const options = choices(
        [saved, afterCheck, afterAll, limit][level] ?? 0,
        level === 0
          ? [
              [cases + spared, 'sumForProduct'],
              [saved * 60, 'unitsMixed'],
              [cases, 'rateForgotten'],
            ]
          : level === 1
            ? [
                [saved, 'stopsEarly'],
                [saved - check, 'onePartOnly'],
                [cases * check, 'otherGroup'],
                [cases * (spared + check), 'signTurned'],
              ]
            : level === 2
              ? [
                  [afterCheck, 'stopsEarly'],
                  [saved - wrong * repair, 'onePartOnly'],
                  [afterCheck - repair, 'rateForgotten'],
                  [afterCheck - wrong, 'unitsMixed'],
                ]
              : [
                  [round(Math.round((100 * spared) / repair)), 'onePartOnly'],
                  [round(Math.round((100 * check) / repair)), 'otherGroup'],
                  [100 - limit, 'complement'],
                  [round(Math.round((100 * (spared + check)) / repair)), 'signTurned'],
                ],
        level === 3 ? asPercent : (value) => `${figure(value)} minutes`,
      );
      const intro = `A program writes ${texts} for ${who}, which spares ${spared} minutes for each of them.`;
      const stems = [
        `${intro} How much is spared with ${cases} of them?`,
        `${intro} Somebody then checks each for ${check === 1 ? '1 minute' : `${check} minutes`}. How much time is saved with ${cases} of them?`,
        `${intro} Checking takes ${check === 1 ? '1 minute' : `${check} minutes`} each. ${errors}% turn out wrong, and putting one of those right takes ${repair} minutes more. How much time is saved with ${cases} of them?`,
        `${intro} Checking takes ${check === 1 ? '1 minute' : `${check} minutes`} each, and putting a wrong one right takes ${repair} minutes more. From what share of wrong ones on does the program save no time any more?`,
      ];
      return (
        options && {
          stem: stems[level] ?? '',
          ...options,
          explanation: `After the check, ${spared - check} of the ${spared} minutes remain for each. The answer is ${options.answer}.`,
          steps: [
            [
              `${cases} · ${spared} = ${figure(saved)}.`,
              `${cases} · (${spared} − ${check}) = ${figure(afterCheck)}.`,
              `${figure(afterCheck)} − ${figure(wrong)} · ${repair} = ${figure(afterAll)}.`,
              `${spared} − ${check} = ${spared - check}, and ${spared - check} ÷ ${repair} = ${asPercent(limit)}.`,
            ][level] ?? '',
            `So the answer is ${options.answer}.`,
          ],
        }
      );
    },
  ),
});

const energy = computedModel({
  id: 'energy-of-the-answers',
  contentArea: 'responsible-use-and-scenarios',
  title: 'How much energy a model uses',
  discrimination: 1.2,
  concepts: ['environmental-cost'],
  reasoning: ['systematic'],
  hints: {
    conceptual: 'Training takes much energy once; use takes little each time, but happens often.',
    procedural: 'Multiply what one request takes by the number of requests, and bring it to the unit of the question.',
    strategic: 'A kilowatt hour is a thousand watt hours; put everything into one of the two.',
    encouragement: 'With round numbers the sums can be done in the head.',
  },
  designs: levels(
    [
      { steps: 1, abstraction: 0, closeness: 1, load: 0 },
      { steps: 2, abstraction: 1, closeness: 2, load: 0 },
      { steps: 4, abstraction: 1, closeness: 2, load: 1 },
      { steps: 5, abstraction: 2, closeness: 3, load: 2 },
    ],
    (random, level) => {
      const [who, texts] = oneOf(random, tasks);
      const each = stepped(random, 2, 9, 1);
      const daily = stepped(random, 200, 2000, 100);
      const days = oneOf(random, [10, 20, 30, 50]);
      const less = stepped(random, 1, each - 1, 1);
      const training = stepped(random, 20, 400, 10);
      const total = each * daily;
      const period = (total * days) / 1000;
      const saved = (100 * (each - less)) / each;
      const breakEven = (training * 1000) / ((each - less) * daily);
      if (level === 2 && !isWhole(saved)) return undefined;
      if (level === 3 && (!isWhole(breakEven) || breakEven < 3)) return undefined;
      const options = choices(
        [total, period, saved, breakEven][level] ?? 0,
        level === 0
          ? [
              [daily + each, 'sumForProduct'],
              [total * 10, 'unitsMixed'],
              [daily, 'rateForgotten'],
              [total / 2, 'onePartOnly'],
            ]
          : level === 1
            ? [
                [total * days, 'unitsMixed'],
                [total / 1000, 'stopsEarly'],
                [round((daily * days) / 1000), 'rateForgotten'],
                [period * 10, 'unitsMixed'],
              ]
            : level === 2
              ? [
                  [round(Math.round((100 * less) / each)), 'complement'],
                  [round(Math.round((100 * (each - less)) / less)), 'turnedRound'],
                  [each - less, 'addsShares'],
                ]
              : [
                  [round(Math.round((training * 1000) / (each * daily))), 'onePartOnly'],
                  [round(Math.round((training * 1000) / (less * daily))), 'otherGroup'],
                  [round(Math.round(breakEven / 2)), 'plainMean'],
                  [breakEven * 10, 'unitsMixed'],
                ],
        [
          (value: number) => `${figure(value)} watt hours`,
          (value: number) => `${figure(value)} kilowatt hours`,
          asPercent,
          (value: number) => `after ${figure(value)} days`,
        ][level],
      );
      const intro = `A model works on ${texts} for ${who}. A request takes ${each} watt hours, and there are ${figure(daily)} requests a day.`;
      const stems = [
        `${intro} How much is that a day?`,
        `${intro} How much is that in ${days} days?`,
        `${intro} A smaller model needs ${less} watt ${less === 1 ? 'hour' : 'hours'} for a request and is asked as often. What share of the energy does it save?`,
        `${intro} A smaller model would need only ${less} watt ${less === 1 ? 'hour' : 'hours'}, but first has to be trained with ${training} kilowatt hours. When has it saved as much as its training took?`,
      ];
      return (
        options && {
          stem: stems[level] ?? '',
          ...options,
          explanation: `The requests of a day take ${figure(total)} watt hours. The answer is ${options.answer}.`,
          steps: [
            level < 2
              ? `${each} · ${figure(daily)} = ${figure(total)} watt hours a day.`
              : `The smaller model saves ${each - less} of ${each} watt hours a request.`,
            `So the answer is ${options.answer}.`,
          ],
        }
      );
    },
  ),
});

export const gainsAndBurdens: ItemModel[] = [timeSaved, energy];
