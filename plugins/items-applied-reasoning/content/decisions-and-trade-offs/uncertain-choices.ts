import type { Random } from '../../../../core/random.ts';
import type { Draft } from '../../../item-bank/items/services.ts';
import { oneOf, shuffled } from '../../../item-bank/items/services.ts';
import type { Wrong } from '../drafts.ts';
import { at, money, numberChoices, stepped, sum, wordChoices } from '../drafts.ts';

type Situation = Omit<Draft, 'difficulty'> | undefined;

/** Three things to sell, three kinds of weather: which earns most on average. */
export function stalls(random: Random): Situation {
  const names = ['Ice cream', 'Sandwiches', 'Soup', 'Fruit'];
  const chances = at(
    [
      [50, 30, 20],
      [60, 30, 10],
      [40, 40, 20],
      [20, 50, 30],
    ],
    Math.floor(random() * 4),
  );
  const earnings = names.map(() => chances.map(() => stepped(random, 20, 200, 10)));
  const averages = earnings.map((row) => sum(row.map((value, w) => (value * at(chances, w)) / 100)));
  const best = single(averages);
  if (best === undefined) return undefined;
  const readings: Wrong<number[]>[] = [
    [earnings.map((row) => sum(row)), 'averages-without-probabilities'],
    [earnings.map((row) => Math.max(...row)), 'goes-by-the-single-best-score'],
    [earnings.map((row) => at(row, chances.indexOf(Math.max(...chances)))), 'looks-at-the-likeliest-case-only'],
    [earnings.map((row) => Math.min(...row)), 'takes-the-worst-case-as-the-rule'],
  ];
  const choices = wordChoices(
    at(names, best),
    shuffled(readings, random).flatMap(([values, idea]): Wrong<string>[] => {
      const index = single(values);
      return index === undefined ? [] : [[at(names, index), idea]];
    }),
  );
  return (
    choices && {
      stem: `At a market Ayo can sell one kind of food each day and must decide before the weather is known. The table shows the profit a day in €. What should Ayo sell to earn most on average?`,
      stimulus: [
        {
          kind: 'table',
          header: ['Weather', 'Sunny', 'Cloudy', 'Wet'],
          rows: [
            ['Probability', ...chances.map((c) => `${c}%`)],
            ...names.map((name, i) => [name, ...at(earnings, i).map(String)]),
          ],
        },
      ],
      ...choices,
      order: names,
      explanation: `Weighting each profit with the probability of its weather gives ${at(names, best)} ${money(at(averages, best))} a day, more than any other. The plain sum of a row would treat all three kinds of weather as equally likely.`,
      steps: names.map(
        (name, i) =>
          `${name}: ${at(earnings, i)
            .map((value, w) => `${at(chances, w) / 100} × ${value}`)
            .join(' + ')} = ${money(at(averages, i))}`,
      ),
      hints: {
        conceptual: 'Profits on likely days weigh more in the long run than profits on rare days.',
        procedural:
          'For one kind of food multiply each profit by the probability of its weather and add up the three products.',
        strategic:
          'Picture 10 market days: how many of each weather there are, and what each food brings in over those 10 days.',
        encouragement: 'The same little sum four times, and the largest result decides.',
      },
      concepts: ['expected-value', 'decision-making'],
      reasoning: ['systematic', 'analytical'],
    }
  );
}

