import { z } from 'zod';

/** The state of the current question, which a reload must neither lose nor prolong. */
const QuestionDraft = z.object({
  questionId: z.string(),
  /** When it was first shown (ms of this browser's clock). */
  shownAt: z.number(),
  /** When the stimulus to remember was first shown. */
  stimulusShownAt: z.number().optional(),
  /** The chosen option, not yet submitted. */
  chosen: z.int().optional(),
});
export type QuestionDraft = z.infer<typeof QuestionDraft>;

const keyOf = (userId: string) => `eiq.idfs.place.${userId}`;

/** The stored state of this question, or a new one. */
export function draftOf(userId: string, questionId: string): QuestionDraft {
  const fresh = { questionId, shownAt: Date.now() };
  try {
    const { data } = QuestionDraft.safeParse(JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null'));
    return data?.questionId === questionId ? data : fresh;
  } catch {
    return fresh;
  }
}

export function keepDraft(userId: string, draft: QuestionDraft): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(draft));
  } catch {
    // Storage is full or blocked: a reload starts the question again.
  }
}

export function dropDraft(userId: string): void {
  try {
    localStorage.removeItem(keyOf(userId));
  } catch {
    // Nothing was stored.
  }
}
