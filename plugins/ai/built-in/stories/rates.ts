import type { Recognise } from '../exercises/exercise.ts';
import { amount, isCovered, numbersOf, storyExercise, storyText } from './story.ts';

const period =
  '(day|week|month|hour|minute|year|second|km|mile|page|visit|ride|lesson|person|guest|night|kg|text|call|gb|class|session|metre|meter)';
const per = `(?:per|a|an|each|every|for each|for every|/|in (?:a|one|an))`;

/** "12 a month plus 0.15 per minute, the bill was 19.50": a fixed part and a part per unit. */
export const fixedPlusRateStory: Recognise = (math, reading) => {
  const text = storyText(reading.plain);
  const match = new RegExp(
    `${amount}\\b[^.\\d]{0,44}?\\b(?:plus|and(?: then)?|then|with|in addition|\\+)\\b[^.\\d]{0,30}?${amount} ?[^.\\d]{0,12}?\\b${per} ?${period}`,
  ).exec(text.replaceAll(' + ', ' plus '));
  const [, f, r, unit] = match ?? [];
  if (!f || !r || !unit || /%|\bback\b|\bloses?\b|\bclimbs?\b/.test(text)) return undefined;
  const [fixed, rate] = [Number(f), Number(r)];
  const rest = numbersOf(text);
  for (const each of [fixed, rate]) rest.splice(rest.indexOf(each), 1);
  const [third] = rest;
  if (third === undefined || !isCovered(text, [fixed, rate, third]) || rate === 0) return undefined;
  const isCount =
    new RegExp(`\\b${third} ?(?:${unit}|${short[unit] ?? unit})`).test(text) &&
    !new RegExp(`how many ${unit}`).test(text);
  const [n, f0, r0] = [math.fraction(third), math.fraction(fixed), math.fraction(rate)];
  const variable = isCount ? math.multiply(r0, n) : math.subtract(n, f0);
  if (variable.s < 0n) return undefined;
  const result = isCount ? math.add(f0, variable) : math.divide(variable, r0);
  const used = [fixed, rate, third];
  const units = `${unit}s`;
  return storyExercise(
    math,
    {
      id: `fixed ${used.join(' ')}`,
      task: isCount ? `the price for ${third} ${units}` : `how many ${units} it was`,
      lesson: 'setting-up-equations',
      steps: isCount
        ? [
            {
              asks: `There are two parts: ${fixed} is always charged, and ${rate} is added for each ${unit}. What do ${third} ${units} cost without the ${fixed}?`,
              value: variable,
              is: `the part for the ${units}`,
            },
            { asks: `Now add both parts: what do you get with the ${fixed}?`, value: result },
          ]
        : [
            {
              asks: `Of the ${third}, ${fixed} is charged in any case. How much of it was for the ${units}?`,
              value: variable,
              is: `the part for the ${units}`,
            },
            {
              asks: `Each ${unit} is ${rate}. How often does that fit into what is left for the ${units}?`,
              value: result,
            },
          ],
      result,
      is: isCount ? 'the price' : `the number of ${units}`,
      given: used,
      slips: isCount
        ? [
            {
              value: math.multiply(math.add(f0, r0), n),
              text: `You multiplied the fixed part as well, but ${fixed} counts only once.`,
            },
          ]
        : [{ value: math.divide(n, r0), text: `Take away the fixed ${fixed} first: it does not pay for any ${unit}.` }],
      otherwise: 'Keep the two parts apart: the fixed one, and the one for each.',
      another: 'the story: a taxi is 4 plus 2 per km, the ride cost 18, how many km was it',
    },
    reading,
  );
};

const short: Readonly<Record<string, string | undefined>> = { minute: 'min', hour: 'h' };

/** "85 a night plus 12 per day, 4 nights": two rates, and how often. */
export const twoRatesStory: Recognise = (math, reading) => {
  const text = storyText(reading.plain).replaceAll(' + ', ' plus ');
  const match = new RegExp(
    `${amount} ?(?:[a-z]+ )?${per} ${period}\\b[^.\\d]{0,30}?\\b(?:plus|and|with)\\b[^.\\d]{0,20}?${amount} ?(?:[a-z]+ ){0,3}?${per} ${period}\\b.*?\\b(\\d{1,3}) ?(?:night|day|week|month|year|hour|person|people|guest|visit|lesson|ride)s?`,
  ).exec(text);
  const [, first, unit, second, , count] = match ?? [];
  if (!first || !unit || !second || !count || !/\bhow much\b|\bwhat\b|\btotal\b/.test(text)) return undefined;
  const used = [first, second, count].map(Number);
  if (!isCovered(text, used)) return undefined;
  const one = math.add(math.fraction(first), math.fraction(second));
  const result = math.multiply(one, math.fraction(count));
  return storyExercise(
    math,
    {
      id: `two rates ${used.join(' ')}`,
      task: 'what it comes to altogether',
      lesson: 'proportion',
      steps: [
        {
          asks: `Take one ${unit} first: what do ${first} and ${second} come to together?`,
          value: one,
          is: `what one ${unit} comes to`,
        },
        { asks: `How many times does that happen, and what is it altogether?`, value: result },
      ],
      result,
      is: 'what it comes to altogether',
      given: used,
      slips: [
        {
          value: math.add(math.multiply(math.fraction(first), math.fraction(count)), math.fraction(second)),
          text: `You counted the ${second} once, but it counts every time.`,
        },
      ],
      otherwise: `Both prices count for each ${unit}.`,
      another: 'the story: a room is 70 a night plus 9 for parking per night, what do 3 nights cost',
    },
    reading,
  );
};

