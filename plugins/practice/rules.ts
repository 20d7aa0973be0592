import { z } from 'zod';
import type { Section } from '../item-bank/contract.ts';
import type { Plan } from '../item-bank/services.ts';
import { eiqScale } from '../learner/contract.ts';
import type { LearnerRecord } from '../learner/services.ts';
import { formSections } from './contract.ts';

/** Each institution's. */
export const InstitutionSettings = z.object({
  hintsAllowed: z.boolean().default(true).meta({
    browser: true,
    title: 'Hints in practice',
    description: 'Learners may reveal hints one by one. An answer after a hint shows less mastery.',
  }),
});
export type InstitutionSettings = z.infer<typeof InstitutionSettings>;

type Difficulty = NonNullable<Plan['startingDifficulty']>;

/** What the three questions of the form are: two to choose in, one in own words, from difficulty 2 to 3. */
export const formQuestions: readonly { section: Section; difficulty: Difficulty; isOpen: boolean }[] = formSections.map(
  (section, index) => ({
    section,
    difficulty: index === formSections.length - 1 ? 3 : 2,
    isOpen: index === formSections.length - 1,
  }),
);

/**
 * A run by topic has no end; it is a chain of sittings of so many questions, so that what the item bank weighs with
 * every answer stays small. An open question, where the topic has any, comes once in each.
 */
const chainLength = 10;

type Cuts = LearnerRecord['cuts'];

/** One question of the form. Each has a sitting of its own: an answer that is reviewed holds up none of the others. */
export const formPlan = (cuts: Cuts, { section, difficulty, isOpen }: (typeof formQuestions)[number]): Plan =>
  planOf(cuts, difficulty, { section, length: 1, openEnded: isOpen ? 1 : 0 });

export const topicPlan = (
  cuts: Cuts,
  { section, contentArea }: { section: Section; contentArea: string },
  difficulty: number,
): Plan =>
  planOf(cuts, rungFrom(difficulty), { section, length: chainLength, openEnded: 1, contentAreas: [contentArea] });

function planOf(
  cuts: Cuts,
  startingDifficulty: Difficulty,
  { length, ...section }: { section: Section; length: number; openEnded: number; contentAreas?: readonly string[] },
): Plan {
  return {
    purpose: 'practice',
    pool: 'practice',
    startingDifficulty,
    // Nothing ends early: practice measures nobody.
    sections: [{ ...section, minimum: length, maximum: length, targetStandardError: 0, certainty: 1 }],
    cuts: cuts.map(({ from }) => (from - eiqScale.origin) / eiqScale.unit),
    hintsCount: false,
  };
}

/** Where a topic begins that has not been practised. */
export const firstDifficulty = 2;

const rungFrom = (difficulty: number) => Math.min(5, Math.max(1, Math.round(difficulty))) as Difficulty;

/** How far what a browser measured may lie below the server's own time: the way through the network, a slow page (ms). */
const allowanceMs = 5_000;
/** A question that was left open for longer than a day is not timed (ms). */
const longestMs = 24 * 60 * 60 * 1000;

/**
 * The time an answer took, by the server's clock. What the browser says corrects it by the way through the network at
 * most: nobody is faster than the server saw, by more than that.
 */
export function timeSpentOn(askedAt: Date, now: Date, claimed: number | undefined): number {
  const measured = Math.max(0, now.getTime() - askedAt.getTime());
  const told = claimed === undefined ? measured : Math.max(claimed, measured - allowanceMs);
  return Math.round(Math.min(told, measured, longestMs));
}
