import { isLost } from './lost.ts';
import type { LearnerMessage } from './message.ts';

const saysNo = /\b(no|not|cannot|can.t|never|doesn.t|isn.t)\b/i;

/** Questions whether an idea is true, and why; most can be answered with yes or no. */
export const unseenIdeas: readonly LearnerMessage[] = [
  { name: 'is it: square', messages: ['is a square a rectangle?'], must: [/\byes\b/i, /right angle/i] },
  { name: 'is it: one prime', messages: ['is 1 a prime number'], must: [saysNo, /two|exactly|itself/i] },
  {
    name: 'is it: zero even',
    messages: ['is zero even or odd??'],
    must: [/even/i, /\b2\b|two|half/i],
    mustNot: [isLost],
  },
  { name: 'is it: right angles', messages: ['can a triangle have two right angles'], must: [saysNo, /180|sum|third/i] },
  {
    name: 'is it: divisible by 4',
    messages: ['is every even number divisible by 4?'],
    must: [/\bno\b|not every/i, /\b(2|6|10|14)\b/],
  },
  { name: 'is it: pi', messages: ['is pi a fraction'], must: [saysNo, /22\/7|irrational|never|end/i] },
  { name: 'is it: probability', messages: ['can a probabilty be more than 1?'], must: [saysNo, /\b1\b|100/] },
  {
    name: 'is it: large sample',
    messages: ['does a bigger sample always mean a better survey'],
    must: [/\bNo\b|not always/, /chosen|random|bias/i],
  },
  {
    name: 'is it: accuracy',
    messages: ['Does a higher accuracy always mean the model is better?'],
    must: [/\bNo\b|not always/, /rare|baseline|common|kind of error/i],
  },
  {
    name: 'is it: converse',
    messages: ['if a implies b does that mean b implies a?'],
    must: [/\bno\b|not/i, /converse|example|other|square|rain|because|reverse/i],
    mustNot: [isLost],
  },
  {
    name: 'is it: learning from a talk',
    messages: ['does chatgpt learn from what i type while we talk?'],
    must: [/\bno\b|not|does not/i, /train|weights|context/i],
  },
  {
    name: 'is it: median in the list',
    messages: ['is the median always one of the numbers in the list'],
    must: [saysNo, /even|two middle|between|halfway/i],
  },
  {
    name: 'why: turn the fraction round',
    messages: ['why do you flip the second fraction when dividing'],
    must: [/fit|how often|how many|undo|reciprocal|inverse/i],
    mustNot: [isLost],
  },
  {
    name: 'why: divide by zero',
    messages: ['why cant u divide by 0'],
    must: [/times 0|0 times|multipl|\\cdot 0|0 \\cdot/i],
  },
  {
    name: 'why: to the power of zero',
    messages: ['why is anything to the power of 0 equal 1??'],
    must: [/divid|each step|pattern|half|minus|one less/i],
  },
  {
    name: 'why: random samples',
    messages: ['why does the sample need to be random, i dont see the point'],
    must: [/chance|chosen/i],
    mustNot: [isLost],
  },
  {
    name: 'why: validation beside test',
    messages: ['y do we need a validaton set if we already have a test set'],
    must: [/choos|tun|compar|select|decid/i],
  },
  {
    name: 'AI and machine learning',
    messages: ['whats the difference between ai and machine learning'],
    must: [/learn/i, /examples|data/i],
    mustNot: [isLost],
  },
  {
    name: 'talk: symptoms of overfitting',
    messages: ['what is overfitting', 'how would i notice it', 'so training error low but test error high?'],
    must: [/^(?:yes|right|exactly|that is)\b/i],
    mustNot: [isLost],
  },
  {
    name: 'talk: why the deviations are squared',
    messages: ['whats standard deviation', 'but why square them'],
    must: [/negative|cancel|sign|positive|zero|\b0\b/i],
    mustNot: [isLost],
  },
  {
    name: 'talk: randomised means causal',
    messages: ['Explain correlation vs causation', 'so if i randomise, then its causal?'],
    must: [/yes|right|chance|random/i],
    mustNot: [isLost],
  },
];
