import { wordsOf } from '../talk/words.ts';
import type { Fact } from './fact.ts';

/** A kind and the wider kinds it belongs to. Answers "is a square a rectangle?" in both directions. */
interface Kind {
  readonly one: string;
  readonly many: string;
  /** Other words for it. */
  readonly names?: readonly string[];
  readonly lesson: string;
  readonly within: readonly { readonly kind: string; readonly because: string; readonly only: string }[];
}

const shape = (one: string, within: Kind['within'], names: readonly string[] = [], many = `${one}s`): Kind => ({
  one,
  many,
  names,
  lesson: 'angles',
  within,
});
const number = (one: string, within: Kind['within'], names: readonly string[] = []): Kind => ({
  one: `${one} number`,
  many: `${one} numbers`,
  names,
  lesson: 'fractions',
  within,
});
const machine = (one: string, many: string, within: Kind['within'], names: readonly string[] = []): Kind => ({
  one,
  many,
  names,
  lesson: 'ai-and-machine-learning',
  within,
});

/** `because`: why each belongs to the wider kind; `only`: when one of the wider kind belongs to the narrower one. */
const kinds: readonly Kind[] = [
  shape('square', [
    {
      kind: 'rectangle',
      because: 'it has four right angles, which is all that a rectangle needs, and its sides may be equal',
      only: 'all four sides are equal',
    },
    {
      kind: 'rhombus',
      because: 'all its four sides are equal, which is all that a rhombus needs',
      only: 'its angles are right angles',
    },
  ]),
  shape(
    'rectangle',
    [{ kind: 'parallelogram', because: 'its opposite sides are parallel', only: 'its angles are right angles' }],
    ['oblong'],
  ),
  shape(
    'rhombus',
    [
      { kind: 'parallelogram', because: 'its opposite sides are parallel', only: 'all its sides are equal' },
      { kind: 'kite', because: 'it has two pairs of equal neighbouring sides', only: 'all its sides are equal' },
    ],
    ['diamond'],
    'rhombuses',
  ),
  shape('parallelogram', [
    { kind: 'quadrilateral', because: 'it has four sides', only: 'its opposite sides are parallel' },
  ]),
  shape('kite', [
    { kind: 'quadrilateral', because: 'it has four sides', only: 'it has two pairs of equal neighbouring sides' },
  ]),
  shape(
    'trapezoid',
    [{ kind: 'quadrilateral', because: 'it has four sides', only: 'it has parallel sides' }],
    ['trapezium', 'trapeziums'],
  ),
  shape('quadrilateral', [{ kind: 'polygon', because: 'its sides are straight', only: 'it has four sides' }], ['quad']),
  shape('equilateral triangle', [
    {
      kind: 'isosceles triangle',
      because: 'two of its sides are equal, and the third may be equal too',
      only: 'the third side is equal as well',
    },
  ]),
  shape('isosceles triangle', [
    { kind: 'triangle', because: 'it has three sides', only: 'two of its sides are equal' },
  ]),
  shape(
    'right triangle',
    [{ kind: 'triangle', because: 'it has three sides', only: 'one of its angles is 90°' }],
    ['right angled triangle'],
  ),
  shape('triangle', [{ kind: 'polygon', because: 'its sides are straight', only: 'it has three sides' }]),
  shape('polygon', []),
  shape('circle', []),
  shape('cube', [
    { kind: 'cuboid', because: 'its faces are squares, which are rectangles', only: 'all its edges are equal' },
  ]),
  shape(
    'cuboid',
    [
      {
        kind: 'prism',
        because: 'it has the same shape all the way up',
        only: 'its base is a rectangle and it stands upright',
      },
    ],
    ['rectangular box', 'box', 'rectangular prism'],
  ),
  shape('prism', []),
  number(
    'natural',
    [{ kind: 'whole number', because: 'it has no digits after the decimal point', only: 'it is not negative' }],
    ['counting number', 'counting numbers'],
  ),
  number('prime', [
    { kind: 'natural number', because: 'it is one of 1, 2, 3 and so on', only: 'exactly two numbers divide it' },
  ]),
  number(
    'whole',
    [
      {
        kind: 'rational number',
        because: 'it can be written with the denominator 1',
        only: 'the division leaves no remainder',
      },
    ],
    ['integer', 'integers'],
  ),
  number(
    'rational',
    [{ kind: 'real number', because: 'it has a place on the number line', only: 'it is a fraction of whole numbers' }],
    ['fraction', 'fractions'],
  ),
  number('irrational', [
    {
      kind: 'real number',
      because: 'it has a place on the number line',
      only: 'it is not a fraction of whole numbers',
    },
  ]),
  number('real', []),
  machine('machine learning', 'machine learning', [
    {
      kind: 'AI',
      because: 'it is one approach to AI: rules found in examples',
      only: 'its rules were found in examples, not written by hand',
    },
  ]),
  machine('deep learning', 'deep learning', [
    {
      kind: 'machine learning',
      because: 'its many layers of weights are learnt from examples',
      only: 'it uses neural networks with many layers',
    },
  ]),
  machine(
    'language model',
    'language models',
    [
      {
        kind: 'machine learning',
        because: 'it has learnt from a large amount of text',
        only: 'it has learnt to continue texts',
      },
    ],
    ['llm', 'llms', 'chatgpt', 'chatbot', 'gpt'],
  ),
  machine('AI', 'AI', [], ['ai', 'artificial intelligence']),
];

