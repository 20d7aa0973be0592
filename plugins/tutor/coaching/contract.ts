import { z } from 'zod';
import { Id, replyOrEvents, Timestamp } from '../../../core/contract/index.ts';
import { Section } from '../../item-bank/contract.ts';
import type { Domain } from '../../learner/contract.ts';
import { Estimate, Level } from '../../learner/contract.ts';
import { Conversation, Message, MessageState, ReplyEvent, Words } from '../conversations/contract.ts';

// Coaching: a session in one subject with a target score, a conversation towards it, and figures on its progress.

export const SessionType = z.enum(['personalized_coaching', 'skill_improvement', 'concept_review']);
export type SessionType = z.infer<typeof SessionType>;

export const sessionTypeTitles: Record<SessionType, string> = {
  personalized_coaching: 'Personalized coaching',
  skill_improvement: 'Skill improvement',
  concept_review: 'Concept review',
};

export const Subject = z.enum(['mathematics', 'reasoning', 'ai_concepts']);
export type Subject = z.infer<typeof Subject>;

export const subjectTitles: Record<Subject, string> = {
  mathematics: 'Mathematics',
  reasoning: 'Applied Reasoning',
  ai_concepts: 'AI Concepts',
};

/** The domain of the learner's record in which a subject is measured, which is also the bank's section. */
export const domainOf: Record<Subject, Domain & Section> = {
  mathematics: 'core_math',
  reasoning: 'applied_reasoning',
  ai_concepts: 'ai_conceptual',
};

export const SessionStatus = z.enum(['active', 'completed']);
export type SessionStatus = z.infer<typeof SessionStatus>;

export const longestGoal = 300;

/** A score as a decimal string: `512.4`. */
const DecimalText = z.string().regex(/^\d{1,3}\.\d$/);

/** A content area to practise. */
const PracticeTopic = z.object({ section: Section, contentArea: z.string(), title: z.string() });
export type PracticeTopic = z.infer<typeof PracticeTopic>;

/** A focus area and the measurement it rests on. */
const Focus = z.object({
  title: z.string(),
  /** The measurement, as a sentence. */
  because: z.string(),
  /** Null where practice has no questions on it. */
  practice: PracticeTopic.nullable(),
});
export type Focus = z.infer<typeof Focus>;

/**
 * Computed from the pace of the last messages and their share of own work; see README.md. Null before the third
 * message.
 */
export const EngagementLevel = z.enum(['low', 'medium', 'high']);
export type EngagementLevel = z.infer<typeof EngagementLevel>;

/** The figures behind the engagement level. */
const Engagement = z.object({
  /** Number of messages considered. */
  messages: z.int(),
  /** Messages with own work: a step, a value, a reason. */
  withOwnWork: z.int(),
  /** Median seconds between a reply and the learner's next message; null before the second message. */
  usualPause: z.number().nullable(),
});
export type Engagement = z.infer<typeof Engagement>;

const CoachingTurn = z.object({
  role: z.enum(['user', 'tutor']),
  content: z.string(),
  improvementSuggestions: z.array(z.string()).optional(),
  /** Topics that the suggestions recommend. */
  practiceTopics: z.array(PracticeTopic).optional(),
  id: Id,
  timestamp: Timestamp,
  state: MessageState,
  provider: z.string().nullable(),
  notice: z.string().nullable(),
});
export type CoachingTurn = z.infer<typeof CoachingTurn>;

/** The figures of a session: current ones while it is active, those at its end once it is completed. */
export const SessionFigures = z.object({
  /** In the subject's domain; null until it is measured. */
  currentEiqScore: DecimalText.nullable(),
  /** Null until the current score is known, unless the learner set a target. */
  targetEiqScore: DecimalText.nullable(),
  improvementPlan: z.object({
    focus_areas: z.array(z.string()),
    estimated_timeline: z.string(),
    weekly_goals: z.array(z.string()),
  }),
  learningGaps: z.object({ identified_weaknesses: z.array(z.string()), strength_areas: z.array(z.string()) }),
  progressMetrics: z.object({
    /** Number of answered messages. */
    totalInteractions: z.int(),
    engagementLevel: EngagementLevel.nullable(),
    /** Concepts of the subject mastered since the session began. */
    conceptsMastered: z.int(),
  }),
  /** The provider of the last reply: `built-in`, `openai` …; null before the first reply. */
  aiProvider: z.string().nullable(),
  /** The current score with its uncertainty. */
  measured: Estimate.nullable(),
  focus: z.array(Focus),
  engagement: Engagement,
  /** Names of the concepts that `conceptsMastered` counts. */
  masteredConcepts: z.array(z.string()),
});
export type SessionFigures = z.infer<typeof SessionFigures>;

