import type { Fraction } from 'mathjs';
import type { Recognise } from '../exercises/exercise.ts';
import type { StoryStep } from './story.ts';
import { amount, isCovered, numbersOf, shownValue, storyExercise, storyText } from './story.ts';

const thing = '([a-z]+(?: [a-z]+)?)';
const each = '(?:each|a piece|apiece|per piece|per \\w+|every|a \\w+)';

interface Bought {
  readonly count: number;
  readonly what: string;
  readonly price: number;
  readonly isEach: boolean;
}

/** "3 notebooks for 2.40 each and a pen for 1.30, I pay with 10": the total or the change. */
export const buyingStory: Recognise = (math, reading) => {
  const text = storyText(reading.plain);
  if (/%/.test(text) || !/\b(?:buy|bought|buys|pays?|paid|costs?|for|spend|price|tickets?)\b/.test(text))
    return undefined;
  const bought = boughtIn(text);
  const paid = Number(
    new RegExp(
      `\\b(?:pay(?:s|ed|ing)?|paid|gives?|gave|hand(?:s|ed)?|has|have|had|with|bring|of)\\b(?: [a-z]+){0,4}? ${amount}(?! [a-z]+ (?:for|at|cost))`,
    ).exec(text.replaceAll(/\b\d+ [a-z]+(?: [a-z]+)? (?:for|at|costing) \d+(?:\.\d+)?/g, ' '))?.[1] ?? Number.NaN,
  );
  const isChange = /\b(?:change|back|left|remain\w*|over)\b/.test(text) && !Number.isNaN(paid);
  const isTotal = /\bhow much\b|\btotal\b|\bwhat (?:do|does|did|will|is)\b|\bcost\b/.test(text);
  if (bought.length === 0 || !(isChange || isTotal)) return undefined;
  const used = [
    ...bought.flatMap(({ count, price, isNamed }) => (isNamed ? [count, price] : [price])),
    ...(isChange ? [paid] : []),
  ];
  if (!isCovered(text, used) || (bought.length === 1 && bought[0]?.count === 1 && !isChange)) return undefined;
  const [first] = bought;
  // "Three for 6" asks for the price of one or of five, which is a proportion.
  if (bought.length === 1 && !first?.isEach && (first?.count ?? 0) > 1 && !isChange) return undefined;
  const prices = bought.map(({ count, price, isEach }) =>
    isEach ? math.multiply(math.fraction(count), math.fraction(price)) : math.fraction(price),
  );
  const total = prices.reduce((sum, price) => math.add(sum, price), math.fraction(0));
  const change = math.subtract(math.fraction(isChange ? paid : 0), total);
  if (isChange && change.s < 0n) return undefined;
  const steps: StoryStep[] = [
    ...bought.flatMap(({ count, what, price, isEach }, index): StoryStep[] => {
      const value = prices[index];
      return isEach && count > 1 && value
        ? [{ asks: `What do ${count} ${what} cost at ${price} each?`, value, is: `the price of the ${what}` }]
        : [];
    }),
    ...(bought.length > 1
      ? [
          {
            asks: `Add up the prices: ${bought.map(({ what }) => what).join(' and ')}. What does it all cost?`,
            value: total,
            is: 'what everything costs',
          },
        ]
      : []),
    ...(isChange
      ? [{ asks: `The payment is ${paid}. How much of that is left when everything is paid?`, value: change }]
      : []),
  ];
  const once = bought.reduce((sum, { price }) => math.add(sum, math.fraction(price)), math.fraction(0));
  return storyExercise(
    math,
    {
      id: `buying ${used.join(' ')}`,
      task: isChange ? 'how much is left' : 'what it costs altogether',
      lesson: 'arithmetic',
      steps,
      result: isChange ? change : total,
      is: isChange ? 'what is left' : 'what it costs altogether',
      given: used,
      slips: isOnce(bought)
        ? [
            {
              value: isChange ? math.subtract(math.fraction(paid), once) : once,
              text: `You counted each price once. How many ${bought.find(({ count }) => count > 1)?.what} are there?`,
            },
          ]
        : [],
      otherwise: 'Go through the list again: how many of each are there, and what does one cost?',
      another: 'the story: 4 pens at 1.20 each and a book for 7, paid with 20, how much is left',
    },
    reading,
  );
};

const isOnce = (bought: readonly Bought[]) => bought.some(({ count, isEach }) => isEach && count > 1);

