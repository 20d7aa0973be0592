import type { Fraction } from 'mathjs';
import type { Recognise } from '../exercises/exercise.ts';
import type { MathLibrary } from '../maths/library.ts';
import type { LinearEquation } from '../maths/linear.ts';
import { solveLinear } from '../maths/linear.ts';
import type { Relation, Who } from './relations.ts';
import { relationsIn } from './relations.ts';
import type { Story, StoryStep } from './story.ts';
import { isCovered, shownValue, storyExercise, storyText } from './story.ts';

/** "Tom has 3 times as many as Lisa, together they have 48": solved by the equations that the story states. */
export const comparingStory: Recognise = (math, reading) => {
  const text = storyText(reading.plain);
  // "More apples than Tom has pears" compares two kinds of things.
  if (/%/.test(text) || /\bthan (?:the |her |his |my )?[a-z]+ (?:has|have|had) [a-z]/.test(text)) return undefined;
  const { relations, named } = relationsIn(text);
  const comparisons = relations.filter(({ kind }) => kind === 'times' || kind === 'more');
  if (comparisons.length === 0 || named.length < 2 || named.length > 4 || relations.length !== named.length)
    return undefined;
  const used = relations.flatMap((each) =>
    each.kind === 'together' && each.inYears !== 0 ? [each.by, Math.abs(each.inYears)] : [Math.abs(each.by)],
  );
  if (!isCovered(text, used)) return undefined;
  const values = solveLinear(
    math,
    named.map(({ key }) => key),
    relations.map((relation) => equationOf(math, relation, named)),
  );
  if (!values || [...values.values()].some(({ s, n }) => s < 0n || n === 0n)) return undefined;
  const story = storyOf(math, { text, relations, named, values, used });
  return story && storyExercise(math, story, reading);
};

interface Understood {
  readonly text: string;
  readonly relations: readonly Relation[];
  readonly named: readonly Who[];
  readonly values: ReadonlyMap<string, Fraction>;
  readonly used: readonly number[];
}

function equationOf(math: MathLibrary, relation: Relation, named: readonly Who[]): LinearEquation {
  const one = math.fraction(1);
  const by = math.fraction(relation.by);
  switch (relation.kind) {
    case 'has':
      return { factors: { [relation.of.key]: one }, equals: by };
    case 'times':
      return {
        factors: { [relation.of.key]: one, [relation.than.key]: math.multiply(by, math.fraction(-1)) },
        equals: math.fraction(0),
      };
    case 'more':
      return { factors: { [relation.of.key]: one, [relation.than.key]: math.fraction(-1) }, equals: by };
    case 'together':
      return {
        factors: Object.fromEntries(named.map(({ key }) => [key, one])),
        equals: math.fraction(relation.by - relation.inYears * named.length),
      };
  }
}

