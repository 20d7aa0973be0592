import type { Fraction } from 'mathjs';
import type { Exercise, Reading, Verdict } from '../exercises/exercise.ts';
import type { MathLibrary } from '../maths/library.ts';
import { decimal } from '../maths/notation.ts';
import { isSameNumber } from '../maths/polynomial.ts';

/** One step through a story: a question, with the exact value if the answer is a number. */
export interface StoryStep {
  readonly asks: string;
  readonly value?: Fraction;
  /** What the value stands for: "the price of the notebooks". */
  readonly is?: string;
  /** The reason for the step. */
  readonly why?: string;
}

/** A word problem that was understood: its steps and its result. */
export interface Story {
  readonly id: string;
  readonly task: string;
  readonly lesson: string;
  readonly steps: readonly StoryStep[];
  readonly result: Fraction;
  /** What the result stands for: "the change". */
  readonly is: string;
  /** The numbers of the story. A message that only repeats one of them is not judged. */
  readonly given: readonly number[];
  readonly slips?: readonly { readonly value: Fraction; readonly text: string }[];
  readonly otherwise: string;
  readonly another: string;
}

export function storyExercise(math: MathLibrary, story: Story, reading: Reading): Exercise {
  const { plain } = reading;
  return {
    id: `story ${story.id}`,
    task: story.task,
    lesson: story.lesson,
    ladder: story.steps.map(({ asks }) => asks),
    another: story.another,
    whyAt: (position) => story.steps.slice(0, position + 1).findLast(({ why }) => why)?.why,
    judge: (reading) => judged(math, story, reading, reading.plain === plain),
  };
}

function judged(math: MathLibrary, story: Story, reading: Reading, isTask: boolean): Verdict | undefined {
  const given = story.given.map((each) => math.fraction(each));
  const isGiven = (value: Fraction) => given.some((each) => isSameNumber(each, value));
  const text = storyText(reading.plain);
  const claim = isTask && numbersOf(text).length > given.length ? claimIn(text) : undefined;
  const values = isTask
    ? claim === undefined
      ? []
      : [math.fraction(claim)]
    : reading.statements.flatMap(({ sides }) => sides.flatMap(({ number }) => number ?? []));
  const answer = values.findLast((value) => isSameNumber(value, story.result) || !isGiven(value)) ?? values.at(-1);
  if (!answer) return undefined;
  const shown = decimal((Number(answer.s) * Number(answer.n)) / Number(answer.d));
  if (isSameNumber(answer, story.result)) return { kind: 'solved', text: `Yes, ${shown} is right: it is ${story.is}.` };
  const slip = story.slips?.find(({ value }) => isSameNumber(value, answer));
  const place = story.steps.findIndex(({ value }) => value && isSameNumber(value, answer));
  const step = story.steps[place];
  if (step && !(isTask && slip))
    return {
      kind: 'step',
      text: `Right, ${shown} is ${step.is ?? 'one step on the way'}.`,
      next: place + 1,
    };
  if (isGiven(answer) && !slip && !isTask) return undefined;
  return {
    kind: 'wrong',
    text: `${shown} does not fit: we are looking for ${story.is}. ${slip?.text ?? story.otherwise}`,
  };
}

/** A result that is proposed together with the story: "…, i got 12", "so its 45?" */
function claimIn(plain: string): string | undefined {
  const claim =
    /(?:\bnow,|\bthen,|\bthat,|\bi (?:got|get|say|said|think|have|had|calculated|make it|made it)\b|\b(?:is it|its|it's|answer is|answer:)|\bso\b|=)([^.?!\d]{0,24})(\d+(?:\.\d+)?)[^\d?]{0,24}\??\s*(?:(?:is (?:that|it|this) )?(?:right|correct|ok|true|yes)\W*)?$/.exec(
      plain.trim(),
    );
  return claim && !/\b(?:how|what|which|for|if|in)\b/.test(claim[1] ?? '') ? claim[2] : undefined;
}

const figures = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Prepares a story for the patterns: number words become figures, currency signs go, "twice" becomes "2 times". */
export function storyText(plain: string): string {
  return plain
    .replaceAll(/[’`]/g, "'")
    .replaceAll(/(\d) ?(?:cents?|ct)\b/g, (_, digit: string) => `${digit} cents`)
    .replaceAll(/(\d+) cents/g, (_, cents: string) => decimal(Number(cents) / 100))
    .replaceAll(/[€$£] ?(?=\d)/g, '')
    .replaceAll(/(\d) ?(?:€|\$|£|(?:euros?|eur|dollars?|bucks|usd|quid|gbp)\b)/g, '$1')
    .replaceAll(new RegExp(`\\b(${figures.join('|')})\\b(?=[ -][a-z\\d])`, 'g'), (word) =>
      String(figures.indexOf(word) + 2),
    )
    .replaceAll(new RegExp(`\\b(${tens.join('|')})\\b`, 'g'), (word) => String((tens.indexOf(word) + 2) * 10))
    .replaceAll(/\b(?:a|one) dozen\b/g, '12')
    .replaceAll(/\b(?:a|one) hundred\b/g, '100')
    .replaceAll(/\b(?:twice|double)\b/g, '2 times')
    .replaceAll(/\b(?:thrice|triple|treble)\b/g, '3 times')
    .replaceAll(/\b(\d+)x\b(?= (?:as|more|the))/g, '$1 times')
    .replaceAll(/\bhalf (?=(?:as|the|of)\b)/g, '0.5 times ')
    .replaceAll(/\byrs?\b/g, 'years')
    .replaceAll(/\bhrs?\b/g, 'hours')
    .replaceAll(/\bmins?\b/g, 'minutes')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Every number of a story, in order. `plainMaths` has removed the numbers of tasks and pages. */
export const numbersOf = (text: string): number[] =>
  (text.match(/(?<![\d.])\d+(?:\.\d+)?(?![\d]|\.\d)/g) ?? []).map(Number);

/**
 * Whether a reading of a story used all its numbers, except a proposed result: a number left over means that the story
 * was not understood.
 */
export function isCovered(text: string, used: readonly number[]): boolean {
  const left = [...numbersOf(text)];
  for (const each of used) {
    const place = left.indexOf(each);
    if (place < 0) return false;
    left.splice(place, 1);
  }
  if (left.length === 0) return true;
  const claim = claimIn(text);
  return left.length === 1 && claim !== undefined && left[0] === Number(claim);
}

/** A value as text: 2.4 as a decimal, a third as 1/3. */
export function shownValue(value: Fraction): string {
  const number = (Number(value.s) * Number(value.n)) / Number(value.d);
  return [1n, 2n, 4n, 5n, 10n, 20n, 25n, 50n, 100n].includes(value.d) ? decimal(number) : `${value.n}/${value.d}`;
}

/** The pattern of a number, as a group. */
export const amount = String.raw`(\d{1,7}(?:\.\d{1,4})?)`;
