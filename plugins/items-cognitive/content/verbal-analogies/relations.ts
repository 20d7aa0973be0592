/** How words can be related, and pairs of words that are, in this order. Keys are proven and distractors refused by it. */
export const relations = {
  opposite: {
    says: '“{x}” is the opposite of “{y}”',
    pairs: [
      'hot cold',
      'full empty',
      'wet dry',
      'early late',
      'deep shallow',
      'begin end',
      'day night',
      'rested tired',
      'damp dry',
    ],
  },
  young: {
    says: 'a {x} is the young of a {y}',
    pairs: ['puppy dog', 'kitten cat', 'calf cow', 'lamb sheep', 'foal horse'],
  },
  use: { says: 'a {x} is used to {y}', pairs: ['knife cut', 'pen write', 'needle sew', 'spade dig', 'oven bake'] },
  sense: { says: 'with the {x} one can {y}', pairs: ['eye see', 'ear hear', 'nose smell'] },
  part: {
    says: 'a {x} is a part of a {y}',
    pairs: [
      'wheel bicycle',
      'wheel car',
      'page book',
      'petal flower',
      'finger hand',
      'word page',
      'hand arm',
      'branch tree',
      'roof house',
      'wall house',
      'step ladder',
      'fin fish',
      'leaf tree',
      'handle hammer',
      'wick candle',
    ],
  },
  kind: {
    says: '“{x}” names a kind of {y}',
    pairs: [
      'rose flower',
      'hammer tool',
      'oak tree',
      'sparrow bird',
      'copper metal',
      'trout fish',
      'violin instrument',
    ],
  },
  member: {
    says: 'many of what “{x}” names make up what “{y}” names',
    pairs: ['tree forest', 'bee swarm', 'sheep flock', 'player team', 'star galaxy', 'singer choir', 'oak forest'],
  },
  measures: {
    says: '“{x}” names what measures {y}',
    pairs: ['clock time', 'thermometer temperature', 'scales weight'],
  },
  madeOf: {
    says: 'what “{x}” names is often made of {y}',
    pairs: [
      'window glass',
      'candle wax',
      'brick clay',
      'jumper wool',
      'bread flour',
      'vase clay',
      'shirt cloth',
      'building brick',
      'page paper',
      'glove wool',
      'foundation stone',
    ],
  },
  protects: { says: 'a {x} protects the {y}', pairs: ['helmet head', 'glove hand', 'shoe foot'] },
  weaker: {
    says: '“{x}” is a weaker word for what “{y}” says strongly',
    pairs: ['warm hot', 'damp soaked', 'drizzle downpour', 'breeze storm', 'whisper shout', 'stroll sprint'],
  },
  stronger: {
    says: '“{x}” is a stronger word for what “{y}” says weakly',
    pairs: ['huge big', 'exhausted tired', 'hot warm', 'soaked damp'],
  },
  lack: {
    says: '{x} is a lack of {y}',
    pairs: [
      'silence sound',
      'silence noise',
      'darkness light',
      'drought rain',
      'poverty money',
      'ignorance knowledge',
      'hunger food',
    ],
  },
  causes: {
    says: 'what “{x}” names can bring about what “{y}” names',
    pairs: [
      'spark fire',
      'fire smoke',
      'virus illness',
      'rain flood',
      'friction heat',
      'joke laughter',
      'cloud storm',
      'cloud rain',
      'darkness fear',
    ],
  },
  becomes: { says: 'a {x} turns into a {y}', pairs: ['caterpillar butterfly', 'bud blossom'] },
  worksAt: { says: '“{y}” names the place where a {x} works', pairs: ['judge court', 'actor stage'] },
  holds: { says: 'a {x} is there to keep {y}', pairs: ['wardrobe clothes', 'library books'] },
  prevents: {
    says: '“{x}” names something that is there to prevent what “{y}” names',
    pairs: ['dam flood', 'vaccine illness', 'lock theft'],
  },
  relieves: { says: '{x} takes away {y}', pairs: ['drink thirst', 'sleep tiredness', 'food hunger'] },
  worksWith: { says: 'a {x} makes things of {y}', pairs: ['tailor cloth', 'potter clay'] },
  instructs: {
    says: 'a {x} says how a {y} is to be made',
    pairs: ['score music', 'recipe dish', 'blueprint building'],
  },
  precedes: { says: 'a {x} is made as a first version of a {y}', pairs: ['draft essay', 'sketch painting'] },
  bends: { says: 'a {x} lets a {y} swing', pairs: ['hinge door', 'elbow arm'] },
  removes: { says: '“{x}” names what takes out {y}', pairs: ['editor errors', 'filter impurities'] },
  supports: { says: 'a {x} bears a {y}', pairs: ['premise conclusion', 'foundation building'] },
  opens: { says: 'a {x} opens a {y}', pairs: ['key lock', 'password account'] },
} as const satisfies Record<string, { says: string; pairs: readonly string[] }>;

export type Relation = keyof typeof relations;

function isRelated(relation: Relation, x: string, y: string): boolean {
  const pairs: readonly string[] = relations[relation].pairs;
  return pairs.includes(`${x} ${y}`);
}

/** Every relation in which the table has the two, in this order. */
export function relationsOf(x: string, y: string): Relation[] {
  return (Object.keys(relations) as Relation[]).filter((relation) => isRelated(relation, x, y));
}

/** The relation said of two words, as a sentence's part. */
export function said(relation: Relation, x: string, y: string): string {
  const text = relations[relation].says.replace('{x}', x).replace('{y}', y);
  return text.replaceAll(/\ba (?=[aeiou])/g, 'an ').replaceAll(/\ba (music|clothes)\b/g, '$1');
}
