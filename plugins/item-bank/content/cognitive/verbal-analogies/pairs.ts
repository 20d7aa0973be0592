import { shuffled } from '../../../items/draw.ts';
import type { Body, Task } from '../drafting.ts';
import { choices, modelOf } from '../drafting.ts';
import type { Mark } from './ideas.ts';
import { idea, ideaOf } from './ideas.ts';
import type { Relation } from './relations.ts';
import { said } from './relations.ts';

interface Question {
  relation: Relation;
  /** The pair shown, or with gaps: `hot : …   =   … : dry`. */
  shown: string;
  /** Two words. */
  answer: string;
  wrong: readonly (readonly [string, Mark])[];
  b: number;
  load: Task['load'];
}

// Whole pairs to choose from: one more relation to work out for every option. Two gaps: both pairs are incomplete, and
// the relation has to be guessed before it can be carried over.
const matching: Question[] = [
  {
    relation: 'opposite',
    shown: 'wet dry',
    answer: 'early late',
    wrong: [
      ['damp soaked', 'o'],
      ['rain umbrella', 'a'],
      ['rose flower', 'o'],
      ['sea water', 'a'],
    ],
    b: -1,
    load: 2,
  },
  {
    relation: 'young',
    shown: 'lamb sheep',
    answer: 'foal horse',
    wrong: [
      ['cow calf', 'r'],
      ['bee swarm', 'o'],
      ['jumper wool', 'o'],
      ['hen egg', 'a'],
    ],
    b: -0.7,
    load: 2,
  },
  {
    relation: 'use',
    shown: 'needle sew',
    answer: 'spade dig',
    wrong: [
      ['bake oven', 'r'],
      ['hammer nail', 'a'],
      ['step ladder', 'o'],
      ['shirt cloth', 'o'],
    ],
    b: -0.5,
    load: 2,
  },
  {
    relation: 'part',
    shown: 'petal flower',
    answer: 'finger hand',
    wrong: [
      ['oak tree', 'o'],
      ['house roof', 'r'],
      ['sheep flock', 'o'],
      ['window glass', 'o'],
    ],
    b: -0.2,
    load: 3,
  },
  {
    relation: 'kind',
    shown: 'sparrow bird',
    answer: 'copper metal',
    wrong: [
      ['fin fish', 'o'],
      ['fish trout', 'r'],
      ['singer choir', 'o'],
      ['nest twig', 'a'],
    ],
    b: 0.1,
    load: 3,
  },
  {
    relation: 'madeOf',
    shown: 'brick clay',
    answer: 'jumper wool',
    wrong: [
      ['flour bread', 'r'],
      ['wall house', 'o'],
      ['tailor shirt', 'a'],
      ['wardrobe clothes', 'o'],
    ],
    b: 0.3,
    load: 3,
  },
  {
    relation: 'member',
    shown: 'player team',
    answer: 'star galaxy',
    wrong: [
      ['wheel car', 'o'],
      ['swarm bee', 'r'],
      ['violin instrument', 'o'],
      ['coach match', 'a'],
    ],
    b: 0.6,
    load: 4,
  },
  {
    relation: 'weaker',
    shown: 'drizzle downpour',
    answer: 'breeze storm',
    wrong: [
      ['flood rain', 'o'],
      ['huge big', 'r'],
      ['day night', 'o'],
      ['cloud sky', 'a'],
    ],
    b: 0.8,
    load: 4,
  },
  {
    relation: 'causes',
    shown: 'friction heat',
    answer: 'joke laughter',
    wrong: [
      ['illness virus', 'r'],
      ['thermometer temperature', 'o'],
      ['wet dry', 'o'],
      ['frost winter', 'a'],
    ],
    b: 1,
    load: 4,
  },
  {
    relation: 'lack',
    shown: 'drought rain',
    answer: 'ignorance knowledge',
    wrong: [
      ['cloud storm', 'o'],
      ['begin end', 'o'],
      ['food hunger', 'r'],
      ['river bank', 'a'],
    ],
    b: 1.3,
    load: 5,
  },
  {
    relation: 'prevents',
    shown: 'vaccine illness',
    answer: 'lock theft',
    wrong: [
      ['virus illness', 'o'],
      ['doctor patient', 'a'],
      ['bandage wound', 'o'],
      ['head helmet', 'r'],
    ],
    b: 1.5,
    load: 5,
  },
  {
    relation: 'instructs',
    shown: 'score music',
    answer: 'blueprint building',
    wrong: [
      ['singer choir', 'o'],
      ['building brick', 'o'],
      ['dish recipe', 'r'],
      ['picture frame', 'a'],
    ],
    b: 1.8,
    load: 5,
  },
];

