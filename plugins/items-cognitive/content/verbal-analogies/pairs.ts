import { shuffled } from '../../../item-bank/items/services.ts';
import type { Body, Task } from '../drafts.ts';
import { choices, modelOf } from '../drafts.ts';
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
  line('opposite', 'wet dry', 'early late', 'damp soaked:o, rain umbrella:a, rose flower:o, sea water:a', -1, 2),
  line('young', 'lamb sheep', 'foal horse', 'cow calf:r, bee swarm:o, jumper wool:o, hen egg:a', -0.7, 2),
  line('use', 'needle sew', 'spade dig', 'bake oven:r, hammer nail:a, step ladder:o, shirt cloth:o', -0.5, 2),
  line('part', 'petal flower', 'finger hand', 'oak tree:o, house roof:r, sheep flock:o, window glass:o', -0.2, 3),
  line('kind', 'sparrow bird', 'copper metal', 'fin fish:o, fish trout:r, singer choir:o, nest twig:a', 0.1, 3),
  line(
    'madeOf',
    'brick clay',
    'jumper wool',
    'flour bread:r, wall house:o, tailor shirt:a, wardrobe clothes:o',
    0.3,
    3,
  ),
  line('member', 'player team', 'star galaxy', 'wheel car:o, swarm bee:r, violin instrument:o, coach match:a', 0.6, 4),
  line('weaker', 'drizzle downpour', 'breeze storm', 'flood rain:o, huge big:r, day night:o, cloud sky:a', 0.8, 4),
  line(
    'causes',
    'friction heat',
    'joke laughter',
    'illness virus:r, thermometer temperature:o, wet dry:o, frost winter:a',
    1,
    4,
  ),
  line(
    'lack',
    'drought rain',
    'ignorance knowledge',
    'cloud storm:o, begin end:o, food hunger:r, river bank:a',
    1.3,
    5,
  ),
  line(
    'prevents',
    'vaccine illness',
    'lock theft',
    'virus illness:o, doctor patient:a, bandage wound:o, head helmet:r',
    1.5,
    5,
  ),
  line(
    'instructs',
    'score music',
    'blueprint building',
    'singer choir:o, building brick:o, dish recipe:r, picture frame:a',
    1.8,
    5,
  ),
];

const double: Question[] = [
  line('opposite', 'hot … … dry', 'cold wet', 'warm wet:o, cold towel:a, fire rain:a, summer wind:a', 0, 3),
  line('member', 'bee … … flock', 'swarm sheep', 'honey sheep:a, swarm shepherd:a, hive wool:a, swarm wool:a', 0.2, 3),
  line('young', 'puppy … … horse', 'dog foal', 'cat foal:n, dog stable:a, dog saddle:a, bark foal:a', 0.3, 3),
  line('part', 'page … … hand', 'book finger', 'paper finger:o, book glove:o, book ring:a, read finger:a', 0.5, 4),
  line('causes', '… smoke rain …', 'fire flood', 'chimney flood:a, fire cloud:r, fire umbrella:a, fog flood:n', 0.8, 4),
  line(
    'measures',
    'thermometer … … weight',
    'temperature scales',
    'mercury scales:a, temperature heavy:a, glass scales:o, temperature feather:a',
    1,
    4,
  ),
  line(
    'lack',
    '… sound darkness …',
    'silence light',
    'ear light:a, silence night:a, music light:o, silence fear:o',
    1.1,
    4,
  ),
  line('kind', 'oak … … fish', 'tree trout', 'leaf trout:o, tree fin:o, forest trout:o, tree water:a', 1.3, 5),
  line(
    'stronger',
    '… tired huge …',
    'exhausted big',
    'sleep big:a, exhausted small:o, weary big:n, exhausted giant:n',
    1.6,
    5,
  ),
  line(
    'worksWith',
    'potter … … cloth',
    'clay tailor',
    'vase tailor:o, clay shirt:o, wheel needle:a, clay thread:a',
    1.9,
    5,
  ),
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

/** Wrong answers as `damp soaked:o, rain umbrella:a`. */
function line(
  relation: Relation,
  shown: string,
  answer: string,
  wrong: string,
  b: number,
  load: Task['load'],
): Question {
  const marked = wrong.split(', ').map((each) => {
    const [words = '', mark] = each.split(':');
    return [words, mark as Mark] as const;
  });
  return { relation, shown, answer, wrong: marked, b, load };
}

function hints(): Task['hints'] {
  return [
    'Pairs match if the same sentence is true of both, with the words in the same places.',
    'Make a short sentence with the two words of a pair, as exact as you can.',
    'Check the direction too: a part and its whole are not a whole and its part.',
    'One good sentence rules out most of the options.',
  ];
}
