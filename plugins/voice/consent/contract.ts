import { z } from 'zod';
import { Timestamp } from '../../../core/contract/index.ts';

/** What a learner agrees to before the first recording. A change of its meaning needs a new version. */
export const consentVersion = 1;

export const VoiceConsent = z.object({
  /** When the learner agreed; null before, and after a withdrawal. */
  givenAt: Timestamp.nullable(),
  /** Whether the learner may record at all: under 13 a guardian decides. */
  isAllowed: z.boolean(),
  /** Why not, where it is not. */
  refusal: z.string().nullable(),
  retentionDays: z.int(),
});
export type VoiceConsent = z.infer<typeof VoiceConsent>;

export const consentRoutes = {
  consent: {
    method: 'get',
    path: '/api/voice-assessments/consent',
    access: 'signed-in',
    description: 'Whether you agreed to recordings of your voice',
    response: VoiceConsent,
  },
  decide: {
    method: 'put',
    path: '/api/voice-assessments/consent',
    access: 'signed-in',
    description: 'Agree to recordings of your voice, or withdraw: recordings and transcripts are then deleted',
    body: z.object({ isGiven: z.boolean() }),
    response: VoiceConsent,
  },
} as const;
