import { isAskedBack, isLost, isUndecided } from './lost.ts';
import type { LearnerMessage } from './message.ts';

const saysNo = /^No\b|\b(?:not|never|need not|cannot)\b/i;
const saysNotRight = /\b(?:not|isn.t|doesn.t)\b/i;

/**
 * Forty more, written after the tutor was improved for the sixty and before it was run on these. At the first run 29
 * passed (73 %); by a reader's judgement 22 were good (55 %, seven of them by stating what was not understood). The
 * failures were new kinds of stories, and a “yes” to the opposite of the question. They were fixed afterwards.
 */
export const unseenAgain: readonly LearnerMessage[] = [
  // Stories
  {
    name: 'story: chickens and rabbits',
    messages: ['on a farm there are chickens and rabbits, 35 heads and 94 legs. how many rabbits are there?'],
    must: [/legs/i, /\?/],
    mustNot: [/\b12\b/, /\b23\b/, isLost, isUndecided],
  },
  {
    name: 'story: two kinds of tickets',
    messages: ['Adult tickets cost 9 and kids tickets 5. 40 people paid 264 in total. How many adults were there'],
    must: [/ticket|adult|kid|child/i, /\?/],
    mustNot: [/\b16\b/, /\b24\b/],
  },
  {
    name: 'story: fewer sweets',
    messages: ['jonas has 15 fewer sweets than maya. together they got 71. how many has maya'],
    must: [/jonas|maya/i, /\?/],
    mustNot: [/\b43\b/, /\b28\b/],
  },
  {
    name: 'story: saving for a console',
    messages: [
      'i want a console for 320. i already have 95 and i get 15 a week pocket money how many weeks do i need to save',
    ],
    must: [/95|320|missing|still/i, /\?/],
    mustNot: [/\b225\b/, /\b15 weeks/],
  },
  {
    name: 'story: hourly pay with overtime',
    messages: [
      'I earn 18 an hour for the first 40 hours and 27 for every hour above. last week i worked 46 hours, what did i earn',
    ],
    must: [/40/, /\?/],
    mustNot: [/882/, /\b720\b/, /\b162\b/],
  },
  {
    name: 'story: price before tax',
    messages: ['a laptop costs 952 including 19% vat, whats the price without vat?'],
    must: [/19|119|100/, /\?/],
    mustNot: [/\b800\b/],
  },
  {
    name: 'story: leaking tank',
    messages: ['a tank with 240 litres loses 8 litres per hour. after how many hours is it half empty'],
    must: [/half|120|litre/i, /\?/],
    mustNot: [/\b15 hours/, /= ?15\b/],
  },
  {
    name: 'story: average needed',
    messages: ['my first three tests were 72, 80 and 85. what do i need in the 4th to get an average of 82'],
    must: [/total|sum|together|points/i, /\?/],
    mustNot: [/\b91\b/, /82 is not/],
  },
  {
    name: 'story: tiles',
    messages: ['floor is 4m by 3m. tiles are 50cm by 50cm. how many tiles?'],
    must: [/tile|row|side|area/i, /\?/],
    mustNot: [/\b48\b/],
  },
  {
    name: 'story: bus stops',
    messages: [
      '27 people are on a bus. at the first stop 9 get off and 5 get on, at the next 4 get off. how many are on the bus now',
    ],
    must: [/27|9/, /\?/],
    mustNot: [/\b19\b/],
  },
  {
    name: 'story: faster car catches up',
    messages: ['car a leaves at 60 km/h. one hour later car b follows with 80 km/h. when does b catch up with a?'],
    must: [/hour|nearer|distance|ahead/i, /\?/],
    mustNot: [/\b3 hours\b/, /\b4 hours\b/],
  },
  {
    name: 'story: proportions of a mix',
    messages: ['paint is mixed blue to white 2:3. i need 20 litres green, how much blue'],
    must: [/part/i, /\?/],
    mustNot: [/\b8\b/],
  },
  {
    name: 'story: a month with a raise',
    messages: ['my salary of 2400 was raised by 3% and a year later by 2% again. what is it now, 2520?'],
    must: [saysNotRight, /2%|new|second/i],
    mustNot: [/2521/],
  },
  {
    name: 'story: seating',
    messages: ['Anna sits left of Ben. Cara sits right of Ben. Dan sits left of Anna. who sits at the far right'],
    must: [/row|order/i, /\?/],
    mustNot: [/cara is|is cara|it is cara/i, isLost, isUndecided],
  },
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
    name: 'work: a story checked',
    messages: ['Lena has twice as many books as Tim, together 36', 'i think tim has 18'],
    must: [saysNotRight, /part|tim|lena/i],
    mustNot: [/\b12\b/, /\b24\b/],
  },
  {
    name: 'work: mph to time',
    messages: ['i drive 150 km at 100 km/h so it takes me 1.5 hours = 1h 50 right'],
    must: [saysNotRight, /60|half|100/],
    mustNot: [/\b30 ?min|1 h 30|1h30/],
  },
  {
    name: 'talk: explain the step',
    messages: ['tom is 5 years older than eva. together they are 31. how old is eva', 'huh? why take away 5'],
    must: [/because|so that/i, /\?/],
    mustNot: [/\b13\b/, isLost, isUndecided],
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
