import type { LearnerMessage } from './message.ts';

const saysRight = /\b(right|correct|yes|exactly|well done|checks out)\b/i;
const saysNotRight =
  /\b(not (quite )?(right|correct|equal|the same|yet)|isn.t|doesn.t|does not|is not|not quite|something (went|goes))\b/i;

/** Fractions, percentages, ratio and units. */
export const numberMessages: readonly LearnerMessage[] = [
  {
    name: 'a sum of fractions without a word of greeting',
    messages: ['1/2 + 1/3'],
    must: [/denominator|same size|parts/i, /\?/],
    mustNot: [/5\/6/, /\\frac\{5\}\{6\}/],
  },
  {
    name: 'the denominators were added',
    messages: ['is 1/2 + 1/3 = 2/5 right?'],
    must: [saysNotRight, /denominator/i],
    mustNot: [/5\/6/, /\\frac\{5\}\{6\}/],
  },
  {
    name: 'a right sum is confirmed',
    messages: ['i got 5/6 for 1/2+1/3 is that ok'],
    must: [saysRight],
    mustNot: [saysNotRight],
  },
  {
    name: 'a child pleads for the answer',
    messages: ['pls just tell me what 3/4 - 1/6 is my mum is waiting'],
    must: [/denominator|same size|parts/i, /\?/],
    mustNot: [/7\/12/, /\\frac\{7\}\{12\}/, /14\/24/],
  },
  {
    name: 'the common denominator was found',
    messages: ['How do I add 2/3 and 1/4?', '12'],
    must: [/12/, /\?/],
    mustNot: [/11\/12/, /\\frac\{11\}\{12\}/, saysNotRight],
  },
  {
    name: 'both fractions were rewritten',
    messages: ['How do I add 2/3 and 1/4?', '12', '8/12 and 3/12'],
    must: [saysRight, /\?|now|next/i],
    mustNot: [/11\/12/, /\\frac\{11\}\{12\}/],
  },
  {
    name: 'the sum was reached step by step',
    messages: ['How do I add 2/3 and 1/4?', '12', '8/12 and 3/12', '11/12'],
    must: [saysRight],
    mustNot: [saysNotRight],
  },
  {
    name: 'a wrong step on the way',
    messages: ['How do I add 2/3 and 1/4?', 'so its 3/7'],
    must: [saysNotRight, /denominator/i],
    mustNot: [/11\/12/, /\\frac\{11\}\{12\}/],
  },
  {
    name: 'one fraction was changed only',
    messages: ['I need 1/2 + 1/6. i made it 1/6 + 1/6 = 2/6'],
    must: [saysNotRight, /numerator|top/i],
    mustNot: [/2\/3\b/, /4\/6/, /\\frac\{2\}\{3\}/],
  },
  {
    name: 'stuck, three times in a row',
    messages: ['3/5 + 1/2 ?', 'i dont get it', 'still dont get it'],
    must: [/10/, /\?/],
    mustNot: [/11\/10/, /\\frac\{11\}\{10\}/, /1\.1\b/],
  },
  {
    name: 'half a sentence with a spelling mistake',
    messages: ['how do u multipli fractons'],
    must: [/numerator|top/i, /denominator|bottom/i],
  },
  {
    name: 'a percentage of an amount',
    messages: ['what is 15% of 80'],
    must: [/10\s?\\?%|1\s?\\?%|100|hundred|part/i, /\?/],
    mustNot: [/\b12\b/],
  },
  {
    name: 'a percentage increase checked',
    messages: ['a price goes from 80 to 100. i said thats 20% up. correct?'],
    must: [saysNotRight, /start|80|original|old/i],
    mustNot: [/\b25\s?\\?%/],
  },
  {
    name: 'up and down by the same percentage',
    messages: ['if something goes up 10% then down 10% its the same as before right?'],
    must: [saysNotRight, /different|amount|base|larger/i],
  },
  {
    name: 'fractions, decimals and percent',
    messages: ['1/4 = 0.25 = 25% ?'],
    must: [saysRight],
    mustNot: [saysNotRight],
  },
  { name: 'a decimal claim that is wrong', messages: ['so 1/3 is 0.3 exactly yes?'], must: [saysNotRight] },
  {
    name: 'units, wrong by a power of ten',
    messages: ['is 3.5 km 350 m?'],
    must: [saysNotRight, /1[, ]?000|thousand/i],
    mustNot: [/3[, ]?500/],
  },
  {
    name: 'area units converted like lengths',
    messages: ['1 m^2 = 100 cm^2'],
    must: [saysNotRight, /square|both directions|area|twice/i],
  },
  {
    name: 'a ratio to be shared',
    messages: ['Anna and Ben share 40 euros in the ratio 3:5, how much does Ben get?? i need it now'],
    must: [/part/i, /\?/],
    mustNot: [/\b25\b/],
  },
  {
    name: 'an order of operations slip',
    messages: ['2 + 3 * 4 = 20'],
    must: [saysNotRight, /multipl|order|first/i],
    mustNot: [/\b14\b/],
  },
  {
    name: 'simplifying, stopped half way',
    messages: ['can 12/18 be simplified? i got 6/9'],
    must: [/further|again|still|more|divid/i],
    mustNot: [/2\/3\b/, /\\frac\{2\}\{3\}/],
  },
  {
    name: 'a screenshot in words',
    messages: [
      '[screenshot] Question 4 of 10. A jug holds 7/8 litre. 1/3 litre is poured out. How much is left? A 4/5 B 13/24 C 6/5 D 1/4',
    ],
    must: [/cannot read word problems/i, /\?/],
    mustNot: [/13\/24/, /\boption B\b/i, /answer is B/i],
  },
  {
    name: 'a professional who has forgotten it',
    messages: ['I work in finance and keep mixing up percentage points and percent. Could you clarify the difference?'],
    must: [/percentage point/i, /\?|try/i],
    mustNot: [/I (do not|don.t) know/i],
  },
  {
    name: 'a power',
    messages: ['2^5 = 10 or?'],
    must: [saysNotRight, /factor|multipl|times itself|repeat/i],
    mustNot: [/\b32\b/],
  },
];
