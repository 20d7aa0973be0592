import type { Fraction } from 'mathjs';
import type { Recognise } from '../exercises/exercise.ts';
import type { StoryStep } from './story.ts';
import { isCovered, numbersOf, storyExercise, storyText } from './story.ts';

/** "75 cupcakes into boxes of 8: how many boxes?" A remainder needs one more box. */
export const packingStory: Recognise = (math, reading) => {
  const text = storyText(reading.plain);
  const asked = /\bhow many (?:full )?([a-z]+)\b/.exec(text)?.[1];
  const numbers = numbersOf(text);
  const [one, other] = numbers;
  if (!asked || one === undefined || other === undefined || !isCovered(text, [one, other])) return undefined;
  const container =
    /^(?:box|bag|pack|packet|packag|car|bus|buse|table|van|trip|carton|boat|row|page|shelf|shelve|team|group|taxi|bottle|crate|jar|tent|room|minibus|minibuse|coache?|album|tray|basket|truck|lorr|lorrie)/;
  const [whole, each] = [Math.max(one, other), Math.min(one, other)];
  const isEach = new RegExp(
    `(?:of|with|for|holds?|seats?|fits?|takes?|carr(?:y|ies)|each|per|room for|into)\\D{0,18}\\b${each}\\b|\\b${each}\\b\\D{0,24}\\b(?:each|per|in (?:a|one|each)|seats?|fit|at a time)\\b`,
  ).test(text);
  if (
    !container.test(asked) ||
    !isEach ||
    each < 2 ||
    !/\bneed|\bfill|\bnecessary|\brequired|\bhave to|\bmust\b|\bget\b/.test(text)
  )
    return undefined;
  const quotient = Math.floor(whole / each);
  const isRest = whole % each !== 0;
  const result = quotient + (isRest ? 1 : 0);
  return storyExercise(
    math,
    {
      id: `packing ${whole} ${each}`,
      task: `how many ${asked} it takes for ${whole}`,
      lesson: 'division',
      steps: [
        {
          asks: `How many times does ${each} fit into ${whole}, and is anything left over?`,
          ...(isRest && { value: math.fraction(quotient), is: 'how many are full' }),
        },
        {
          asks: `Does what is left over need a place too? So how many ${asked} are needed?`,
          value: math.fraction(result),
        },
      ],
      result: math.fraction(result),
      is: `the number of ${asked}`,
      given: [whole, each],
      slips: [
        {
          value: math.divide(math.fraction(whole), math.fraction(each)),
          text: 'You cannot have part of one: what happens to those that are left over?',
        },
      ],
      otherwise: `Check it backwards: how many places are there in that many ${asked}?`,
      another: 'the story: 50 children, buses with 16 seats, how many buses',
    },
    reading,
  );
};

