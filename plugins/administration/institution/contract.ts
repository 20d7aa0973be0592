import { z } from 'zod';
import { hasVisibleCharacter, Id, nothing, Timestamp } from '../../../core/contract/index.ts';
import { Branding, FrameOrigin, InstructorsSee, RegistrationMode } from '../../../core/contract/platform.ts';

export const institutionRoutes = {
  institution: {
    method: 'get',
    path: '/api/admin/institution',
    access: 'platform.institution',
    description: 'Get the institution',
    response: z.object({
      id: Id,
      slug: z.string(),
      name: z.string(),
      branding: Branding,
      registration: RegistrationMode,
      instructorsSee: InstructorsSee,
      hostNames: z.array(z.string()),
      frameOrigins: z.array(z.string()),
    }),
  },
  glance: {
    method: 'get',
    path: '/api/admin/glance',
    access: 'platform.institution',
    description: 'Get how many people were here lately, and the state of mail and backups',
    response: z.object({
      /** People seen in the last 24 hours, and in the last seven days. */
      seenToday: z.int(),
      seenThisWeek: z.int(),
      /** Active accounts. */
      people: z.int(),
      mail: z.enum(['smtp', 'folder']),
      lastBackupAt: Timestamp.nullable(),
      isBackupScheduled: z.boolean(),
    }),
  },
  saveInstitution: {
    method: 'patch',
    path: '/api/admin/institution',
    access: 'platform.institution',
    description:
      'Change name, colour, registration, which learners instructors see, host names or the platforms that may frame screens',
    body: z.object({
      name: z
        .string()
        .trim()
        .min(1, 'Required')
        .max(100)
        .refine(hasVisibleCharacter, 'Contains no visible characters')
        .optional(),
      branding: Branding.optional(),
      registration: RegistrationMode.optional(),
      /** Which learners instructors see. */
      instructorsSee: InstructorsSee.optional(),
      hostNames: z.array(z.string().trim().toLowerCase().min(1).max(253)).max(50).optional(),
      /** Learning platforms that may show screens of this institution in a frame. */
      frameOrigins: z.array(FrameOrigin).max(20).optional(),
    }),
    response: nothing(),
  },
} as const;
