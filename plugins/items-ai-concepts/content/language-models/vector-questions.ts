import type { BlockDraft } from '../../../../core/contract/blocks.ts';
import { distinct, figure, wrong } from '../drafts.ts';
import type { Question } from '../questions.ts';
import { idea } from './misconceptions.ts';

type Vector = readonly number[];

function product(one: Vector, other: Vector): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}

function length(vector: Vector): number {
  return Math.sqrt(product(vector, vector));
}

function written(vector: Vector): string {
  return `(${vector.map((value) => figure(value)).join(', ')})`;
}

export function words(entries: [string, Vector][], kind = 'Word'): BlockDraft {
  return { kind: 'table', header: [kind, 'Vector'], rows: entries.map(([word, vector]) => [word, written(vector)]) };
}

export const meaning = {
  conceptual: 'Words are stored as lists of numbers. Words that are used alike get numbers that are alike.',
  procedural: 'Take the numbers place by place, as the question describes, and combine them at the end.',
  strategic: 'Estimate by eye which words should come out as alike, and use that to check the calculation.',
  encouragement: 'Only short lists of small numbers occur. Patience is all that is needed.',
};

export const attending = {
  conceptual: 'Attention lets a word take over something from other words, in proportion to weights that add up to 1.',
  procedural: 'Multiply each value by its weight and add the products, place by place.',
  strategic: 'The result must lie among the values that are mixed, nearest to the one with the largest weight.',
  encouragement: 'It is a weighted mean, such as you know from marks. Nothing else hides behind the name.',
};

export function mixQuestion(setting: { story: string; entries: [string, number, number][] }): Question {
  const { story, entries } = setting;
  const mixed = entries.reduce((sum, [, weight, value]) => sum + weight * value, 0);
  const plain = entries.reduce((sum, [, , value]) => sum + value, 0);
  const strongest = entries.reduce((one, other) => (other[1] > one[1] ? other : one));
  const answer = figure(mixed);
  return {
    stem: `${story} The new value of a word is the weighted mean of the values of the words it attends to. Which value results?`,
    stimulus: [
      {
        kind: 'table',
        header: ['Word', 'Attention weight', 'Value'],
        rows: entries.map(([word, weight, value]) => [word, figure(weight), figure(value)]),
      },
    ],
    answer,
    distractors: distinct(answer, [
      wrong(figure(strongest[2]), idea.attentionPicksOne),
      wrong(figure(plain / entries.length, 1), idea.attentionIsEven),
      wrong(figure(plain), idea.weightsDropped),
      wrong(figure(Math.max(...entries.map(([, , value]) => value))), idea.largestValueWins),
    ]),
    explanation: `Each value counts by its weight: ${entries.map(([, weight, value]) => `${figure(weight)} × ${figure(value)}`).join(' + ')} = ${answer}.`,
    steps: [
      ...entries.map(
        ([word, weight, value]) => `${word}: ${figure(weight)} × ${figure(value)} = ${figure(weight * value)}.`,
      ),
      `Sum: ${answer}.`,
    ],
    hints: attending,
    concepts: ['attention'],
    features: { steps: 3, abstraction: 1, closeness: 2, load: 1 },
  };
}

export function relevanceQuestion(setting: {
  asking: [string, Vector];
  entries: [string, Vector][];
  story: string;
}): Question {
  const { asking, entries, story } = setting;
  const scores = entries.map(([word, vector]) => ({ word, vector, score: product(asking[1], vector) }));
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one));
  const longest = scores.reduce((one, other) => (length(other.vector) > length(one.vector) ? other : one));
  const nearest = scores.reduce((one, other) =>
    apart(asking[1], other.vector) < apart(asking[1], one.vector) ? other : one,
  );
  return {
    stem: `${story} How far it attends to another word is measured by the product of their vectors: (a, b) · (c, d) = a × c + b × d. To which word does “${asking[0]}”, with ${written(asking[1])}, attend most?`,
    stimulus: [words(entries)],
    answer: best.word,
    distractors: scores
      .filter(({ word }) => word !== best.word)
      .map(({ word, score }) =>
        wrong(
          word,
          word === longest.word
            ? idea.largestNumbersWin
            : word === nearest.word
              ? idea.nearestForProduct
              : score < 0
                ? idea.signIgnoredInProduct
                : idea.onePlaceCompared,
        ),
      ),
    order: entries.map(([word]) => word),
    explanation: `The products are ${scores.map(({ word, score }) => `${figure(score)} (${word})`).join(', ')}. The largest belongs to “${best.word}”.`,
    steps: scores.map(
      ({ word, vector, score }) =>
        `${word}: ${figure(asking[1][0] ?? 0)} × ${bracketed(vector[0])} + ${bracketed(asking[1][1])} × ${bracketed(vector[1])} = ${figure(score)}.`,
    ),
    hints: {
      ...attending,
      procedural: 'Multiply first numbers with first, second with second, and add; do that for every word.',
      strategic: 'Mind the signs, and compare the sums only at the end.',
    },
    concepts: ['attention', 'word-vectors'],
    features: { steps: 3, abstraction: 2, closeness: 2, load: 1 },
  };
}

