import { z } from 'zod';

/** Where a learner is within the question that stands: what a reload must neither lose nor make longer. */
const Place = z.object({
  questionId: z.string(),
  /** When it was first shown here (ms of this browser's clock). */
  shownAt: z.number(),
  /** When what is to be remembered began to be shown. */
  stimulusShownAt: z.number().optional(),
  /** Chosen, but not yet given. */
  chosen: z.int().optional(),
});
export type Place = z.infer<typeof Place>;

const keyOf = (userId: string) => `eiq.idfs.place.${userId}`;

/** What an earlier visit left about this question. */
export function placeAt(userId: string, questionId: string): Place {
  const fresh = { questionId, shownAt: Date.now() };
  try {
    const { data } = Place.safeParse(JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null'));
    return data?.questionId === questionId ? data : fresh;
  } catch {
    return fresh;
  }
}

export function keepPlace(userId: string, place: Place): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(place));
  } catch {
    // Full or forbidden: a reload begins the question anew.
  }
}

export function dropPlace(userId: string): void {
  try {
    localStorage.removeItem(keyOf(userId));
  } catch {
    // Nothing was kept.
  }
}
