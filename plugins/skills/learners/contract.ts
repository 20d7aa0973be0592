import { z } from 'zod';
import { Id, PageQuery, pageOf, Timestamp } from '../../../core/contract/index.ts';
import { SkillMastery } from '../mastery/contract.ts';

// What learners' answers show about skills, for staff and guardians.

export const LearnerSkills = z.object({
  userId: Id,
  firstName: z.string(),
  lastName: z.string(),
  username: z.string(),
  /** Skills with answers, and those of them that are mastered. */
  measured: z.int(),
  mastered: z.int(),
  /** Skills whose review is due. */
  due: z.int(),
  /** Null before the first answer. */
  lastAt: Timestamp.nullable(),
});
export type LearnerSkills = z.infer<typeof LearnerSkills>;

export const learnerPermissions = {
  'skills.read': { description: 'See which skills learners master', grantedTo: ['administrator', 'instructor'] },
} as const;

export const learnerRoutes = {
  learners: {
    method: 'get',
    path: '/api/admin/skills',
    access: 'skills.read',
    description: 'Learners you see, with the number of skills they master and have to review',
    query: PageQuery.extend({ search: z.string().trim().max(200).default('') }),
    response: pageOf(LearnerSkills),
  },
  learnerMasteries: {
    method: 'get',
    path: '/api/learners/:userId/skills',
    access: 'signed-in',
    description: 'What a learner’s answers show about skills, for staff who see the learner and guardians with consent',
    params: z.object({ userId: Id }),
    response: z.object({ firstName: z.string(), lastName: z.string(), skills: z.array(SkillMastery), due: z.int() }),
  },
} as const;
