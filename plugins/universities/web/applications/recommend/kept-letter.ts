// The text of a letter, kept in the recommender's browser until it is sent. The key holds a part of the code only.

const nameOf = (code: string) => `eiq.recommendation.${code.slice(0, 12)}`;

export function keptLetter(code: string): string {
  try {
    return localStorage.getItem(nameOf(code)) ?? '';
  } catch {
    return '';
  }
}

/** @returns whether it is kept */
export function keepLetter(code: string, letter: string): boolean {
  try {
    if (letter === '') localStorage.removeItem(nameOf(code));
    else localStorage.setItem(nameOf(code), letter);
    return true;
  } catch {
    return false;
  }
}
