import { defineContract } from '../../core/contract/index.ts';
import {
  applicationAudit,
  applicationData,
  applicationEvents,
  applicationJobs,
  applicationPermissions,
  applicationRoutes,
  applicationSends,
} from './applications/contract.ts';
import { catalogueData, catalogueEvents, catalogueRoutes } from './catalogue/contract.ts';
import { entryAudit, entryRoutes } from './catalogue/entries/contract.ts';
import { deskAudit, deskData, deskEvents, deskJobs, deskPermissions, deskRoutes, deskSends } from './desk/contract.ts';

export * from './applications/contract.ts';
export * from './catalogue/contract.ts';
export * from './catalogue/entries/contract.ts';
export * from './desk/contract.ts';

export const universities = defineContract({
  id: 'universities',
  title: 'Universities',
  summary: 'Universities that match a learner’s score, applications and admissions',
  permissions: {
    'universities.catalogue': {
      description: 'Edit, import and export universities, programs and intakes',
      grantedTo: ['administrator'],
    },
    ...applicationPermissions,
    ...deskPermissions,
  },
  // Each part has a contract of its own: routes, events, jobs, audit sentences and personal data are added there.
  routes: { ...catalogueRoutes, ...entryRoutes, ...applicationRoutes, ...deskRoutes },
  events: { ...catalogueEvents, ...applicationEvents, ...deskEvents },
  live: { sends: { ...applicationSends, ...deskSends } },
  jobs: { ...applicationJobs, ...deskJobs },
  audit: { ...entryAudit, ...applicationAudit, ...deskAudit },
  personalData: [...catalogueData, ...applicationData, ...deskData],
});