/** A cheap attempt that may fail, before a sure and dear repair. */
export function quickRepair(random: Random): Situation {
  const full = stepped(random, 100, 400, 20);
  const quick = stepped(random, 20, 160, 10);
  const needed = (100 * quick) / full;
  const say = (percent: number) => `more than ${percent}%`;
  if (quick >= full || needed % 5 !== 0 || needed > 80) return undefined;
  const wrong: Wrong<number>[] = [
    [100 - needed, 'answers-with-the-complement'],
    [50, 'takes-fifty-fifty'],
    [Math.round((100 * quick) / (full + quick)), 'adds-instead-of-subtracting'],
    [Math.round((100 * quick) / (full - quick)), 'compares-with-the-difference'],
  ];
  const possible = wrong.filter(([percent]) => percent < 100);
  const choices = numberChoices(needed, shuffled(possible, random), say);
  return (
    choices && {
      stem: `A dishwasher can be mended for certain for ${money(full)}. A quick attempt costs ${money(quick)}; if it fails, the ${money(full)} must be paid as well. How likely must the attempt be to succeed, so that trying it first is cheaper on average?`,
      ...choices,
      explanation: `The attempt always costs ${money(quick)} and saves ${money(full)} when it succeeds. On average it saves its probability times ${money(full)}, which exceeds ${money(quick)} as soon as the probability is above ${quick}/${full}.`,
      steps: [
        `Trying first costs on average: ${quick} + (1 − p) × ${full}.`,
        `This is less than ${full} when p × ${full} is more than ${quick}.`,
        `${quick} ÷ ${full} = ${needed}%.`,
      ],
      hints: {
        conceptual:
          'Trying first costs something for certain and saves something now and then; on average the two must balance.',
        procedural: `Write the average cost of trying first with a letter p for the probability of success, and compare it with ${money(full)}.`,
        strategic:
          'Test a probability with 100 broken dishwashers: what do all attempts cost, and what is saved by those that succeed?',
        encouragement: 'The probability appears in one place only, so the comparison is short.',
      },
      concepts: ['expected-value', 'break-even'],
      reasoning: ['analytical', 'creative'],
      discrimination: 1.5,
    }
  );
}

interface Goods {
  rain: [umbrellas: number, sunglasses: number];
  dry: [umbrellas: number, sunglasses: number];
}

function drawGoods(random: Random): Goods {
  const draw = (low: number, high: number) => stepped(random, low, high, 10);
  return { rain: [draw(100, 240), draw(10, 60)], dry: [draw(10, 80), draw(90, 220)] };
}

function goodsTable({ rain, dry }: Goods, probabilities?: [string, string]) {
  return {
    kind: 'table' as const,
    caption: 'Profit a day in €',
    header: ['', 'Rain', 'Dry'].map((title) => title || 'Goods'),
    rows: [
      ...(probabilities ? [['Probability', ...probabilities]] : []),
      ['Umbrellas', String(rain[0]), String(dry[0])],
      ['Sunglasses', String(rain[1]), String(dry[1])],
    ],
  };
}

/** From which probability of rain on umbrellas are the better choice. */
export function threshold(random: Random): Situation {
  const goods = drawGoods(random);
  const [gainInRain, gainWhenDry] = [goods.rain[0] - goods.rain[1], goods.dry[1] - goods.dry[0]];
  const percent = (100 * gainWhenDry) / (gainInRain + gainWhenDry);
  if (percent % 5 !== 0 || percent === 50) return undefined;
  const share = (part: number, other: number) => Math.round((100 * part) / (part + other));
  const choices = numberChoices(
    percent,
    shuffled<Wrong<number>>(
      [
        [100 - percent, 'answers-with-the-complement'],
        [50, 'takes-fifty-fifty'],
        [share(goods.dry[1], goods.rain[0]), 'compares-best-cases-only'],
        [share(goods.dry[0], goods.rain[0]), 'looks-at-one-option-only'],
        [share(goods.rain[1], goods.dry[1]), 'looks-at-one-option-only'],
      ],
      random,
    ),
    (n) => `${n}%`,
  );
  return (
    choices && {
      stem: 'Each morning Elif decides whether to sell umbrellas or sunglasses that day. Above which probability of rain do umbrellas bring her more on average?',
      stimulus: [goodsTable(goods)],
      ...choices,
      explanation: `On a wet day umbrellas are ${money(gainInRain)} ahead, on a dry day sunglasses are ${money(gainWhenDry)} ahead. The two balance when rain is as likely as ${gainWhenDry} parts in ${gainInRain + gainWhenDry}.`,
      steps: [
        `Rain: umbrellas lead by ${goods.rain[0]} − ${goods.rain[1]} = ${gainInRain}. Dry: sunglasses lead by ${goods.dry[1]} − ${goods.dry[0]} = ${gainWhenDry}.`,
        `Balance: p × ${gainInRain} = (1 − p) × ${gainWhenDry}.`,
        `p = ${gainWhenDry} ÷ (${gainInRain} + ${gainWhenDry}) = ${percent}%.`,
      ],
      hints: {
        conceptual:
          'Only the lead of one choice over the other matters: how much one gains in rain, and how much it loses when dry.',
        procedural:
          'Work out the two leads, one for each kind of weather, and ask at which probability they cancel out.',
        strategic: 'Check by imagining 100 days with that probability and adding up the profits of both choices.',
        encouragement: 'The four numbers shrink to two leads, and the rest is one equation.',
      },
      concepts: ['expected-value', 'break-even', 'sensitivity'],
      reasoning: ['analytical', 'creative'],
      discrimination: 1.6,
    }
  );
}

