import { tex } from '../maths/notation.ts';
import type { Recognise } from './exercise.ts';
import { judgeNumber } from './percents.ts';

const words: Record<string, number | undefined> = { two: 2, three: 3, four: 4, twice: 2 };

/** "A bag has 3 red and 5 blue marbles: the probability of red?" */
export const drawTask: Recognise = (math, { plain }) => {
  if (!/\b(?:chances?|prob\w*|odds|likel\w+)\b/.test(plain)) return undefined;
  const kinds = [...plain.matchAll(/\b(\d{1,3}) (red|blue|green|yellow|black|white|orange|purple|pink|brown)\b/g)];
  const wanted = [...plain.matchAll(/\b(red|blue|green|yellow|black|white|orange|purple|pink|brown)\b/g)].at(-1)?.[1];
  // Two draws are a different task.
  if (
    kinds.length < 2 ||
    !wanted ||
    /\b(?:two|both|twice|then|another|2) ?(?:draws|marbles|balls)?\b(?= |$).*\breplac/.test(plain)
  )
    return undefined;
  const counts = kinds.map(([, count]) => Number(count));
  const own = Number(kinds.find(([, , colour]) => colour === wanted)?.[1] ?? 0);
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (own === 0 || all === own) return undefined;
  const result = math.fraction(`${own}/${all}`);
  return {
    id: `draw ${counts.join(' ')} ${wanted}`,
    task: `the probability of ${wanted}`,
    lesson: 'probability',
    ladder: [
      'All of them are equally likely to be drawn. How many are there altogether?',
      `Of all ${all}, how many are ${wanted}?`,
      'The probability is the number you want out of the total number. What fraction is that?',
    ],
    another: 'the probability of green with 2 green and 7 white balls',
    judge(reading) {
      if (reading.plain === plain) return undefined;
      const last = reading.numbers.at(-1);
      if (last?.d === 1n && last.n === BigInt(all))
        return { kind: 'step', text: `Right, there are ${all} altogether.`, next: 1 };
      if (last?.d === 1n && last.n === BigInt(own)) return { kind: 'step', text: `Right, ${own} of them.`, next: 2 };
      const asPart = reading.numbers.map((answer) =>
        /%/.test(reading.plain) && answer.n > answer.d ? math.divide(answer, math.fraction(100)) : answer,
      );
      return judgeNumber({ ...reading, numbers: asPart }, result, [], (answer) =>
        answer.n * BigInt(all - own) === answer.d * BigInt(own)
          ? `You compared ${wanted} with the others. A probability compares it with all of them, including the ${wanted} ones.`
          : 'Count all of them first.',
      );
    },
  };
};

/** "The probability of rolling a 5", of one die. */
export const rollTask: Recognise = (math, { plain }) => {
  const asked =
    /\b(?:chances?|prob\w*|odds|likel\w+)\b.{0,40}\b(?:roll|throw|get)\w*\b.{0,12}\b(?:an? )?(even|odd|[1-6]|one|two|three|four|five|six)\b(?: number)?(.*)$/.exec(
      plain,
    );
  const [, face, rest = ''] = asked ?? [];
  if (
    !face ||
    /\b(?:twice|two|both|sum|again|times|row|dice|at least|or|and)\b|\d/.test(rest) ||
    /\b(?:coin|card|marble)/.test(plain)
  )
    return undefined;
  const count = /even|odd/.test(face) ? 3 : 1;
  return {
    id: `roll ${face}`,
    task: `the probability of rolling ${face}`,
    lesson: 'probability',
    ladder: [
      'With one die, how many outcomes are possible, and are they equally likely?',
      'How many of these outcomes are the ones you want?',
      'The probability is the number you want out of the total number. What fraction is that?',
    ],
    another: count === 1 ? 'the probability of rolling an even number' : 'the probability of rolling a 2',
    judge(reading) {
      if (reading.plain === plain) return undefined;
      const last = reading.numbers.at(-1);
      if (last?.d === 1n && last.n === 6n) return { kind: 'step', text: 'Right, six outcomes.', next: 1 };
      if (last?.d === 1n && last.n === BigInt(count) && !reading.plain.includes('%'))
        return { kind: 'step', text: `Right, ${count} of them.`, next: 2 };
      return judgeNumber(reading, math.fraction(`${count}/6`), [], () => 'Count the possible outcomes first.');
    },
  };
};

