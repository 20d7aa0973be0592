import { z } from 'zod';
import {
  CursorQuery,
  defineContract,
  defineSlot,
  hasVisibleCharacter,
  Id,
  nothing,
  pageOf,
  Timestamp,
} from '../../core/contract/index.ts';
import {
  Branding,
  FrameOrigin,
  InstructorsSee,
  platform,
  RegistrationMode,
  RoleName,
} from '../../core/contract/platform.ts';

export const PluginCard = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  essential: z.boolean(),
  isOn: z.boolean(),
  state: z.enum(['running', 'quarantined']),
  reason: z.string().nullable(),
  health: z.enum(['well', 'unwell', 'unknown']),
  healthProblem: z.string().nullable(),
  requires: z.array(z.string()),
  uses: z.array(z.string()),
  requiredBy: z.array(z.string()),
  offers: z.object({
    routes: z.array(z.string()),
    permissions: z.array(z.object({ name: z.string(), description: z.string() })),
    liveMessages: z.array(z.string()),
    services: z.array(z.string()),
    personalData: z.array(z.string()),
    audit: z.record(z.string(), z.string()),
  }),
  /** JSON Schema; null where the plugin has no settings. */
  settingsSchema: z.record(z.string(), z.unknown()).nullable(),
  settings: z.record(z.string(), z.unknown()),
});
export type PluginCard = z.infer<typeof PluginCard>;

export const SwitchPreview = z.object({
  id: z.string(),
  on: z.boolean(),
  alsoOn: z.array(z.string()),
  blockedBy: z.array(z.string()),
  alsoOff: z.array(z.string()),
  diminishes: z.array(z.string()),
  consequences: z.array(z.string()),
});
export type SwitchPreview = z.infer<typeof SwitchPreview>;

export const Person = z.object({
  id: Id,
  username: z.string(),
  email: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  role: RoleName,
  demo: z.boolean(),
  isActive: z.boolean(),
  /** False until the person has set a password for the first time. */
  hasPassword: z.boolean(),
  createdAt: Timestamp,
  lastSeenAt: Timestamp.nullable(),
});
export type Person = z.infer<typeof Person>;

/** A learner assigned to a member of staff. */
export const AssignedLearner = z.object({
  id: Id,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Assigned by an administrator, who can undo it. */
  isByHand: z.boolean(),
  /** Other sources of the assignment: `class 7b`. */
  sources: z.array(z.string()),
});
export type AssignedLearner = z.infer<typeof AssignedLearner>;

export const Invitation = z.object({
  id: Id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: RoleName,
  createdAt: Timestamp,
  expiresAt: Timestamp,
});
export type Invitation = z.infer<typeof Invitation>;

const PersonName = z.object({ id: Id, username: z.string(), firstName: z.string(), lastName: z.string() });

