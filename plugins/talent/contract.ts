import { z } from 'zod';
import { defineContract } from '../../core/contract/index.ts';
import { candidacyAudit, candidacyData, candidacyJobs, candidacyRoutes } from './candidacies/contract.ts';
import { fairnessRoutes } from './fairness/contract.ts';
import { jobAudit, jobData, jobRoutes } from './jobs/contract.ts';
import { matchData, matchJobs, matchRoutes } from './matches/contract.ts';
import { colleagueRoutes, partnerAudit, partnerData, partnerRoutes } from './partners/contract.ts';
import { profileData, profileRoutes } from './profiles/contract.ts';
import { safetyAudit, safetyData, safetyRoutes } from './safety/contract.ts';

export * from './candidacies/contract.ts';
export * from './fairness/contract.ts';
export * from './jobs/contract.ts';
export * from './matches/contract.ts';
export * from './matching/contract.ts';
export * from './partners/contract.ts';
export * from './profiles/contract.ts';
export * from './safety/contract.ts';

export const talent = defineContract({
  id: 'talent',
  title: 'Talent',
  summary: 'Matches learners who are open to recruitment with jobs of partner companies',
  permissions: {
    'talent.recruit': {
      description: 'Post jobs for one’s company and meet learners who are open to recruitment',
      grantedTo: ['recruiter'],
    },
    'talent.manage': {
      description: 'Approve and suspend partner companies, assign recruiters, and audit fairness',
      grantedTo: ['administrator'],
    },
  },
  // Each part has a contract of its own.
  routes: {
    ...profileRoutes,
    ...partnerRoutes,
    ...colleagueRoutes,
    ...jobRoutes,
    ...matchRoutes,
    ...candidacyRoutes,
    ...safetyRoutes,
    ...fairnessRoutes,
  },
  jobs: { ...matchJobs, ...candidacyJobs },
  live: {
    sends: {
      /** Something that concerns you changed: matches, candidates, companies or conversations. Read them again. */
      talent_changed: z.object({ what: z.enum(['matches', 'candidates', 'messages']) }),
    },
  },
  audit: { ...partnerAudit, ...jobAudit, ...candidacyAudit, ...safetyAudit },
  personalData: [...profileData, ...partnerData, ...jobData, ...matchData, ...candidacyData, ...safetyData],
});
