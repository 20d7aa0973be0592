import type { PersonalData } from './contract.ts';

/** What the core itself holds about people. */
export const platformData: readonly PersonalData[] = [
  {
    table: 'sessions',
    userColumn: 'user_id',
    onErase: 'delete',
    withhold: ['id'],
    description: 'When and from where you signed in',
  },
  {
    table: 'known_addresses',
    userColumn: 'user_id',
    onErase: 'delete',
    withhold: ['digest'],
    description: 'Addresses you signed in from, kept so that a stranger cannot lock you out: when each was last used',
  },
  { table: 'guardians', userColumn: 'learner_user_id', onErase: 'delete', description: 'Who looks after you' },
  { table: 'guardians', userColumn: 'guardian_user_id', onErase: 'delete', description: 'Whom you look after' },
  {
    table: 'relations',
    userColumn: 'learner_user_id',
    onErase: 'delete',
    description: 'Instructors, reviewers and recruiters whom you belong to',
  },
  {
    table: 'relations',
    userColumn: 'staff_user_id',
    onErase: 'delete',
    description: 'Learners who belong to you',
  },
  {
    table: 'external_identities',
    userColumn: 'user_id',
    onErase: 'delete',
    description: 'Accounts elsewhere that you sign in with',
  },
  {
    table: 'codes',
    userColumn: 'created_by',
    onErase: 'anonymise',
    withhold: ['id', 'hash', 'subject', 'payload'],
    description: 'Links you had sent to others',
  },
  {
    table: 'audit_log',
    userColumn: 'actor_user_id',
    onErase: 'anonymise',
    anonymise: ['address'],
    withhold: ['subject', 'details'],
    mentions: ['subject', 'details'],
    description: 'What you did, as the audit log has it',
  },
  { table: 'plugin_switches', userColumn: 'changed_by', onErase: 'anonymise', description: 'Plugins you switched' },
  {
    table: 'plugin_settings',
    userColumn: 'changed_by',
    onErase: 'anonymise',
    withhold: ['settings'],
    description: 'Settings of plugins you saved',
  },
  {
    table: 'secrets',
    userColumn: 'changed_by',
    onErase: 'anonymise',
    withhold: ['sealed'],
    description: 'Keys of other services you entered: which and when',
  },
  {
    table: 'erasures',
    userColumn: 'user_id',
    onErase: 'anonymise',
    withhold: ['remains'],
    description: 'That your account is to be erased, and when',
  },
  {
    table: 'erasures',
    userColumn: 'asked_by_user_id',
    onErase: 'anonymise',
    withhold: ['remains'],
    description: 'Erasures you asked for',
  },
];