/** "25 pages a day, 320 pages, 70 are read already: how many days more?" */
export const goalStory: Recognise = (math, reading) => {
  const text = storyText(reading.plain);
  const asked =
    /\bhow (?:many|much) (?:more |other )?(days?|weeks?|months?|hours?|minutes?|years?)|\bhow (?:much )?(?:longer?|long)\b|\bwhen\b/.exec(
      text,
    );
  const rate = new RegExp(`${amount} ?(?:[a-z]+ ){0,3}?${per} (day|week|month|hour|minute|year)\\b`).exec(text);
  if (!asked || !rate?.[1] || !rate[2] || /%|\btogether\b|\b(?:km|miles?) ?(?:per|an|\/) ?h|\bkmh?\b/.test(text))
    return undefined;
  const unit = rate[2];
  if ([...text.matchAll(new RegExp(`${per} (?:day|week|month|hour|minute|year|night)\\b`, 'g'))].length > 1)
    return undefined;
  if (asked[1] && asked[1].replace(/s$/, '') !== unit) return undefined;
  if (
    /\b(?:plus|fees?|fixed|base|sign.?up|joining|deposit|empty|quarter|third)\b/.test(
      text.replaceAll(/\bhalf[ -](?:empty|full)\b|(?<!half )\bempty\b/g, ' '),
    )
  )
    return undefined;
  const r = Number(rate[1]);
  const rest = numbersOf(text);
  rest.splice(rest.indexOf(r), 1);
  const [one, other] = rest;
  if (one === undefined || r === 0 || !isCovered(text, [r, ...rest.slice(0, 2)])) return undefined;
  const isHalf = other === undefined && /\bhalf\b/.test(text);
  if (!isHalf && /\bhalf\b/.test(text)) return undefined;
  const [most, least] =
    other === undefined ? [one, isHalf ? one / 2 : 0] : [Math.max(one, other), Math.min(one, other)];
  const missing = math.fraction(most - least);
  const result = math.divide(missing, math.fraction(r));
  const isWhole = result.d === 1n;
  const used = [r, ...rest.slice(0, 2)];
  const what = /pages/.test(text) ? 'pages' : /\bsav|money|cost/.test(text) ? 'money' : '';
  return storyExercise(
    math,
    {
      id: `goal ${used.join(' ')}`,
      task: `how many ${unit}s it takes`,
      lesson: 'setting-up-equations',
      steps: [
        ...(isHalf ? [{ asks: `How much is half of ${one}?`, value: missing, is: 'half of it' }] : []),
        ...(other === undefined
          ? []
          : [
              {
                asks: `From ${least} to ${most}: ${what === 'money' ? 'how much money' : what ? `how many ${what}` : 'how much'} is still missing?`,
                value: missing,
                is: 'what is still to go',
              },
            ]),
        {
          asks: `It is ${r} per ${unit}. How often does ${r} fit into ${isHalf ? 'that half' : other === undefined ? most : 'what is still to go'}?${isWhole ? '' : ' Think about what happens with the part that is left over.'}`,
          value: result,
        },
      ],
      result: isWhole ? result : math.fraction(`${result.n / result.d + 1n}`),
      is: `the number of ${unit}s`,
      given: used,
      slips:
        other === undefined
          ? []
          : [
              {
                value: math.divide(math.fraction(most), math.fraction(r)),
                text: `That is for all ${most}, but ${least} are there already.`,
              },
            ],
      otherwise: 'First find out how much is still to go.',
      another: 'the story: Eva saves 15 a week, she has 40 and needs 130, how many weeks',
    },
    reading,
  );
};

/** "6.5 litres per 100 km: how much for 340 km?" */
export const perAmountStory: Recognise = (math, reading) => {
  const text = storyText(reading.plain);
  const unit = '(km|miles?|kg|g|m|hours?|minutes?|days?|litres?|liters?|ml|people|persons?|students|pages|m\\^2)';
  const match = new RegExp(
    `${amount} ?(?:[a-z]+ ){0,3}?(?:per|for|in|on|every|each|to) ${amount} ?${unit}\\b.{0,60}?\\b${amount} ?${unit}\\b`,
  ).exec(text);
  const [, q, n, one = '', m, other = ''] = match ?? [];
  if (
    !q ||
    !n ||
    !m ||
    one.replace(/s$/, '') !== other.replace(/s$/, '') ||
    !/\bhow (?:much|many|long|far)\b|\bneed\b|\bwhat\b/.test(text)
  )
    return undefined;
  const used = [q, n, m].map(Number);
  if (!isCovered(text, used) || Number(n) === 0 || /%/.test(text)) return undefined;
  const single = math.divide(math.fraction(q), math.fraction(n));
  const result = math.multiply(single, math.fraction(m));
  return storyExercise(
    math,
    {
      id: `per ${used.join(' ')}`,
      task: `how much for ${m} ${other}`,
      lesson: 'proportion',
      steps: [
        {
          asks: `${q} is for ${n} ${one}. How much is that for 1 ${one.replace(/s$/, '')}, or for 10?`,
          value: single,
          is: 'the amount for one',
        },
        { asks: `Now there are ${m} ${other}. How often do you need that?`, value: result },
      ],
      result,
      is: `the amount for ${m} ${other}`,
      given: used,
      slips: [
        {
          value: math.divide(math.multiply(math.fraction(m), math.fraction(n)), math.fraction(q)),
          text: `It is the wrong way round: ${m} is ${Number(m) > Number(n) ? 'more' : 'less'} than ${n}, so the result must be ${Number(m) > Number(n) ? 'more' : 'less'} than ${q}.`,
        },
      ],
      otherwise: `${m} is ${Number(m) > Number(n) ? 'more' : 'less'} than ${n}: is your result ${Number(m) > Number(n) ? 'more' : 'less'} than ${q}?`,
      another: 'the story: 8 litres per 100 km, how much for 250 km',
    },
    reading,
  );
};
