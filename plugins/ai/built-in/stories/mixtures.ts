import type { Recognise } from '../exercises/exercise.ts';
import { amount, isCovered, numbersOf, storyExercise, storyText } from './story.ts';

const legs: Readonly<Record<string, number | undefined>> = {
  chicken: 2,
  hen: 2,
  duck: 2,
  bird: 2,
  goose: 2,
  rabbit: 4,
  cow: 4,
  pig: 4,
  sheep: 4,
  horse: 4,
  dog: 4,
  cat: 4,
  goat: 4,
  spider: 8,
  bike: 2,
  bicycle: 2,
  motorbike: 2,
  tricycle: 3,
  car: 4,
};

interface Kinds {
  readonly first: string;
  readonly second: string;
  /** The legs or the price of one of each kind. */
  readonly each: readonly [number, number];
  readonly isTold: boolean;
  readonly what: string;
}

/** "Chickens and rabbits, 35 heads and 94 legs", "tickets for 9 and for 5, 40 people paid 264". */
export const twoKindsStory: Recognise = (math, reading) => {
  const text = storyText(reading.plain);
  if (/%|\btimes\b|\bthan\b/.test(text)) return undefined;
  const kinds = pricedIn(text) ?? leggedIn(text);
  if (!kinds) return undefined;
  const rest = numbersOf(text);
  if (kinds.isTold) for (const each of kinds.each) rest.splice(rest.indexOf(each), 1);
  const [one, other, more] = rest;
  if (one === undefined || other === undefined || more !== undefined) return undefined;
  const [count, sum] = [Math.min(one, other), Math.max(one, other)];
  const used = [...(kinds.isTold ? kinds.each : []), count, sum];
  const [p, q] = kinds.each;
  if (!isCovered(text, used) || p === q) return undefined;
  const first = math.divide(math.fraction(sum - q * count), math.fraction(p - q));
  const second = math.subtract(math.fraction(count), first);
  if (first.d !== 1n || first.s < 0n || second.s < 0n) return undefined;
  const question = /\bhow many\b.*$/.exec(text)?.[0] ?? '';
  const isSecond = question.includes(kinds.second) && !question.includes(kinds.first);
  const asked = isSecond ? kinds.second : kinds.first;
  const all = math.fraction(q * count);
  const [low, high] = p > q ? [kinds.second, kinds.first] : [kinds.first, kinds.second];
  const [least, most] = [Math.min(p, q), Math.max(p, q)];
  const ofHigh = p > q ? first : second;
  const atLeast = math.fraction(least * count);
  const result = isSecond ? second : first;
  return storyExercise(
    math,
    {
      id: `two kinds ${used.join(' ')}`,
      task: `how many ${asked}s there are`,
      lesson: 'simultaneous-equations',
      steps: [
        {
          asks: `Suppose that all ${count} were ${low}s, with ${least} each. What would the ${kinds.what} be then?`,
          value: atLeast,
          is: `the ${kinds.what} if all were ${low}s`,
          why: 'It is only a trial: the difference from the number in the task shows how many must be of the other kind.',
        },
        {
          asks: `The task says ${sum}. How much more is that than in your trial?`,
          value: math.subtract(math.fraction(sum), atLeast),
          is: 'what is missing in the trial',
        },
        {
          asks: `Each ${high} in place of a ${low} counts ${most} instead of ${least}. So how many ${high}s do you need to make up the difference?`,
          value: ofHigh,
          is: `the number of ${high}s`,
        },
        ...(asked === high ? [] : [{ asks: `The rest of the ${count} are ${low}s. How many?`, value: result }]),
      ],
      result,
      is: `the number of ${asked}s`,
      given: used,
      slips: [
        {
          value: isSecond ? first : second,
          text: `That is how many ${isSecond ? kinds.first : kinds.second}s there are; the question is about the other kind.`,
        },
        { value: all, text: 'That is the trial with only one kind.' },
      ].filter(({ value }) => value.n * result.d !== result.n * value.d),
      otherwise: `Test it: do both kinds together make ${count}, and do their ${kinds.what} come to ${sum}?`,
      another: 'the story: 20 animals, ducks and cows, have 56 legs together, how many cows are there',
    },
    reading,
  );
};

const single = (word: string) => word.replace(/s$/, '');

function pricedIn(text: string): Kinds | undefined {
  const match =
    new RegExp(
      `\\b([a-z]+?)(?:'?s)? tickets? (?:cost|costs|are|is|for) ${amount}(?: each)?(?:,| and| but|;)+ (?:and |for )?([a-z]+?)(?:'?s)? (?:tickets? )?(?:cost |costs |are |is |for )?${amount}`,
    ).exec(text) ??
    new RegExp(
      `\\b([a-z]+?)(?:'?s)? (?:cost|costs|pay|pays) ${amount}(?: each)?(?:,| and| but|;)+ (?:and )?([a-z]+?)(?:'?s)? (?:cost |costs |pay |pays )?${amount}`,
    ).exec(text);
  const [, first = '', p, second = '', q] = match ?? [];
  if (!match || !/\bhow many\b/.test(text)) return undefined;
  return { first, second, each: [Number(p), Number(q)], isTold: true, what: 'sum' };
}

