import { z } from 'zod';
import { SkillCategory, SkillId, SkillLevel } from '../catalogue/contract.ts';

// What a learner knows and does, across skills: the profile of the skill engine, pathways, analytics and the map.

const Percent = z.number().min(0).max(100);

/** What is known about a learner's command of a skill. */
export const SkillState = z.enum(['mastered', 'completed', 'in_progress', 'ready', 'locked']);
export type SkillState = z.infer<typeof SkillState>;

/** Where a figure about a learner's skill comes from. */
export const MeasuredLevel = z.object({
  /** Probability that the learner knows the skill, by the answers about it. */
  percent: Percent,
  /** 95 % interval. */
  interval: z.tuple([Percent, Percent]),
  /** Graded answers behind it. */
  answers: z.int(),
});
export type MeasuredLevel = z.infer<typeof MeasuredLevel>;

export const EngineProfile = z.object({
  eiqScore: z.number().nullable(),
  eiqStandardError: z.number().nullable(),
  /** Percent by name of skill, for measured skills. */
  skillLevels: z.record(z.string(), Percent),
  /** The same with their uncertainty, the best known first. */
  measured: z.array(MeasuredLevel.extend({ skillId: SkillId, skillName: z.string(), category: SkillCategory })),
  learningGoals: z.array(z.string()),
  careerPath: z.string().nullable(),
  /** As answered in the setup; null without an answer. */
  timeAvailability: z.string().nullable(),
  hoursPerWeek: z.number(),
  preferredLearningStyle: z.string(),
});
export type EngineProfile = z.infer<typeof EngineProfile>;

export const stageTitles = ['Foundation', 'Intermediate', 'Advanced', 'Specialization'] as const;

export const PathwaySkill = z.object({
  id: SkillId,
  title: z.string(),
  state: SkillState,
  /** Mastered, completed, or covered by results or the setup. */
  isKnown: z.boolean(),
  hoursLeft: z.number(),
});
export type PathwaySkill = z.infer<typeof PathwaySkill>;

export const LearningPathway = z.object({
  goal: z.string(),
  /** From the hours left and the hours a week; null where nothing is left. */
  weeks: z.int().nullable(),
  hoursLeft: z.number(),
  hoursPerWeek: z.number(),
  skills: z.int(),
  done: z.int(),
  stages: z.array(z.object({ title: z.enum(stageTitles), skills: z.array(PathwaySkill), hoursLeft: z.number() })),
});
export type LearningPathway = z.infer<typeof LearningPathway>;

export const LearningAnalytics = z.object({
  inProgress: z.int(),
  completed: z.int(),
  /** Skills that answers show as mastered, of those measured. */
  mastered: z.int(),
  measured: z.int(),
  /** Hours of the steps that the learner marked as done. */
  hoursDone: z.number(),
  hoursLeft: z.number(),
  /** Hours of steps marked as done in each of the past weeks, the current one last. */
  weeks: z.array(z.object({ week: z.string(), hours: z.number() })),
  /** Hours a week over these weeks; null before the first mark. */
  hoursPerWeek: z.number().nullable(),
  /** By category: skills completed or mastered, and skills in the catalogue. */
  categories: z.array(z.object({ category: SkillCategory, done: z.int(), inProgress: z.int(), skills: z.int() })),
});
export type LearningAnalytics = z.infer<typeof LearningAnalytics>;

export const MapSkill = z.object({
  id: SkillId,
  title: z.string(),
  category: SkillCategory,
  level: SkillLevel,
  requires: z.array(SkillId),
  /** Those of them that the learner does not know yet. */
  missing: z.array(SkillId),
  /** Number of prerequisites on the longest chain below it. */
  depth: z.int(),
  state: SkillState,
  /** Mastered, completed, or covered by results or the setup. */
  isKnown: z.boolean(),
  /** The learner's own mark; null for a skill that is not recommended. */
  progress: z.int().nullable(),
  measured: MeasuredLevel.nullable(),
  /**
   * The probability that the learner knows the skill, as far as it follows from answers about a skill that needs it, with their own
   * answers about it where there are any. No measurement.
   */
  inferred: z.object({ percent: Percent, interval: z.tuple([Percent, Percent]), from: SkillId }).nullable(),
});
export type MapSkill = z.infer<typeof MapSkill>;

export const overviewRoutes = {
  engineProfile: {
    method: 'get',
    path: '/api/skills/profile',
    access: 'signed-in',
    description: 'Your skills in percent with their uncertainty, your goals and your time',
    response: EngineProfile,
  },
  pathways: {
    method: 'get',
    path: '/api/skills/pathways',
    access: 'signed-in',
    description: 'The way to each of your learning goals, in four stages',
    response: z.array(LearningPathway),
  },
  analytics: {
    method: 'get',
    path: '/api/skills/analytics',
    access: 'signed-in',
    description: 'Your own figures about learning skills',
    response: LearningAnalytics,
  },
  map: {
    method: 'get',
    path: '/api/skills/map',
    access: 'signed-in',
    description: 'All skills of the catalogue with their prerequisites and your state in each',
    response: z.array(MapSkill),
  },
} as const;
