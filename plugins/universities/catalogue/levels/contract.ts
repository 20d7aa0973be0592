import { z } from 'zod';

// The tiers of universities and the levels of programs, with their titles.

export const PartnershipTier = z.enum(['premier', 'standard', 'basic']);
export type PartnershipTier = z.infer<typeof PartnershipTier>;

/** Titles on screens. */
export const tierTitles: Record<PartnershipTier, string> = {
  premier: 'Premier',
  standard: 'Standard',
  basic: 'Basic',
};

export const ProgramLevel = z.enum(['certificate', 'associate', 'bachelor', 'master', 'doctorate']);
export type ProgramLevel = z.infer<typeof ProgramLevel>;

export const programLevelTitles: Record<ProgramLevel, string> = {
  certificate: 'Certificate',
  associate: 'Associate',
  bachelor: 'Bachelor',
  master: 'Master',
  doctorate: 'Doctorate',
};
