import { z } from 'zod';
import { PageQuery, pageOf } from '../../../core/contract/index.ts';
import { Section } from '../../item-bank/contract.ts';

// The catalogue: skills with levels, prerequisites, and the steps in which one learns them.

export const SkillCategory = z.enum([
  'programming',
  'mathematics',
  'ai_concepts',
  'problem_solving',
  'communication',
  'leadership',
  'research',
]);
export type SkillCategory = z.infer<typeof SkillCategory>;

export const categoryTitles: Record<SkillCategory, string> = {
  programming: 'Programming',
  mathematics: 'Mathematics',
  ai_concepts: 'AI concepts',
  problem_solving: 'Problem solving',
  communication: 'Communication',
  leadership: 'Leadership',
  research: 'Research',
};

/** In ascending order. */
export const SkillLevel = z.enum(['beginner', 'intermediate', 'advanced', 'expert']);
export type SkillLevel = z.infer<typeof SkillLevel>;

/** A word in lower case with hyphens, or `esco:` and the identifier at the end of an ESCO address. */
export const SkillId = z.string().regex(/^[a-z0-9][a-z0-9:-]{0,99}$/, 'The id of a skill');

/** `eiq` is the platform's own catalogue, `esco` what the operator imported. */
export const SkillSource = z.enum(['eiq', 'esco']);
export type SkillSource = z.infer<typeof SkillSource>;

export const ResourceType = z.enum([
  'practice',
  'tutor',
  'coaching',
  'assistant',
  'documents',
  'assessment',
  'group',
  'record',
]);
export type ResourceType = z.infer<typeof ResourceType>;

export const Resource = z.object({
  type: ResourceType,
  title: z.string(),
  /** Minutes. */
  estimatedTime: z.int().positive(),
  /** An address of the platform. */
  link: z.string().startsWith('/'),
});
export type Resource = z.infer<typeof Resource>;

export const LearningStep = z.object({
  title: z.string(),
  /** What one does, and how one knows that it is done. */
  description: z.string(),
  estimatedHours: z.number().positive(),
  resources: z.array(Resource),
});
export type LearningStep = z.infer<typeof LearningStep>;

/** A topic of the item bank. */
export const TopicRef = z.object({ section: Section, contentArea: z.string() });
export type TopicRef = z.infer<typeof TopicRef>;

/** A skill as content files and the database have it. */
export const SkillEntry = z.object({
  id: SkillId,
  title: z.string(),
  description: z.string(),
  category: SkillCategory,
  level: SkillLevel,
  aliases: z.array(z.string()),
  /** Ids of skills to be learnt before. Without cycles. */
  requires: z.array(SkillId),
  /** Topics whose questions this skill is measured with; empty where no questions measure it. */
  topics: z.array(TopicRef),
  /** Concepts of those questions that belong to this skill. */
  concepts: z.array(z.string()),
  steps: z.array(LearningStep),
});
export type SkillEntry = z.infer<typeof SkillEntry>;

/** A line of the list of skills. Category and level are null for imported skills. */
export const SkillLine = z.object({
  id: SkillId,
  source: SkillSource,
  title: z.string(),
  category: SkillCategory.nullable(),
  level: SkillLevel.nullable(),
  aliases: z.array(z.string()),
});
export type SkillLine = z.infer<typeof SkillLine>;

export const SkillName = z.object({ id: SkillId, title: z.string() });
export type SkillName = z.infer<typeof SkillName>;

export const SkillDetails = SkillLine.extend({
  description: z.string(),
  /** Null where the skill has no steps. */
  estimatedHours: z.number().nullable(),
  prerequisites: z.array(SkillName),
  /** Skills that have this one as a prerequisite. */
  opens: z.array(SkillName),
  learningPath: z.object({ steps: z.array(LearningStep) }),
  topics: z.array(TopicRef.extend({ title: z.string() })),
  /** Of imported skills: the skills that ESCO relates them to. */
  related: z.array(SkillName.extend({ relation: z.enum(['essential', 'optional']) })),
  /** Percent of the imported occupations that name the skill; absent without imported data about it. */
  industryDemand: z.number().optional(),
});
export type SkillDetails = z.infer<typeof SkillDetails>;

export const catalogueRoutes = {
  list: {
    method: 'get',
    path: '/api/skills',
    access: 'signed-in',
    description: 'Skills of the catalogue by title; imported skills are found by search',
    query: PageQuery.extend({
      search: z.string().trim().max(100).default(''),
      category: SkillCategory.optional(),
      source: SkillSource.optional(),
    }),
    response: pageOf(SkillLine),
  },
  skill: {
    method: 'get',
    path: '/api/skills/:id',
    access: 'signed-in',
    description: 'A skill with its prerequisites and learning steps',
    params: z.object({ id: SkillId }),
    response: SkillDetails,
  },
} as const;
