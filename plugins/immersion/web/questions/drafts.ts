// Words not yet submitted survive a reload, in this tab only.

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
    // Full or forbidden: the words are still on the screen.
  }
}

export function dropDraft(questionId: string): void {
  try {
    sessionStorage.removeItem(nameOf(questionId));
  } catch {
    // Nothing was kept.
  }
}
