import type { Card, FSRSParameters, Grade } from 'ts-fsrs';
import { createEmptyCard, fsrs, Rating } from 'ts-fsrs';

/** An answer about a skill. */
interface Answered {
  readonly isRight: boolean;
  readonly at: Date;
}

/** Answers with shorter pauses between them are one review. */
const pauseMs = 6 * 60 * 60 * 1000;

/** Shares of right answers from which a review counts as good and as hard. */
const goodFrom = 0.8;
const hardFrom = 0.5;

/**
 * FSRS-6 with its default weights and a retention of 90 %, without learning steps of minutes, because skills are reviewed on
 * later days, and without random changes of the dates, so that the same answers yield the same date.
 */
const settings: Partial<FSRSParameters> = { enable_fuzz: false, enable_short_term: false };

/**
 * The review card of a skill after all answers, oldest first: each run of answers is one review, rated by its share of right
 * answers: good from 80 %, hard from 50 %, else again.
 * @throws RangeError without answers
 */
export function reviewCard(answers: readonly Answered[]): Card {
  const scheduler = fsrs(settings);
  let card: Card | undefined;
  for (const run of runsOf(answers)) {
    const at = run.at(-1)?.at ?? new Date(0);
    card = scheduler.next(card ?? createEmptyCard(at), at, ratingOf(run)).card;
  }
  if (!card) throw new RangeError('There are no answers to review');
  return card;
}

function runsOf(answers: readonly Answered[]): Answered[][] {
  const runs: Answered[][] = [];
  for (const answer of answers) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && answer.at.getTime() - before.at.getTime() < pauseMs) run.push(answer);
    else runs.push([answer]);
  }
  return runs;
}

function ratingOf(run: readonly Answered[]): Grade {
  const share = run.filter(({ isRight }) => isRight).length / run.length;
  if (share >= goodFrom) return Rating.Good;
  return share >= hardFrom ? Rating.Hard : Rating.Again;
}
