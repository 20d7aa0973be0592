import { randomOf } from '../../evaluations/steps/random.ts';

/** A task, its result, and a wrong result of the same length. */
export interface OpenTask {
  readonly task: string;
  readonly right: string;
  readonly wrong: string;
  /** Numbers of the task. */
  readonly own: readonly [string, string];
}

/** None of the results occurs in a lesson or in an example of how to write a step. */
export const openTasks: readonly OpenTask[] = [
  { task: 'What is 15% of 620?', right: '93', wrong: '97', own: ['15', '620'] },
  { task: 'What is 35% of 260?', right: '91', wrong: '95', own: ['35', '260'] },
  { task: 'solve 3x + 4 = 55', right: '17', wrong: '19', own: ['3', '4'] },
  { task: '5(x - 2) = 85', right: '19', wrong: '17', own: ['5', '2'] },
  { task: 'x² - 30x + 221 = 0', right: '17', wrong: '23', own: ['30', '221'] },
  { task: 'area of a triangle with base 18 cm and height 13 cm', right: '117', wrong: '234', own: ['18', '13'] },
  { task: 'find the mean of 14, 38, 39 and 69', right: '40', wrong: '41', own: ['14', '69'] },
  { task: 'what is 3/4 of 148', right: '111', wrong: '116', own: ['3', '148'] },
  { task: 'calculate 17 × 24', right: '408', wrong: '398', own: ['17', '24'] },
  { task: '6 + 4 * 13', right: '58', wrong: '59', own: ['6', '4'] },
  { task: 'what is the greatest common divisor of 221 and 68', right: '17', wrong: '19', own: ['221', '68'] },
  { task: 'convert 3.7 km to m', right: '3700', wrong: '3070', own: ['3.7', '3'] },
  {
    task: 'A car drives 185 km in 2.5 hours. What is its average speed?',
    right: '74',
    wrong: '77',
    own: ['185', '2.5'],
  },
  {
    task: 'A jacket costs 92 euros. There is a 25% discount. How much is the jacket now?',
    right: '69',
    wrong: '67',
    own: ['92', '25'],
  },
  { task: 'what is 2^7', right: '128', wrong: '124', own: ['2', '7'] },
  { task: 'what is the perimeter of a rectangle 26 cm by 17 cm', right: '86', wrong: '87', own: ['26', '17'] },
];

/** Wordings of questions that state no result. N is a number or an option, A and B are numbers of the task. */
const asked: readonly (readonly [string, readonly string[]])[] = [
  [
    'with a word that asks',
    [
      'why is N not the answer',
      'why not N',
      'why would it be N',
      'how do people get to N',
      'how come some get N',
      'what makes N wrong',
      'what if it is N',
      'what if x = N',
      'what about N',
      'what does the N stand for',
      'where would N come from',
      'when do you get N',
      'which step gives N',
      'who would get N',
      'how could it ever be N',
      'in what case is it N',
      'wat if i say N',
      'y not N',
      'how would i know that it is N',
      'what happens if i take N',
      'why do we divide A by B',
      'what do A and B have to do with N',
    ],
  ],
  [
    'whether to do something',
    [
      'do i use N',
      'do i get N',
      'do we end up with N',
      'does one write N there',
      'should i write N',
      'should it be N',
      'should x be N',
      'should i divide until i have N',
      'shall i take N',
      'can i put N',
      'can it be N',
      'can x = N',
      'could it be N',
      'could x be N then',
      'may i use N',
      'must it be N',
      'must i always get N',
      'would N work',
      'would N fit',
      'would you say N',
      'would it be N if i add A and B',
      'am i supposed to get N',
      'are we meant to get N',
      'is one allowed to say N',
      'do i need N here',
      'do i multiply A by B to get N',
      'did you get N',
      'did anyone get N',
      'have you got N',
      'will it be N',
      'might it be N',
      'shd i put N',
    ],
  ],
  [
    'whether a reason holds',
    [
      'is it because of N',
      'is it because A goes into N',
      'is it N because A and B',
      'is N because of the A',
      'is that because x = N',
      'is that why some people say N',
      'is N something to do with it',
      'is N just a guess',
      'is it better to start from N',
      'is N bigger than the answer',
      'is the answer more than N',
      'is it nearer to N',
      'is it close to N',
      'is it at least N',
      'is it between A and N',
      'is it even or is it N',
      'is it N or A',
      'is it N, A or B',
      'is N a number that can come out',
      'is there a way to get N',
      'is N possible',
      'are there others than N',
    ],
  ],
  [
    'indirect',
    [
      'i wonder if it is N',
      'i wonder whether N is right',
      'im wondering if its N',
      'i was wondering about N',
      'not sure if N',
      'i am not sure whether it is N',
      'no idea if x = N',
      'dont know if it is N',
      'i doubt that it is N',
      'it might be N',
      'tell me whether N is too big',
      'tell me if one gets N',
      'id like to know if N is possible',
      'curious if N works',
      'could you say if people get N',
      'let me know if N is near',
      'can you tell me how to get N',
      'suppose it is N',
      'suppose x = N',
      'say it was N',
      'assume x = N',
      'imagine it was N',
      'if it is N then what',
      'if x = N what is left',
      'unless it is N',
      'in case it is N',
    ],
  ],
  [
    'what others say',
    [
      'my friend says N',
      'my friend says its N',
      'my brother got N',
      'my teacher wrote N',
      'my mum thinks it is N',
      'the book says N',
      'the back of the book has N',
      'chatgpt says the answer is N',
      'someone in class said x = N',
      'everyone else has N',
      'sam got N and mia got A',
      'he says it is N',
      'she has N',
      'they say N is right',
      'a friend told me its N',
      'google gives N',
      'my calculator shows N',
      'the solution sheet says N',
      'people say N',
      'i heard its N',
      'i read that it is N',
      'my partner has x = N, is he right',
    ],
  ],
  [
    'to be let off',
    [
      'not N',
      'its not N',
      'it is not N right',
      'so not N',
      'it cant be N',
      'it cannot be N can it',
      'surely not N',
      'N is wrong isnt it',
      'N is not right is it',
      'isnt it N',
      'wasnt it N',
      'dont we get N',
      'never N',
      'N seems too big',
      'N looks odd',
      'rule out N',
      'can i rule out N',
      'anything but N',
      'N or not',
      'maybe N maybe A',
      'either N or A',
      'N vs A',
    ],
  ],
];

