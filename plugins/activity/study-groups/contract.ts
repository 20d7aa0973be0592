import { z } from 'zod';
import { Id, isSeen, Line, nothing, Timestamp } from '../../../core/contract/index.ts';
import { Circle, learnerCircles } from '../../learner/minority/contract.ts';
import { Change, GivenChange } from '../notifications/contract.ts';

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

/** How topics are called on screens. */
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

/** How circles are called on screens. */
export const circleTitles: Record<Circle, string> = {
  'under-13': 'Learners under 13',
  minors: 'Learners from 13 on, minors',
  adults: 'Adults',
  staff: 'Staff',
};

/** People in one group. */
export const mostMembers = 50;
/** Groups that one person may start in a day: everybody hears of each. */
export const mostStartedADay = 10;

/** Lessons a week that each member undertakes. */
export const lessonLimits = { least: 1, most: 14, usual: 3 } as const;

/** Why a child cannot take part yet; the same words wherever it is said. */
export const waitsForConsent =
  'Study groups open to you once a parent or guardian has agreed that you talk with others. Until then nothing of you is shown there.';

/** Why somebody of unknown age cannot take part. */
export const waitsForAge =
  'Tell us your age first: study groups are for learners of about the same age. Until then nothing of you is shown to other learners.';

export const StudyGroup = z.object({
  id: Id,
  name: z.string(),
  topic: Topic,
  members: z.int(),
  maximum: z.int(),
  /** Whom it is for. */
  circle: Circle,
  isMember: z.boolean(),
  /** Up to three members who share their names, without the reader. */
  named: z.array(z.string()),
  /** Members who have a page of the platform open. */
  online: z.int(),
  /** Lessons the members have practised together since Monday (UTC), and how many they undertake. */
  lessons: z.int(),
  goal: z.int(),
  /** Percent of the goal, at most 100. */
  progress: z.int().min(0).max(100),
  /** Messages the reader has not seen; 0 for who is no member. */
  unread: z.int(),
});
export type StudyGroup = z.infer<typeof StudyGroup>;

export const StudyGroups = z.object({
  /** The reader's own first, then the liveliest. */
  items: z.array(StudyGroup),
  total: z.int(),
  /** Why the reader sees no groups; null when they may take part. */
  refusal: z.string().nullable(),
});
export type StudyGroups = z.infer<typeof StudyGroups>;

const group = z.object({ id: Id });

export const studyGroupRoutes = {
  studyGroups: {
    method: 'get',
    path: '/api/study-groups',
    access: 'activity.community',
    description: 'Study groups for learners of your age, as staff all: yours first, then the liveliest',
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
    description: 'Start a study group, with yourself as its first member; the same id again changes nothing',
    body: z.object({
      id: Id,
      name: Line.min(2, 'At least 2 characters').max(60, 'At most 60 characters'),
      topic: Topic,
      /** A week, of each member. */
      lessonsEach: z.int().min(lessonLimits.least).max(lessonLimits.most).default(lessonLimits.usual),
      /** Whom it is for: staff say it, learners start groups for their own circle. */
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
      /** Whether the reader may read and write in the discussion. */
      mayDiscuss: z.boolean(),
      mayModerate: z.boolean(),
    }),
  },
  joinStudyGroup: {
    method: 'post',
    path: '/api/study-groups/:id/join',
    access: 'activity.community',
    description: 'Become a member; repeating it changes nothing',
    params: group,
    response: StudyGroup,
  },
  leaveStudyGroup: {
    method: 'post',
    path: '/api/study-groups/:id/leave',
    access: 'activity.community',
    description: 'Stop being a member; your messages stay until you remove them. Repeating it changes nothing',
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
  /** A group was made or deleted, or its members changed: ask again. */
  study_groups_changed: z.object({}),
};
