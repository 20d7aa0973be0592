import { z } from 'zod';
import { roles } from './access.ts';
import { containsLink, hasVisibleCharacter, Id, Timestamp } from './schemas.ts';

// Schemas of the core's routes.

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

/** Colours an institution may set. The theme derives the others and ensures contrast. */
export const Branding = z.object({
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'A colour such as #1f5f8b')
    .nullable(),
});

/** An https origin without path, wildcard or user. */
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

/** Whom instructors see: every learner of the institution, or those assigned to them. */
export const InstructorsSee = z.enum(['everyone', 'their-learners']);
export type InstructorsSee = z.infer<typeof InstructorsSee>;

/** Everything a browser needs to render the shell for this person. */
export const Manifest = z.object({
  institution: z.object({ id: Id, slug: z.string(), name: z.string(), branding: Branding }),
  /** Null without a valid token. */
  user: User.nullable(),
  /** The administrator who is signed in as this person, and until when at the latest. */
  signedInBy: z.object({ firstName: z.string(), lastName: z.string(), until: Timestamp }).nullable(),
  /** The person's permissions of plugins that are on. */
  permissions: z.array(z.string()),
  /** Plugins that are on for this institution, with the settings that browsers may read. */
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
/** Only length is required: it is what makes a password strong. */
export const Password = z.string().min(10, 'At least 10 characters').max(200, 'At most 200 characters');
export const Name = z
  .string()
  .trim()
  .min(1, 'Required')
  .max(100)
  .refine(hasVisibleCharacter, 'Contains no visible characters')
  // Mail to strangers contains the sender's name, which must not be a link.
  .refine((name) => !containsLink(name), 'Enter a name without a web address');

export const SignedIn = z.object({
  token: z.string(),
  user: User,
  /** Signing in cancelled a pending deletion of the account. */
  staysAfterAll: z.boolean().optional(),
});
export type SignedIn = z.infer<typeof SignedIn>;

/** Half signed in: a further step is needed, which the named plugin asks for. Answered with 202. */
export const NextStep = z.object({
  nextStep: z.object({
    plugin: z.string(),
    /** For the calls of this step, from this browser only. */
    ticket: z.string(),
    expiresAt: Timestamp,
  }),
});
export type NextStep = z.infer<typeof NextStep>;

/** The response to every way of signing in. */
export const SignInResult = z.union([SignedIn, NextStep]);
export type SignInResult = z.infer<typeof SignInResult>;

/** A device on which one is signed in. */
export const OwnSession = z.object({
  id: Id,
  /** `Firefox on Windows` */
  device: z.string(),
  /** As far as the address of the sign-in shows it. */
  place: z.string(),
  signedInAt: Timestamp,
  /** To within five minutes. */
  lastUsedAt: Timestamp,
  expiresAt: Timestamp,
  /** The session of this call. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

/** What a plugin holds about a person. */
export const HeldByPlugin = z.object({
  plugin: z.string(),
  title: z.string(),
  holds: z.array(z.object({ description: z.string(), rows: z.int() })),
});
export type HeldByPlugin = z.infer<typeof HeldByPlugin>;

export const OwnData = z.object({
  held: z.array(HeldByPlugin),
  /** False for accounts without a password, which confirm with their user name. */
  hasPassword: z.boolean(),
  /** Days in which an erasure can be cancelled; 0 if it happens at once. */
  graceDays: z.int(),
  /** Why the account cannot be erased now, if so. */
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

/** A scored assessment in which the caller has an open question. */
export const OpenAssessment = z.object({
  message: z.string(),
  plugin: z.string(),
  canPause: z.boolean(),
  endsAt: Timestamp.optional(),
});
