import type { ApplicationData } from '../../../contract.ts';

// What was written in the dialog, kept in this tab until it is sent or saved as a draft.

const nameOf = (userId: string, universityId: string) => `eiq.apply.${userId}.${universityId}`;

export const noText: ApplicationData = { personalStatement: '', academicGoals: '', whyUniversity: '' };

export function keptText(userId: string, universityId: string): ApplicationData {
  try {
    const kept = JSON.parse(sessionStorage.getItem(nameOf(userId, universityId)) ?? '{}') as Partial<ApplicationData>;
    return { ...noText, ...kept };
  } catch {
    return noText;
  }
}

export function keepText(userId: string, universityId: string, text: ApplicationData): void {
  try {
    sessionStorage.setItem(nameOf(userId, universityId), JSON.stringify(text));
  } catch {
    // Storage is full or blocked: the text is still in the dialog.
  }
}

export function dropText(userId: string, universityId: string): void {
  try {
    sessionStorage.removeItem(nameOf(userId, universityId));
  } catch {
    // Nothing was stored.
  }
}
