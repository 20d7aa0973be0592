import { z } from 'zod';

// What an application rests on: how a score compares with the requirements, the transcripts, and what is still missing.

export const Compatibility = z.enum(['excellent match', 'good match', 'below the minimum requirement']);
export type Compatibility = z.infer<typeof Compatibility>;

/**
 * A score that exceeds the preferred score is an excellent match; one that meets the minimum is a good match; any other is
 * below the minimum requirement.
 */
export function compatibilityOf(
  score: number,
  { minEiqScore, preferredEiqScore }: { readonly minEiqScore: number; readonly preferredEiqScore: number },
): Compatibility {
  if (score > preferredEiqScore) return 'excellent match';
  return score >= minEiqScore ? 'good match' : 'below the minimum requirement';
}

/** The sentence for a compatibility. */
export const compatibilityMessages: Record<Compatibility, string> = {
  'excellent match': 'Your score is an excellent match for this program.',
  'good match': 'Your score is a good match for this program.',
  'below the minimum requirement':
    'Your score is below the minimum requirement of this program. You can apply; the university decides.',
};

/** What confirmed transcripts say. */
export const TranscriptAnalysis = z.object({
  /** Out of 4.0; null without a confirmed transcript whose grades convert. */
  overallGPA: z.number().min(0).max(4).nullable(),
  /** By the GPA: `strong` from 3.7, `good` from 3.3, `fair` from 2.7, `limited` below; null without one. */
  recommendationStrength: z.enum(['strong', 'good', 'fair', 'limited']).nullable(),
  /** Subjects with at least two graded courses and an average of at least 3.5 points out of 4, the best first. */
  strengthAreas: z.array(z.string()),
});
export type TranscriptAnalysis = z.infer<typeof TranscriptAnalysis>;

/** Something that an application needs, or that its applicant is told. */
export const ChecklistItem = z.object({
  /** `essay`, `score`, `document`, `test` and `letters` are required where they are listed as such; others are told. */
  part: z.enum(['essay', 'score', 'document', 'test', 'letters', 'minimum', 'gpa']),
  /** Which one: `personalStatement`, `transcript`, `SAT`. */
  name: z.string(),
  title: z.string(),
  isRequired: z.boolean(),
  /** `below`: a minimum is not reached, which does not prevent a submission. `unchecked`: it cannot be checked now. */
  state: z.enum(['met', 'missing', 'below', 'unchecked']),
  /** What it rests on, or what to do. */
  text: z.string(),
});
export type ChecklistItem = z.infer<typeof ChecklistItem>;