const double: Question[] = [
  {
    relation: 'opposite',
    shown: 'hot … … dry',
    answer: 'cold wet',
    wrong: [
      ['warm wet', 'o'],
      ['cold towel', 'a'],
      ['fire rain', 'a'],
      ['summer wind', 'a'],
    ],
    b: 0,
    load: 3,
  },
  {
    relation: 'member',
    shown: 'bee … … flock',
    answer: 'swarm sheep',
    wrong: [
      ['honey sheep', 'a'],
      ['swarm shepherd', 'a'],
      ['hive wool', 'a'],
      ['swarm wool', 'a'],
    ],
    b: 0.2,
    load: 3,
  },
  {
    relation: 'young',
    shown: 'puppy … … horse',
    answer: 'dog foal',
    wrong: [
      ['cat foal', 'n'],
      ['dog stable', 'a'],
      ['dog saddle', 'a'],
      ['bark foal', 'a'],
    ],
    b: 0.3,
    load: 3,
  },
  {
    relation: 'part',
    shown: 'page … … hand',
    answer: 'book finger',
    wrong: [
      ['paper finger', 'o'],
      ['book glove', 'o'],
      ['book ring', 'a'],
      ['read finger', 'a'],
    ],
    b: 0.5,
    load: 4,
  },
  {
    relation: 'causes',
    shown: '… smoke rain …',
    answer: 'fire flood',
    wrong: [
      ['chimney flood', 'a'],
      ['fire cloud', 'r'],
      ['fire umbrella', 'a'],
      ['fog flood', 'n'],
    ],
    b: 0.8,
    load: 4,
  },
  {
    relation: 'measures',
    shown: 'thermometer … … weight',
    answer: 'temperature scales',
    wrong: [
      ['mercury scales', 'a'],
      ['temperature heavy', 'a'],
      ['glass scales', 'o'],
      ['temperature feather', 'a'],
    ],
    b: 1,
    load: 4,
  },
  {
    relation: 'lack',
    shown: '… sound darkness …',
    answer: 'silence light',
    wrong: [
      ['ear light', 'a'],
      ['silence night', 'a'],
      ['music light', 'o'],
      ['silence fear', 'o'],
    ],
    b: 1.1,
    load: 4,
  },
  {
    relation: 'kind',
    shown: 'oak … … fish',
    answer: 'tree trout',
    wrong: [
      ['leaf trout', 'o'],
      ['tree fin', 'o'],
      ['forest trout', 'o'],
      ['tree water', 'a'],
    ],
    b: 1.3,
    load: 5,
  },
  {
    relation: 'stronger',
    shown: '… tired huge …',
    answer: 'exhausted big',
    wrong: [
      ['sleep big', 'a'],
      ['exhausted small', 'o'],
      ['weary big', 'n'],
      ['exhausted giant', 'n'],
    ],
    b: 1.6,
    load: 5,
  },
  {
    relation: 'worksWith',
    shown: 'potter … … cloth',
    answer: 'clay tailor',
    wrong: [
      ['vase tailor', 'o'],
      ['clay shirt', 'o'],
      ['wheel needle', 'a'],
      ['clay thread', 'a'],
    ],
    b: 1.9,
    load: 5,
  },
];

export const pairModels = [
  modelOf({
    area: 'verbal-analogies',
    subcategory: 'matching-pairs',
    slug: 'matching-pairs',
    title: 'The pair that is related in the same way',
    concepts: ['word-relations', 'analogy'],
    reasoning: ['analytical', 'intuitive'],
    rounds: 1,
    tasks: matching.map(
      (question): Task => ({
        b: question.b,
        load: question.load,
        hints: hints(),
        write: (random) => ask(question, random, asPair),
      }),
    ),
  }),
  modelOf({
    area: 'verbal-analogies',
    subcategory: 'double-analogies',
    slug: 'double-analogies',
    title: 'Two gaps in two pairs',
    concepts: ['word-relations', 'analogy'],
    reasoning: ['analytical', 'creative'],
    rounds: 1,
    tasks: double.map(
      (question): Task => ({
        b: question.b,
        load: question.load,
        hints: hints(),
        write: (random) => ask(question, random, asGaps),
      }),
    ),
  }),
];

interface Asked {
  stem: string;
  text: string;
  option(words: string): string;
  /** The two pairs when the answer is put in. */
  pairs(answer: string): [string, string, string, string];
}

function asPair({ shown }: Question): Asked {
  const [a = '', b = ''] = shown.split(' ');
  return {
    stem: 'Which pair of words is related in the same way as this one, and in the same order?',
    text: `${a} : ${b}`,
    option: (words) => words.replace(' ', ' : '),
    pairs: (answer) => {
      const [c = '', d = ''] = answer.split(' ');
      return [a, b, c, d];
    },
  };
}

function asGaps({ shown }: Question): Asked {
  const four = shown.split(' ');
  const [a, b, c, d] = four;
  return {
    stem: 'Which two words, put into the gaps in this order, make both pairs related in the same way?',
    text: `${a} : ${b}   =   ${c} : ${d}`,
    option: (words) => words.replace(' ', ' … '),
    pairs: (answer) => {
      const words = answer.split(' ');
      const [w = '', x = '', y = '', z = ''] = four.map((word) => (word === '…' ? (words.shift() ?? '') : word));
      return [w, x, y, z];
    },
  };
}

function ask(question: Question, random: () => number, asked: (question: Question) => Asked): Body | undefined {
  const { relation, answer, wrong } = question;
  const { stem, text, option, pairs } = asked(question);
  const [a, b, c, d] = pairs(answer);
  const found = choices(
    option(answer),
    shuffled(wrong, random).map(([words, mark]) => [option(words), idea(ideaOf[mark])] as const),
  );
  return (
    found && {
      ...found,
      stem,
      stimulus: [{ kind: 'text', text }],
      explanation: `The relation is: ${said(relation, a, b)}. In the same way, ${said(relation, c, d)}.`,
      steps: [`One pair: ${said(relation, a, b)}.`, `The other: ${said(relation, c, d)}.`],
    }
  );
}

function hints(): Task['hints'] {
  return [
    'Pairs match if the same sentence is true of both, with the words in the same places.',
    'Make a short sentence with the two words of a pair, as exact as you can.',
    'Check the direction too: a part and its whole are not a whole and its part.',
    'One good sentence rules out most of the options.',
  ];
}
