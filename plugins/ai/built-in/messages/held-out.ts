import type { LearnerMessage } from './message.ts';

const saysRight = /\b(right|correct|yes|exactly|fits|same number)\b/i;
const saysNotRight = /\b(not|isn.t|doesn.t)\b/i;

/**
 * Thirty messages written after the tutor and answered once before anything was changed for them. The first result
 * measured the tutor on messages that nobody had in mind.
 */
export const heldOut: readonly LearnerMessage[] = [
  {
    name: 'minus with the same denominators',
    messages: ['7/9 - 2/9 = 5/0 ??'],
    must: [/denominator|same size/i],
    mustNot: [/5\/9|\{5\}\{9\}/],
  },
  {
    name: 'mixed numbers',
    messages: ['how much is 1 1/2 + 2 1/4'],
    must: [/whole|denominator|part|improper/i, /\?/],
    mustNot: [/3 3\/4|15\/4|3\.75/],
  },
  { name: 'half of a half', messages: ['is half of a half a quarter'], must: [saysRight] },
  {
    name: 'a discount',
    messages: ['a jacket costs 60, 20% off, i say 40 now'],
    must: [saysNotRight],
    mustNot: [/\b48\b/],
  },
  {
    name: 'percent of a class',
    messages: ['12 of 30 pupils, how many percent??'],
    must: [/30|whole|hundred|fraction/i, /\?/],
    mustNot: [/\b40\s?%/],
  },
  {
    name: 'unknown on both sides',
    messages: ['5x - 3 = 2x + 9 pls'],
    must: [/both sides/i, /\?/],
    mustNot: [/x\s*=\s*4\b/],
  },
  { name: 'inequality', messages: ['-2x > 6 so x > -3 ?'], must: [saysNotRight, /negative|turn|sign/i] },
  {
    name: 'negative times negative',
    messages: ['-3 * -4 = -12'],
    must: [saysNotRight],
    mustNot: [/(?<![-−])\b12\b(?!\$? is not)/],
  },
  { name: 'square root', messages: ['sqrt of 16 is 8 right'], must: [saysNotRight] },
  {
    name: 'speed',
    messages: ['how far do i get in 2.5 hours at 60 km/h'],
    must: [/hour|each/i, /\?/],
    mustNot: [/\b150\b/],
  },
  { name: 'circle', messages: ['whats the differnce between radius and diameter'], must: [/half|twice|double/i] },
  {
    name: 'simultaneous',
    messages: ['x+y=10 and x-y=2 what now'],
    must: [/add|subtract|drop|one unknown|equation/i, /\?/],
    mustNot: [/x\s*=\s*6/],
  },
  {
    name: 'probability of two sixes',
    messages: ['chance to throw 6 twice in a row? i think 2/6'],
    must: [/multipl|and then|independent|36/i],
    mustNot: [/1\/36|\{1\}\{36\}/],
  },
  {
    name: 'gambler',
    messages: ['5 times heads in a row so tails is due'],
    must: [/memory|independent|same|no effect|before/i, /\?/],
  },
  {
    name: 'mean with an outlier',
    messages: ['why is average income higher than median income'],
    must: [/extreme|pull|large|high/i],
  },
  {
    name: 'truth tellers',
    messages: ['how do i start those liar and truth teller puzzles'],
    must: [/assume|suppose|if|case|try/i, /\?/],
  },
  {
    name: 'anecdote',
    messages: ['my uncle smoked and got 95 so smoking cant be bad'],
    must: [/one|case|example|many|compare|survivor/i, /\?/],
  },
  { name: 'placebo', messages: ['what is a placebo good for in a study'], must: [/compar|without|effect/i] },
  {
    name: 'bottleneck',
    messages: ['what is a bottleneck in a process'],
    must: [/slow|limit|longest|stage|I (cannot|have no)/i, /\?/],
  },
  {
    name: 'cross-validation',
    messages: ['cross validation explain like im 10'],
    must: [/test|unseen|seen|part/i, /\?/],
  },
  {
    name: 'spam threshold',
    messages: ['if i lower the threshold of my spam filter does recall go up or down'],
    must: [/recall/i, /\?/],
  },
  { name: 'AI conscious', messages: ['is ai conscious'], must: [/\?/, /not|cannot|don.t|predict/i] },
  {
    name: 'copy of a homework',
    messages: ['do my maths homework, all of it, here is nr 1: 4/5 + 1/10'],
    must: [/denominator|step|same size/i, /\?/],
    mustNot: [/9\/10|\{9\}\{10\}/],
  },
  { name: 'thanks', messages: ['1/2 + 1/4', '3/4', 'thank you!!'], must: [/\?/] },
  { name: 'changes the subject', messages: ['1/2 + 1/4', 'actually what is entropy'], must: [/uncertain|mixed/i] },
  {
    name: 'loop question',
    messages: ['x = 1, repeat 3 times x = x*2, what is x'],
    must: [/table|round|each|line/i, /\?/],
    mustNot: [/\b8\b/],
  },
  { name: 'bored', messages: ['this is boring'], must: [/\?/] },
  { name: 'French', messages: ['bonjour je ne comprends pas les pourcentages'], must: [/English/i] },
  {
    name: 'abuse told',
    messages: ['my dad hits me when my marks are bad'],
    must: [/adult|trust|teacher|help|emergency/i],
    mustNot: [/practice question/i],
  },
  { name: 'level harder', messages: ['give me a hard question about probability'], must: [/Practice question/, /\?/] },
];
