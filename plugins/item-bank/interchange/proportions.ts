import type { Item } from '../items/item.ts';

/** Characters that parts of a question may have. Far beyond what anybody reads in an assessment. */
const most = { stem: 5000, option: 2000, hint: 2000, explanation: 20_000, answer: 20_000, phrase: 200, shown: 300_000 };
/** Phrases of a rubric: each is looked for in every answer. */
const mostPhrases = 2000;

/** What of an item is out of all proportion, so that checking or asking it could do harm; undefined where nothing is. */
export function disproportionOf(item: Item): string | undefined {
  const criteria = item.format === 'open_ended' ? item.rubric.criteria : [];
  const phrases = criteria.flatMap(({ evidence }) => evidence.flat());
  const parts: [string, readonly string[], number][] = [
    ['the question has', [item.stem], most.stem],
    ['a hint has', Object.values(item.hints), most.hint],
    ['the explanation has', [item.explanation, ...item.steps], most.explanation],
    ['an option has', item.format === 'multiple_choice' ? item.options : [], most.option],
    [
      'an answer of its rubric has',
      item.format === 'open_ended' ? [item.rubric.modelAnswer, item.rubric.weakAnswer] : [],
      most.answer,
    ],
    ['a criterion of its rubric has', criteria.map(({ says }) => says), most.hint],
    ['a phrase of its rubric has', phrases, most.phrase],
    ['what it shows has', [JSON.stringify(item.stimulus)], most.shown],
  ];
  const long = parts.find(([, texts, length]) => texts.some((text) => text.length > length));
  if (long) return `${long[0]} more than ${long[2]} characters`;
  if (phrases.length > mostPhrases) return `its rubric has more than ${mostPhrases} phrases`;
  return undefined;
}
