import { z } from 'zod';
import { defineContract } from '../../core/contract/index.ts';
import { catalogueRoutes, SkillId } from './catalogue/contract.ts';
import { learnerPermissions, learnerRoutes } from './learners/contract.ts';
import { masteryData, masteryRoutes } from './mastery/contract.ts';
import { overviewRoutes } from './overview/contract.ts';
import { recommendationRoutes } from './recommendations/contract.ts';

export * from './catalogue/contract.ts';
export * from './learners/contract.ts';
export * from './mastery/contract.ts';
export * from './overview/contract.ts';
export * from './recommendations/contract.ts';

export const skills = defineContract({
  id: 'skills',
  title: 'Skills',
  summary: 'Recommends skills to learn from each learner’s own records, with learning steps and a map of prerequisites',
  permissions: {
    // All institutions share the parameters, so adopting them affects everyone.
    'skills.adopt': { description: 'Put fitted parameters of skills into use', grantedTo: ['operator'] },
    ...learnerPermissions,
  },
  routes: { ...overviewRoutes, ...masteryRoutes, ...learnerRoutes, ...catalogueRoutes, ...recommendationRoutes },
  events: {
    /** A learner marked a skill as completed. Not mastery, which comes from answers. */
    'skill.completed': z.object({ userId: z.uuid(), skillId: SkillId }),
    /** A skill became mastered by a learner's answers, or is no longer mastered. Once for each change. */
    'mastery.changed': z.object({ userId: z.uuid(), skillId: SkillId, isMastered: z.boolean() }),
    /** Skills were imported, for all institutions: names may mean other skills than before. */
    'catalogue.imported': z.object({}),
  },
  live: {
    sends: {
      /** Your recommendations or your progress changed, perhaps in another tab. Fetch them again. */
      skills_changed: z.object({ skillId: SkillId.nullable() }),
    },
  },
  audit: { 'skills.parameters-adopted': '{who} put fitted parameters of skills into use' },
  personalData: [
    {
      table: 'recommendations',
      userColumn: 'user_id',
      onErase: 'delete',
      description: 'Skills recommended to you, with the reasons and your progress',
    },
    {
      table: 'progress_marks',
      userColumn: 'user_id',
      onErase: 'delete',
      description: 'When you marked progress in a skill',
    },
    ...masteryData,
  ],
});