/** What it is worth at most to know the weather beforehand. */
export function forecast(random: Random): Situation {
  const goods = drawGoods(random);
  const p = oneOf(random, [20, 30, 40, 60, 70, 80]);
  const average = (index: 0 | 1) => (p * goods.rain[index] + (100 - p) * goods.dry[index]) / 100;
  const best = Math.max(average(0), average(1));
  const knowing = (p * goods.rain[0] + (100 - p) * goods.dry[1]) / 100;
  if (average(0) === average(1)) return undefined;
  const choices = numberChoices(
    knowing - best,
    shuffled<Wrong<number>>(
      [
        [knowing, 'answers-another-question'],
        [Math.abs(average(0) - average(1)), 'compares-the-wrong-two'],
        [Math.max(goods.rain[0], goods.dry[1]) - best, 'compares-best-cases-only'],
        [knowing - Math.min(average(0), average(1)), 'compares-the-wrong-two'],
      ],
      random,
    ),
    (n) => money(n),
  );
  return (
    choices && {
      stem: 'Each morning Elif decides whether to sell umbrellas or sunglasses that day. So far she does not know the weather when she decides. What is a forecast that is always right worth to her at most, per day on average?',
      stimulus: [goodsTable(goods, [`${p}%`, `${100 - p}%`])],
      ...choices,
      explanation: `Without the forecast her better choice brings ${money(best)} a day on average. With it she sells umbrellas on wet days and sunglasses on dry days, which brings ${money(knowing)}; the forecast is worth the difference.`,
      steps: [
        `Umbrellas on average: ${money(average(0))}; sunglasses: ${money(average(1))}; the better is ${money(best)}.`,
        `Knowing the weather: ${p / 100} × ${goods.rain[0]} + ${(100 - p) / 100} × ${goods.dry[1]} = ${money(knowing)}.`,
        `${money(knowing)} − ${money(best)} = ${money(knowing - best)}.`,
      ],
      hints: {
        conceptual:
          'Knowledge is worth what it improves: the result with it, less the best that can be done without it.',
        procedural:
          'Work out the average of the better fixed choice first, and then the average when the right goods are sold every day.',
        strategic: 'With a perfect forecast the weather itself does not change; rain is still as likely as before.',
        encouragement: 'Three averages with the same two probabilities lead to the answer.',
      },
      concepts: ['expected-value', 'value-of-information'],
      reasoning: ['creative', 'analytical'],
      discrimination: 1.6,
    }
  );
}

/** The index of the single largest value. */
function single(values: number[]): number | undefined {
  const most = Math.max(...values);
  return values.filter((value) => value === most).length === 1 ? values.indexOf(most) : undefined;
}