export const AuditEntry = z.object({
  id: z.string(),
  at: Timestamp,
  /** Stable dotted name: `plugin.disabled`. */
  action: z.string(),
  /** Null for the system and for people whose account was erased. */
  actor: PersonName.nullable(),
  /** Id of the person, plugin or invitation affected. */
  subject: z.string().nullable(),
  /** Set where the subject is a person of this institution. */
  subjectPerson: PersonName.nullable(),
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** A step of setting up an institution, on the home page of administrators. */
export interface SetUpStep {
  readonly title: string;
  readonly to: string;
  readonly isDone: boolean;
}

/** Whose page a section belongs to. */
export type PersonOfSection = Pick<Person, 'id' | 'role' | 'firstName' | 'lastName'>;

const Moment = z.iso.datetime({ offset: true });
const PluginParams = z.object({ id: z.string().max(100) });
const PersonParams = z.object({ id: Id });
const AssignedParams = z.object({ id: Id, learnerId: Id });
const { username: Username, email: Email, firstName: Name } = platform.routes.register.body.shape;
const NewPerson = z.object({ email: Email, firstName: Name, lastName: Name, role: RoleName });

export const administration = defineContract({
  id: 'administration',
  title: 'Administration',
  summary: 'Manage plugins, people and the institution',
  slots: {
    /** A fill draws nothing; it offers its step, done or not, by `useOffer(offer, step)`. */
    setUpStep: defineSlot<{ offer(step: SetUpStep | null): void }>('administration.setUpStep'),
    /** A `Section` on the page of a person, for administrators; null where there is nothing to show for this person. */
    personSection: defineSlot<{ person: PersonOfSection }>('administration.personSection'),
  },
  routes: {
    plugins: {
      method: 'get',
      path: '/api/admin/plugins',
      access: 'platform.plugins',
      description: 'List the plugins of the deployment with their state in this institution',
      response: z.array(PluginCard),
    },
    previewSwitch: {
      method: 'get',
      path: '/api/admin/plugins/:id/preview',
      access: 'platform.plugins',
      description: 'Preview the effects of switching a plugin',
      params: PluginParams,
      query: z.object({ on: z.stringbool() }),
      response: SwitchPreview,
    },
    switchPlugin: {
      method: 'put',
      path: '/api/admin/plugins/:id/switch',
      access: 'platform.plugins',
      description:
        'Switch a plugin on or off; `withRequired` also switches on the plugins it requires, `withDependents` also switches off the plugins that require it',
      params: PluginParams,
      body: z.object({
        on: z.boolean(),
        withRequired: z.boolean().default(false),
        withDependents: z.boolean().default(false),
      }),
      response: z.object({ changed: z.array(z.string()) }),
    },
    savePluginSettings: {
      method: 'patch',
      path: '/api/admin/plugins/:id/settings',
      access: 'platform.plugins',
      description: 'Change settings of a plugin for this institution; settings not given are unchanged',
      params: PluginParams,
      body: z.object({ settings: z.record(z.string(), z.unknown()) }),
      response: PluginCard,
    },
    people: {
      method: 'get',
      path: '/api/admin/people',
      access: 'platform.people',
      description: 'List people of the institution by name; includes deactivated people unless `active` is given',
      query: CursorQuery.extend({
        search: z.string().trim().max(200).optional(),
        role: RoleName.optional(),
        active: z.stringbool().optional(),
      }),
      response: pageOf(Person),
    },
    person: {
      method: 'get',
      path: '/api/admin/people/:id',
      access: 'platform.people',
      description: 'Get a person with their audit trail',
      params: PersonParams,
      response: z.object({ person: Person, trail: z.array(AuditEntry) }),
    },
    invite: {
      method: 'post',
      path: '/api/admin/invitations',
      access: 'platform.people',
      description: 'Invite a person by email',
      body: NewPerson,
      response: z.object({ id: Id }),
      status: 201,
    },
    createPerson: {
      method: 'post',
      path: '/api/admin/people',
      access: 'platform.people',
      description: 'Create an account and email a link to set a password',
      body: NewPerson.extend({ username: Username }),
      response: z.object({ person: Person, mailed: z.boolean() }),
      status: 201,
    },
    updatePerson: {
      method: 'patch',
      path: '/api/admin/people/:id',
      access: 'platform.people',
      description: 'Change the names or email address of a person',
      params: PersonParams,
      body: z.object({ username: Username, email: Email, firstName: Name, lastName: Name }).partial(),
      response: Person,
    },
    invitations: {
      method: 'get',
      path: '/api/admin/invitations',
      access: 'platform.people',
      description: 'List open invitations',
      response: z.array(Invitation),
    },
    withdrawInvitation: {
      method: 'delete',
      path: '/api/admin/invitations/:id',
      access: 'platform.people',
      params: PersonParams,
      description: 'Withdraw an invitation',
      response: nothing(),
    },
    setRole: {
      method: 'put',
      path: '/api/admin/people/:id/role',
      access: 'platform.people',
      description: 'Change the role of a person; signs them out',
      params: PersonParams,
      body: z.object({ role: RoleName }),
      response: Person,
    },
    resetPassword: {
      method: 'post',
      path: '/api/admin/people/:id/password-reset',
      access: 'platform.people',
      description: 'Email a person a link to set a new password',
      params: PersonParams,
      response: nothing(),
    },
    setActive: {
      method: 'put',
      path: '/api/admin/people/:id/active',
      access: 'platform.people',
      description: 'Deactivate an account, which ends its sessions, or reactivate it',
      params: PersonParams,
      body: z.object({ active: z.boolean() }),
      response: Person,
    },
    assigned: {
      method: 'get',
      path: '/api/admin/people/:id/learners',
      access: 'platform.people',
      description: 'List the learners assigned to an instructor, a reviewer or a recruiter, by name',
      params: PersonParams,
      response: z.array(AssignedLearner),
    },
    assign: {
      method: 'put',
      path: '/api/admin/people/:id/learners/:learnerId',
      access: 'platform.people',
      description: 'Assign a learner to an instructor, a reviewer or a recruiter',
      params: AssignedParams,
      response: nothing(),
    },
    unassign: {
      method: 'delete',
      path: '/api/admin/people/:id/learners/:learnerId',
      access: 'platform.people',
      description: 'Remove an assignment made by an administrator; assignments through a class are unchanged',
      params: AssignedParams,
      response: nothing(),
    },
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
    audit: {
      method: 'get',
      path: '/api/admin/audit',
      access: 'platform.people',
      description: 'List entries of the audit log: sign-ins and administrative actions',
      query: CursorQuery.extend({
        /** An action, or the first part of several: `person`. */
        action: z.string().max(100).optional(),
        /** Entries by or about this person. */
        userId: Id.optional(),
        from: Moment.optional(),
        until: Moment.optional(),
      }),
      response: pageOf(AuditEntry),
    },
  },
});
