import { z } from 'zod';
import { Id, Line, nothing } from '../../../core/contract/index.ts';
import { Circle, learnerCircles, unknownAge } from '../../learner/minority/contract.ts';

export const Topic = z.enum([
  'mathematics',
  'science',
  'technology',
  'language-arts',
  'social-studies',
  'ai-ethics',
  'computer-science',
  'research-methods',
]);
export type Topic = z.infer<typeof Topic>;

/** Titles of topics on screens. */
export const topicTitles: Record<Topic, string> = {
  mathematics: 'Mathematics',
  science: 'Science',
  technology: 'Technology',
  'language-arts': 'Language arts',
  'social-studies': 'Social studies',
  'ai-ethics': 'AI ethics',
  'computer-science': 'Computer science',
  'research-methods': 'Research methods',
};

/** Titles of circles on screens. */
export const circleTitles: Record<Circle, string> = {
  'under-13': 'Learners under 13',
  minors: 'Learners from 13 to 17',
  adults: 'Adults',
  staff: 'Staff',
};

/** Maximum members of a group. */
export const maxMembers = 50;
/** Maximum groups that a person can start in a day, because each is announced to everyone. */
export const maxStartedPerDay = 10;

/** Limits and default of the weekly lessons of each member. */
export const lessonLimits = { min: 1, max: 14, default: 3 } as const;

/** Shown to a child without consent. */
export const consentRequired =
  'Study groups open to you once a parent or guardian has agreed that you talk with others. Until then nothing of you is shown there.';

/** Shown to a learner of unknown age. */
export const ageRequired = unknownAge.refusal;

export const StudyGroup = z.object({
  id: Id,
  name: z.string(),
  topic: Topic,
  members: z.int(),
  maximum: z.int(),
  /** The circle it is for. */
  circle: Circle,
  isMember: z.boolean(),
  /** Names of up to three members who share them, without the reader. */
  named: z.array(z.string()),
  /** Members who are online. */
  online: z.int(),
  /** Lessons the members have practised together since Monday (UTC), and their goal. */
  lessons: z.int(),
  goal: z.int(),
  /** Percent of the goal, at most 100. */
  progress: z.int().min(0).max(100),
  /** Messages the reader has not seen; 0 for non-members. */
  unread: z.int(),
});
export type StudyGroup = z.infer<typeof StudyGroup>;

export const StudyGroups = z.object({
  /** The reader's own first, then the most active. */
  items: z.array(StudyGroup),
  total: z.int(),
  /** Why the reader cannot take part; null if they can. */
  refusal: z.string().nullable(),
});
export type StudyGroups = z.infer<typeof StudyGroups>;

const group = z.object({ id: Id });

export const studyGroupRoutes = {
  studyGroups: {
    method: 'get',
    path: '/api/study-groups',
    access: 'activity.community',
    description: 'Study groups for learners of your age, or all for staff: yours first, then the most active',
    query: z.object({
      limit: z.coerce.number().int().min(1).max(50).default(20),
      offset: z.coerce.number().int().min(0).default(0),
      topic: Topic.optional(),
    }),
    response: StudyGroups,
  },
  createStudyGroup: {
    method: 'post',
    path: '/api/study-groups',
    access: 'activity.community',
    duringAssessment: 'closed',
    description: 'Start a study group with yourself as its first member. Idempotent by id',
    body: z.object({
      id: Id,
      name: Line.min(2, 'At least 2 characters').max(60, 'At most 60 characters'),
      topic: Topic,
      /** Weekly lessons of each member. */
      lessonsEach: z.int().min(lessonLimits.min).max(lessonLimits.max).default(lessonLimits.default),
      /** The circle it is for. Only staff choose it; learners start groups for their own circle. */
      circle: z.enum(learnerCircles).optional(),
    }),
    response: StudyGroup,
    status: 201,
  },
  studyGroup: {
    method: 'get',
    path: '/api/study-groups/:id',
    access: 'activity.community',
    description: 'One study group',
    params: group,
    response: StudyGroup.extend({
      refusal: StudyGroups.shape.refusal,
      /** Whether the reader can read and write in the discussion. */
      mayDiscuss: z.boolean(),
      mayModerate: z.boolean(),
    }),
  },
  joinStudyGroup: {
    method: 'post',
    path: '/api/study-groups/:id/join',
    access: 'activity.community',
    description: 'Become a member. Idempotent',
    params: group,
    response: StudyGroup,
  },
  leaveStudyGroup: {
    method: 'post',
    path: '/api/study-groups/:id/leave',
    access: 'activity.community',
    description: 'Stop being a member. Your messages stay until you remove them. Idempotent',
    params: group,
    response: StudyGroup,
  },
  deleteStudyGroup: {
    method: 'delete',
    path: '/api/study-groups/:id',
    access: 'activity.moderate',
    description: 'Delete a study group with its discussion',
    params: group,
    response: nothing(),
  },
} as const;

export const studyGroupMessages = {
  /** A group was created or deleted, or its members changed. Fetch them again. */
  study_groups_changed: z.object({}),
};
