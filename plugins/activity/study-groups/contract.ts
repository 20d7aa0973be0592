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

/** Characters of one message. */
export const longestMessage = 2000;
/** Messages of one person in a minute, in all groups together: nobody types faster, and all of a group are told. */
export const mostMessagesAMinute = 20;

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

export const DiscussionMessage = z.object({
  id: Id,
  /** Its place in the discussion: ascending, with gaps. */
  sequence: z.int(),
  /** `You`, the name of staff or of a learner who shares it, or `Learner 3`; staff read names. */
  who: z.string(),
  isOwn: z.boolean(),
  isStaff: z.boolean(),
  /** Null where it is gone: removed, with the account of who wrote it, or hidden from learners older than who wrote it. */
  text: z.string().nullable(),
  gone: z.enum(['removed', 'account', 'younger']).nullable(),
  /** Whether the reader reported it. */
  isReported: z.boolean(),
  at: Timestamp,
});
export type DiscussionMessage = z.infer<typeof DiscussionMessage>;

export const DiscussionPage = z.object({
  /** In the order of the discussion. */
  items: z.array(DiscussionMessage),
  /** The last change that is in here: ask for what came since. */
  change: Change,
  /** Whether there are more: older ones of a page, later changes of changes. */
  hasMore: z.boolean(),
});
export type DiscussionPage = z.infer<typeof DiscussionPage>;

export const Report = z.object({
  id: Id,
  group: z.object({ id: Id, name: z.string() }),
  message: z.object({ id: Id, who: z.string(), text: z.string().nullable(), at: Timestamp }),
  reason: z.string(),
  /** How many people reported the message. */
  times: z.int(),
  at: Timestamp,
});
export type Report = z.infer<typeof Report>;

const group = z.object({ id: Id });
const message = z.object({ id: Id, messageId: Id });

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
  discussion: {
    method: 'get',
    path: '/api/study-groups/:id/messages',
    access: 'activity.community',
    description: 'The latest messages of a group’s discussion, or those before one; for members and staff',
    params: group,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(50),
      before: GivenChange.optional(),
    }),
    response: DiscussionPage,
  },
  discussionChanges: {
    method: 'get',
    path: '/api/study-groups/:id/messages/changes',
    access: 'activity.community',
    description: 'Messages that were written or removed since a change, the earliest change first',
    params: group,
    query: z.object({ since: GivenChange }),
    response: DiscussionPage,
  },
  ownMessages: {
    method: 'get',
    path: '/api/study-groups/:id/messages/own',
    access: 'activity.community',
    description:
      'What you wrote in a group’s discussion and is still there, the latest first; for who has left it, too',
    params: group,
    response: z.array(DiscussionMessage),
  },
  postMessage: {
    method: 'post',
    path: '/api/study-groups/:id/messages',
    access: 'activity.community',
    duringAssessment: 'closed',
    description: 'Write in the discussion; the same id again changes nothing',
    params: group,
    body: z.object({
      id: Id,
      text: z
        .string()
        .trim()
        .min(1, 'Required')
        .max(longestMessage, `At most ${longestMessage} characters`)
        .refine(isSeen, 'Nothing of this can be seen'),
    }),
    response: DiscussionMessage,
    status: 201,
  },
  seenDiscussion: {
    method: 'post',
    path: '/api/study-groups/:id/seen',
    access: 'activity.community',
    description: 'Say how far you have read; repeating it changes nothing',
    params: group,
    body: z.object({ upTo: Change }),
    response: nothing(),
  },
  removeMessage: {
    method: 'post',
    path: '/api/study-groups/:id/messages/:messageId/remove',
    access: 'activity.community',
    description:
      'Remove a message: your own, member or not, or as staff any; its place stays. Repeating it changes nothing',
    params: message,
    response: DiscussionMessage,
  },
  reportMessage: {
    method: 'post',
    path: '/api/study-groups/:id/messages/:messageId/report',
    access: 'activity.community',
    description: 'Tell staff that a message is not right; repeating it changes nothing',
    params: message,
    body: z.object({ reason: z.string().trim().max(500, 'At most 500 characters').default('') }),
    response: DiscussionMessage,
  },
  reports: {
    method: 'get',
    path: '/api/study-group-reports',
    access: 'activity.moderate',
    description: 'Reported messages that nobody has looked at, the earliest first',
    response: z.array(Report),
  },
  settleReport: {
    method: 'post',
    path: '/api/study-group-reports/:id/settle',
    access: 'activity.moderate',
    description: 'Remove the reported message, or let it stay; repeating it changes nothing',
    params: group,
    body: z.object({ remove: z.boolean() }),
    response: nothing(),
  },
} as const;

export const studyGroupReceives = {
  join_discussion: {
    access: 'activity.community',
    body: z.object({ groupId: Id }),
    /** How many people are in the discussion now, and its last change. */
    answer: z.object({ groupId: Id, here: z.int(), change: Change }),
  },
} as const;

export const studyGroupMessages = {
  /** Something was written or removed: ask for what changed since the last change known. */
  discussion_changed: z.object({ groupId: Id, change: Change }),
  /** Somebody came or went. */
  discussion_presence: z.object({ groupId: Id, here: z.int() }),
  /** A group was made or deleted, or its members changed: ask again. */
  study_groups_changed: z.object({}),
};
