import type { Recognise } from '../exercises/exercise.ts';
import type { StoryStep } from './story.ts';
import { isCovered, numbersOf, storyExercise, storyText } from './story.ts';

const up = 'rises?|rose|increas\\w+|grows?|grew|goes up|went up|gains?|gained|raised?|climb\\w*|added|up';
const down =
  'falls?|fell|decreas\\w+|drops?|dropped|goes down|went down|loses?|lost|lower\\w*|reduc\\w+|shr[iau]nk\\w*|cut|down';

/** "Revenue fell 20% and then rose 25%: where is it now?" */
export const changesStory: Recognise = (math, reading) => {
  const text = storyText(reading.plain);
  // In "raised by 3% and a year later by 2% again", the second change has the direction of the first.
  const changes = [
    ...text
      .replaceAll(
        /(\b(?:raised|reduced|cut|increased|lowered|up|down)\b)( (?:by )?\d[\d.]* ?%.{0,30}?)\b(?:by|another|again) (?=\d[\d.]* ?%)/g,
        '$1$2$1 by ',
      )
      .matchAll(new RegExp(`\\b(?:(${up})|(${down}))\\b(?: by)?(?: another)? (\\d{1,3}(?:\\.\\d)?) ?%`, 'g')),
  ].map(([, rise, , percent]) => ({ isRise: rise !== undefined, percent: Number(percent) }));
  const [one, other, third] = changes;
  // The same percentage up and down is answered by `facts/beliefs.ts`.
  if (!one || !other || third || (one.percent === other.percent && one.isRise !== other.isRise)) return undefined;
  const rest = numbersOf(text).filter((each) => each !== one.percent && each !== other.percent);
  const whole = rest[0];
  const used = [one.percent, other.percent, ...(whole === undefined ? [] : [whole])];
  if (!isCovered(text, used)) return undefined;
  const begin = math.fraction(whole ?? 100);
  const factor = ({ isRise, percent }: typeof one) => math.fraction((100 + (isRise ? percent : -percent)) / 100);
  const middle = math.multiply(begin, factor(one));
  const end = math.multiply(middle, factor(other));
  const describe = ({ isRise, percent }: typeof one) => `${percent}% ${isRise ? 'more' : 'less'}`;
  const steps: StoryStep[] = [
    {
      asks: `The two percentages are taken of different amounts, so they cannot simply be added. ${whole === undefined ? 'Take 100 at the start to see it' : `Begin with ${whole}`}: how much is it after the first change, ${describe(one)}?`,
      value: middle,
      is: 'how much it is after the first change',
    },
    {
      asks: `Now ${describe(other)}, of that new amount. How much is it then?`,
      value: end,
      is: 'how much it is in the end',
    },
    ...(whole === undefined ? [{ asks: 'Compare it with the 100 at the start: what has happened altogether?' }] : []),
  ];
  return storyExercise(
    math,
    {
      id: `changes ${used.join(' ')} ${one.isRise} ${other.isRise}`,
      task: `what ${describe(one)} and then ${describe(other)} make together`,
      lesson: 'percentage-change',
      steps,
      result: end,
      is: whole === undefined ? 'how much of 100 it is in the end' : 'how much it is in the end',
      given: used,
      slips: [],
      otherwise: 'Take one change after the other; the second is of the new amount.',
      another: 'the story: a rent of 500 rises by 10% and then falls by 5%, how much is it then',
    },
    reading,
  );
};

/** "After 20% off it costs 48: what was it before?" */
export const beforeStory: Recognise = (math, reading) => {
  const text = storyText(reading.plain);
  if (
    !/\b(?:original(?:ly)?|before|old price|at first|initial(?:ly)?|without (?:vat|tax|the)|normal(?:ly)?|full price|regular)\b/.test(
      text,
    )
  )
    return undefined;
  const change =
    /(\d{1,3}(?:\.\d)?) ?% (?:\w+ )?(off|discount|reduction|cheaper|less|lower|more|higher|increase|raise|vat|tax|tip)/.exec(
      text,
    ) ??
    new RegExp(`\\b(${up}|${down}|includ\\w+|reduced|discounted)\\b(?: \\w+)? (?:by )?(\\d{1,3}(?:\\.\\d)?) ?%`).exec(
      text,
    );
  if (!change) return undefined;
  const [first = '', second = ''] = change.slice(1);
  const [percent, word] = /^\d/.test(first) ? [Number(first), second] : [Number(second), first];
  const rest = numbersOf(text);
  rest.splice(rest.indexOf(percent), 1);
  const [now] = rest;
  if (now === undefined || !isCovered(text, [percent, now])) return undefined;
  const isRise = new RegExp(`^(?:${up}|more|higher|increase|raise|vat|tax|tip|includ\\w+)$`).test(word);
  const left = 100 + (isRise ? percent : -percent);
  if (left <= 0) return undefined;
  const result = math.divide(math.multiply(math.fraction(now), math.fraction(100)), math.fraction(left));
  const wrong = math.divide(
    math.multiply(math.fraction(now), math.fraction(100 + (isRise ? -percent : percent))),
    math.fraction(100),
  );
  return storyExercise(
    math,
    {
      id: `before ${percent} ${now} ${isRise}`,
      task: `what it was before, when ${now} is what it is after ${percent}% ${isRise ? 'more' : 'less'}`,
      lesson: 'percentage-change',
      steps: [
        {
          asks: `The percentage is of the old amount, which is not known: call that one 100%. With ${percent}% ${isRise ? 'more' : 'less'}, what percentage of it is ${now}?`,
          value: math.fraction(left),
          is: `the percentage that ${now} is`,
        },
        {
          asks: `So you know what percentage ${now} is. How much is 1% of the old amount, or 10% if that is handier?`,
          value: math.divide(math.fraction(now), math.fraction(left)),
          is: '1% of the old amount',
        },
        { asks: 'And how much is the full 100%?', value: result },
      ],
      result,
      is: 'what it was before',
      given: [percent, now],
      slips: [
        {
          value: wrong,
          text: `You took the ${percent}% of ${now}. It was taken of the old amount, which is ${isRise ? 'smaller' : 'larger'}.`,
        },
      ],
      otherwise: `Test it: take ${percent}% ${isRise ? 'more' : 'off'}. Do you get ${now}?`,
      another: 'the story: with 25% off a coat costs 60, what was the price before',
    },
    reading,
  );
};

