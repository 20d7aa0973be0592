import { z } from 'zod';
import { Line, Timestamp } from '../../../core/contract/index.ts';
import { EiqScore } from '../../learner/contract.ts';
import { SkillLevel } from '../matching/contract.ts';
import { CompanySize } from '../partners/contract.ts';

/** Entries of one list: `Python`, `Negotiation`, `Portuguese`. */
const maxTerms = 50;
const Terms = z
  .array(Line.min(1, 'Required').max(60, 'At most 60 characters'))
  .max(maxTerms, `At most ${maxTerms} entries`)
  .transform((terms) => [...new Map(terms.map((term) => [term.toLowerCase(), term])).values()]);

export const SkillsProfile = z.object({
  technical_skills: Terms.default([]),
  soft_skills: Terms.default([]),
  languages: Terms.default([]),
});
export type SkillsProfile = z.output<typeof SkillsProfile>;

/** Titles on screens. */
export const skillListTitles: Record<keyof SkillsProfile, string> = {
  technical_skills: 'Technical skills',
  soft_skills: 'Soft skills',
  languages: 'Languages',
};

export const CareerInterests = z.object({
  preferred_industries: Terms.default([]),
  desired_roles: Terms.default([]),
  company_size_preference: z.union([CompanySize, z.literal('any')]).default('any'),
  /** Cities or countries; `Remote` for remote work. */
  location_preference: Terms.default([]),
});
export type CareerInterests = z.output<typeof CareerInterests>;

/** `immediate`, `flexible`, or `graduate_` with the year. */
export const Availability = z
  .string()
  .regex(/^(immediate|flexible|graduate_20[2-9]\d)$/, 'immediate, flexible or graduate_ with a year');

/** The choices on the screen: immediately, the next three years of graduation, flexible. */
export function availabilityOptions(year: number): { value: string; label: string }[] {
  const values = ['immediate', ...[0, 1, 2].map((more) => `graduate_${year + more}`), 'flexible'];
  return values.map((value) => ({ value, label: availabilityText(value) }));
}

/** `Graduates in 2027` for `graduate_2027`. */
export function availabilityText(availability: string): string {
  if (availability === 'immediate') return 'Immediately';
  if (availability === 'flexible') return 'Flexible';
  return `Graduates in ${availability.slice('graduate_'.length)}`;
}

/** A skill with the level that counts in matches. */
const ShownSkill = z.object({
  name: z.string(),
  level: SkillLevel,
  /** What the level rests on: `Mastered in 42 answers`. Null for a skill that the learner only lists. */
  evidence: z.string().nullable(),
});
export type ShownSkill = z.infer<typeof ShownSkill>;

/** Why companies cannot see a profile. `guardian`: a guardian must agree first; `age`: the platform does not know the age. */
export const Unlisted = z.enum(['closed', 'guardian', 'age', 'inactive']);
export type Unlisted = z.infer<typeof Unlisted>;

export const TalentProfile = z.object({
  /** From the learner's record; null without a result. */
  currentEiqScore: EiqScore.nullable(),
  standardError: z.number().nullable(),
  /** The highest score that the record has had. */
  peakEiqScore: EiqScore.nullable(),
  skillsProfile: SkillsProfile,
  careerInterests: CareerInterests,
  availability: z.string(),
  isOpenToRecruitment: z.boolean(),
  /** Skills that the learner lists, and those with evidence. */
  skills: z.array(ShownSkill),
  /** Null where companies can see the profile. */
  unlisted: Unlisted.nullable(),
  updatedAt: Timestamp,
});
export type TalentProfile = z.infer<typeof TalentProfile>;

/** The score is taken from the learner's record, whatever is sent. */
export const ProfileEntry = z.object({
  currentEiqScore: z.unknown().optional(),
  peakEiqScore: z.unknown().optional(),
  skillsProfile: SkillsProfile,
  careerInterests: CareerInterests,
  availability: Availability.default('flexible'),
  isOpenToRecruitment: z.boolean(),
});
export type ProfileEntry = z.output<typeof ProfileEntry>;

/** What a company sees of a learner before both have agreed to talk: no name and no address. */
export const CompanyView = z.object({
  /** `Candidate 7F3A` */
  label: z.string(),
  eiqScore: EiqScore.nullable(),
  standardError: z.number().nullable(),
  skills: z.array(ShownSkill),
  careerInterests: CareerInterests,
  availability: z.string(),
});
export type CompanyView = z.infer<typeof CompanyView>;

export const profileRoutes = {
  talentProfile: {
    method: 'get',
    path: '/api/talent-profile',
    access: 'signed-in',
    description: 'Your talent profile; null before you create it',
    response: TalentProfile.nullable(),
  },
  createTalentProfile: {
    method: 'post',
    path: '/api/talent-profile',
    access: 'signed-in',
    duringAssessment: 'closed',
    description: 'Create or replace your talent profile. The score comes from your record',
    body: ProfileEntry,
    response: TalentProfile,
    status: 201,
  },
  updateTalentProfile: {
    method: 'put',
    path: '/api/talent-profile',
    access: 'signed-in',
    duringAssessment: 'closed',
    description: 'Replace your talent profile. The score comes from your record',
    body: ProfileEntry,
    response: TalentProfile,
  },
  talentPreview: {
    method: 'get',
    path: '/api/talent-profile/preview',
    access: 'signed-in',
    description: 'What a company sees of your profile before both have agreed to talk',
    response: CompanyView.nullable(),
  },
} as const;

export const profileData = [
  {
    table: 'profiles',
    userColumn: 'user_id',
    onErase: 'delete',
    description: 'Your talent profile',
  },
] as const;