function storyOf(math: MathLibrary, understood: Understood): Story | undefined {
  const { text, relations, named, values, used } = understood;
  const measure = measures.find(([words]) => words.test(text))?.[1];
  const of = ({ shown }: Who) =>
    measure
      ? shown === 'you'
        ? `your ${measure}`
        : `the ${measure} of ${shown}`
      : shown === 'you'
        ? 'what you have'
        : `what ${shown} has`;
  const questions = text.match(/\b(?:how|what|which|find)\b[^.?!]*/g) ?? [];
  const isNamed = (name: string) => named.some(({ key }) => nameOf(key).test(name));
  const question = questions.findLast(isNamed) ?? questions.at(-1) ?? '';
  const [compared] = relations.filter(({ kind }) => kind === 'times' || kind === 'more');
  const usual = question === '' && compared && 'than' in compared ? compared.than : named[0];
  const together = relations.find((each) => each.kind === 'together');
  const isTotal = !together && /\b(?:together|in total|altogether|in all|they|both|total)\b/.test(question);
  const target = named.find(({ key }) => nameOf(key).test(question)) ?? usual;
  if (!target) return undefined;
  const value = (each: Who) => values.get(each.key) ?? math.fraction(0);
  const sum = named.reduce((all, each) => math.add(all, value(each)), math.fraction(0));
  const steps = together ? byParts(math, understood, together, of) : oneByOne(understood, of);
  const result = isTotal ? sum : value(target);
  const last: StoryStep[] = isTotal
    ? [{ asks: 'Now add them all up. What is the sum?', value: sum }]
    : steps.at(-1)?.value === value(target) || steps.length === 0
      ? []
      : [{ asks: `The question asks for ${of(target)}. How do you get it from what you have found?`, value: result }];
  const [first] = relations.filter(({ kind }) => kind === 'times' || kind === 'more');
  return {
    id: `compare ${named.map(({ key }) => key).join(' ')} ${used.join(' ')}`,
    task: isTotal ? 'the sum of all' : of(target),
    lesson: 'setting-up-equations',
    steps: [...steps.filter((step) => !step.value || step.value !== result || last.length === 0), ...last],
    result,
    is: isTotal ? 'what they make together' : of(target),
    given: used,
    slips: first && together ? slipsOf(math, first, together, of) : [],
    otherwise: 'Check it against every sentence of the story: which one does not fit?',
    another: 'the story: Ali has 4 times as many stickers as Zoe, together they have 40, how many does Zoe have',
  };
}

/** The quantity that is compared, by the story's words. */
const measures: readonly (readonly [RegExp, string])[] = [
  [/\bold(?:er)?\b|\byounger\b|\bages?\b/, 'age'],
  [/\bcosts?\b|\bprice|\bcheaper\b/, 'price'],
  [/\btall(?:er)?\b|\bheight\b|\bhigher\b/, 'height'],
  [/\bweigh\w*|\bheavier\b|\blighter\b/, 'weight'],
  [/\blong(?:er)?\b|\blength\b/, 'length'],
];

const nameOf = (key: string) => new RegExp(`\\b${key === 'you' ? '(?:i|me|my)' : key}\\b`);

/** Steps for stories in which everything follows from one known amount. */
function oneByOne({ relations, named, values }: Understood, of: (each: Who) => string): StoryStep[] {
  const known = new Set(relations.flatMap((each) => (each.kind === 'has' ? [each.of.key] : [])));
  if (known.size === 0) return byName({ relations, named, values }, of);
  const steps: StoryStep[] = [];
  for (let round = 0; round < named.length; round++)
    for (const relation of relations) {
      if (relation.kind !== 'times' && relation.kind !== 'more') continue;
      const [isOf, isThan] = [known.has(relation.of.key), known.has(relation.than.key)];
      if (isOf === isThan) continue;
      const [from, to] = isThan ? [relation.than, relation.of] : [relation.of, relation.than];
      known.add(to.key);
      const value = values.get(to.key);
      steps.push({
        asks: `The story says that ${saidOf(relation, of)}. You know ${of(from)}: so what is ${of(to)}?`,
        ...(value && { value }),
        is: of(to),
      });
    }
  return steps;
}

const saidOf = (relation: Relation, of: (each: Who) => string) =>
  relation.kind === 'times'
    ? `${of(relation.of)} is ${relation.by} times ${of(relation.than)}`
    : relation.kind === 'more'
      ? `${of(relation.of)} is ${Math.abs(relation.by)} ${relation.by < 0 ? 'less' : 'more'} than ${of(relation.than)}`
      : '';