/** "2,000 at 5% for 3 years": compound interest unless it is called simple. */
export const interestStory: Recognise = (math, reading) => {
  const text = storyText(reading.plain);
  const percent = /(\d{1,2}(?:\.\d{1,2})?) ?%/.exec(text)?.[1];
  const years = /\b(\d{1,2}) years?\b/.exec(text)?.[1];
  if (
    !percent ||
    !years ||
    !/\binterest|\binvest|\bsaving|\bbank|\baccount|\bgrow|\bpopulation|\bdepreciat|\bloses?\b/.test(text)
  )
    return undefined;
  const rest = numbersOf(text);
  for (const each of [percent, years]) rest.splice(rest.indexOf(Number(each)), 1);
  const [start] = rest;
  const [p, n] = [Number(percent), Number(years)];
  if (start === undefined || n > 10 || n < 1 || !isCovered(text, [p, n, start])) return undefined;
  const isSimple = /\bsimple\b/.test(text);
  const isLoss = /\bdepreciat|\bloses?\b|\bfalls?\b|\bshrink/.test(text);
  const growth = math.fraction((100 + (isLoss ? -p : p)) / 100);
  const one = math.multiply(math.fraction(start), growth);
  const yearly = math.subtract(one, math.fraction(start));
  const simple = math.add(math.fraction(start), math.multiply(yearly, math.fraction(n)));
  let compound = math.fraction(start);
  for (let year = 0; year < n; year++) compound = math.multiply(compound, growth);
  const result = isSimple ? simple : compound;
  return storyExercise(
    math,
    {
      id: `interest ${start} ${p} ${n}`,
      task: `what becomes of ${start} at ${p}% in ${n} years`,
      lesson: 'exponential-growth',
      steps: [
        {
          asks: `One year first: how much is ${start} after one year, with ${p}% ${isLoss ? 'less' : 'more'}?`,
          value: one,
          is: 'what it is after one year',
        },
        ...(n > 1
          ? [
              {
                asks: isSimple
                  ? `Simple interest is the same amount every year. How much is it in ${n} years, together with the ${start}?`
                  : `In the next year the ${p}% is taken of the new amount, so each year multiplies by the same number. Which number is that, and how often do you multiply by it?`,
              },
              { asks: `What is it after ${n} years?`, value: result },
            ]
          : []),
      ],
      result,
      is: `what it is after ${n} years`,
      given: [p, n, start],
      slips: isSimple
        ? []
        : [
            {
              value: simple,
              text: `You added the same amount ${n} times. From the second year on, the ${p}% is taken of the new amount.`,
            },
          ],
      otherwise: 'Take one year after the other.',
      another: 'the story: 800 in the bank at 10% interest for 2 years, how much is it then',
    },
    reading,
  );
};

/** "Sold for 45, bought for 30: what is the markup in percent?" */
export const markupStory: Recognise = (math, reading) => {
  const text = storyText(reading.plain);
  const kind = /\b(markup|mark-up|margin|profit|gain)\b/.exec(text)?.[1];
  const sold = /\b(?:sells?|sold|selling|price)\b\D{0,30}?(\d+(?:\.\d+)?)/.exec(text)?.[1];
  const bought = /\b(?:buys?|bought|buying|costs?|pays?|paid)\b\D{0,30}?(\d+(?:\.\d+)?)/.exec(text)?.[1];
  if (!kind || !sold || !bought || !/%|percent/.test(text) || Number(bought) === 0) return undefined;
  const used = [Number(sold), Number(bought)];
  const claimed = /(\d+(?:\.\d+)?) ?(?:%|percent)/.exec(text)?.[1];
  if (!isCovered(claimed ? text.replace(claimed, ' ') : text, used) || Number(sold) <= Number(bought)) return undefined;
  const isMargin = kind === 'margin';
  const base = isMargin ? sold : bought;
  const difference = math.subtract(math.fraction(sold), math.fraction(bought));
  const hundred = math.fraction(100);
  const of = (whole: string) => math.divide(math.multiply(difference, hundred), math.fraction(whole));
  return storyExercise(
    math,
    {
      id: `markup ${used.join(' ')} ${kind}`,
      task: `the ${kind} in percent`,
      lesson: 'percentage-change',
      steps: [
        { asks: `How much more than ${bought} is ${sold}?`, value: difference, is: 'the difference' },
        {
          asks: `A ${kind} in percent is compared with what it ${isMargin ? 'is sold' : 'was bought'} for, ${base}. Which part of ${base} is the difference, and how many hundredths is that?`,
          value: of(base),
        },
      ],
      result: of(base),
      is: `the ${kind} in percent`,
      given: used,
      slips: [
        {
          value: of(isMargin ? bought : sold),
          text: `You compared the difference with ${isMargin ? bought : sold}; a ${kind} is compared with ${base}.`,
        },
      ],
      otherwise: `First find the difference, then compare it with ${base}.`,
      another: 'the story: a lamp is bought for 40 and sold for 50, what is the markup in percent',
    },
    reading,
  );
};
