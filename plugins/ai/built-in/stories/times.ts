import type { Exercise, Reading, Recognise, Verdict } from '../exercises/exercise.ts';

// Times of day and durations, in minutes.

const clock = String.raw`(\d{1,2})(?::|\.(?=\d{2} ?[ap]\.?m))(\d{2})(?: ?([ap])\.?m\.?)?`;
const hour = String.raw`(\d{1,2}) ?(?:o'?clock|([ap])\.?m\.?)`;
const duration = String.raw`(?:(\d{1,2}(?:\.\d)?) ?h(?:ours?|rs?)?(?: ?(?:and )?(\d{1,2})(?: ?m(?:in(?:ute)?s?)?)?\b)?|(\d{1,3}) ?m(?:in(?:ute)?s?)?\b)`;

const shownTime = (minutes: number) =>
  `${Math.floor((((minutes % 1440) + 1440) % 1440) / 60)}:${String(((minutes % 60) + 60) % 60).padStart(2, '0')}`;
const shownDuration = (minutes: number) =>
  [minutes >= 60 ? `${Math.floor(minutes / 60)} h` : '', minutes % 60 ? `${minutes % 60} min` : '']
    .filter(Boolean)
    .join(' ');

function timesIn(plain: string): number[] {
  return [...plain.matchAll(new RegExp(`\\b(?:${clock}|${hour})`, 'g'))].flatMap(([, h, m, half, whole, other]) => {
    const hours = Number(h ?? whole);
    const part = half ?? other;
    const minutes =
      (part === 'p' && hours < 12 ? hours + 12 : part === 'a' && hours === 12 ? 0 : hours) * 60 + Number(m ?? 0);
    return hours <= 24 ? [minutes] : [];
  });
}

function durationsIn(plain: string): number[] {
  const rest = plain
    .replaceAll(new RegExp(`\\b(?:${clock}|${hour})`, 'g'), ' ')
    .replaceAll(/\b(?:an|one) hour\b/g, '1 h')
    .replaceAll(/\b(\d) h(?:ours?)? and a half\b|\b1 h and a half\b/g, (_, n: string) => `${n ?? 1}.5 h`)
    .replaceAll(/\bhalf an hour\b/g, '30 min')
    .replaceAll(/\b(\d{1,2}) and a half hours?\b/g, '$1.5 h');
  return [...rest.matchAll(new RegExp(`(?<![\\d.])${duration}`, 'g'))].flatMap(([, h, m, only]) => {
    const minutes = Number(h ?? 0) * 60 + Number(m ?? only ?? 0);
    return Number.isInteger(minutes) && minutes > 0 ? [minutes] : [];
  });
}

/** "Leaves at 9:40 and takes 2h 35min: when does it arrive?", or the task for the start or the duration. */
export const clockStory: Recognise = (_math, reading) => {
  const { plain } = reading;
  const [times, durations] = [timesIn(plain), durationsIn(plain)];
  const [time, second, third] = times;
  const [long, more] = durations;
  if (time === undefined || third !== undefined) return undefined;
  const rest = plain
    .replaceAll(new RegExp(`\\b(?:${clock}|${hour})`, 'g'), ' ')
    .replaceAll(new RegExp(duration, 'g'), ' ');
  if (/\d/.test(rest) || /\beach\b|\bevery\b/.test(rest)) return undefined;
  if (
    second !== undefined &&
    long === undefined &&
    /\bhow (?:long|many (?:hours|minutes))\b|\bduration\b/.test(plain)
  ) {
    const minutes = (((second - time) % 1440) + 1440) % 1440;
    return between(plain, time, second, minutes);
  }
  if (long === undefined || more !== undefined || !/\bwhen\b|\bwhat time\b|\bwhich time\b/.test(plain))
    return undefined;
  const isBack =
    /\bwhen (?:do|does|did|must|should|have|has|would) .*\b(?:leave|start|begin|set off|depart|get up)|\b(?:leave|start|begin|set off)\b[^.]*\?$|\bbe there (?:at|by)\b|\bmust be\b/.test(
      plain,
    ) && !/\b(?:leaves?|starts?|begins?|departs?|left|started) at\b/.test(plain);
  return later(plain, time, isBack ? -long : long, second);
};

