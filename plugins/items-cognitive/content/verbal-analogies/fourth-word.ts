import { shuffled } from '../../../item-bank/items/services.ts';
import type { Task } from '../drafts.ts';
import { at, choices, modelOf } from '../drafts.ts';
import type { Mark } from './ideas.ts';
import { idea, ideaOf } from './ideas.ts';
import type { Relation } from './relations.ts';
import { said } from './relations.ts';

/** `a : b = c : d`; wrong words with the idea behind each. */
interface Analogy {
  relation: Relation;
  words: readonly [a: string, b: string, c: string, d: string];
  wrong: readonly (readonly [string, Mark])[];
  b: number;
  load: Task['load'];
}

// Difficulty after Sternberg (1977) and Whitely (1976): relations of opposites, classes and uses are found first, parts
// and groups next, causes, lacks and degrees later, functions shared by far-off things last; the further the second
// pair's field is from the first's, the harder it is to carry the relation over.
const analogies: Analogy[] = [
  line('opposite', 'hot cold full empty', 'glass:a warm:f complete:n bottle:a', -2.4, 1),
  line('young', 'puppy dog kitten cat', 'mouse:a milk:a bark:f fur:a', -2.2, 1),
  line('use', 'knife cut pen write', 'ink:a paper:a sharp:f pencil:n', -2, 1),
  line('sense', 'eye see ear hear', 'sound:a head:a look:f nose:n', -1.9, 1),
  line('opposite', 'early late deep shallow', 'sea:a wide:n evening:f bottom:a', -1.7, 1),
  line('young', 'calf cow lamb sheep', 'wool:a field:a milk:f goat:n', -1.6, 1),
  line('part', 'wheel bicycle page book', 'paper:o read:a pedal:f word:r', -1.5, 2),
  line('kind', 'rose flower hammer tool', 'nail:a handle:o garden:f hit:a', -1.3, 2),
  line('measures', 'clock time thermometer temperature', 'mercury:a glass:o hour:f summer:a', -1.1, 2),
  line('madeOf', 'window glass candle wax', 'flame:a light:a pane:f wick:o', -1, 2),
  line('protects', 'helmet head glove hand', 'wool:o winter:a hat:f pocket:a', -0.9, 2),
  line('member', 'tree forest bee swarm', 'honey:a flower:a wood:f wasp:n', -0.7, 2),
  line('weaker', 'warm hot damp soaked', 'dry:o rain:a cold:f moist:n', -0.3, 3),
  line('lack', 'silence sound darkness light', 'night:a fear:o noise:f shadow:n', -0.3, 3),
  line('causes', 'spark fire virus illness', 'doctor:a smoke:f cure:o cell:a', -0.1, 3),
  line('becomes', 'caterpillar butterfly bud blossom', 'branch:a garden:a wing:f stem:n', 0, 3),
  line('worksAt', 'judge court actor stage', 'script:a mask:a law:f audience:a', 0.2, 3),
  line('holds', 'wardrobe clothes library books', 'reading:a silence:a hangers:f shelf:o', 0.3, 3),
  line('worksWith', 'tailor cloth potter clay', 'vase:o wheel:a needle:f kiln:a', 0.5, 4),
  line('prevents', 'dam flood vaccine illness', 'needle:a doctor:a river:f health:o', 0.6, 4),
  line('stronger', 'huge big exhausted tired', 'asleep:a rested:o small:f drained:n', 0.7, 4),
  line('lack', 'drought rain poverty money', 'hunger:a desert:f beggar:a charity:a', 0.9, 4),
  line('relieves', 'drink thirst sleep tiredness', 'bed:a dream:a water:f night:a', 0.9, 4),
  line('bends', 'hinge door elbow arm', 'knee:n sleeve:a window:f shoulder:n', 1, 4),
  line('weaker', 'whisper shout stroll sprint', 'walk:n path:a voice:f rest:o', 1.2, 4),
  line('precedes', 'draft essay sketch painting', 'pencil:a artist:a writer:f outline:n', 1.2, 5),
  line('instructs', 'score music recipe dish', 'kitchen:a melody:f ingredient:o cook:a', 1.3, 5),
  line('opens', 'key lock password account', 'secret:a letters:o door:f typing:a', 1.4, 5),
  line('removes', 'editor errors filter impurities', 'water:a coffee:a text:f paper:o', 1.6, 5),
  line('supports', 'premise conclusion foundation building', 'argument:f stone:o depth:a cellar:n', 1.9, 5),
];

export const fourthWordModels = [
  modelOf({
    area: 'verbal-analogies',
    subcategory: 'fourth-word',
    slug: 'the-fourth-word',
    title: 'The word that completes the second pair',
    concepts: ['word-relations', 'analogy'],
    reasoning: ['intuitive', 'analytical'],
    rounds: 1,
    tasks: analogies.map(
      ({ relation, words: [a, b, c, d], wrong, ...features }): Task => ({
        ...features,
        hints: hints(a, b),
        write: (random) => {
          const found = choices(
            d,
            shuffled(wrong, random).map(([word, mark]) => [word, idea(ideaOf[mark])] as const),
          );
          return (
            found && {
              ...found,
              stem: 'Which word belongs in the second pair, so that both pairs are related in the same way?',
              stimulus: [{ kind: 'text', text: `${a} : ${b}   =   ${c} : ?` }],
              explanation: `The relation is: ${said(relation, a, b)}. In the same way, ${said(relation, c, d)}.`,
              steps: [`First pair: ${said(relation, a, b)}.`, `Second pair: ${said(relation, c, d)}.`],
            }
          );
        },
      }),
    ),
  }),
];

function line(relation: Relation, four: string, wrong: string, b: number, load: Task['load']): Analogy {
  const words = four.split(' ');
  return {
    relation,
    words: [at(words, 0), at(words, 1), at(words, 2), at(words, 3)],
    wrong: wrong.split(' ').map((each) => {
      const [word, mark] = each.split(':');
      return [word ?? '', mark as Mark] as const;
    }),
    b,
    load,
  };
}

function hints(a: string, b: string): Task['hints'] {
  return [
    'An analogy carries a relation over, not the words themselves.',
    `Say in one short sentence how “${a}” and “${b}” are related.`,
    'Put each option into the same sentence; if several fit, make the sentence more exact.',
    'The sentence about the first pair does most of the work.',
  ];
}