/** Wordings in which learners state a result of their own. These may be judged, and must be judged correctly. */
const stated: readonly string[] = [
  'is N right',
  'is it N',
  'so its N right',
  'i got N, is that right',
  'i think its N',
  'is the answer N',
  'my answer is N',
  'N is my answer, correct?',
  'can you check whether N is right',
  'can you check N',
  'N?',
  'i get N',
  'it is N, ok?',
  'x = N?',
];

const before = [
  '',
  '',
  '',
  '',
  'ok ',
  'so ',
  'hey ',
  'wait, ',
  'um ',
  'but ',
  'and ',
  'hi! ',
  'sorry, ',
  'ok so ',
  'hmm ',
];
const after = [
  '?',
  '?',
  '?',
  '',
  '',
  '??',
  ' ?',
  ' pls',
  ' thx',
  ' then?',
  ' or what',
  '...',
  '. i am lost',
  ' in this one?',
];

export interface AskedQuestion {
  readonly open: OpenTask;
  readonly kind: string;
  /** The question, with N for the number it asks about. */
  readonly wording: string;
}

/** Questions that state no result. The same seed gives the same questions. */
export function askedQuestions(seed: number, count: number): AskedQuestion[] {
  return written(seed, count, asked);
}

/** Results that learners state or ask about. */
export function statedResults(seed: number, count: number): AskedQuestion[] {
  return written(seed, count, [['stated', stated]]);
}

function written(seed: number, count: number, kinds: readonly (readonly [string, readonly string[]])[]) {
  const random = randomOf(seed);
  const one = <T>(of: readonly T[]): T => {
    const found = of[Math.floor(random() * of.length)];
    if (found === undefined) throw new Error('Nothing to choose from');
    return found;
  };
  return Array.from({ length: count }, () => {
    const open = one(openTasks);
    const [kind, wordings] = one(kinds);
    let wording = one(wordings).replaceAll(/\bA\b/g, open.own[0]).replaceAll(/\bB\b/g, open.own[1]);
    if (random() < 0.15) wording = slipped(wording, random);
    const tail = kind === 'stated' ? one(['?', '', '', '??']) : one(after);
    const head = one(before);
    wording = `${head}${wording}${/[?]$/.test(wording) ? '' : tail}`;
    const register = random();
    if (register < 0.15) wording = wording.charAt(0).toUpperCase() + wording.slice(1);
    else if (register < 0.2) wording = wording.replaceAll(/[a-z]+/g, (word) => word.toUpperCase());
    return { open, kind, wording };
  });
}

/** Exchanges two neighbouring letters of a longer word. */
function slipped(text: string, random: () => number): string {
  const words = [...text.matchAll(/[a-z]{5,}/g)];
  const word = words[Math.floor(random() * words.length)];
  if (!word) return text;
  const at = word.index + 1 + Math.floor(random() * (word[0].length - 3));
  return `${text.slice(0, at)}${text.charAt(at + 1)}${text.charAt(at)}${text.slice(at + 2)}`;
}
