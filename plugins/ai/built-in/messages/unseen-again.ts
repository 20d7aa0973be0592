import { isAskedBack, isLost, isUndecided } from './lost.ts';
import type { LearnerMessage } from './message.ts';

const saysNo = /^No\b|\b(?:not|never|need not|cannot)\b/i;
const saysNotRight = /\b(?:not|isn.t|doesn.t)\b/i;

/**
 * Forty more, of which 23 are left without word problems, written after the tutor was improved for the sixty and before it was run on these. At the first run 29
 * passed (73 %); by a reader's judgement 22 were good (55 %, seven of them by stating what was not understood). The
 * failures were new kinds of stories, and a “yes” to the opposite of the question. They were fixed afterwards.
 */
export const unseenAgain: readonly LearnerMessage[] = [
  // Stories
  // Ideas
  { name: 'is it: rectangle as a square', messages: ['are all rectangles squares'], must: [/^No\b/, /equal/i] },
  {
    name: 'is it: trapezium',
    messages: ['is a rhombus a square or not'],
    must: [saysNo, /right angle/i],
    mustNot: [isLost, isUndecided],
  },
  {
    name: 'is it: product of odds',
    messages: ['is odd times odd always odd?'],
    must: [/\byes\b|is (?:always )?odd/i],
    mustNot: [isLost, isUndecided],
  },
  {
    name: 'is it: fraction of zero',
    messages: ['can the numerator be zero'],
    must: [/\byes\b|can be/i, /0|zero/],
    mustNot: [isLost, isUndecided],
  },
  {
    name: 'is it: coin',
    messages: ['i flipped heads 6 times is tails more likely now'],
    must: [/no|same|memory/i],
    mustNot: [isLost, isUndecided],
  },
  {
    name: 'is it: mean changed by an outlier',
    messages: ['does one huge value change the median a lot?'],
    must: [saysNo, /hardly|middle|not/i],
    mustNot: [isLost, isUndecided],
  },
  {
    name: 'is it: correlation of one',
    messages: ['if the correlation is 0.9 does that prove it causes it'],
    must: [saysNo, /third|chance|other way/i],
  },
  {
    name: 'is it: AI and feelings',
    messages: ['does chatgpt have feelings when i am mean to it'],
    must: [/not|no/i, /word|compute|predict/i],
    mustNot: [/\*\*Mean/],
  },
  {
    name: 'is it: test set',
    messages: ['can i just use my training data to test the model, i dont have much'],
    must: [saysNo, /remember|seen|memor|by heart/i],
    mustNot: [/^Yes/],
  },
  {
    name: 'is it: unbiased computer',
    messages: ['a computer cant be racist its just math right?'],
    must: [/data|people|examples/i, /\bNo\b|not/],
    mustNot: [/^Yes/],
  },
  {
    name: 'why: minus times minus',
    messages: ['y is minus times minus plus, makes no sense to me'],
    must: [/pattern|debt|step/i],
    mustNot: [isLost, isUndecided],
  },
  {
    name: 'why: sample of volunteers',
    messages: ['whats wrong with an online survey where anyone can answer'],
    must: [/chosen|choose|chance|themselves|who/i],
    mustNot: [isLost, isUndecided],
  },
  {
    name: 'why: area of a circle',
    messages: ['why is the area of a circle pi r squared'],
    must: [/ring|slice|sector|cut the/i],
    mustNot: [isLost, isUndecided, /\*\*Powers/],
  },
  {
    name: 'why: precision falls',
    messages: ['why does precision go down if i catch more spam'],
    must: [/flag|false alarm|doubt/i],
    mustNot: [isLost, isUndecided],
  },
  // Own working and follow-ups
  {
    name: 'work: adding unlike terms',
    messages: ['3x + 4y = 7xy correct?'],
    must: [saysNotRight, /like|different|kind|try/i],
  },
  {
    name: 'work: minus before a bracket',
    messages: ['10 - (x - 4) = 6 - x is that ok'],
    must: [saysNotRight, /sign|minus|every|try/i],
    mustNot: [/14 - x/],
  },
  {
    name: 'talk: yes and then',
    messages: ['solve 5x - 4 = 26', '5x = 30', 'ok and now'],
    must: [/divid|factor/i, /\?/],
    mustNot: [/x\s*=\s*6/, isLost, isUndecided],
  },
  {
    name: 'talk: doubts the fact',
    messages: ['is 0.999... equal to 1', 'no way, it must be a bit smaller'],
    must: [/between|third|test|smaller/i, /\?/],
  },
  // Requests and moods
  {
    name: 'practice: for adults',
    messages: ['hi, need to refresh my stats before a job interview, can you quiz me?'],
    must: [/Practice question/],
  },
  {
    name: 'practice: easier',
    messages: ['give me a question about probability', 'too hard, an easier one pls'],
    must: [/Practice question/],
  },
  {
    name: 'frustration: homework at night',
    messages: ['its 11pm and i still dont get fractions i hate this'],
    must: [/step|small|part|together/i, /\?/],
    mustNot: [/\b11\b/],
  },
  {
    name: 'plea: only the number',
    messages: ['dont explain just give me the number: 240 people, 35% are under 18, how many'],
    must: [/%/, /\?/],
    mustNot: [/\b84\b/],
  },
  {
    name: 'off topic: homework of another subject',
    messages: ['when did the second world war start'],
    must: [/\bnot\b|cannot|outside/i, /\?/],
    mustNot: [/1939/, isAskedBack],
  },
];
