import type { Recognise } from '../exercises/exercise.ts';
import { amount, isCovered, numbersOf, storyExercise, storyText } from './story.ts';

// Two people or things that work or move at the same time.

/** "Pump A takes 6 hours, pump B 3: how long together?" */
export const togetherStory: Recognise = (math, reading) => {
  const text = storyText(reading.plain);
  const times = [...text.matchAll(new RegExp(`${amount} ?(hours?|days?|minutes?|h)\\b`, 'g'))];
  const [one, other, third] = times;
  if (!/\btogether\b|\bboth\b/.test(text) || !/\bhow long\b|\bhow many (?:hours|days|minutes)\b|\btime\b/.test(text))
    return undefined;
  const alone = numbersOf(text);
  if (
    !one ||
    third ||
    alone.length !== 2 ||
    !/\bfill|\bpaint|\bmow|\bdo(?:es)? (?:it|the)|\bbuild|\bneeds?\b|\btakes?\b|\bcan\b|\bclean|\bfinish|\bprint/.test(
      text,
    )
  )
    return undefined;
  const [a, b] = [alone[0] ?? 0, alone[1] ?? 0];
  const unit = (other ?? one)[2]?.replace(/s$/, '').replace(/^h$/, 'hour') ?? 'hour';
  if (a === 0 || b === 0 || !isCovered(text, [a, b])) return undefined;
  const [first, second] = [
    math.divide(math.fraction(1), math.fraction(a)),
    math.divide(math.fraction(1), math.fraction(b)),
  ];
  const both = math.add(first, second);
  const result = math.divide(math.fraction(1), both);
  return storyExercise(
    math,
    {
      id: `together ${a} ${b}`,
      task: 'the time that both need together',
      lesson: 'rates',
      steps: [
        {
          asks: `Look at just one ${unit}. If the whole job takes ${a} ${unit}s, what part of it gets done in one ${unit}?`,
          value: first,
          is: `the part of the first in one ${unit}`,
        },
        {
          asks: `And the other one, which needs ${b} ${unit}s for the whole job: what part gets done in one ${unit}?`,
          value: second,
          is: `the part of the second in one ${unit}`,
        },
        {
          asks: `What part of the job do both do together in one ${unit}?`,
          value: both,
          is: `the part of both in one ${unit}`,
        },
        { asks: `If both do that part in each ${unit}, how many ${unit}s does the whole job take?`, value: result },
      ],
      result,
      is: 'the time together',
      given: [a, b],
      slips: [
        {
          value: math.divide(math.fraction(a + b), math.fraction(2)),
          text: 'That is the mean of the two times. Together they must be faster than the faster one alone.',
        },
        {
          value: math.fraction(a + b),
          text: 'You added the times. Together they must be faster than the faster one alone.',
        },
      ],
      otherwise: 'Together they are faster than the faster one alone: is your result smaller than both times?',
      another: 'the story: one pump fills a tank in 4 hours, another in 12, how long do both need together',
    },
    reading,
  );
};

/** "420 km apart, 60 and 80 km/h towards each other: when do they meet?" */
export const meetingStory: Recognise = (math, reading) => {
  const text = storyText(reading.plain);
  if (
    !/\btowards?\b|\bmeet\b|\bapproach/.test(text) ||
    !/\bwhen\b|\bhow long\b|\bhow many (?:hours|minutes)\b|\bafter\b/.test(text)
  )
    return undefined;
  const numbers = numbersOf(text).filter((each) => each !== 1);
  const distance = Math.max(...numbers);
  const speeds = [...numbers];
  speeds.splice(speeds.indexOf(distance), 1);
  const [one, other, more] = speeds;
  if (
    one === undefined ||
    other === undefined ||
    more !== undefined ||
    !/\bkm|\bmiles?|\bmph|\bm\/s/.test(text) ||
    numbersOf(text).includes(2) !== speeds.includes(2)
  ) {
    if (!(one !== undefined && other !== undefined && more !== undefined && speeds.includes(2))) return undefined;
    speeds.splice(speeds.indexOf(2), 1);
  }
  const [a, b, rest] = speeds;
  if (a === undefined || b === undefined || rest !== undefined) return undefined;
  const both = math.add(math.fraction(a), math.fraction(b));
  const result = math.divide(math.fraction(distance), both);
  return storyExercise(
    math,
    {
      id: `meeting ${distance} ${a} ${b}`,
      task: 'the time until they meet',
      lesson: 'rates',
      steps: [
        {
          asks: `They come towards each other. After one hour one has gone ${a}, the other ${b}: how much nearer are they to each other?`,
          value: both,
          is: 'how much nearer they come in each hour',
        },
        {
          asks: `They are ${distance} apart at the beginning. How often does the distance that they come nearer in one hour fit into that?`,
          value: result,
        },
      ],
      result,
      is: 'the number of hours until they meet',
      given: [distance, a, b],
      slips: [],
      otherwise: 'How much nearer do they come in one hour, both together?',
      another: 'the story: 300 km apart, towards each other at 70 and 50 km/h, when do they meet',
    },
    reading,
  );
};

/** "Car A at 60 km/h, an hour later car B with 80: when does B catch up?" */
export const catchingUpStory: Recognise = (math, reading) => {
  const text = storyText(reading.plain).replaceAll(
    /\b(?:an|one|1) hours? (?=later|after|earlier|before|head)/g,
    '1 hours ',
  );
  if (!/\bcatch(?:es)?(?: up)?\b|\bcaught up\b|\bovertakes?\b/.test(text)) return undefined;
  const head = /\b(\d(?:\.\d)?) hours? (?:later|after|earlier|before|head)/.exec(text)?.[1];
  const speeds = [...text.matchAll(/(\d{1,4}) ?(?:km|mph|miles|m)\b/g)].map(([, speed]) => Number(speed));
  const [one, other, more] = speeds;
  if (!head || one === undefined || other === undefined || more !== undefined || one === other) return undefined;
  const [slow, fast] = [Math.min(one, other), Math.max(one, other)];
  const used = [slow, fast, Number(head)];
  if (!isCovered(text, used)) return undefined;
  const lead = math.multiply(math.fraction(slow), math.fraction(head));
  const nearer = math.fraction(fast - slow);
  const result = math.divide(lead, nearer);
  return storyExercise(
    math,
    {
      id: `catching up ${used.join(' ')}`,
      task: 'the time until the faster one has caught up',
      lesson: 'rates',
      steps: [
        {
          asks: `When the faster one sets out, how far ahead is the one that goes ${slow}?`,
          value: lead,
          is: 'how far it is ahead',
        },
        {
          asks: `In each hour one goes ${slow} and the other ${fast}. By how much does the distance between them shrink in an hour?`,
          value: nearer,
          is: 'how much nearer it comes in an hour',
        },
        { asks: 'How often does that fit into the distance it has to make up?', value: result },
      ],
      result,
      is: 'the hours until it has caught up',
      given: used,
      slips: [],
      otherwise: 'How far is each of them after that time?',
      another:
        'the story: one rides at 15 km/h, another follows 2 hours later with 20 km/h, when is the first caught up with',
    },
    reading,
  );
};
