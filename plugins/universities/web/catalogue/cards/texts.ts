import type { PartnershipTier, University } from '../../../contract.ts';

/** `Groningen, Netherlands` */
export const placeText = ({ city, country }: Pick<University, 'city' | 'country'>): string =>
  city === null ? country : `${city}, ${country}`;

/** `Sample ranking, 2026`; null where the university is not ranked. */
export const rankingNote = ({ rankingSource, rankingYear }: Pick<University, 'rankingSource' | 'rankingYear'>) =>
  rankingSource === null ? null : `${rankingSource}, ${rankingYear}`;

export const tierTones: Record<PartnershipTier, 'accent' | 'good' | 'plain'> = {
  premier: 'accent',
  standard: 'good',
  basic: 'plain',
};
