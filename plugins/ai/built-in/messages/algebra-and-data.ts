import type { LearnerMessage } from './message.ts';

const saysRight = /\b(right|correct|yes|exactly|well done|checks out|fits)\b/i;
const saysNotRight =
  /\b(not (quite )?(right|correct|equal|the same|yet)|isn.t|doesn.t|does not|is not|not quite|something (went|goes))\b/i;

/** Algebra, functions, geometry, data and logic. */
export const algebraMessages: readonly LearnerMessage[] = [
  {
    name: 'a linear equation to be solved',
    messages: ['solve 3x + 5 = 20'],
    must: [/both sides|undo|subtract|take/i, /\?/],
    mustNot: [/x\s*=\s*5\b/],
  },
  {
    name: 'a linear equation, step by step',
    messages: ['solve 3x + 5 = 20', '3x = 15'],
    must: [saysRight, /\?|next|now/i],
    mustNot: [/x\s*=\s*5\b/],
  },
  {
    name: 'a linear equation, solved by the learner',
    messages: ['solve 3x + 5 = 20', '3x = 15', 'x = 5'],
    must: [saysRight],
    mustNot: [saysNotRight],
  },
  {
    name: 'a linear equation with a wrong solution',
    messages: ['2x - 4 = 10 so x = 3'],
    must: [saysNotRight],
    mustNot: [/x\s*=\s*7\b/],
  },
  {
    name: 'the factor was taken away instead of divided',
    messages: ['5x = 35, x = 30. is this right'],
    must: [saysNotRight, /divid/i],
    mustNot: [/x\s*=\s*7\b/],
  },
  {
    name: 'a bracket of which one term was multiplied',
    messages: ['3(x + 4) = 3x + 4, correct?'],
    must: [saysNotRight, /every|each|both|bracket/i],
    mustNot: [/3x\s*\+\s*12/],
  },
  {
    name: 'a sum squared term by term',
    messages: ['(a+b)^2 = a^2 + b^2 always?'],
    must: [saysNotRight, /product|twice|middle|both|term/i],
  },
  {
    name: 'a quadratic equation',
    messages: ['x^2 - 5x + 6 = 0 help'],
    must: [/factor|formula|product|multipl/i, /\?/],
    mustNot: [/x\s*=\s*2\b/, /x\s*=\s*3\b/, /\(x\s*-\s*2\)/, /2 and 3/],
  },
  {
    name: 'one of two solutions',
    messages: ['x^2 = 49 gives x = 7 right?'],
    must: [/negative|second|another|other|both/i],
    mustNot: [/-\s*7/, /−\s*7/],
  },
  {
    name: 'both solutions',
    messages: ['for x^2 - 5x + 6 = 0 I get x = 2 and x = 3'],
    must: [saysRight],
    mustNot: [saysNotRight],
  },
  {
    name: 'expanding, right',
    messages: ['(x+2)(x-3) = x^2 - x - 6 ?'],
    must: [saysRight],
    mustNot: [saysNotRight],
  },
  {
    name: 'slope upside down',
    messages: ['line through (0,0) and (2,6): is the slope 2/6?'],
    must: [/rise|up|height|y/i, /\?/],
  },
  {
    name: 'logarithms for a grown-up',
    messages: ['Could you remind me what a logarithm actually tells you? I have not used one since university.'],
    must: [/exponent|power/i],
  },
  {
    name: 'area and perimeter',
    messages: ['i always mix up area and perimter'],
    must: [/around/i, /cover|inside|surface/i],
  },
  { name: 'pythagoras', messages: ['pythagoras when can i use it'], must: [/right(-| )ang/i, /square/i] },
  {
    name: 'mean or median',
    messages: ['what is the difference betwen mean and median'],
    must: [/middle/i, /shar|sum|add|total/i],
  },
  {
    name: 'median without sorting',
    messages: ['the median of 7, 1, 5 is 1 because its in the middle'],
    must: [/order|sort/i, saysNotRight],
    mustNot: [/median is 5/i],
  },
  {
    name: 'two dice',
    messages: ['with two dice every sum from 2 to 12 has the same chance, no?'],
    must: [/more (than one )?ways?|equally|not/i, /\?/],
  },
  {
    name: 'base rates',
    messages: ['why isnt a positive test with 90% accuracy 90% sure? base rate stuff'],
    must: [/how (rare|common|many|often)|of (the )?\d|base rate|imagine|out of/i, /\?/],
  },
  {
    name: 'the converse assumed',
    messages: ['If it rains the street is wet. The street is wet so it rained. Thats logical?'],
    must: [/other|converse|another|direction|only/i, /\?/],
  },
  {
    name: 'all and some',
    messages: ['how do i negate "all swans are white"'],
    must: [/exception|one|not all|at least/i, /\?/],
  },
  {
    name: 'the sum of angles',
    messages: ['two angles of a triangle are 50 and 60, i say the third is 110'],
    must: [/180|sum|together/i],
    mustNot: [/\b70\b/],
  },
  {
    name: 'a sequence',
    messages: ['2, 5, 8, 11 ... whats the 20th? my teacher wants a rule'],
    must: [/step|differ|each time|grow/i, /\?/],
    mustNot: [/\b59\b/],
  },
];