function boughtIn(text: string): (Bought & { readonly isNamed: boolean })[] {
  return [
    ...text.matchAll(
      new RegExp(
        `\\b(\\d{1,3}|an?|one) ${thing}(?: that)? (?:for|at|costs?|costing|are|is) (?:only |just )?${amount}(?! ?(?:%|[a-z]+ (?:for|at) \\d))( ${each})?`,
        'g',
      ),
    ),
  ].map(([, count = '', what = '', price = '', isEach]) => {
    const isNamed = /\d/.test(count);
    return {
      count: isNamed ? Number(count) : 1,
      isNamed,
      what,
      price: Number(price),
      isEach: !isNamed || Number(count) === 1 || isEach !== undefined || text.includes(` at ${price}`),
    };
  });
}

/** "2 coffees and 3 cakes cost 16.50, 2 coffees and 1 cake cost 9.50": two prices from two sums. */
export const twoPricesStory: Recognise = (math, reading) => {
  const text = storyText(reading.plain).replaceAll(
    /\b(?<!do |does )(?:an?|one) (?=[a-z]+ (?:and|costs?|together|for|are|is)\b)/g,
    '1 ',
  );
  const sums = [
    ...text.matchAll(
      new RegExp(
        `(\\d{1,3}) ([a-z]+) and (\\d{1,3}) ([a-z]+) (?:together )?(?:costs?|for|are|is|come to|make|weigh|=) (?:together )?${amount}`,
        'g',
      ),
    ),
  ];
  const [one, other, third] = sums;
  if (!one || !other || third) return undefined;
  const [, a = '', firstWord = '', b = '', secondWord = '', sum = ''] = one;
  const [what, also] = [single(firstWord), single(secondWord)];
  const isTurned = stem(other[2]) === stem(also);
  if (stem(isTurned ? other[4] : other[2]) !== stem(what) || stem(isTurned ? other[2] : other[4]) !== stem(also))
    return undefined;
  const [c, d] = (isTurned ? [other[3], other[1]] : [other[1], other[3]]).map((each) => math.fraction(each ?? 0)) as [
    Fraction,
    Fraction,
  ];
  const [p, q, s, t] = [a, b, sum, other[5] ?? '0'].map((each) => math.fraction(each)) as [
    Fraction,
    Fraction,
    Fraction,
    Fraction,
  ];
  const below = math.subtract(math.multiply(p, d), math.multiply(q, c));
  const used = [a, b, sum, other[1], other[3], other[5]].map(Number);
  if (below.n === 0n || !isCovered(text.replaceAll(/\b1 (?=[a-z]+ (?:and|costs?|together)\b)/g, '1 '), used))
    return undefined;
  const first = math.divide(math.subtract(math.multiply(s, d), math.multiply(q, t)), below);
  const second = math.divide(math.subtract(math.multiply(p, t), math.multiply(c, s)), below);
  if (first.s < 0n || second.s < 0n) return undefined;
  const question = /\b(?:how|what|which|find)\b[^.]*$/.exec(text)?.[0] ?? '';
  const isSecond = stem(also).length > 0 && question.includes(stem(also)) && !question.includes(stem(what));
  const isSameFirst = p.n * c.d === c.n * p.d;
  const isSameSecond = q.n * d.d === d.n * q.d;
  const [left, difference] = isSameFirst
    ? [also, math.subtract(q, d)]
    : isSameSecond
      ? [what, math.subtract(p, c)]
      : ['', math.fraction(0)];
  const steps: StoryStep[] =
    left === ''
      ? [
          {
            asks: `The two purchases contain different numbers of ${what}s and ${also}s. By what do you have to multiply the first, and by what the second, so that both contain the same number of ${what}s?`,
          },
          { asks: `Compare the two new purchases: they differ only in ${also}s. By how many, and by how much money?` },
          { asks: `So what does one ${also} cost?`, value: second, is: `the price of one ${also}` },
          {
            asks: `Use that price in one of the purchases. What does one ${what} cost?`,
            value: first,
            is: `the price of one ${what}`,
          },
        ]
      : [
          {
            asks: `Compare the two totals, ${sum} and ${other[5]}: what is different in what was bought, and by how much do the totals differ?`,
            value: math.subtract(s, t).s < 0n ? math.subtract(t, s) : math.subtract(s, t),
            is: 'the difference of the two sums',
          },
          {
            asks: `That difference is the price of the extra ${left}s (how many are there?). What does one ${left} cost?`,
            value: left === also ? second : first,
            is: `the price of one ${left}`,
          },
          ...((left === also) === isSecond
            ? []
            : [
                {
                  asks: `Use that price in one of the purchases. How much is left for the ${isSecond ? also : what}s?`,
                  value: isSecond ? second : first,
                },
              ]),
        ];
  if (difference.n === 0n && left !== '') return undefined;
  return storyExercise(
    math,
    {
      id: `two prices ${used.join(' ')}`,
      task: `the price of one ${isSecond ? also : what}`,
      lesson: 'simultaneous-equations',
      steps,
      result: isSecond ? second : first,
      is: `the price of one ${isSecond ? also : what}`,
      given: used,
      otherwise: `Try it in both purchases: do they come to ${shownValue(s)} and ${shownValue(t)}?`,
      another: 'the story: 3 pens and 2 books cost 19, 3 pens and 1 book cost 12, what does a book cost',
    },
    reading,
  );
};

