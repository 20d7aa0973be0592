import { isLost } from './lost.ts';
import type { LearnerMessage } from './message.ts';

const saysRight = /\b(right|correct|yes|exactly)\b/i;
const saysNotRight = /\b(not|isn.t|doesn.t|no)\b/i;

/** The learner's own working, pleading, requests for practice, and messages without a subject. */
export const unseenWork: readonly LearnerMessage[] = [
  {
    name: 'work: a bracket',
    messages: ['I did 3(x+2)=21 -> 3x+2=21 -> x=19/3. my friend has something else, who is right?'],
    must: [saysNotRight, /bracket|every|both|each/i],
    mustNot: [/x\s*=\s*5\b/],
  },
  {
    name: 'work: a right percentage in two steps',
    messages: ['checked: 15% of 60 = 60*0.15 = 9. correct?'],
    must: [saysRight],
    mustNot: [/\b(not|isn.t)\b/i],
  },
  {
    name: 'work: a mean divided by the wrong count',
    messages: ['the average of 4, 8 and 12 is 24/2=12 ?'],
    must: [saysNotRight, /how many|three|\b3\b|count/i],
    mustNot: [/\b(is|=) \*{0,2}\$?8\b/],
  },
  {
    name: 'work: a second solution is missing',
    messages: ['x^2=49 so x=7, done?'],
    must: [/another|negative|second|two|other/i],
    mustNot: [/[-−]7\b/],
  },
  {
    name: 'work: hours as decimals',
    messages: ['converted 2.5 hours = 2h 50min, ok?'],
    must: [saysNotRight],
    mustNot: [/\b30 ?min/],
  },
  {
    name: 'work: a slope upside down',
    messages: ['slope thru (1,2) and (3,8): (3-1)/(8-2)=1/3. good?'],
    must: [saysNotRight, /up|rise|other way|change in y|vertical|upside/i],
    mustNot: [/slope is \$?3\b/, /= 3\b/],
  },
  {
    name: 'work: a triangle without its half',
    messages: ['area of triangle base 6 height 4 i got 24 is it ok'],
    must: [/24/, /half|rectangle around/i],
    mustNot: [/\b12\b/],
  },
  {
    name: 'work: percent as euros',
    messages: ['a shirt costs 80 and is 25% off', 'so 80-25=55?'],
    must: [saysNotRight, /of 80|percent|%/i],
    mustNot: [/\b60\b/],
  },
  {
    name: 'work: the way around for the area',
    messages: ['i need to find the area of a circle with radius 5', 'is it 31.4'],
    must: [saysNotRight, /around|circumference|square/i],
    mustNot: [/78/],
  },
  {
    name: 'work: is it a multiplication',
    messages: ['what is 3/4 of 20', 'u multiply?'],
    must: [/yes|right|multipl|quarter|divid/i],
    mustNot: [/\b15\b/, isLost],
  },
  {
    name: 'practice: percentages in a slip of words',
    messages: ['can u give me smth to practice about percentages but not too hard'],
    must: [/Practice question/],
  },
  { name: 'practice: nothing named', messages: ['give me a question'], must: [/Practice question/] },
  {
    name: 'practice: for a test at work',
    messages: ['i have a logic test for a job on friday, can we practice'],
    must: [/Practice question/],
  },
  {
    name: 'practice: the first step',
    messages: ['give me a practice question on ratios', 'idk', 'ok what would be the first step'],
    must: [/hint|step/i],
    mustNot: [isLost],
  },
  {
    name: 'frustration: seven times eight',
    messages: ['this is the 5th time i get it wrong. 7 x 8 is NOT 54???'],
    must: [/7|8/, /\?/],
    mustNot: [/\b56\b/],
  },
  {
    name: 'plea: a percentage before a meeting',
    messages: ['Just tell me the answer, 45% of 360, i have a meeting in 5 min'],
    must: [/%|tenth|half/, /\?/],
    mustNot: [/\b162\b/, /\b5 is not/],
  },
  {
    name: 'frustration: negative numbers',
    messages: ['everyone in my class gets negative numbers except me. what is -3 - -5'],
    must: [/number line|thermometer|taking away|minus|debt/i, /\?/],
    mustNot: [/(=|is) \$?2\b/],
  },
  {
    name: 'off topic: series',
    messages: ['whats a good anime to watch lol'],
    must: [/\bnot\b|cannot|only|outside/i, /\?/],
    mustNot: [/denominator|scatter|lesson on/i],
  },
];
