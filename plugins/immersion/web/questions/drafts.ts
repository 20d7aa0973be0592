// Unsubmitted text survives a reload, in this tab only.

const nameOf = (questionId: string) => `eiq.draft.${questionId}`;

export function draftOf(questionId: string): string {
  try {
    return sessionStorage.getItem(nameOf(questionId)) ?? '';
  } catch {
    return '';
  }
}

export function keepDraft(questionId: string, text: string): void {
  try {
    sessionStorage.setItem(nameOf(questionId), text);
  } catch {
    // Storage is full or blocked: the text is still on the screen.
  }
}

export function dropDraft(questionId: string): void {
  try {
    sessionStorage.removeItem(nameOf(questionId));
  } catch {
    // Nothing was stored.
  }
}
