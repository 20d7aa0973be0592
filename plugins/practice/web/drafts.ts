// Unsubmitted text and choices survive a reload, in this tab only.

const nameOf = (questionId: string) => `eiq.practice.draft.${questionId}`;

export function draftOf(questionId: string): string | number | undefined {
  try {
    const kept = sessionStorage.getItem(nameOf(questionId));
    const draft: unknown = kept === null ? undefined : JSON.parse(kept);
    return typeof draft === 'string' || typeof draft === 'number' ? draft : undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(questionId: string, draft: string | number): void {
  try {
    sessionStorage.setItem(nameOf(questionId), JSON.stringify(draft));
  } catch {
    // Storage is full or blocked: the draft is still on the screen.
  }
}

export function dropDraft(questionId: string): void {
  try {
    sessionStorage.removeItem(nameOf(questionId));
  } catch {
    // Nothing was stored.
  }
}