/** "3/8 of the 24 are ill: how many are there today?" */
export const partStory: Recognise = (math, reading) => {
  const text = storyText(reading.plain);
  const part = /\b(\d{1,2})\/(\d{1,2})\b/.exec(text);
  const rest = numbersOf(text.replace(part?.[0] ?? '\u0000', ' '));
  const [whole] = rest;
  const [above, below] = [Number(part?.[1]), Number(part?.[2])];
  if (!part || whole === undefined || rest.length !== 1 || above >= below || below === 0) return undefined;
  if (
    !/\bhow (?:many|much)\b/.test(text) ||
    !/\b(?:of|are|is|were|was|eats?|ate|spends?|spent|gives?|gave|reads?|used?|uses)\b/.test(text)
  )
    return undefined;
  if (text.split(' ').length < 8 || /\*|litre|liter|cup/.test(text)) return undefined;
  const question = /\bhow (?:many|much)\b.*$/.exec(text)?.[0] ?? '';
  const isRest = /\b(?:left|remain\w*|rest|not|healthy|present|still|there|over|others?|here|n't)\b/.test(question);
  const [total, share] = [math.fraction(whole), math.fraction(`${above}/${below}`)];
  const [single, own] = [math.divide(total, math.fraction(below)), math.multiply(total, share)];
  const result = isRest ? math.subtract(total, own) : own;
  const steps: StoryStep[] = [
    ...(above > 1
      ? [
          {
            asks: `Cut ${whole} into ${below} equal parts. How much is one of these parts, 1/${below} of it?`,
            value: single,
            is: `one of ${below} parts`,
          },
        ]
      : []),
    { asks: `So what is ${above}/${below} of ${whole}?`, value: own, is: `${above}/${below} of ${whole}` },
    ...(isRest ? [{ asks: `The question is about the others. How much of ${whole} is that?`, value: result }] : []),
  ];
  return storyExercise(
    math,
    {
      id: `part ${above} ${below} ${whole}`,
      task: isRest ? `what is left of ${whole} without ${above}/${below}` : `${above}/${below} of ${whole}`,
      lesson: 'fractions',
      steps,
      result,
      is: isRest ? 'what is left' : `${above}/${below} of ${whole}`,
      given: [whole],
      slips: [],
      otherwise: `Begin with one of ${below} equal parts of ${whole}.`,
      another: 'the story: 2/5 of 30 pupils walk to school, how many do not',
    },
    reading,
  );
};

const gains =
  'buys?|bought|gets?|got|gets on|finds?|found|receives?|received|wins?|won|joins?|joined|come|comes|came|adds?|added|earns?|earned|picks?|picked|more come|board|given|puts in|is given';
const losses =
  'gives?(?: away)?|gave(?: away)?|loses?|lost|eats?|ate|sells?|sold|breaks?|broke|broken|spends?|spent|leaves?|left|gets? off|got off|uses?|used|throws? away|threw away|drops?|dropped|takes? out|took|fly away|flew away|pays?|paid|drinks?|drank';

/** "5 boxes with 12 eggs, 7 break: how many are left?": a start, then gains and losses. */
export const comingAndGoingStory: Recognise = (math, reading) => {
  const text = storyText(reading.plain);
  if (/%|\btimes\b|\bper\b|\/|\bthan\b/.test(text) || !/\bhow (?:many|much)\b/.test(text)) return undefined;
  const groups =
    /\b(\d{1,4}) ([a-z]+)(?: (?:full|each|that))? (?:with|of|containing|contain|have|has|hold|holding|at) (\d{1,4}) ([a-z]+)/.exec(
      text,
    );
  const numbers = numbersOf(text);
  const from = groups ? groups.index + groups[0].length : undefined;
  const first = groups ? undefined : numbers[0];
  const start = groups ? math.fraction(Number(groups[1]) * Number(groups[3])) : math.fraction(first ?? 0);
  const rest = text.slice(from ?? text.indexOf(String(first ?? '')) + String(first ?? '').length);
  const before = text.slice(0, text.indexOf(String(first ?? '\u0000')) + 1);
  const isFirst = /^\W*(?:there (?:are|were) )?\d+ [a-z]+ (?:are|were|live|sit|stand|wait)\b/.test(text);
  if (!groups && !isFirst && !/\b(?:has|have|had|are|were|is|was|with|holds?|starts?)\b[^.]{0,24}\d?$/.test(before))
    return undefined;
  const events: { readonly by: number; readonly isGain: boolean; readonly words: string }[] = [];
  const verb = new RegExp(
    `\\b(?:(${losses})|(${gains}))\\b(?: (?!how\\b)[a-z]+){0,5}? (\\d{1,6}(?:\\.\\d{1,2})?)\\b|\\b(\\d{1,6}) (?:[a-z]+ ){0,3}?(?:(${losses}|are (?:broken|rotten|gone|bad))|(${gains}))\\b`,
    'g',
  );
  for (const match of rest.matchAll(verb)) {
    const by = Number(match[3] ?? match[4]);
    events.push({ by, isGain: (match[2] ?? match[6]) !== undefined, words: match[0].trim() });
  }
  const used = [...(groups ? [Number(groups[1]), Number(groups[3])] : [first ?? 0]), ...events.map(({ by }) => by)];
  if ((events.length === 0 && !groups) || !isCovered(text, used)) return undefined;
  let value = start;
  const steps: StoryStep[] = groups
    ? [
        {
          asks: `${groups[1]} ${groups[2]} with ${groups[3]} ${groups[4]} each: how many ${groups[4]} are that together?`,
          value: start,
          is: 'what there is at the beginning',
        },
      ]
    : [];
  for (const [index, { by, isGain, words }] of events.entries()) {
    value = isGain ? math.add(value, math.fraction(by)) : math.subtract(value, math.fraction(by));
    if (value.s < 0n) return undefined;
    steps.push({
      asks: `${index === 0 && !groups ? `It begins with ${first}. Then` : 'Then'} “${words}”: does the number go up or down, and what is it now?`,
      value,
      is: 'how much it is then',
    });
  }
  return storyExercise(
    math,
    {
      id: `coming ${used.join(' ')}`,
      task: 'how much it is in the end',
      lesson: 'arithmetic',
      steps,
      result: value,
      is: 'how much it is in the end',
      given: used,
      otherwise: 'Go through the story again, one event at a time.',
      another: 'the story: 4 bags with 9 apples, 5 are rotten, how many are good',
    },
    reading,
  );
};

/** "48 sweets shared equally among 6 children." */
export const equalShareStory: Recognise = (math, reading) => {
  const text = storyText(reading.plain);
  const numbers = numbersOf(text);
  const [whole, among] = numbers;
  if (whole === undefined || among === undefined || numbers.length > 3 || /%|\/|\bratio\b|\bper\b|:/.test(text))
    return undefined;
  const isShared =
    /\b(?:shares?|shared|sharing|split|splits|divided?|distribut\w+)\b/.test(text) &&
    /\b(?:equally|evenly|among|between|each|fairly)\b/.test(text);
  if (!isShared || !/\bhow (?:many|much)\b/.test(text) || among < 2 || !isCovered(text, [whole, among]))
    return undefined;
  const isLeft = /\bleft|\bremain|\bover\b/.test(text);
  const quotient: Fraction = isLeft
    ? math.fraction(Math.floor(whole / among))
    : math.divide(math.fraction(whole), math.fraction(among));
  const result = isLeft ? math.fraction(whole % among) : quotient;
  return storyExercise(
    math,
    {
      id: `equal share ${whole} ${among}`,
      task: isLeft ? 'how many are left over' : 'how much each one gets',
      lesson: 'division',
      steps: [
        {
          asks: `${whole} for ${among}: begin with a round number. If each got ${Math.max(1, 5 * Math.floor(whole / among / 10))}, how much would be gone, and how much would be left to share?`,
        },
        {
          asks: `How much does each one get in the end?`,
          ...(isLeft && { value: quotient, is: 'what each one gets' }),
        },
        ...(isLeft ? [{ asks: `How many of the ${whole} are not shared out then?` }] : []),
      ],
      result,
      is: isLeft ? 'how many are left over' : 'what each one gets',
      given: [whole, among],
      slips: [],
      otherwise: `Check it backwards: what do ${among} such shares make together?`,
      another: 'the story: 91 cards shared equally among 7 players, how many does each get',
    },
    reading,
  );
};