/** Steps with equal parts that can be drawn, for two; with a letter, for more. */
function byParts(
  math: MathLibrary,
  understood: Understood,
  together: Relation & { kind: 'together' },
  of: (each: Who) => string,
): StoryStep[] {
  const { named, relations, values } = understood;
  const now = math.fraction(together.by - together.inYears * named.length);
  const shift: StoryStep[] =
    together.inYears === 0
      ? []
      : [
          {
            asks: `First go to the present: ${together.inYears > 0 ? 'in' : ''} ${Math.abs(together.inYears)} years ${together.inYears > 0 ? '' : 'ago '}${named.map(({ shown }) => shown).join(' and ')} together are ${together.by}. Each of the ${named.length} is ${Math.abs(together.inYears)} years ${together.inYears > 0 ? 'younger' : 'older'} now. How old are they together now?`.replaceAll(
              /\s+/g,
              ' ',
            ),
            value: now,
            is: 'their total age now',
          },
        ];
  const total = shift.length > 0 ? 'their total age now' : `${together.by}`;
  const [relation, more] = relations.filter(({ kind }) => kind === 'times' || kind === 'more');
  if (named.length > 2 || more || !relation || !('than' in relation)) return [...shift, ...byName(understood, of)];
  const isPart = relation.kind === 'times' ? relation.by < 1 : relation.by < 0;
  const by = relation.kind === 'times' && isPart ? 1 / relation.by : relation.by;
  const [small, large] = isPart ? [relation.of, relation.than] : [relation.than, relation.of];
  const value = values.get(small.key);
  if (relation.kind === 'times')
    return [
      ...shift,
      {
        asks: `Draw ${of(small)} as one part. Then ${of(large)} is ${by} of these parts. How many parts are there together?`,
        why: 'Because one is a multiple of the other, both are made of parts of the same size. The number of parts tells you how large one part is.',
        value: math.fraction(by + 1),
        is: 'the number of parts',
      },
      {
        asks: `All the parts together are ${total}. How much is one part, which is ${of(small)}?`,
        ...(value && { value }),
        is: of(small),
      },
    ];
  return [
    ...shift,
    {
      asks: `${capital(of(large))} is ${Math.abs(by)} more than ${of(small)}. Take these ${Math.abs(by)} away from ${total}: what is left, when both are equal?`,
      why: `Because the two are not equal: one is ${Math.abs(by)} more. Without that difference both would be equal, and each would be half.`,
      value: math.subtract(now, math.fraction(Math.abs(by))),
      is: 'twice the smaller one',
    },
    {
      asks: `What is left consists of two equal amounts. How much is one of them, which is ${of(small)}?`,
      ...(value && { value }),
      is: of(small),
    },
  ];
}

/** Steps with a letter for one of the amounts. */
function byName(
  { relations, named, values }: Pick<Understood, 'relations' | 'named' | 'values'>,
  of: (each: Who) => string,
): StoryStep[] {
  const compared = relations.filter((each) => each.kind === 'times' || each.kind === 'more');
  const base = named.find(({ key }) => !compared.some((each) => each.of.key === key)) ?? compared[0]?.than ?? named[0];
  if (!base) return [];
  const value = values.get(base.key);
  const others = named.filter(({ key }) => key !== base.key).map(of);
  return [
    { asks: `Call ${of(base)} $x$. How do you write ${others.join(' and ')} with $x$?` },
    { asks: 'Which sentence of the story have you not used yet? Write it as an equation with $x$. What does it say?' },
    {
      asks: `Solve it for $x$, step by step. What is $x$, which is ${of(base)}?`,
      ...(value && { value }),
      is: of(base),
    },
  ];
}

function slipsOf(
  math: MathLibrary,
  relation: Relation,
  together: Relation & { kind: 'together' },
  of: (each: Who) => string,
): NonNullable<Story['slips']> {
  if (relation.kind !== 'times' && relation.kind !== 'more') return [];
  const all = math.fraction(together.by);
  const by = math.fraction(Math.abs(relation.by));
  if (relation.kind === 'times')
    return [
      {
        value: math.divide(all, by),
        text: `You divided by ${shownValue(by)}. Together there are more parts than that: ${of(relation.than)} counts as a part too.`,
      },
    ];
  return [
    {
      value: math.divide(all, math.fraction(2)),
      text: 'Half of the total would be right if both were equal. What about the difference between them?',
    },
    {
      value: math.subtract(all, by),
      text: 'That is what is left without the difference. It still has to be shared between the two.',
    },
  ];
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