/** Kinds that exclude each other, with the reason. */
const apart: readonly (readonly [string, string, string])[] = [
  ['circle', 'polygon', 'a polygon has straight sides, and a circle has none'],
  ['triangle', 'quadrilateral', 'one has three sides, the other four'],
  [
    'rational number',
    'irrational number',
    'a number either can be written as a fraction of whole numbers or it cannot',
  ],
  ['whole number', 'irrational number', 'a whole number is a fraction with the denominator 1'],
];

const filler = new Set(
  'a an the also always be kind of type special is are sometimes never automatically just considered called count as not really actually part necessarily every each all any same thing ever form subset'.split(
    ' ',
  ),
);

const byName = new Map(
  kinds.flatMap((kind) =>
    [kind.one, kind.many, ...(kind.names ?? [])].map((name) => [name.toLowerCase(), kind] as const),
  ),
);
const byOne = new Map(kinds.map((kind) => [kind.one, kind]));

/** "Is a square a rectangle?", "are all rectangles squares?", "can a triangle be a polygon?" */
export function kindsIn(message: string): Fact | undefined {
  const [first, second] = namedIn(wordsOf(message));
  if (!first || !second || first.kind === second.kind) return undefined;
  const words = wordsOf(message);
  const between = words.slice(first.end, second.start);
  const before = words.slice(0, first.start);
  if (!between.every((word) => filler.has(word)) || between.length > 6 || before.includes('difference'))
    return undefined;
  const verb = [...before.slice(-4), ...between].find((word) =>
    /^(?:is|are|isnt|arent|can|could|cant|does|count|be)$/.test(word),
  );
  if (!verb || between.includes('same')) return undefined;
  return answered(
    first.kind,
    second.kind,
    /^(?:can|could)$/.test(verb) || between.includes('sometimes') || between.includes('ever'),
  );
}

function answered(kind: Kind, other: Kind, isSome: boolean): Fact | undefined {
  const asks = (narrow: Kind, wide: Kind) =>
    `Can you name ${wide.one === wide.many ? `an example of ${wide.one}` : withArticle(wide)} that is not ${withArticle(narrow)}, and say what it lacks?`;
  const up = wayUp(kind, other);
  if (up)
    return {
      lesson: kind.lesson,
      about: [],
      holds: true,
      statement: `${kind.one === kind.many ? `${capital(kind.one)} is ${withArticle(other)}` : `Every ${kind.one} is ${withArticle(other)}`}: ${up.map(({ because }) => because).join('; and ')}. The reverse is not true: not every ${other.one} is ${withArticle(kind)}.`,
      question: asks(kind, other),
    };
  const down = wayUp(other, kind);
  if (down)
    return {
      lesson: kind.lesson,
      about: [],
      holds: isSome,
      statement: `${capital(withArticle(kind))} is ${withArticle(other)} only when ${down.map(({ only }) => only).join(' and ')}: some are, but not every one. The reverse is always true: ${other.one === other.many ? other.one : `every ${other.one}`} is ${withArticle(kind)}.`,
      question: asks(other, kind),
    };
  const pair = apart.find(
    ([one, two]) => (isWithin(kind, one) && isWithin(other, two)) || (isWithin(kind, two) && isWithin(other, one)),
  );
  return pair
    ? {
        lesson: kind.lesson,
        about: [],
        holds: false,
        statement: `${capital(withArticle(kind))} is never ${withArticle(other)}: ${pair[2]}.`,
        question: `What would have to change to make it ${withArticle(other)}?`,
      }
    : undefined;
}

const isWithin = (kind: Kind, one: string) => {
  const wide = byOne.get(one);
  return kind.one === one || (wide !== undefined && wayUp(kind, wide) !== undefined);
};

/** The steps from a kind up to a wider one. */
function wayUp(from: Kind, to: Kind): Kind['within'] | undefined {
  for (const step of from.within) {
    const next = byOne.get(step.kind);
    if (!next) continue;
    if (next === to) return [step];
    const rest = wayUp(next, to);
    if (rest) return [step, ...rest];
  }
  return undefined;
}

/** The first two kinds that are named, the longest name at each place. */
function namedIn(words: readonly string[]): { kind: Kind; start: number; end: number }[] {
  const found: { kind: Kind; start: number; end: number }[] = [];
  for (let at = 0; at < words.length; at++)
    for (const length of [3, 2, 1]) {
      const name = words.slice(at, at + length).join(' ');
      const kind = byName.get(name) ?? (length === 1 ? byName.get(`${name} number`) : undefined);
      if (!kind || at + length > words.length) continue;
      found.push({ kind, start: at, end: at + length });
      at += length - 1;
      break;
    }
  return found;
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const withArticle = ({ one, many }: Kind) => (one === many ? one : `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`);
