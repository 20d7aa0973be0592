import { z } from 'zod';
import { defineContract, Id, Timestamp } from '../../core/contract/index.ts';
import { RoleName } from '../../core/contract/platform.ts';
import { CodesLeft, codeRoutes } from './codes/contract.ts';
import { Passkey, passkeyRoutes } from './passkeys/contract.ts';

export * from './codes/contract.ts';
export * from './passkeys/contract.ts';

/** How a person signs in besides the password. */
export const Status = z.object({
  authenticator: z.object({ since: Timestamp, lastUsedAt: Timestamp.nullable() }).nullable(),
  passkeys: z.array(Passkey),
  recoveryCodes: CodesLeft.nullable(),
  /** Accounts without a password confirm changes by having signed in within ten minutes. */
  hasPassword: z.boolean(),
  /** Whether the institution requires a second step of this person. */
  isRequired: z.boolean(),
  /** By when it must be set up; null where it is set up or not required. */
  dueAt: Timestamp.nullable(),
});
export type Status = z.infer<typeof Status>;

/** The second step of another person, as administrators see it. */
export const PersonStatus = z.object({
  hasAuthenticator: z.boolean(),
  passkeys: z.int(),
  recoveryCodesLeft: z.int(),
  isRequired: z.boolean(),
  dueAt: Timestamp.nullable(),
});
export type PersonStatus = z.infer<typeof PersonStatus>;

const Rule = z.object({
  requiredForStaff: z.boolean(),
  graceDays: z.int('A number of days').min(0, 'At least 0').max(90, 'At most 90 days'),
});

/** Staff and the rule for them. */
const StaffStatus = z.object({
  rule: Rule,
  staff: z.int(),
  staffWithout: z.int(),
  /** Staff without a second step, at most 200. */
  without: z.array(
    z.object({
      id: Id,
      firstName: z.string(),
      lastName: z.string(),
      role: RoleName,
      lastSeenAt: Timestamp.nullable(),
      /** From when they cannot sign in without it; null until they sign in for the first time under the rule. */
      dueAt: Timestamp.nullable(),
    }),
  ),
});
export type StaffStatus = z.infer<typeof StaffStatus>;

export const secondFactor = defineContract({
  id: 'second-factor',
  title: 'Two-step sign-in',
  summary: 'Authenticator apps, passkeys and recovery codes; can be required for staff',
  routes: {
    status: {
      method: 'get',
      path: '/api/second-factor',
      access: 'signed-in',
      description: 'Your authenticator app, passkeys and recovery codes',
      response: Status,
    },
    ...codeRoutes,
    ...passkeyRoutes,
    staff: {
      method: 'get',
      path: '/api/second-factor/staff',
      access: 'platform.people',
      description: 'The rule for staff, and who of them has no second step',
      response: StaffStatus,
    },
    saveRule: {
      method: 'put',
      path: '/api/second-factor/rule',
      access: 'platform.plugins',
      description: 'Require a second step of staff, or no longer',
      body: Rule,
      response: StaffStatus,
    },
    ofPerson: {
      method: 'get',
      path: '/api/second-factor/people/:userId',
      access: 'platform.people',
      description: 'Whether a person has a second step',
      params: z.object({ userId: Id }),
      response: PersonStatus,
    },
    reset: {
      method: 'post',
      path: '/api/second-factor/people/:userId/reset',
      access: 'platform.people',
      description:
        'Remove the authenticator app, passkeys and recovery codes of a person who lost them, and sign them out; emails the person',
      params: z.object({ userId: Id }),
      response: PersonStatus,
    },
  },
  audit: {
    'second-factor.added': '{who} added a second step to their sign-in',
    'second-factor.removed': '{who} removed a second step from their sign-in',
    'second-factor.codes-renewed': '{who} made new recovery codes',
    'second-factor.recovery-code-used': '{who} signed in with a recovery code',
    'second-factor.refused': 'Wrong second step while signing in as {whom}',
    'second-factor.blocked': 'Too many wrong codes: the authenticator app of {whom} is blocked',
    'second-factor.reset': '{who} removed the second step of {whom}',
  },
  sealed: [{ table: 'authenticators', column: 'sealed', name: 'second-factor.authenticator.{user_id}' }],
  personalData: [
    {
      table: 'authenticators',
      userColumn: 'user_id',
      onErase: 'delete',
      withhold: ['sealed', 'last_step'],
      description: 'Your authenticator app',
    },
    {
      table: 'recovery_codes',
      userColumn: 'user_id',
      onErase: 'delete',
      withhold: ['hash'],
      description: 'Your recovery codes: when they were made and used',
    },
    {
      table: 'passkeys',
      userColumn: 'user_id',
      onErase: 'delete',
      withhold: ['credential_id', 'public_key', 'counter'],
      description: 'Your passkeys',
    },
    {
      table: 'challenges',
      userColumn: 'user_id',
      onErase: 'delete',
      withhold: ['challenge', 'bound_to'],
      description: 'Uses of a passkey that have begun',
    },
    {
      table: 'deadlines',
      userColumn: 'user_id',
      onErase: 'delete',
      description: 'By when you must set up a second step to sign in',
    },
  ],
});
