import type { LearnerMessage } from './message.ts';

const saysNotRight = /\b(not|isn.t|doesn.t|no)\b/i;

/** Word problems from everyday life. */
export const unseenStories: readonly LearnerMessage[] = [
  {
    name: 'story: three times as many',
    messages: ['tom has 3 times as many marbles as lisa. together they have 48. how many does lisa have'],
    must: [/lisa/i, /\?/],
    mustNot: [/\b12\b/, /\b36\b/],
  },
  {
    name: 'story: ages in some years',
    messages: ['mia is 4 yrs older than her brother, in 6 years they will be 30 together. how old is mia now'],
    must: [/brother/i, /\?/],
    mustNot: [/\b11\b/, /\b7\b/],
  },
  {
    name: 'story: arrival of a train',
    messages: ['a train leaves at 9:40 and takes 2h 35min when does it arrive'],
    must: [/9:40|hour/i, /\?/],
    mustNot: [/12:15/, /is not 35/],
  },
  {
    name: 'story: change',
    messages: [
      'i buy 3 notebooks for 2.40 each and a pen for 1.30, i pay with 10 euros. how much change do i get back',
    ],
    must: [/notebook/i, /\?/],
    mustNot: [/1\.50?\b/, /8\.50?\b/],
  },
  {
    name: 'story: two pumps',
    messages: ['a pool is filled by pump A in 6 hours and by pump B in 3 hours, how long do they need together??'],
    must: [/(one|each|an|1) hour/i, /\?/],
    mustNot: [/\b(2|two) hours\b/],
  },
  {
    name: 'story: a phone plan',
    messages: [
      'my phone plan is 12 a month plus 0.15 per minute. this month it was 19.50. how many minutes did i talk',
    ],
    must: [/minute/i, /12|19\.50?/, /\?/],
    mustNot: [/\b50\b(?!.*19)/],
  },
  {
    name: 'story: part of a class is ill',
    messages: ['There are 24 kids in the class, 3/8 of them are ill. How many are there today?'],
    must: [/24|eighth|3\/8|\{3\}\{8\}/, /\?/],
    mustNot: [/\b15\b/, /\b9\b/],
  },
  {
    name: 'story: a rectangle by its perimeter',
    messages: ['rectangle is twice as long as wide, perimeter 36cm, how long is it?'],
    must: [/width|wide|around|sides/i, /\?/],
    mustNot: [/\b12\b/, /\b6 ?(cm|$)/],
  },
  {
    name: 'story: boxes, rounded up',
    messages: ['We have to pack 75 cupcakes into boxes of 8. How many boxes do we need'],
    must: [/75|how often|left over|remain|full/i, /\?/],
    mustNot: [/10 boxes/, /9\.375/],
  },
  {
    name: 'story: a recipe',
    messages: ['recipe for 4 people needs 300 g flour, how much for 7?'],
    must: [/one|each|1 person|per person/i, /\?/],
    mustNot: [/525/],
  },
  {
    name: 'story: two things in a shop',
    messages: ['In a shop 2 coffees and 3 cakes cost 16.50, 2 coffees and 1 cake cost 9.50. what does a cake cost'],
    must: [/coffee|cake/i, /\?/],
    mustNot: [/3\.50?\b/],
  },
  {
    name: 'story: litres per 100 km',
    messages: ['a car uses 6.5 litres per 100 km. how much for 340 km'],
    must: [/100|each|one km/i, /\?/],
    mustNot: [/22\.1/],
  },
  {
    name: 'story: pages left to read',
    messages: ['sarah reads 25 pages a day. book has 320 pages, she already read 70. how many days more'],
    must: [/pages/i, /\?/],
    mustNot: [/\b10 days/, /\b250\b/],
  },
  {
    name: 'story: think of a number',
    messages: ['a number tripled and then minus 7 is 20, which number?'],
    must: [/backward|undo|\bx\b|\bn\b|unknown|before/i, /\?/],
    mustNot: [/\b9\b/],
  },
  {
    name: 'story: consecutive numbers',
    messages: ['the sum of three consecutive numbers is 72 find them'],
    must: [/middle|first|smallest|\bn\b|\bx\b|one more/i, /\?/],
    mustNot: [/\b23\b/, /\b24\b/, /\b25\b/],
  },
  {
    name: 'story: down 20 and up 25 percent',
    messages: [
      "A company's revenue fell 20% and then rose 25%. My boss says we're ahead of where we started. Is he right?",
    ],
    must: [/100|of what|different amounts|not the same amount|base/i, /\?/],
  },
  {
    name: 'story: who is shortest',
    messages: ['A is taller than B, C is shorter than B, D is taller than A. who is shortest'],
    must: [/order|line|row|write|compare|one by one/i, /\?/],
    mustNot: [/C is (the )?shortest/, /it is C\b/],
  },
  {
    name: 'story: an accurate model for a rare illness',
    messages: ['my model is 95% right but only 3 of 100 patients are ill. boss is happy, should he be?'],
    must: [/always|common|baseline|everybody|nobody/i],
  },
  {
    name: 'story: rain on either day',
    messages: ['prob of rain sat 50%, sunday 40%, so rain at the weekend = 90%. thats how you do it right?'],
    must: [saysNotRight, /both|twice|neither/i],
    mustNot: [/\b70\s?%/],
  },
  {
    name: 'story: from affirming the consequent',
    messages: ['If it rains the match is cancelled. The match was cancelled. So it rained?'],
    must: [saysNotRight, /other|else|another/i],
  },
  {
    name: 'story: a syllogism',
    messages: ['All cats are animals. Some animals are black. So some cats are black. Valid?'],
    must: [/\bnot\b|\bno\b/i, /other|need not|could|follow/i],
  },
];