/** "At least one head in two flips." */
export const atLeastOneTask: Recognise = (math, { plain }) => {
  const match = /\bat least (?:one|1|a) (heads?|tails?|six|five|four|three|6|5|4|3|2)\b/.exec(plain);
  const times =
    /\b(\d|two|three|four) (?:\w+ )?(?:flips?|toss(?:es)?|throws?|rolls?|coins?|dice|times)\b|\b(twice)\b/.exec(plain);
  const count = Number(words[times?.[1] ?? times?.[2] ?? ''] ?? times?.[1] ?? 0);
  if (!match || count < 2 || count > 4) return undefined;
  const isCoin = /head|tail/.test(match[1] ?? '');
  const [sides, what] = [isCoin ? 2 : 6, isCoin ? (match[1] ?? '').replace(/s$/, '') : match[1]];
  const all = sides ** count;
  const none = (sides - 1) ** count;
  const result = math.fraction(`${all - none}/${all}`);
  return {
    id: `at least one ${what} ${count}`,
    task: `the probability of at least one ${what} in ${count}`,
    lesson: 'probability',
    ladder: [
      isCoin && count === 2
        ? 'List everything that can happen, first flip and second flip: how many outcomes are there, all equally likely?'
        : `How many outcomes are there for all ${count} together, all equally likely? Each one has ${sides}, and “and then” means multiply.`,
      `“At least one” means one or more. In how many of these outcomes is there no ${what} at all?`,
      'You want all outcomes except those without it. What part of all outcomes is that?',
    ],
    another: isCoin ? 'at least one tail in 3 flips' : 'at least one head in 3 flips',
    judge(reading) {
      if (reading.plain === plain) return undefined;
      const last = reading.numbers.at(-1);
      if (last?.d === 1n && last.n === BigInt(all))
        return { kind: 'step', text: `Right, there are ${all} outcomes.`, next: 1 };
      if (last?.d === 1n && last.n === BigInt(none) && none > 1)
        return { kind: 'step', text: `Right, ${none} without it.`, next: 2 };
      const asPart = reading.numbers.map((answer) =>
        /%/.test(reading.plain) && answer.n > answer.d ? math.divide(answer, math.fraction(100)) : answer,
      );
      return judgeNumber({ ...reading, numbers: asPart }, result, [], (answer) => {
        if (answer.n * BigInt(sides) === answer.d)
          return `That is the probability for just one, but there are ${count}.`;
        if (answer.n * BigInt(sides) === answer.d * BigInt(count))
          return `Adding $${tex(math.fraction(`1/${sides}`))}$ for each counts some outcomes twice: those in which it comes more than once.`;
        return 'List the outcomes: which of them have at least one?';
      });
    },
  };
};

/** "3 workers take 6 hours: how long do 2 take?" */
export const workersTask: Recognise = (math, { plain }) => {
  const who =
    '(workers?|people|persons?|men|women|painters?|builders?|helpers?|friends?|pumps?|taps?|machines?|robots?)';
  const match = new RegExp(
    `\\b(\\d{1,3}) ${who}\\b.{0,60}?\\b(\\d{1,4}) (hours?|days?|minutes?|weeks?)\\b.{0,40}?\\b(\\d{1,3}) (?:such |of )?${who}?`,
  ).exec(plain);
  const [, first, , time, unit, second] = match ?? [];
  if (!first || !time || !second || !/\bhow long|\bhow many|\btime\b/.test(plain)) return undefined;
  // With "make 5 widgets" the amount of work differs as well.
  if (/\b(?:make|makes|produce|pack|cost|earn)s? \d/.test(plain) || Number(second) === 0) return undefined;
  const [a, t, b] = [Number(first), Number(time), Number(second)];
  const result = math.fraction(`${a * t}/${b}`);
  return {
    id: `workers ${a} ${t} ${b}`,
    task: `the time for ${b} instead of ${a}`,
    lesson: 'proportion',
    ladder: [
      `The work is the same, but now there are ${b} instead of ${a}. Will it take more or less than ${t} ${unit}?`,
      `How long would just one need for all of it, if ${a} need ${t} ${unit}?`,
      `That work is shared among ${b}. How long does it take then?`,
    ],
    another: 'a wall that takes 4 painters 9 hours: how long with 6 painters',
    judge(reading) {
      if (reading.plain === plain) return undefined;
      const last = reading.numbers.at(-1);
      if (last?.d === 1n && last.n === BigInt(a * t) && b !== 1)
        return { kind: 'step', text: `Right, just one would need ${a * t} ${unit}.`, next: 2 };
      if (/\b(longer|more)\b/.test(reading.plain) && !last)
        return b < a
          ? { kind: 'step', text: 'Right, fewer take longer.', next: 1 }
          : { kind: 'wrong', text: 'With more of them each has less to do.', next: 0 };
      return judgeNumber(reading, result, [], (answer) =>
        answer.n * BigInt(a) === answer.d * BigInt(t * b)
          ? `You changed both in the same direction: ${b < a ? 'fewer' : 'more'} of them would then need ${b < a ? 'less' : 'more'} time.`
          : 'How long would just one need?',
      );
    },
  };
};