function bracketed(value = 0): string {
  return value < 0 ? `(${figure(value)})` : figure(value);
}

function apart(one: Vector, other: Vector): number {
  return length(one.map((value, at) => value - (other[at] ?? 0)));
}

interface Analogy {
  one: [string, Vector];
  toOther: [string, Vector];
  third: [string, Vector];
  wanted: string;
}

export function analogyQuestion({ one, toOther, third, wanted }: Analogy): Question {
  const along = (sign: 1 | -1) =>
    third[1].map((value, at) => value + sign * ((toOther[1][at] ?? 0) - (one[1][at] ?? 0)));
  const answer = written(along(1));
  const changed = third[1].map((value, at) =>
    (toOther[1][at] ?? 0) === (one[1][at] ?? 0) ? value : (toOther[1][at] ?? 0),
  );
  const places = one[1].map(
    (value, at) =>
      `${figure(third[1][at] ?? 0)} + (${figure(toOther[1][at] ?? 0)} − ${figure(value)}) = ${figure(along(1)[at] ?? 0)}`,
  );
  return {
    stem: `In a model the step from one word vector to another can carry meaning. If the step from “${third[0]}” to “${wanted}” is the same as from “${one[0]}” to “${toOther[0]}”, what is the vector of “${wanted}”?`,
    stimulus: [words([one, toOther, third])],
    answer,
    distractors: distinct(answer, [
      wrong(written(along(-1)), idea.stepTurnedRound),
      wrong(written(changed), idea.valueCopiedForStep),
      wrong(written(third[1].map((value, at) => value + (toOther[1][at] ?? 0))), idea.startLeftOutOfStep),
    ]),
    explanation: `The step is ${written(one[1].map((value, at) => (toOther[1][at] ?? 0) - value))}. Added to “${third[0]}”, it gives ${answer}.`,
    steps: [
      `Step from “${one[0]}” to “${toOther[0]}”: ${written(one[1].map((value, at) => (toOther[1][at] ?? 0) - value))}.`,
      `Place by place: ${places.join('; ')}.`,
    ],
    hints: {
      ...meaning,
      procedural:
        'Find out for each place by how much the number changes in the known pair, and change the third word alike.',
      strategic: 'What is carried over is the change, not the numbers themselves.',
    },
    features: { steps: 2, abstraction: 1, closeness: 2, load: one[1].length > 2 ? 2 : 1 },
  };
}

export function wordFigure(entries: [string, number, number][]): BlockDraft {
  const at = (x: number, y: number): [number, number] => [40 + x * 29, 200 - y * 22];
  return {
    kind: 'figure',
    alt: `Words as points in a plane: ${entries.map(([word, x, y]) => `${word} at (${x}, ${y})`).join(', ')}.`,
    width: 330,
    height: 220,
    shapes: [
      { shape: 'line', from: [30, 205], to: [318, 205], arrow: true, tone: 'muted' },
      { shape: 'line', from: [30, 205], to: [30, 12], arrow: true, tone: 'muted' },
      ...entries.flatMap(([word, x, y]) => [
        { shape: 'circle' as const, at: at(x, y), radius: 5, filled: true, tone: 'accent' as const },
        { shape: 'label' as const, at: [at(x, y)[0], at(x, y)[1] - 10] as [number, number], text: word },
      ]),
    ],
  };
}
