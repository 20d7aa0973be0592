import type { Optional } from '../../../../core/contract/index.ts';
import { invalid } from '../../../../core/contract/index.ts';
import type { CallContext } from '../../../../core/db/index.ts';
import type { Answer } from '../../contract.ts';
import type { ChoiceItem, Item, OpenItem } from '../../items/item.ts';
import type { ResponseRow } from '../../models.ts';
import type { openAnswerGrader } from '../../services.ts';
import type { RubricVerdict } from './rubric/grade-by-rubric.ts';
import { capPoints, gradeByRubric } from './rubric/grade-by-rubric.ts';
import { itemTextOf, withoutItemText } from './rubric/own-text.ts';
import { boundary, isWord, sentencesOf, wordsOf } from './rubric/words.ts';

/** What an answer earned, and who said so. */
export interface Grade {
  readonly points: number;
  readonly maximumPoints: number;
  readonly isCorrect: boolean;
  /** `key`, `rubric`, or the name of an AI grader. */
  readonly grader: string;
  readonly details: { met: readonly string[]; reason?: string } | null;
}

/** The question as it was asked of somebody; `userId` is null once they are gone. */
export type Asked = Pick<ResponseRow, 'id' | 'userId'>;

type Log = { warn(details: object, text: string): void };
type Grader = Optional<{ grader: typeof openAnswerGrader }>['grader'];

/**
 * Grades an answer: a choice by its key, an open answer by AI where there is one and by the item's rubric otherwise.
 * @throws Failure invalid for an answer of the wrong kind
 */
export async function grade(
  context: CallContext,
  asked: Asked,
  item: Item,
  answer: Answer,
  ai: Grader,
  log: Log,
): Promise<Grade> {
  if (item.format === 'multiple_choice') return gradeChoice(item, answer);
  if (typeof answer !== 'string') throw invalid('Answer this question in your own words.', wrong('Expected text'));
  const verdict = gradeByRubric(item, answer);
  // What is no answer is not put before a model, which may take it for one.
  const { id: questionId, userId } = asked;
  const isForModels = userId !== null && !verdict.refused;
  const given = { questionId, userId: userId ?? '', item, answer, verdict };
  const byModel = isForModels ? await gradeWithAi(context, given, ai, log) : undefined;
  return byModel ?? gradeOf(verdict, 'rubric', reasonOf(item, verdict));
}

function gradeChoice({ options, key }: ChoiceItem, answer: Answer): Grade {
  if (typeof answer !== 'number' || answer >= options.length) {
    throw invalid('Choose one of the options.', wrong(`Expected the index of an option, 0 to ${options.length - 1}`));
  }
  const isCorrect = answer === key;
  return { points: isCorrect ? 1 : 0, maximumPoints: 1, isCorrect, grader: 'key', details: null };
}

function gradeOf({ met, points, maximumPoints }: RubricVerdict, grader: string, reason: string | undefined): Grade {
  const details = reason === undefined ? { met } : { met, reason };
  return { points, maximumPoints, isCorrect: isPassed(points, maximumPoints), grader, details };
}

/**
 * Why an answer earned less than its words would, for the learner. Which conclusion is wrong is told in practice only: of an
 * item that counts it can give the key away, and whoever exports their data reads it.
 */
function reasonOf({ pool }: OpenItem, { refused, wrongConclusion }: RubricVerdict): string | undefined {
  if (refused) return refusals[refused];
  if (!wrongConclusion) return undefined;
  const capped = 'The answer draws a wrong conclusion, so it earns at most a third of the points';
  const drawn = `${wrongConclusion.charAt(0).toLowerCase()}${wrongConclusion.slice(1)}`;
  return pool === 'practice' ? `${capped}: it ${drawn}.` : `${capped}.`;
}

/** Shown to a learner whose answer earned nothing for what it is. */
const refusals = {
  pasted: 'Most of this is text of the question, which earns no points. Write your reasons in sentences of your own.',
  listed: 'This reads as a list of key words, which earns no points. Write your reasons in sentences of your own.',
} as const;

interface Given {
  readonly questionId: string;
  readonly userId: string;
  readonly item: OpenItem;
  readonly answer: string;
  /** What the rubric made of it. */
  readonly verdict: RubricVerdict;
}

/**
 * Whatever goes wrong with a grader elsewhere, the rubric grades: an answer is never left without a verdict. A wrong
 * conclusion that the rubric found caps the points of every grader.
 */
async function gradeWithAi(
  context: CallContext,
  { questionId, userId, item, answer, verdict: byRubric }: Given,
  ai: Grader,
  log: Log,
): Promise<Grade | undefined> {
  const grader = ai(context.who);
  if (!grader) return undefined;
  const { criteria, modelAnswer } = item.rubric;
  try {
    const told = criteria.map(({ id, points, says }) => ({ id, points, says }));
    const verdict = await grader.grade(context, {
      ...{ userId, questionId, question: item.stem, answer, criteria: told, modelAnswer },
      counts: item.pool !== 'practice',
      ownWordsIn: ownWordsOf(item, answer),
      metByRubric: byRubric.met,
    });
    if (!verdict) return undefined;
    const capped = capPoints(item, verdict.met, byRubric.wrongConclusion);
    return gradeOf(capped, verdict.grader, reasonOf(item, capped) ?? verdict.reason);
  } catch (error) {
    log.warn({ err: error, item: item.id }, 'an open answer could not be graded elsewhere; its rubric grades it');
    return undefined;
  }
}

/** Counts, of a quotation, the most words in a row that the answer does not take from the item's question, stimulus or hints. */
function ownWordsOf(item: OpenItem, answer: string): (quote: string) => number {
  const own = withoutShortCopies(item, withoutItemText(item, sentencesOf(answer)).flat());
  return (quote) => {
    const words = wordsOf(quote).filter(isWord).slice(0, longestQuotation);
    let most = 0;
    for (const from of words.keys()) {
      // Only a longer run than the longest so far is of interest.
      while (from + most < words.length && own.includes(joined(words.slice(from, from + most + 1)))) most++;
    }
    return most;
  };
}

/** Takes out runs of four words as well: in a quotation that is all of its evidence. */
function withoutShortCopies(item: OpenItem, words: readonly string[]): string {
  const shown = joined(itemTextOf(item));
  const spoken = words.filter((word) => word === boundary || isWord(word));
  const isCopied = spoken.map(() => false);
  for (const at of spoken.keys()) {
    const run = spoken.slice(at, at + shortestCopy);
    if (run.length === shortestCopy && !run.includes(boundary) && shown.includes(joined(run))) {
      isCopied.fill(true, at, at + shortestCopy);
    }
  }
  return joined(spoken.map((word, at) => (isCopied[at] ? boundary : word)));
}

/** Words in a row that are taken for a copy. */
const shortestCopy = 4;
/** Words of a quotation that are compared. */
const longestQuotation = 60;

/** Pauses are left out; what was taken out stays as a boundary. */
const joined = (words: readonly string[]) => ` ${words.filter((word) => word === boundary || isWord(word)).join(' ')} `;

/** An open answer counts as right with at least half its points. */
export const isPassed = (points: number, maximum: number) => points * 2 >= maximum;

const wrong = (message: string) => [{ path: 'body.answer', message }];
