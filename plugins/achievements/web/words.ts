import type { Ahead } from '../contract.ts';

/** The progress: `2 of 3 days`, `62 % sure, 80 % needed`. */
export function progressOf({ have, of, unit }: Pick<Ahead, 'have' | 'of' | 'unit'>): string {
  if (unit.startsWith('%')) return `${whole.format(have)} ${unit}, ${whole.format(of)} % needed`;
  return `${whole.format(have)} of ${whole.format(of)} ${unit}`;
}

// The decimal of a score is irrelevant here.
const whole = new Intl.NumberFormat(undefined, { maximumFractionDigits: 0, roundingMode: 'floor' } as object);

/** How rarity is determined, or why it is not shown. */
export const rarityNote = (activeLearners: number | null, rarityFrom: number): string =>
  activeLearners === null
    ? `Rarity is shown once ${rarityFrom} learners of your institution are active.`
    : `Rarity is based on the ${activeLearners} learners of your institution who learnt within the last 180 days: at most 5 % of them have a legendary achievement, at most 25 % a rare one.`;

/** Links to where achievements are earned. */
export const linkTo: Record<NonNullable<Ahead['needs']>, { to: string; label: string }> = {
  onboarding: { to: '/onboarding', label: 'Set up' },
  immersion: { to: '/placement', label: 'Go to the placement' },
  idfs: { to: '/idfs-assessment', label: 'Go to the assessment' },
  practice: { to: '/assessment', label: 'Practise' },
};
