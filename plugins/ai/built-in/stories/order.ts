import type { Exercise, Recognise } from '../exercises/exercise.ts';

const larger =
  'taller|older|bigger|larger|heavier|faster|longer|higher|richer|stronger|more expensive|hotter|further|farther|better|brighter|smarter';
const smaller = 'shorter|younger|smaller|lighter|slower|lower|poorer|weaker|cheaper|colder|nearer|worse|darker';
const superlativeOfLarger =
  'tallest|oldest|biggest|largest|heaviest|fastest|longest|highest|richest|strongest|most expensive|hottest|furthest|farthest|best|brightest|smartest|first|far left|leftmost|on the left';
const superlativeOfSmaller =
  'shortest|youngest|smallest|lightest|slowest|lowest|poorest|weakest|cheapest|coldest|nearest|worst|darkest|last|far right|rightmost|on the right';

/** "A is taller than B, C is shorter than B: who is shortest?" */
export const orderingStory: Recognise = (_math, { plain }) => {
  if (/\d/.test(plain)) return undefined;
  const pairs = [
    ...plain.matchAll(
      new RegExp(`\\b([a-z]+) (?:is|was|runs|are|finished) (?:(${larger})|(${smaller})) than ([a-z]+)\\b`, 'g'),
    ),
  ].map(([, one = '', isLarger, , other = '']) =>
    isLarger ? { above: one, below: other } : { above: other, below: one },
  );
  const places = [
    ...plain.matchAll(
      /\b([a-z]+) (?:sits|stands|is|lives|comes|came|arrives|arrived|finished|was) (?:directly |right |somewhere )?(?:(to the left of|left of|before|ahead of|in front of)|(to the right of|right of|after|behind)) ([a-z]+)\b/g,
    ),
  ].map(([, one = '', isFirst, , other = '']) =>
    isFirst ? { above: one, below: other } : { above: other, below: one },
  );
  pairs.push(...places);
  const asked = new RegExp(
    `\\b(?:who|which|what)\\b[^.?]*\\b(?:(${superlativeOfLarger})|(${superlativeOfSmaller}))\\b`,
  ).exec(plain);
  if (pairs.length < 2 || !asked) return undefined;
  const names = [...new Set(pairs.flatMap(({ above, below }) => [above, below]))];
  const isTop = asked[1] !== undefined;
  const ends = names.filter((name) => !pairs.some((pair) => (isTop ? pair.below : pair.above) === name));
  const [end, another] = ends;
  const shown = (name: string) =>
    name.length === 1 ? name.toUpperCase() : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const word = asked[1] ?? asked[2] ?? '';
  const [first] = pairs;
  if (!first) return undefined;
  const ladder = [
    `Write the names in one row and put them in one by one. The first sentence is about ${shown(first.above)} and ${shown(first.below)}: in which order do these two come?`,
    'Take the next sentence: one of its names is in the row already. On which side of it does the other one belong?',
    `When every sentence has been used: who is at the end of the row that means “${word}”? If a place is not settled, say so.`,
  ];
  return {
    id: `ordering ${pairs.map(({ above, below }) => `${above}>${below}`).join(' ')} ${word}`,
    task: `who is ${word}`,
    lesson: 'truth-tellers',
    lessonAt: () => undefined,
    ladder,
    another: 'the story: Kim is older than Lou, Max is younger than Lou, who is youngest',
    judge(reading): ReturnType<Exercise['judge']> {
      if (reading.plain === plain) return undefined;
      const named = names.filter((name) => new RegExp(`\\b${name}\\b`).test(reading.plain));
      const [only, more] = named;
      if (!only || more || (only.length === 1 && reading.plain.length > 24 && only === 'a')) return undefined;
      if (another === undefined && only === end) return { kind: 'solved', text: `Yes, ${shown(only)} is right.` };
      if (another !== undefined && ends.includes(only))
        return {
          kind: 'wrong',
          text: `${shown(only)} is possible, but it does not follow: is there nobody else who could be ${word} as well?`,
          next: 2,
        };
      const pair = pairs.find((each) => (isTop ? each.below : each.above) === only);
      return {
        kind: 'wrong',
        text: `${shown(only)} is not ${word}: look for the sentence that puts ${shown(only)} ${isTop ? 'below' : 'above'} somebody${pair ? '' : ' else'}.`,
        next: 1,
      };
    },
  };
};
