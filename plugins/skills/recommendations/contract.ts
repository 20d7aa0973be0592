import { z } from 'zod';
import { Id, Timestamp } from '../../../core/contract/index.ts';
import { LearningStep, SkillCategory, SkillId, SkillLevel, SkillName } from '../catalogue/contract.ts';

// Recommendations in the two shapes of the screens: `/skills` (active) and `/skill-engine` (cards).

/** Cards on a screen, and skills in progress at the same time. */
export const maxCards = 8;

/** What Start sets, and what Continue adds. */
export const startProgress = 10;
export const continueProgress = 25;
/** From here on a skill can be marked as completed. */
export const completeFrom = 90;
/** What the detail view offers. */
export const progressChoices = [25, 50, 75, 100] as const;

const Percent = z.int().min(0).max(100);

/** A record of the learner that a recommendation is based on. */
export const Reason = z.object({
  kind: z.enum([
    'practice',
    'placement',
    'idfs',
    'concept',
    'goal',
    'target',
    'score-target',
    'background',
    'interest',
    'skill',
  ]),
  /** A sentence with the figures of the record. */
  text: z.string(),
});
export type Reason = z.infer<typeof Reason>;

export const ActiveRecommendation = z.object({
  id: Id,
  skillId: SkillId,
  skillName: z.string(),
  skillCategory: SkillCategory,
  priority: z.int().min(1).max(5),
  currentLevel: SkillLevel,
  targetLevel: SkillLevel,
  /** The learner's own mark of work done, not mastery. */
  progress: Percent,
  /** What is left, at the learner's own pace. */
  estimatedHours: z.number(),
  aiReasoning: z.string(),
  reasons: z.array(Reason),
  prerequisiteSkills: z.array(z.string()),
  /** The same with their ids. */
  buildsOn: z.array(SkillName),
  learningPath: z.object({ steps: z.array(LearningStep) }),
  completedAt: Timestamp.nullable(),
});
export type ActiveRecommendation = z.infer<typeof ActiveRecommendation>;

export const SkillFilter = z.enum(['all', 'technical', 'soft-skills', 'leadership', 'emerging']);
export type SkillFilter = z.infer<typeof SkillFilter>;

/** The chip under which the skills of a category are found. */
export const filterOf: Record<SkillCategory, Exclude<SkillFilter, 'all'>> = {
  programming: 'technical',
  mathematics: 'technical',
  research: 'technical',
  problem_solving: 'soft-skills',
  communication: 'soft-skills',
  leadership: 'leadership',
  ai_concepts: 'emerging',
};

export const PriorityName = z.enum(['critical', 'high', 'medium', 'low']);
export type PriorityName = z.infer<typeof PriorityName>;

export const SkillRecommendation = z.object({
  id: Id,
  skillId: SkillId,
  skillName: z.string(),
  category: SkillCategory,
  priority: PriorityName,
  difficulty: z.enum(['beginner', 'intermediate', 'advanced']),
  reasoning: z.string(),
  reasons: z.array(Reason),
  /** Probability in percent that the learner does not master the skill yet, by the answers about it. */
  confidence: Percent,
  /** How much the skill serves the learner's goals and gaps. The plugin's README has the formula. */
  relevanceScore: Percent,
  careerImpact: z.string(),
  estimatedTimeToComplete: z.string(),
  estimatedHours: z.number(),
  /** Percent of the imported occupations that name the skill; absent without imported data about it. */
  industryDemand: z.number().optional(),
  prerequisites: z.array(z.string()),
  /** The same with their ids. */
  buildsOn: z.array(SkillName),
  isAccepted: z.boolean(),
  progress: Percent,
});
export type SkillRecommendation = z.infer<typeof SkillRecommendation>;

const recommendation = z.object({ id: Id });

export const recommendationRoutes = {
  active: {
    method: 'get',
    path: '/api/recommendations/skills/active',
    access: 'signed-in',
    description: 'Your skills in progress and the first of those recommended',
    response: z.array(ActiveRecommendation),
  },
  update: {
    method: 'get',
    path: '/api/recommendations/skills',
    access: 'signed-in',
    whenSignedInAs: 'closed',
    description: 'Make your recommendations again from your records; repeating it changes nothing',
    response: z.array(ActiveRecommendation),
  },
  setProgress: {
    method: 'patch',
    path: '/api/recommendations/skills/:id/progress',
    access: 'signed-in',
    description: 'Mark how much of a skill you have worked through, in percent',
    params: recommendation,
    body: z.object({ progress: Percent }),
    response: ActiveRecommendation,
  },
  complete: {
    method: 'post',
    path: '/api/recommendations/skills/:id/complete',
    access: 'signed-in',
    description: 'Mark a skill as completed, from 90 percent on; repeating it changes nothing',
    params: recommendation,
    response: ActiveRecommendation,
  },
  cards: {
    method: 'get',
    path: '/api/skill-recommendations',
    access: 'signed-in',
    description: 'Your recommendations in the order to learn them, at most 8 for a filter',
    query: z.object({ filter: SkillFilter.default('all') }),
    response: z.array(SkillRecommendation),
  },
  counts: {
    method: 'get',
    path: '/api/skill-recommendations/counts',
    access: 'signed-in',
    description: 'The number of your recommendations for each filter',
    response: z.record(SkillFilter, z.int()),
  },
  generate: {
    method: 'post',
    path: '/api/skill-recommendations/generate',
    access: 'signed-in',
    description: 'Make your recommendations again from your records; repeating it changes nothing',
    response: z.array(SkillRecommendation),
  },
  accept: {
    method: 'post',
    path: '/api/skill-recommendations/:id/accept',
    access: 'signed-in',
    description: 'Start learning a recommended skill; repeating it changes nothing',
    params: recommendation,
    response: SkillRecommendation,
  },
} as const;
