import type { Fraction } from 'mathjs';
import type { Recognise } from '../exercises/exercise.ts';
import type { MathLibrary } from '../maths/library.ts';
import type { StoryStep } from './story.ts';
import { amount, isCovered, numbersOf, storyExercise, storyText } from './story.ts';

interface Done {
  readonly sign: '+' | '-' | '*' | '/';
  readonly by: number;
  readonly words: string;
}

/** "A number tripled and then minus 7 is 20": worked backwards, undoing the last operation first. */
export const thinkOfANumberStory: Recognise = (math, reading) => {
  const text = storyText(reading.plain)
    .replaceAll(/\b(?:tripled?|triples)\b/g, '3 times')
    .replaceAll(/\b(?:doubled|doubles)\b/g, '2 times');
  if (
    !/\b(?:a|the|some|my|which|what|unknown|certain|secret) (?:secret |certain )?number\b|\bthink of a number\b/.test(
      text,
    )
  )
    return undefined;
  if (/\bconsecutive|\bdivisible|\bprime|\bmultiple|\bnumbers\b/.test(text)) return undefined;
  const end =
    /(?:\bis\b|\bgives?\b|\bgets?\b|\bequals?\b|\bmakes?\b|\bresults?(?: is| in)?\b|\bhave\b|=)(?: [a-z]+){0,3}? ?(\d{1,6}(?:\.\d+)?)\b(?! times| more| less)/.exec(
      text,
    );
  if (!end?.[1]) return undefined;
  const beginning = text.slice(0, end.index);
  const done = whatIsDone(beginning);
  const result = Number(end[1]);
  const used = [...done.map(({ by }) => by), result];
  const isHalf = done.filter(({ words }) => /half|halved/.test(words)).length;
  if (
    done.length === 0 ||
    !isCovered(text.replaceAll(/\b0\.5 times/g, 'half of'), isHalf ? without(used, 2, isHalf) : used)
  )
    return undefined;
  let value = math.fraction(result);
  const steps: StoryStep[] = [];
  for (const [index, { sign, by, words }] of done.toReversed().entries()) {
    value = undone(math, value, sign, by);
    steps.push({
      asks: `${index === 0 ? `Work backwards from ${result}. The last thing done was “${words}”` : `Before that came “${words}”`}: how do you undo that, and what was the number before?`,
      value,
      is: 'what it was before that step',
    });
  }
  return storyExercise(
    math,
    {
      id: `think ${used.join(' ')}`,
      task: 'the number at the start',
      lesson: 'linear-equations',
      steps,
      result: value,
      is: 'the number at the start',
      given: used,
      slips: [],
      otherwise: 'Follow the task with it from the beginning: do you get the right number at the end?',
      another: 'a number is doubled, then 5 is added, and it gives 21, which number is it',
    },
    reading,
  );
};

const without = (numbers: readonly number[], number: number, times: number) => {
  const left = [...numbers];
  for (let count = 0; count < times; count++) left.splice(left.indexOf(number), 1);
  return left;
};

function undone(math: MathLibrary, value: Fraction, sign: Done['sign'], by: number): Fraction {
  const other = math.fraction(by);
  if (sign === '+') return math.subtract(value, other);
  if (sign === '-') return math.add(value, other);
  return sign === '*' ? math.divide(value, other) : math.multiply(value, other);
}

function whatIsDone(beginning: string): Done[] {
  // In "5 less than 3 times a number", the subtraction comes last.
  const turned = new RegExp(`\\b${amount} (more|less) than (?:(\\d{1,3}) times )?(half )?`).exec(beginning);
  if (turned) {
    const [words, by, word, times, half] = turned;
    return [
      ...(times ? [{ sign: '*' as const, by: Number(times), words: `${times} times` }] : []),
      ...(half ? [{ sign: '/' as const, by: 2, words: 'half of it' }] : []),
      { sign: word === 'more' ? '+' : '-', by: Number(by), words: `${words.split(' ').slice(0, 2).join(' ')}` },
    ];
  }
  const steps: [RegExp, Done['sign']][] = [
    [/\b(?:plus|add(?:ed|ing|s)?|increased by|\+) ?(\d+(?:\.\d+)?)/g, '+'],
    [/\b(\d+(?:\.\d+)?) (?:is |are )?(?:added|more)\b/g, '+'],
    [/\b(?:minus|subtract(?:ed|ing|s)?|take away|takes? off|less|decreased by|-) ?(\d+(?:\.\d+)?)/g, '-'],
    [/\b(\d+(?:\.\d+)?) (?:is |are )?(?:subtracted|taken away)\b/g, '-'],
    [/\b(?:times|multipl\w+(?: it)?(?: by| with)?) (\d+(?:\.\d+)?)/g, '*'],
    [/\b(\d+(?:\.\d+)?) times\b/g, '*'],
    [/\bdivid\w+(?: it)?(?: by)? (\d+(?:\.\d+)?)/g, '/'],
    [/\bhalved\b|\b(?:half|0\.5 times)(?= of| the| a)/g, '/'],
  ];
  return steps
    .flatMap(([pattern, sign]) =>
      [...beginning.matchAll(pattern)].map((match) => ({
        at: match.index,
        sign,
        by: Number(match[1] ?? 2),
        words: match[0].replace('0.5 times', 'half'),
      })),
    )
    .sort((one, other) => one.at - other.at)
    .filter(
      (each, index, all) =>
        all.findIndex(({ at, words }) => at < each.at + each.words.length && each.at < at + words.length) === index,
    );
}

