import { defineContract, defineSlot } from '../../core/contract/index.ts';
import { auditRoutes } from './audit/contract.ts';
import { bulkJobs, bulkRoutes } from './bulk/contract.ts';
import type { SetUpStep } from './institution/contract.ts';
import { institutionRoutes } from './institution/contract.ts';
import type { PersonOfSection } from './people/contract.ts';
import { peopleRoutes } from './people/contract.ts';
import { pluginRoutes } from './plugins/contract.ts';

export * from './audit/contract.ts';
export * from './bulk/contract.ts';
export * from './institution/contract.ts';
export * from './people/contract.ts';
export * from './plugins/contract.ts';

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
  jobs: { ...bulkJobs },
  routes: { ...pluginRoutes, ...peopleRoutes, ...bulkRoutes, ...institutionRoutes, ...auditRoutes },
});
