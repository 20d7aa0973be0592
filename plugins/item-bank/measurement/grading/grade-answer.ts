import type { Optional } from '../../../../core/contract/index.ts';
import { invalid } from '../../../../core/contract/index.ts';
import type { CallContext } from '../../../../core/db/index.ts';
import type { Answer } from '../../contract.ts';
import { itemUse } from '../../contract.ts';
import type { ChoiceItem, Item, OpenItem } from '../../items/item.ts';
import type { ResponseRow } from '../../models.ts';
import type { openAnswerGrader } from '../../services.ts';
import type { RubricVerdict } from './rubric/grade-by-rubric.ts';
import { capPoints, gradeByRubric } from './rubric/grade-by-rubric.ts';
import { itemTextOf, withoutItemText } from './rubric/own-text.ts';
import { boundary, isWord, sentencesOf, wordsOf } from './rubric/words.ts';

/** The points of an answer, and the grader. */
export interface Grade {
  readonly points: number;
  readonly maximumPoints: number;
  readonly isCorrect: boolean;
  /** `key`, `rubric`, or the name of an AI grader. */
  readonly grader: string;
  readonly details: { met: readonly string[]; reason?: string } | null;
}

/** A question as asked; `userId` is null after the account was deleted. */
export type AskedQuestion = Pick<ResponseRow, 'id' | 'userId'>;

type Log = { warn(details: object, text: string): void };
type Grader = Optional<{ grader: typeof openAnswerGrader }>['grader'];

/**
 * Grades an answer: a choice by its key, an open answer by AI where available, else by the item's rubric.
 * @throws Failure invalid for an answer of the wrong kind
 */
export async function grade(
  context: CallContext,
  asked: AskedQuestion,
  item: Item,
  answer: Answer,
  ai: Grader,
  log: Log,
): Promise<Grade> {
  if (item.format === 'multiple_choice') return gradeChoice(item, answer);
  if (typeof answer !== 'string') throw invalid('Answer this question in your own words.', wrong('Expected text'));
  const verdict = gradeByRubric(item, answer);
  // A refused answer is not sent to a model, which might accept it.
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
 * The reason for reduced points, for the learner. The wrong conclusion itself is named in practice only: for a scored item it
 * could reveal the key, and learners can read it in their data export.
 */
function reasonOf(item: OpenItem, { refused, wrongConclusion }: RubricVerdict): string | undefined {
  if (refused) return refusals[refused];
  if (!wrongConclusion) return undefined;
  const capped = 'The answer draws a wrong conclusion, so it earns at most a third of the points';
  const drawn = `${wrongConclusion.charAt(0).toLowerCase()}${wrongConclusion.slice(1)}`;
  return itemUse(item) === 'practice' ? `${capped}: it ${drawn}.` : `${capped}.`;
}

/** Reasons shown for answers that are refused. */
const refusals = {
  pasted:
    'Most of this is copied from the question, which earns no points. Write your reasons in sentences of your own.',
  listed: 'This reads as a list of key words, which earns no points. Write your reasons in sentences of your own.',
} as const;

interface Given {
  readonly questionId: string;
  readonly userId: string;
  readonly item: OpenItem;
  readonly answer: string;
  /** The verdict of the rubric. */
  readonly verdict: RubricVerdict;
}

/**
 * If the AI grader fails, the rubric grades, so an answer always gets a verdict. A wrong conclusion found by the rubric caps
 * the points of every grader.
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
    const criteriaToSend = criteria.map(({ id, points, says }) => ({ id, points, says }));
    const verdict = await grader.grade(context, {
      ...{ userId, questionId, question: item.stem, answer, criteria: criteriaToSend, modelAnswer },
      counts: itemUse(item) !== 'practice',
      ownWordsIn: ownWordsOf(item, answer),
      metByRubric: byRubric.met,
    });
    if (!verdict) return undefined;
    const capped = capPoints(item, verdict.met, byRubric.wrongConclusion);
    return gradeOf(capped, verdict.grader, reasonOf(item, capped) ?? verdict.reason);
  } catch (error) {
    log.warn({ err: error, item: item.id }, 'AI grading of an open answer failed; its rubric grades it');
    return undefined;
  }
}

/** Counts the longest run of words in a quotation that the answer did not copy from the question, stimulus or hints. */
function ownWordsOf(item: OpenItem, answer: string): (quote: string) => number {
  const ownText = withoutShortCopies(item, withoutItemText(item, sentencesOf(answer)).flat());
  return (quote) => {
    const words = wordsOf(quote).filter(isWord).slice(0, longestQuotation);
    let longest = 0;
    for (const from of words.keys()) {
      // Only runs longer than the longest so far matter.
      while (from + longest < words.length && ownText.includes(joined(words.slice(from, from + longest + 1))))
        longest++;
    }
    return longest;
  };
}

/** Removes shorter copies as well, because a quotation is short. */
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

/** Minimum run of words that counts as a copy. */
const shortestCopy = 4;
/** Maximum number of words compared. */
const longestQuotation = 60;

/** Words joined by spaces, without pauses; removed text stays as a boundary. */
const joined = (words: readonly string[]) => ` ${words.filter((word) => word === boundary || isWord(word)).join(' ')} `;

/** An open answer counts as right with at least half its points. */
export const isPassed = (points: number, maximum: number) => points * 2 >= maximum;

const wrong = (message: string) => [{ path: 'body.answer', message }];
