import { defineContract, defineSlot } from '../../core/contract/index.ts';
import { auditRoutes } from './audit/contract.ts';
import { bulkJobs, bulkRoutes } from './bulk/contract.ts';
import { historyRoutes } from './history/contract.ts';
import { institutionRoutes } from './institution/contract.ts';
import type { PersonOfSection } from './people/contract.ts';
import { peopleRoutes } from './people/contract.ts';
import { pluginRoutes } from './plugins/contract.ts';
import { privacyRoutes } from './privacy/contract.ts';
import { retentionRoutes } from './retention/contract.ts';
import { setUpRoutes } from './set-up/contract.ts';
import { signInAsRoutes } from './sign-in-as/contract.ts';

export * from './audit/contract.ts';
export * from './bulk/contract.ts';
export * from './history/contract.ts';
export * from './institution/contract.ts';
export * from './people/contract.ts';
export * from './plugins/contract.ts';
export * from './privacy/contract.ts';
export * from './retention/contract.ts';
export * from './set-up/contract.ts';
export * from './sign-in-as/contract.ts';

export const administration = defineContract({
  id: 'administration',
  title: 'Administration',
  summary: 'Manage plugins, people and the institution',
  slots: {
    /** A `Section` on the page of a person, for administrators; null where there is nothing to show for this person. */
    personSection: defineSlot<{ person: PersonOfSection }>('administration.personSection'),
  },
  jobs: { ...bulkJobs },
  routes: {
    ...pluginRoutes,
    ...peopleRoutes,
    ...bulkRoutes,
    ...historyRoutes,
    ...institutionRoutes,
    ...auditRoutes,
    ...setUpRoutes,
    ...retentionRoutes,
    ...privacyRoutes,
    ...signInAsRoutes,
  },
  audit: {
    'sign-in-as.asked': '{who} asked to sign in as {whom}',
    'sign-in-as.allowed': '{who} allowed {whom} to sign in as them',
    'sign-in-as.declined': '{who} declined that {whom} signs in as them',
    'sign-in-as.ended': '{who} ended a session in which an administrator was signed in as them',
    'set-up.left-out': '{who} decided to go without a step of the set-up',
    'agreement.settled': '{who} recorded that a question about a provider is settled',
    'agreement.reopened': '{who} recorded that a question about a provider is open again',
  },
  personalData: [
    {
      table: 'sign_ins_as',
      userColumn: 'user_id',
      onErase: 'delete',
      withhold: ['session_id'],
      description: 'Requests of administrators to sign in as you, and when they did',
    },
    {
      table: 'sign_ins_as',
      userColumn: 'administrator_id',
      onErase: 'anonymise',
      anonymise: ['administrator_id', 'reason'],
      withhold: ['session_id'],
      description: 'Your requests to sign in as other people',
    },
    {
      table: 'agreements',
      userColumn: 'ticked_by',
      onErase: 'anonymise',
      withhold: ['note'],
      description: 'Questions about providers that you recorded as settled',
    },
    {
      table: 'set_up_steps',
      userColumn: 'set_by',
      onErase: 'anonymise',
      description: 'Steps of setting up the institution that you checked',
    },
    {
      table: 'test_letters',
      userColumn: 'user_id',
      onErase: 'delete',
      withhold: ['hash'],
      description: 'A test letter that you sent to yourself',
    },
  ],
});
