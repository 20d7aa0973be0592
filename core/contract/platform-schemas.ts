import { z } from 'zod';
import { roles } from './access.ts';
import { Id, isSeen, leadsSomewhere, Timestamp } from './schemas.ts';

// What the core's own routes take and give.

export const RoleName = z.enum(roles);

export const User = z.object({
  id: Id,
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: RoleName,
  demo: z.boolean(),
  profileImageUrl: z.string().nullable(),
});
export type User = z.infer<typeof User>;

/** Colours an institution may set; the theme derives the rest and keeps contrast. */
export const Branding = z.object({
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'A colour such as #1f5f8b')
    .nullable(),
});

/** An origin over https, with nothing that would widen it: no path, no wildcard, no user. */
export const FrameOrigin = z
  .string()
  .trim()
  .toLowerCase()
  .max(260)
  .regex(
    /^https:\/\/([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(:[1-9][0-9]{0,4})?$/,
    'Enter https:// and a host name, without a path, such as https://lms.example.org',
  );

export const RegistrationMode = z.enum(['open', 'invite', 'closed']);

/** Whom instructors see: every learner of the institution, or those who belong to them. */
export const InstructorsSee = z.enum(['everyone', 'their-learners']);
export type InstructorsSee = z.infer<typeof InstructorsSee>;

/** What a browser needs to know to draw itself for this person, in one answer. */
export const Manifest = z.object({
  institution: z.object({ id: Id, slug: z.string(), name: z.string(), branding: Branding }),
  /** Null when nobody is signed in, or the token is no longer good. */
  user: User.nullable(),
  /** Permissions this person has, of plugins that are on. */
  permissions: z.array(z.string()),
  /** Plugins that are on for this institution, with the settings a browser may know. */
  plugins: z.array(z.object({ id: z.string(), title: z.string(), settings: z.record(z.string(), z.unknown()) })),
  registration: RegistrationMode,
  demo: z.boolean(),
  version: z.string(),
});
export type Manifest = z.infer<typeof Manifest>;

export const Username = z
  .string()
  .trim()
  .min(2, 'At least 2 characters')
  .max(64, 'At most 64 characters')
  .regex(/^[\p{L}\p{M}\p{N}._@+-]+$/u, 'Letters, digits and . _ @ + - only');
/** Length is what makes a password strong; nothing else is asked of it. */
export const Password = z.string().min(10, 'At least 10 characters').max(200, 'At most 200 characters');
export const Name = z
  .string()
  .trim()
  .min(1, 'Required')
  .max(100)
  .refine(isSeen, 'Nothing of this can be seen')
  // Letters to strangers name who asks for them: a name must not lead them anywhere.
  .refine((name) => !leadsSomewhere(name), 'A name, not an address');

export const SignedIn = z.object({
  token: z.string(),
  user: User,
  /** Signing in took back that the account was to be erased. */
  staysAfterAll: z.boolean().optional(),
});
export type SignedIn = z.infer<typeof SignedIn>;

/** What is held about a person, in words. */
export const HeldByPlugin = z.object({
  plugin: z.string(),
  title: z.string(),
  holds: z.array(z.object({ description: z.string(), rows: z.int() })),
});
export type HeldByPlugin = z.infer<typeof HeldByPlugin>;

export const OwnData = z.object({
  held: z.array(HeldByPlugin),
  /** False for accounts that have none: they type their user name to be erased. */
  hasPassword: z.boolean(),
  /** Days in which an erasure can be taken back; 0 where it happens at once. */
  graceDays: z.int(),
  /** Why one cannot be erased now, if so. */
  hindrance: z.enum(['last-administrator']).nullable(),
});
export type OwnData = z.infer<typeof OwnData>;

export const PendingErasure = z.object({
  userId: Id,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  askedBy: z.enum(['self', 'guardian', 'staff']),
  askedAt: Timestamp,
  dueAt: Timestamp,
});
export type PendingErasure = z.infer<typeof PendingErasure>;

/** A scored assessment with a question open before the caller; null where there is none. */
export const OpenAssessment = z.object({
  message: z.string(),
  plugin: z.string(),
  canPause: z.boolean(),
  endsAt: Timestamp.optional(),
});
