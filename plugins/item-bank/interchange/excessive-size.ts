import type { Item } from '../items/item.ts';

/** Maximum characters of each part of a question, far beyond any real one. */
const maxLength = {
  stem: 5000,
  option: 2000,
  hint: 2000,
  explanation: 20_000,
  answer: 20_000,
  phrase: 200,
  shown: 300_000,
};
/** Maximum phrases of a rubric. Every answer is searched for each. */
const maxPhrases = 2000;

/** The part of an item that exceeds its size limit, as a sentence; undefined where none does. */
export function excessiveSizeOf(item: Item): string | undefined {
  const criteria = item.format === 'open_ended' ? item.rubric.criteria : [];
  const phrases = criteria.flatMap(({ evidence }) => evidence.flat());
  const parts: [string, readonly string[], number][] = [
    ['the question has', [item.stem], maxLength.stem],
    ['a hint has', Object.values(item.hints), maxLength.hint],
    ['the explanation has', [item.explanation, ...item.steps], maxLength.explanation],
    ['an option has', item.format === 'multiple_choice' ? item.options : [], maxLength.option],
    [
      'an answer of its rubric has',
      item.format === 'open_ended' ? [item.rubric.modelAnswer, item.rubric.weakAnswer] : [],
      maxLength.answer,
    ],
    ['a criterion of its rubric has', criteria.map(({ says }) => says), maxLength.hint],
    ['a phrase of its rubric has', phrases, maxLength.phrase],
    ['its stimulus has', [JSON.stringify(item.stimulus)], maxLength.shown],
  ];
  const long = parts.find(([, texts, length]) => texts.some((text) => text.length > length));
  if (long) return `${long[0]} more than ${long[2]} characters`;
  if (phrases.length > maxPhrases) return `its rubric has more than ${maxPhrases} phrases`;
  return undefined;
}