function later(plain: string, from: number, by: number, claimed: number | undefined): Exercise {
  const result = from + by;
  const size = Math.abs(by);
  const [hours, minutes] = [Math.floor(size / 60), size % 60];
  const way = by > 0 ? 'after' : 'before';
  const afterHours = from + Math.sign(by) * hours * 60;
  const toHour = by > 0 ? 60 - (from % 60) : from % 60;
  const ladder = [
    ...(hours > 0
      ? [
          `Take the whole hours first: what time is it ${hours} ${hours > 1 ? 'hours' : 'hour'} ${way} ${shownTime(from)}?`,
        ]
      : []),
    ...(minutes > 0
      ? [
          `${hours > 0 ? 'From there' : `From ${shownTime(from)}`} ${minutes} minutes ${by > 0 ? 'more' : 'back'}. An hour has 60 minutes: how many minutes is it ${by > 0 ? 'to the next full hour' : 'back to the full hour'}, and how many remain after that?`,
          'What time is it then?',
        ]
      : []),
  ];
  return {
    id: `clock ${from} ${by}`,
    task: `the time ${shownDuration(size)} ${way} ${shownTime(from)}`,
    lesson: 'units',
    ladder,
    another: 'the story: a film begins at 19:50 and takes 1 h 45 min, when does it end',
    judge(reading) {
      const answer = reading.plain === plain ? claimed : timesIn(reading.plain).at(-1);
      const number = reading.numbers.at(-1);
      if (answer === undefined)
        return reading.plain !== plain && number?.d === 1n && Number(number.n) === toHour && hours + minutes > 0
          ? { kind: 'step', text: `Right, ${toHour} minutes.`, next: ladder.length - 1 }
          : undefined;
      if (/[:.][6-9]\d\b/.test(reading.plain) && reading.plain !== plain)
        return {
          kind: 'wrong',
          text: 'There is no such time: an hour has 60 minutes, so the next hour begins after 59.',
        };
      const isSame = (one: number, other: number) => (one - other) % 720 === 0;
      if (isSame(answer, result)) return { kind: 'solved', text: `Yes, ${shownTime(answer)} is right.` };
      if (hours > 0 && minutes > 0 && isSame(answer, afterHours))
        return { kind: 'step', text: `Right, that is the time after the whole hours.`, next: 1 };
      const asDecimal = (from % 60) + Math.sign(by) * minutes;
      return {
        kind: 'wrong',
        text: `${shownTime(answer)} is not right. ${answer % 60 === ((asDecimal % 100) + 100) % 100 ? 'It looks as if you counted 100 minutes to the hour; there are 60.' : 'Add or take away the hours first, then the minutes.'}`,
      };
    },
  };
}

function between(plain: string, from: number, to: number, minutes: number): Exercise {
  const toHour = (60 - (from % 60)) % 60;
  return {
    id: `between ${from} ${to}`,
    task: `the time from ${shownTime(from)} to ${shownTime(to)}`,
    lesson: 'units',
    ladder: [
      `Go in steps: ${toHour > 0 ? `how many minutes is it from ${shownTime(from)} to the next full hour` : `how many whole hours is it from ${shownTime(from)}`}?`,
      `Then the whole hours, and the minutes after the last full hour up to ${shownTime(to)}. What do all the pieces add up to?`,
    ],
    another: 'the story: from 8:35 to 12:10, how long is that',
    judge(reading): Verdict | undefined {
      if (reading.plain === plain) return undefined;
      const [answer] = durationsIn(reading.plain);
      const number = reading.numbers.at(-1);
      const value = answer ?? (number ? Number(number.n) / Number(number.d) : undefined);
      if (value === undefined) return undefined;
      if (value === minutes || value * 60 === minutes)
        return { kind: 'solved', text: `Yes, ${shownDuration(minutes)} is right.` };
      if (value === toHour) return { kind: 'step', text: `Right, ${toHour} minutes to the full hour.`, next: 1 };
      return {
        kind: 'wrong',
        text: 'That is not right yet. An hour has 60 minutes, not 100: go from full hour to full hour.',
      };
    },
  };
}

/** "2.5 hours = 2h 50min, ok?": decimal hours as hours and minutes. */
export const hoursStory: Recognise = (_math, reading) => {
  const match = /\b(\d{1,2}\.\d{1,2}) ?h(?:ours?|rs?)?\b/.exec(reading.plain);
  const [, amount] = match ?? [];
  if (!match || !amount || !/min|\d ?h ?\d/.test(reading.plain.slice(match.index + match[0].length))) return undefined;
  if (
    !/=|\bis\b|\bin\b|\binto\b|\bto\b|\bas\b|\bmake/.test(reading.plain) ||
    timesIn(reading.plain.replace(match[0], ' ')).length > 0
  )
    return undefined;
  const minutes = Number(amount) * 60;
  if (!Number.isInteger(minutes)) return undefined;
  const [whole, part] = amount.split('.');
  const own = (given: Reading) =>
    given.plain === reading.plain ? reading.plain.slice((match?.index ?? 0) + match[0].length) : given.plain;
  return {
    id: `hours ${amount}`,
    task: `${amount} hours in hours and minutes`,
    lesson: 'units',
    ladder: [
      `${amount} hours are ${whole} whole hours and 0.${part} of an hour. An hour has 60 minutes: which part of 60 is that?`,
      `0.${part} of an hour is 0.${part} times 60 minutes. How many minutes is that?`,
    ],
    another: '1.25 hours in minutes',
    judge(given) {
      const text = own(given);
      const [value] = durationsIn(text);
      const number = given.plain === reading.plain ? undefined : given.numbers.at(-1);
      const minutesSaid = value ?? (number ? Number(number.n) / Number(number.d) : undefined);
      if (minutesSaid === undefined) return undefined;
      if (minutesSaid === minutes)
        return { kind: 'solved', text: `Yes, ${amount} hours are ${shownDuration(minutes)}.` };
      if (minutesSaid === minutes % 60 && number)
        return { kind: 'solved', text: `Yes, ${minutesSaid} minutes, in addition to the ${whole} whole hours.` };
      return {
        kind: 'wrong',
        text: `${amount} hours are not ${value ? shownDuration(value) : minutesSaid}. The digits after the point count tenths of an hour, and an hour has 60 minutes, not 100.`,
      };
    },
  };
};