export const CoachingSession = z.object({
  id: Id,
  sessionType: SessionType,
  subject: Subject,
  status: SessionStatus,
  /** Oldest first; in the list of sessions only the latest exchange. */
  conversationHistory: z.array(CoachingTurn),
  createdAt: Timestamp,
  completedAt: Timestamp.nullable(),
  ...SessionFigures.shape,
  /** The session's conversation, to stop, retry or follow a reply. */
  conversationId: Id,
  isAnswering: z.boolean(),
  /** The goal of the last message; empty before the first message. */
  learningGoal: z.string(),
  /** The current score when the session began. */
  startingEiqScore: DecimalText.nullable(),
  /** Levels and the scores they begin at, ascending. */
  cuts: z.array(z.object({ level: Level, from: z.number() })),
});
export type CoachingSession = z.infer<typeof CoachingSession>;

const NewSession = z.object({
  sessionType: SessionType,
  subject: Subject,
  /** Used where it is on the scale and above the current score; otherwise the next level's cut is used. */
  targetEiqScore: z.unknown().optional(),
  // Accepted, but replaced by the server's own figures.
  currentEiqScore: z.unknown().optional(),
  improvementPlan: z.unknown().optional(),
  conversationHistory: z.unknown().optional(),
  learningGaps: z.unknown().optional(),
  progressMetrics: z.unknown().optional(),
  aiProvider: z.unknown().optional(),
});

const LearningGoal = z
  .string()
  .trim()
  .min(1, 'Enter what you want to learn.')
  .max(longestGoal, `A learning goal has at most ${longestGoal} characters.`);

const CoachReply = z.object({
  response: z.string(),
  improvementSuggestions: z.array(z.string()),
  session: CoachingSession,
  conversation: Conversation,
  message: Message,
  reply: Message,
});

const id = z.object({ id: Id });

export const coachingRoutes = {
  coachingSessions: {
    method: 'get',
    path: '/api/ai-tutoring/sessions',
    access: 'signed-in',
    whenSignedInAs: 'closed',
    description: 'List your latest fifty coaching sessions, the newest first, each with its latest exchange',
    response: z.array(CoachingSession),
  },
  activeCoaching: {
    method: 'get',
    path: '/api/ai-tutoring/sessions/active',
    access: 'signed-in',
    whenSignedInAs: 'closed',
    description: 'Get your active coaching session with its conversation; null if there is none',
    response: CoachingSession.nullable(),
  },
  startCoaching: {
    method: 'post',
    path: '/api/ai-tutoring/sessions',
    access: 'signed-in',
    duringAssessment: 'closed',
    description:
      'Start coaching, or get the active session of the same kind. Scores and plans are computed by the server',
    body: NewSession,
    response: CoachingSession,
  },
  coachingSession: {
    method: 'get',
    path: '/api/ai-tutoring/sessions/:id',
    access: 'signed-in',
    whenSignedInAs: 'closed',
    description: 'Get one of your coaching sessions with its conversation',
    params: id,
    response: CoachingSession,
  },
  coach: {
    method: 'post',
    path: '/api/ai-tutoring/sessions/:id/coach',
    access: 'signed-in',
    duringAssessment: 'closed',
    description:
      'Send a message to your coach; the reply is returned whole, or as events where the client accepts them',
    params: id,
    body: z.object({
      message: Words,
      learningGoal: LearningGoal,
      /** Generated by the browser: a repeated key identifies the same message. */
      key: Id.optional(),
    }),
    response: replyOrEvents(CoachReply, ReplyEvent),
  },
  completeCoaching: {
    method: 'post',
    path: '/api/ai-tutoring/sessions/:id/complete',
    access: 'signed-in',
    description: 'Complete a coaching session; repeating the call has no effect',
    params: id,
    response: CoachingSession,
  },
} as const;

/** A session was started or completed, perhaps in another tab: reload it. */
export const coachingChanged = z.object({ sessionId: Id, what: z.enum(['started', 'completed']) });

export const coachingData = [
  {
    table: 'coaching_sessions',
    userColumn: 'user_id',
    onErase: 'delete',
    description: 'Your coaching sessions: subject, goal, target and their figures at completion',
  },
  {
    table: 'coaching_advice',
    userColumn: 'user_id',
    onErase: 'delete',
    description: 'The suggestions shown beside your coach’s replies',
  },
] as const;