const stem = (word = '') => word.replace(/s$/, '').replace(/e$/, '');
const single = (word: string) => word.replace(/(?<=(?:x|ss|sh|ch))es$|s$/, '');

/** "The bill is 84, 15% tip, split by 4": a percentage on top, shared equally. */
export const billStory: Recognise = (math, reading) => {
  const text = storyText(reading.plain);
  const percent = Number(
    /(\d{1,2}(?:\.\d)?) ?% (?:\w+ )?(?:tip|vat|tax|sales tax|service|fee|interest|commission)\b/.exec(text)?.[1] ??
      /\b(?:tip|vat|tax|service)(?: \w+){0,2} (\d{1,2}(?:\.\d)?) ?%/.exec(text)?.[1] ??
      Number.NaN,
  );
  const shared = Number(
    /\b(?:split|shared?|divided?|between|among|by|each of(?: the)?|us)\b(?: [a-z]+){0,4}? (\d{1,2})\b(?! ?%)/.exec(
      text,
    )?.[1] ??
      /\b(\d{1,2}) (?:of us|people|friends|persons)\b/.exec(text)?.[1] ??
      Number.NaN,
  );
  if (Number.isNaN(percent) || /\binclu|\bwithout\b|\bbefore\b|\byears?\b/.test(text)) return undefined;
  const rest = numbersOf(text).filter((each) => each !== percent && each !== shared);
  const [bill] = rest;
  const used = [percent, ...(Number.isNaN(shared) ? [] : [shared]), ...(bill === undefined ? [] : [bill])];
  if (bill === undefined || !isCovered(text, used)) return undefined;
  const extra = math.divide(math.multiply(math.fraction(bill), math.fraction(percent)), math.fraction(100));
  const total = math.add(math.fraction(bill), extra);
  const result = Number.isNaN(shared) ? total : math.divide(total, math.fraction(shared));
  const isExtra = Number.isNaN(shared) && /\bhow much (?:\w+ )?(?:tip|tax|vat|interest|commission)\b/.test(text);
  return storyExercise(
    math,
    {
      id: `bill ${used.join(' ')}`,
      task: Number.isNaN(shared)
        ? `what ${bill} with ${percent}% on top comes to`
        : `the share of ${bill} with ${percent}% on top`,
      lesson: 'percentages',
      steps: [
        {
          asks: `First the extra: how much is ${percent}% of ${bill}? Begin with 10% or 1% of it.`,
          value: extra,
          is: 'the extra',
        },
        ...(isExtra ? [] : [{ asks: `What is ${bill} plus that?`, value: total, is: 'the whole sum' }]),
        ...(Number.isNaN(shared)
          ? []
          : [{ asks: `Share the total among ${shared}. How much does each one pay?`, value: result }]),
      ],
      result: isExtra ? extra : result,
      is: isExtra ? 'the extra' : Number.isNaN(shared) ? 'the whole sum' : 'the share of each',
      given: used,
      slips: [
        {
          value: math.add(math.fraction(bill), math.fraction(percent)),
          text: `You added ${percent} itself, but you need to add ${percent}% of ${bill}.`,
        },
      ],
      otherwise: `First find ${percent}% of ${bill}.`,
      another: 'the story: a bill of 60, 10% tip, split by 3, how much for each',
    },
    reading,
  );
};
