import { isLost, isNotJudged } from './lost.ts';
import type { LearnerMessage } from './message.ts';

const saysRight = /\b(right|correct|yes)\b/i;

/** Conversations with follow-up questions, doubts and partial answers. Their last answer is checked. */
export const talks: readonly LearnerMessage[] = [
  {
    name: 'narrows a topic down',
    messages: ['im stuck on fractions', 'like adding them when bottoms are different'],
    must: [/same size|denominator/i],
    mustNot: [isLost, isNotJudged],
  },
  {
    name: 'checks by themselves',
    messages: ['what is 15% of 240', 'is it 36?', 'how can i check that myself'],
    must: [/tenth|half|quarter/i],
    mustNot: [isLost],
  },
  {
    name: 'a wrong step is a step',
    messages: ['solve 3(x - 4) = 2x + 5', '3x - 4 = 2x + 5?'],
    must: [/does not follow/, /bracket/],
    mustNot: [/17/],
  },
  {
    name: 'asks why a step is wrong',
    messages: ['solve 3(x - 4) = 2x + 5', '3x - 4 = 2x + 5?', 'why?'],
    must: [/every term/, /Back to/],
    mustNot: [isLost],
  },
  {
    name: 'a step after a question in between',
    messages: ['5/6 - 1/4', '4/2', 'what do u mean', '10/12 - 3/12'],
    must: [/Right/],
    mustNot: [/7\/12|\{7\}\{12\}/],
  },
  { name: 'why not', messages: ['is 51 prime?', 'why not'], must: [/divided by exactly two/], mustNot: [/17/] },
  {
    name: 'longer is not larger',
    messages: ['is 0.3 bigger than 0.25', 'but 25 is more than 3'],
    must: [/tenths/, /\?/],
  },
  {
    name: 'asks for the unit',
    messages: ['a train goes 180 km in 2.5 h, how fast is it', '72', '72 what?'],
    must: [/each/],
    mustNot: [/not right/, isLost],
  },
  {
    name: 'the same with other numbers',
    messages: ['30 is what percent of 120', 'is it 25%', 'ok and 45 of 60?'],
    must: [/45 of 60/, /\?/],
    mustNot: [/75/],
  },
  {
    name: 'a larger denominator',
    messages: ['which is bigger 3/8 or 2/5', '3/8 cos 8 is bigger'],
    must: [/not the larger/, /parts/],
  },
  { name: 'two negative numbers', messages: ['-4 x -6 = -24?', '24'], must: [saysRight] },
  {
    name: 'rounds down',
    messages: ['round 3.478 to 2 decimal places', '3.47?'],
    must: [/3\.47 is not right/],
    mustNot: [/3\.48/],
  },
  {
    name: 'a syllogism',
    messages: ['If all cats are mammals and some mammals are black, are some cats black?'],
    must: [/follows|every case/, /\?/],
    mustNot: [isLost],
  },
  {
    name: 'from the effect to the cause',
    messages: ['if it rains the ground is wet. the ground is wet. so it rained?', 'but thats logical'],
    must: [/another way/, /\?/],
    mustNot: [isLost],
  },
  {
    name: 'workers',
    messages: ['3 workers paint a wall in 6 hours. how long for 2 workers', '4 hours'],
    must: [/same direction/],
    mustNot: [/\b9\b/],
  },
  {
    name: 'how a cause is found',
    messages: ['my teacher says correlation is not causation what does she mean', 'so how would you prove it then'],
    must: [/by chance/],
    mustNot: [isLost],
  },
  {
    name: 'in simpler words',
    messages: ['whats a neural network', 'simpler pls'],
    must: [/judges/],
    mustNot: [isNotJudged],
  },
  {
    name: 'like I am five',
    messages: ['what is training data', 'can u explain like im five'],
    must: [/learns from/],
    mustNot: [isNotJudged, isLost],
  },
  {
    name: 'a question on from an idea',
    messages: ['wat is overfiting', 'so more training is always bad?'],
    must: [/not bad in itself/],
    mustNot: [isLost],
  },
  {
    name: 'what to tell an AI',
    messages: ['is it ok to put my friends photo in an AI'],
    must: [/ask/i],
    mustNot: [/task and your result/],
  },
  {
    name: 'the answers of a test',
    messages: ['just give me the answers to the placement test'],
    must: [/cannot/, /practice question/],
  },
  {
    name: 'pleads',
    messages: ['just give me the answers to the placement test', 'pleaseee my mum will be mad'],
    must: [/step/],
    mustNot: [isLost],
  },
  { name: 'practise without a topic', messages: ['help me practise'], must: [/Practice question/] },
  {
    name: 'an essay is wanted',
    messages: ['can you write my essay about social media and teens'],
    must: [/cannot write it/, /claim/i],
  },
  {
    name: 'a thesis',
    messages: [
      'help me with an essay on climate change',
      'my thesis is: cities should ban cars because of air quality',
      'is that a good thesis?',
    ],
    must: [/disagree/, /air quality/],
  },
  {
    name: 'says twice that they fail',
    messages: ['i hate myself im so stupid', 'i always fail everything'],
    must: [/somebody you like|friend|parents/i],
    mustNot: [isLost],
  },
  {
    name: 'a child of eight',
    messages: ['im 8 can you help me with my times tables', '7 x 8 is 54'],
    must: [/not/, /steps of 8/],
    mustNot: [/56/],
  },
  { name: 'Spanish', messages: ['hola necesito ayuda con fracciones'], must: [/inglés/, /English/] },
  {
    name: 'a task in German',
    messages: ['Ich verstehe Prozentrechnung nicht', 'was ist 20% von 50', '10'],
    must: [saysRight],
  },
  {
    name: 'what the tutor said as an example is no task',
    messages: ['blorb', '5'],
    must: [/\?/],
    mustNot: [/3x \+ 5/, /left side/],
  },
  {
    name: 'a square of a product',
    messages: ['(3x)^2 = 3x^2 right?', 'why isnt it', '9x^2'],
    must: [/is the same as/],
  },
  {
    name: 'quick prompt: step by step, with a task',
    messages: ['2/3 - 1/6', 'Explain this step by step'],
    must: [/same size/, /Back to/],
    mustNot: [isLost],
  },
  {
    name: 'quick prompt: step by step, with an idea',
    messages: ['what is a confusion matrix', 'Explain this step by step'],
    must: [/example/i],
    mustNot: [isLost],
  },
  {
    name: 'quick prompt: step by step, with nothing',
    messages: ['Explain this step by step'],
    must: [/task/, /\?/],
    mustNot: [isLost],
  },
  { name: 'quick prompt: stuck', messages: ['I am stuck on a problem'], must: [/Send me the task/], mustNot: [isLost] },
  {
    name: 'quick prompt: check, with a task',
    messages: ['2/3 - 1/6', 'Check my answer'],
    must: [/number did you get/],
  },
  { name: 'quick prompt: check, with nothing', messages: ['Check my answer'], must: [/task and your result/] },
  { name: 'quick prompt: practise', messages: ['Give me something to practise'], must: [/Practice question/] },
  { name: 'quick prompt: what next', messages: ['What should I learn next?'], must: [/practise/], mustNot: [isLost] },
  { name: 'says goodbye', messages: ['ok thanks bye'], must: [/Good/], mustNot: [isLost] },
  {
    name: 'sad, not about a task',
    messages: ['im really tired and sad today'],
    must: [/somebody you trust/],
    mustNot: [isLost],
  },
  {
    name: 'a placement question by its number',
    messages: ['can you tell me the answer to question 4 in my placement'],
    must: [/cannot/],
    mustNot: [isLost],
  },
];
