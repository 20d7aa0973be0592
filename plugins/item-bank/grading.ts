import type { Optional } from '../../core/contract/index.ts';
import { invalid } from '../../core/contract/index.ts';
import type { Answer } from './contract.ts';
import type { ChoiceItem, Item, OpenItem } from './items/item.ts';
import { gradeByRubric, pointsOf } from './rubric/grade-by-rubric.ts';
import type { openAnswerGrader, Within } from './services.ts';

/** What an answer earned, and who said so. */
export interface Grade {
  readonly points: number;
  readonly maximumPoints: number;
  readonly isCorrect: boolean;
  /** `key`, `rubric`, or the name of an AI grader. */
  readonly grader: string;
  readonly details: { met: readonly string[]; reason?: string } | null;
}

type Log = { warn(details: object, text: string): void };
type Grader = Optional<{ grader: typeof openAnswerGrader }>['grader'];

/**
 * Grades an answer: a choice by its key, an open answer by AI where there is one and by the item's rubric otherwise.
 * @throws Failure invalid for an answer of the wrong kind
 */
export async function grade(
  within: Within,
  /** Whose answer it is; null once they are gone. */
  userId: string | null,
  item: Item,
  answer: Answer,
  ai: Grader,
  log: Log,
): Promise<Grade> {
  if (item.format === 'multiple_choice') return gradeChoice(item, answer);
  if (typeof answer !== 'string') throw invalid('Answer this question in your own words.', wrong('Expected text'));
  const byRubric = gradeOpen(item, answer);
  // What is no answer is not put before a model, which may take it for one.
  if (!userId || byRubric.details?.reason !== undefined) return byRubric;
  return (await gradeWithAi(within, userId, item, answer, ai, log)) ?? byRubric;
}

function gradeChoice({ options, key }: ChoiceItem, answer: Answer): Grade {
  if (typeof answer !== 'number' || answer >= options.length) {
    throw invalid('Choose one of the options.', wrong(`Expected the index of an option, 0 to ${options.length - 1}`));
  }
  const isCorrect = answer === key;
  return { points: isCorrect ? 1 : 0, maximumPoints: 1, isCorrect, grader: 'key', details: null };
}

function gradeOpen(item: OpenItem, answer: string): Grade {
  const { met, points, maximumPoints, refused } = gradeByRubric(item, answer);
  const details = refused ? { met, reason: refusals[refused] } : { met };
  return { points, maximumPoints, isCorrect: isPassed(points, maximumPoints), grader: 'rubric', details };
}

/** Shown to a learner whose answer earned nothing for what it is. */
const refusals = {
  pasted: 'Most of this is text of the question, which earns no points. Write your reasons in sentences of your own.',
  listed: 'This reads as a list of key words, which earns no points. Write your reasons in sentences of your own.',
} as const;

/** Whatever goes wrong with a grader elsewhere, the rubric grades: an answer is never left without a verdict. */
async function gradeWithAi(
  within: Within,
  userId: string,
  item: OpenItem,
  answer: string,
  ai: Grader,
  log: Log,
): Promise<Grade | undefined> {
  const grader = ai(within.who);
  if (!grader) return undefined;
  const { criteria, modelAnswer } = item.rubric;
  try {
    const told = criteria.map(({ id, points, says }) => ({ id, points, says }));
    const verdict = await grader.grade(within, {
      ...{ userId, question: item.stem, answer, criteria: told, modelAnswer },
      metByRubric: gradeByRubric(item, answer).met,
    });
    if (!verdict) return undefined;
    const { met, points, maximumPoints } = pointsOf(criteria, verdict.met);
    const details = verdict.reason === undefined ? { met } : { met, reason: verdict.reason };
    return { points, maximumPoints, isCorrect: isPassed(points, maximumPoints), grader: verdict.grader, details };
  } catch (error) {
    log.warn({ err: error, item: item.id }, 'an open answer could not be graded elsewhere; its rubric grades it');
    return undefined;
  }
}

/** An open answer counts as right with at least half its points. */
export const isPassed = (points: number, maximum: number) => points * 2 >= maximum;

const wrong = (message: string) => [{ path: 'body.answer', message }];
