import type { Misconception } from '../../item-bank/items/services.ts';
import { NoSuchVariant } from '../../item-bank/items/services.ts';

/** A wrong answer with the idea behind it. */
export interface Wrong {
  text: string;
  misconception: Misconception;
}

export function wrong(text: string | number, misconception: Misconception): Wrong {
  return { text: String(text), misconception };
}

/** Case `variant` of a model's list. The list's length is the model's number of variants. */
export function caseOf<T>(cases: readonly T[], variant: number): T {
  const found = cases[variant];
  if (found === undefined) throw new NoSuchVariant(`There is no case ${variant}; the list has ${cases.length}`);
  return found;
}

/**
 * The first `count` wrong answers that differ from the right one and from each other, in the order given: the most
 * telling misconception first. Throws when there are too few, so that a case with colliding numbers is noticed.
 */
export function distinct(answer: string, candidates: readonly Wrong[], count = 3): Wrong[] {
  const kept: Wrong[] = [];
  for (const candidate of candidates) {
    const taken = [answer, ...kept.map((one) => one.text)].some((text) => sameText(text, candidate.text));
    if (!taken && kept.length < count) kept.push(candidate);
  }
  if (kept.length < count) {
    throw new Error(`Only ${kept.length} wrong answers differ from ${answer}: ${candidates.map((one) => one.text)}`);
  }
  return kept;
}

/** "24%": a share in whole percent; throws when that would hide a remainder, so that questions stay tidy. */
export function percent(part: number, whole: number): string {
  const value = (100 * part) / whole;
  if (Math.abs(value - Math.round(value)) > 1e-9) throw new Error(`${part} of ${whole} is not a whole percentage`);
  return `${Math.round(value)}%`;
}

/** "about 24%": a share rounded to whole percent. */
export function aboutPercent(part: number, whole: number): string {
  return `about ${Math.round((100 * part) / whole)}%`;
}

/** "1,250.5": thousands set off, at most `digits` decimals, none of them needless. */
export function figure(value: number, digits = 2): string {
  return new Intl.NumberFormat('en-GB', { maximumFractionDigits: digits }).format(value).replace('-', '−');
}

/** "2 rows", "1 row". */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${figure(count)} ${count === 1 ? singular : plural}`;
}

/** "a, b and c". */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** The phrases of a text in which commas separate them: the evidence that a rubric accepts. */
export function phrases(text: string): string[] {
  return text.trim().replaceAll(/\s+/g, ' ').split(', ');
}

function sameText(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
