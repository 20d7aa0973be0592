import type { PersonalData } from './contract.ts';
import type { Retention } from './retention.ts';

/** Personal data of the core. */
export const platformData: readonly PersonalData[] = [
  {
    table: 'sessions',
    userColumn: 'user_id',
    onErase: 'delete',
    withhold: ['id', 'provider_sign_out', 'provider_subject', 'provider_session', 'signed_in_by', 'opened_from'],
    description: 'When and from where you signed in',
  },
  {
    table: 'sessions',
    userColumn: 'signed_in_by',
    onErase: 'delete',
    withhold: ['id', 'user_id', 'provider_sign_out', 'provider_subject', 'provider_session'],
    description: 'When you signed in as other people',
  },
  {
    table: 'known_addresses',
    userColumn: 'user_id',
    onErase: 'delete',
    withhold: ['digest'],
    description:
      'Network addresses you signed in from, and when each was last used; kept so that others cannot lock you out',
  },
  { table: 'guardians', userColumn: 'learner_user_id', onErase: 'delete', description: 'Your guardians' },
  {
    table: 'guardians',
    userColumn: 'guardian_user_id',
    onErase: 'delete',
    description: 'Learners you are a guardian of',
  },
  {
    table: 'relations',
    userColumn: 'learner_user_id',
    onErase: 'delete',
    description: 'Instructors, reviewers and recruiters you are assigned to',
  },
  {
    table: 'relations',
    userColumn: 'staff_user_id',
    onErase: 'delete',
    description: 'Learners assigned to you',
  },
  {
    table: 'external_identities',
    userColumn: 'user_id',
    onErase: 'delete',
    description: 'External accounts you sign in with',
  },
  {
    table: 'sign_in_steps',
    userColumn: 'user_id',
    onErase: 'delete',
    description: 'Further steps of your sign-in, and since when they are needed',
  },
  {
    table: 'codes',
    userColumn: 'created_by',
    onErase: 'anonymise',
    withhold: ['id', 'hash', 'subject', 'payload'],
    description: 'Links you sent to others',
  },
  {
    table: 'audit_log',
    userColumn: 'actor_user_id',
    onErase: 'anonymise',
    anonymise: ['address'],
    withhold: ['subject', 'details'],
    mentions: ['subject', 'details'],
    description: 'Your entries in the audit log',
  },
  {
    table: 'plugin_switches',
    userColumn: 'changed_by',
    onErase: 'anonymise',
    description: 'Plugins you switched on or off',
  },
  {
    table: 'plugin_settings',
    userColumn: 'changed_by',
    onErase: 'anonymise',
    withhold: ['settings'],
    description: 'Plugin settings you saved',
  },
  {
    table: 'secrets',
    userColumn: 'changed_by',
    onErase: 'anonymise',
    withhold: ['sealed'],
    description: 'Credentials of other services you entered: their names and dates',
  },
  {
    table: 'erasures',
    userColumn: 'user_id',
    onErase: 'anonymise',
    withhold: ['remains'],
    description: 'The pending deletion of your account',
  },
  {
    table: 'erasures',
    userColumn: 'asked_by_user_id',
    onErase: 'anonymise',
    withhold: ['remains'],
    description: 'Account deletions you requested',
  },
];

/** Accounts that were deactivated long ago. */
export const leavers = {
  title: 'Accounts of people who left',
  noun: ['account', 'accounts'],
  since: 'the deactivation',
  stays: 'The person is told by mail, and the account is deleted with all of its data after the waiting period.',
  setting: 'leaverDays',
  tables: ['users'],
} as const satisfies Retention;
