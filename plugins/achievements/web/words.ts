import type { Ahead } from '../contract.ts';

/** How far somebody is: `2 of 3 days`, `62 % sure, 80 % needed`. */
export function progressOf({ have, of, unit }: Pick<Ahead, 'have' | 'of' | 'unit'>): string {
  if (unit.startsWith('%')) return `${whole.format(have)} ${unit}, ${whole.format(of)} % needed`;
  return `${whole.format(have)} of ${whole.format(of)} ${unit}`;
}

// A score has a decimal, which says nothing here.
const whole = new Intl.NumberFormat(undefined, { maximumFractionDigits: 0, roundingMode: 'floor' } as object);

/** What rarity was counted among, or why it is not told. */
export const rarityNote = (activeLearners: number | null, rarityFrom: number): string =>
  activeLearners === null
    ? `How rare an achievement is can be told once ${rarityFrom} learners of your institution are active.`
    : `Rarity is counted among the ${activeLearners} learners of your institution who learnt within the last 180 days: legendary is what at most 5 % of them have, rare what at most 25 % have.`;

/** Where something is earned. */
export const wayTo: Record<NonNullable<Ahead['needs']>, { to: string; label: string }> = {
  onboarding: { to: '/onboarding', label: 'Set up' },
  immersion: { to: '/placement', label: 'To the placement' },
  idfs: { to: '/idfs-assessment', label: 'To the assessment' },
  practice: { to: '/assessment', label: 'Practise' },
};