function leggedIn(text: string): Kinds | undefined {
  const what = /\b(legs|wheels|feet)\b/.exec(text)?.[1];
  const named = [...new Set((text.match(/[a-z]+/g) ?? []).map(single))].filter((word) => legs[word] !== undefined);
  const [first, second, third] = named;
  if (!what || !first || !second || third || !/\bhow many\b/.test(text)) return undefined;
  return { first, second, each: [legs[first] ?? 0, legs[second] ?? 0], isTold: false, what };
}

/** "My tests were 72, 80 and 85: what do I need for an average of 82?" */
export const neededStory: Recognise = (math, reading) => {
  const text = storyText(reading.plain).replaceAll(/\b\d(?:st|nd|rd|th)\b/g, 'next');
  const list = /(?<![\d.])\d{1,4}(?:\.\d+)?(?:(?:, ?| and |, and | & )\d{1,4}(?:\.\d+)?){1,8}/.exec(text);
  const target = /\b(?:average|mean)(?: of| is| to be|: ?| at least| score of| grade of)* (\d{1,4}(?:\.\d+)?)/.exec(
    text,
  )?.[1];
  if (
    !list ||
    !target ||
    !/\bneed|\bhave to|\bmust\b|\bshould\b|\brequired\b/.test(text) ||
    !/\bnext\b|\blast\b|\bfinal\b|\bone more\b/.test(text)
  )
    return undefined;
  const values = numbersOf(list[0]);
  const counted = numbersOf(text.replace(list[0], ' ')).filter((each) => each !== Number(target));
  if (counted.some((each) => each !== values.length && each !== values.length + 1)) return undefined;
  const count = values.length + 1;
  const all = math.multiply(math.fraction(target), math.fraction(count));
  const sum = values.reduce((total, value) => math.add(total, math.fraction(value)), math.fraction(0));
  const result = math.subtract(all, sum);
  const used = [...values, Number(target)];
  return storyExercise(
    math,
    {
      id: `needed ${used.join(' ')}`,
      task: `what is needed for an average of ${target}`,
      lesson: 'mean',
      steps: [
        {
          asks: `With an average of ${target}, all ${count} together make ${count} times ${target}. What total is that?`,
          value: all,
          is: 'the total that is needed',
        },
        { asks: `What do ${values.join(', ')} add up to so far?`, value: sum, is: 'the sum so far' },
        { asks: 'How much is missing from the total you need?', value: result },
      ],
      result,
      is: 'what is needed',
      given: used,
      slips: [
        {
          value: math.fraction(target),
          text: `With ${target} in the last one, the average stays below or above the ${target} you want, as it is now.`,
        },
      ],
      otherwise: 'Work out the average with your number included: do you get the one you want?',
      another: 'the story: tests of 60, 75 and 81, what is needed in the next one for an average of 75',
    },
    reading,
  );
};

/** "Blue to white 2:3, 20 litres in all: how much blue?" */
export const mixStory: Recognise = (math, reading) => {
  const text = storyText(reading.plain);
  const match =
    /\b([a-z]+) (?:to|and|:) ([a-z]+)(?: (?:in the|in a|with the|at a|is|are|in))?(?: ratio)?(?: of)? (\d{1,3}) ?(?::|to) ?(\d{1,3})/.exec(
      text,
    );
  const [, first = '', second = '', a, b] = match ?? [];
  const rest = numbersOf(text);
  for (const each of [a, b]) rest.splice(rest.indexOf(Number(each)), 1);
  const [total] = rest;
  const asked = new RegExp(`how (?:much|many) (${first}|${second})`).exec(text)?.[1];
  if (!match || !asked || total === undefined || rest.length !== 1 || Number(a) + Number(b) === 0) return undefined;
  // "20 litres blue" is one part, not the whole.
  if (new RegExp(`${total} ?(?:[a-z]+ )?(?:of )?(?:${first}|${second})\\b`).test(text)) return undefined;
  const used = [Number(a), Number(b), total];
  const parts = math.fraction(Number(a) + Number(b));
  const one = math.divide(math.fraction(total), parts);
  const own = asked === first ? Number(a) : Number(b);
  const result = math.multiply(one, math.fraction(own));
  return storyExercise(
    math,
    {
      id: `mix ${used.join(' ')} ${asked}`,
      task: `how much ${asked} there is in ${total}`,
      lesson: 'ratio',
      steps: [
        {
          asks: `${a} parts ${first} and ${b} parts ${second}: how many equal parts are that together?`,
          value: parts,
          is: 'the number of parts',
        },
        { asks: `All the parts together are ${total}. How large is one part?`, value: one, is: 'one part' },
        { asks: `How many of these parts are ${asked}, and how much is that?`, value: result },
      ],
      result,
      is: `how much ${asked} there is`,
      given: used,
      slips: [
        {
          value: math.divide(math.fraction(total), math.fraction(own)),
          text: 'You divided by one number of the ratio, but the whole consists of the parts of both.',
        },
      ],
      otherwise: 'Count all the parts first.',
      another: 'the story: juice to water 1:4, 10 litres in all, how much juice',
    },
    reading,
  );
};
