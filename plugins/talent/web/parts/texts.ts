import { scoreText } from '../../../../web/ui/index.ts';
import type { BestChange, MatchLevel } from '../../contract.ts';
import { levelNames } from '../../contract.ts';

/** `$40,000 to $55,000`, or `Competitive`. */
export function salaryText(salary: { min: number; max: number } | null, currency: string): string {
  if (!salary) return 'Competitive';
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 });
  return salary.min === salary.max
    ? money.format(salary.min)
    : `${money.format(salary.min)} to ${money.format(salary.max)}`;
}

export const placeText = ({ place, isRemote }: { place: string | null; isRemote: boolean }): string =>
  place ? (isRemote ? `${place} or remote` : place) : isRemote ? 'Remote' : 'Any place';

export const matchLevelTitles: Record<MatchLevel, string> = {
  high: 'High match',
  medium: 'Medium match',
  low: 'Low match',
};

export const matchLevelTones = { high: 'good', medium: 'accent', low: 'plain' } as const;

/** `Working` for 3. */
export const levelText = (level: number): string => levelNames[Math.round(level) - 1] ?? 'Not listed';

/** What would help most, in one sentence. */
export function bestChangeText(change: BestChange): string {
  const gain = `about ${change.gain.toFixed(1)} points`;
  if (change.kind === 'eiq') {
    return `An EiQ score of ${scoreText(change.to)} would add ${gain}: the minimum would be reached with 95% probability.`;
  }
  const level = levelText(change.to).toLowerCase();
  const article = /^[aeiou]/.test(level) ? 'an' : 'a';
  const verb = change.from === 0 ? 'Learning' : 'Raising';
  return `${verb} ${change.skill} to ${article} ${level} level would add ${gain}.`;
}

/** A list that a person wrote with commas. */
export const termsOf = (text: string): string[] =>
  text
    .split(/[,\n;]/)
    .map((term) => term.trim())
    .filter(Boolean);
