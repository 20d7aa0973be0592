import { z } from 'zod';
import type { Section } from '../item-bank/contract.ts';
import type { Plan } from '../item-bank/services.ts';
import { thetaAt } from '../learner/contract.ts';
import type { LearnerRecord } from '../learner/services.ts';
import { formSections } from './contract.ts';

/** Settings of each institution. */
export const InstitutionSettings = z.object({
  hintsAllowed: z.boolean().default(true).meta({
    browser: true,
    title: 'Hints in practice',
    description: 'Learners may reveal hints one by one. An answer after a hint shows less mastery.',
  }),
});
export type InstitutionSettings = z.infer<typeof InstitutionSettings>;

type Difficulty = NonNullable<Plan['startingDifficulty']>;

/** The three questions of the form: two multiple choice and one open, difficulty 2 to 3. */
export const formQuestions: readonly { section: Section; difficulty: Difficulty; isOpen: boolean }[] = formSections.map(
  (section, index) => ({
    section,
    difficulty: index === formSections.length - 1 ? 3 : 2,
    isOpen: index === formSections.length - 1,
  }),
);

/**
 * Questions in each sitting of a run by topic. Such a run has no end; a chain of short sittings keeps the computation of each
 * answer small. Each sitting has one open question, where the topic has any.
 */
const chainLength = 10;

type Cuts = LearnerRecord['shippedCuts'];

/** The plan of one question of the form. Each has its own sitting, so that a pending review does not block the others. */
export const formPlan = (
  cuts: Cuts,
  { section, difficulty, isOpen }: (typeof formQuestions)[number],
  pool: Plan['pool'],
): Plan => planOf(cuts, difficulty, pool, { section, length: 1, openEnded: isOpen ? 1 : 0 });

export const topicPlan = (
  cuts: Cuts,
  { section, contentArea }: { section: Section; contentArea: string },
  difficulty: number,
  pool: Plan['pool'],
): Plan =>
  planOf(cuts, rungFrom(difficulty), pool, { section, length: chainLength, openEnded: 1, contentAreas: [contentArea] });

function planOf(
  cuts: Cuts,
  startingDifficulty: Difficulty,
  pool: Plan['pool'],
  { length, ...section }: { section: Section; length: number; openEnded: number; contentAreas?: readonly string[] },
): Plan {
  return {
    purpose: 'practice',
    pool,
    startingDifficulty,
    // Practice does not measure, so no rule ends it early.
    sections: [{ ...section, minimum: length, maximum: length, targetStandardError: 0, certainty: 1 }],
    cuts: cuts.map(({ from }) => thetaAt(from)),
    hintsCount: false,
  };
}

/** The difficulty at the start of a new topic. */
export const firstDifficulty = 2;

const rungFrom = (difficulty: number) => Math.min(5, Math.max(1, Math.round(difficulty))) as Difficulty;

/** How much shorter than the server's time the browser's may be, for network delay and slow pages (ms). */
const allowanceMs = 5_000;
/** The longest recorded time of an answer (ms). */
const longestMs = 24 * 60 * 60 * 1000;

/**
 * The time of an answer by the server's clock, reduced to the browser's time by `allowanceMs` at most.
 */
export function timeSpentOn(askedAt: Date, now: Date, claimed: number | undefined): number {
  const measured = Math.max(0, now.getTime() - askedAt.getTime());
  const corrected = claimed === undefined ? measured : Math.max(claimed, measured - allowanceMs);
  return Math.round(Math.min(corrected, measured, longestMs));
}