/** "The sum of three consecutive numbers is 72." */
export const consecutiveStory: Recognise = (math, reading) => {
  const text = storyText(reading.plain);
  const match = /\b(\d) consecutive (even |odd )?(?:whole |natural |positive )?(?:numbers|integers)/.exec(text);
  const count = Number(match?.[1]);
  const rest = numbersOf(text);
  rest.splice(rest.indexOf(count), 1);
  const [sum] = rest;
  if (
    !match ||
    sum === undefined ||
    count < 2 ||
    count > 7 ||
    !isCovered(text, [count, sum]) ||
    !/\bsum\b|\badd\b|\btotal\b|\btogether\b/.test(text)
  )
    return undefined;
  const step = match[2] ? 2 : 1;
  const smallest = math.divide(math.fraction(sum - (step * count * (count - 1)) / 2), math.fraction(count));
  if (smallest.d !== 1n) return undefined;
  const middle = math.divide(math.fraction(sum), math.fraction(count));
  return storyExercise(
    math,
    {
      id: `consecutive ${count} ${step} ${sum}`,
      task: `which ${count} consecutive ${match[2] ?? ''}numbers have the sum ${sum}`,
      lesson: 'setting-up-equations',
      steps: [
        {
          asks: `Call the smallest one n. How do you write the next one${count > 2 ? 's' : ''} with n, when each is ${step} more than the one before?`,
        },
        count % 2 === 1
          ? {
              asks: `Or look at the middle one: the others are as far above it as below, which cancels out. So ${count} times the middle one is the sum. What is the middle one?`,
              value: middle,
              is: 'the one in the middle',
            }
          : { asks: 'Add them all up as an expression with n. Which equation do you get for the sum?' },
        { asks: 'So which numbers are they? Name the smallest one.', value: smallest },
      ],
      result: smallest,
      is: 'the smallest of them',
      given: [count, sum],
      slips: [],
      otherwise: 'Add up the numbers starting from there: do you get the sum?',
      another: '3 consecutive numbers with the sum 51',
    },
    reading,
  );
};

/** "A rectangle is twice as long as wide, its perimeter is 36." */
export const rectangleStory: Recognise = (math, reading) => {
  const text = storyText(reading.plain);
  if (!/\brectang|\bfield\b|\bgarden\b|\bpool\b|\broom\b|\bpitch\b/.test(text)) return undefined;
  const around =
    /\bperimeter\b(?: (?:is|of|=|:))* ?(\d+(?:\.\d+)?)|(\d+(?:\.\d+)?) ?(?:cm|m|metres?|meters?)? (?:of )?(?:perimeter|around|fence)/.exec(
      text,
    );
  const perimeter = Number(around?.[1] ?? around?.[2] ?? Number.NaN);
  const times = /\b(\d(?:\.\d)?) times (?:as (?:long|wide) as|(?:the|its) (?:width|length))/.exec(text)?.[1];
  const more = new RegExp(`${amount} ?(?:cm|m|metres?|meters?)? (?:longer|more)(?: than)?`).exec(text)?.[1];
  if (Number.isNaN(perimeter) || (times === undefined) === (more === undefined)) return undefined;
  const by = Number(times ?? more);
  if (!isCovered(text, [perimeter, by])) return undefined;
  const isWide = /times as wide/.test(text);
  const p = math.fraction(perimeter);
  const short = times
    ? math.divide(p, math.fraction(2 * (by + 1)))
    : math.divide(math.subtract(p, math.fraction(2 * by)), math.fraction(4));
  const long = times ? math.multiply(short, math.fraction(by)) : math.add(short, math.fraction(by));
  if (short.s < 0n) return undefined;
  const [small, large] = isWide ? ['length', 'width'] : ['width', 'length'];
  const isSmall =
    new RegExp(`how ${isWide ? 'long' : 'wide'}|(?:the|its|what is) ${small}`).test(text) &&
    !new RegExp(`how ${isWide ? 'wide' : 'long'}`).test(text);
  return storyExercise(
    math,
    {
      id: `rectangle ${perimeter} ${by}`,
      task: `the ${isSmall ? small : large} of the rectangle`,
      lesson: 'area',
      steps: [
        times
          ? {
              asks: `Draw it: take the ${small} as one piece, then the ${large} is ${by} such pieces. How many pieces long is the way around all four sides?`,
              value: math.fraction(2 * (by + 1)),
              is: 'the number of pieces around',
            }
          : {
              asks: `Draw it: two sides are ${by} more than the two others. Take that off both of them: how much of the perimeter is left for four equal sides?`,
              value: math.subtract(p, math.fraction(2 * by)),
              is: 'what is left for four equal sides',
            },
        {
          asks: `${times ? `All these pieces together make ${perimeter}` : 'That is for four equal sides'}. How much is one, which is the ${small}?`,
          value: short,
          is: `the ${small}`,
        },
        ...(isSmall ? [] : [{ asks: `And how much is the ${large} then?`, value: long }]),
      ],
      result: isSmall ? short : long,
      is: `the ${isSmall ? small : large}`,
      given: [perimeter, by],
      slips: times
        ? [
            {
              value: math.divide(p, math.fraction(by + 1)),
              text: 'A rectangle has four sides: each of the two lengths counts twice on the way around.',
            },
          ]
        : [],
      otherwise: `Go around it with your number: do you get ${perimeter}?`,
      another: 'the story: a rectangle is 3 times as long as wide, its perimeter is 40, how wide is it',
    },
    reading,
  );
};
