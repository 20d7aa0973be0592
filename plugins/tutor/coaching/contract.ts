import { z } from 'zod';
import { Id, replyOrEvents, Timestamp } from '../../../core/contract/index.ts';
import { Section } from '../../item-bank/contract.ts';
import type { Domain } from '../../learner/contract.ts';
import { Estimate, Level } from '../../learner/contract.ts';
import { Conversation, Message, MessageState, ReplyEvent, Words } from '../conversations/contract.ts';

// Coaching: a session about one subject with a target, talk that works towards it, and figures of how it goes.

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

/** The domain of the learner's record that a subject is measured in, and the bank's section of the same name. */
export const domainOf: Record<Subject, Domain & Section> = {
  mathematics: 'core_math',
  reasoning: 'applied_reasoning',
  ai_concepts: 'ai_conceptual',
};

export const SessionStatus = z.enum(['active', 'completed']);
export type SessionStatus = z.infer<typeof SessionStatus>;

export const longestGoal = 300;

/** A score as the entity writes it: `512.4`. */
const DecimalText = z.string().regex(/^\d{1,3}\.\d$/);

/** A content area to practise. */
const PracticeTopic = z.object({ section: Section, contentArea: z.string(), title: z.string() });
export type PracticeTopic = z.infer<typeof PracticeTopic>;

/** What to work on, and what that was measured by. */
const Focus = z.object({
  title: z.string(),
  /** In plain words: what the record says. */
  because: z.string(),
  /** Null where there is nothing to practise it with. */
  practice: PracticeTopic.nullable(),
});
export type Focus = z.infer<typeof Focus>;

/** By the last messages' pace and share of own work; see the plugin's README for the rule. Null before the third message. */
export const EngagementLevel = z.enum(['low', 'medium', 'high']);
export type EngagementLevel = z.infer<typeof EngagementLevel>;

/** What the level rests on. */
const Engagement = z.object({
  /** How many of the latest messages were looked at. */
  messages: z.int(),
  /** Those in which the learner worked: a step, a value, a reason. */
  withOwnWork: z.int(),
  /** Seconds between a reply and what the learner said next, the middle one; null before the second message. */
  usualPause: z.number().nullable(),
});
export type Engagement = z.infer<typeof Engagement>;

const CoachingTurn = z.object({
  role: z.enum(['user', 'tutor']),
  content: z.string(),
  improvementSuggestions: z.array(z.string()).optional(),
  /** Topics that the suggestions say to practise. */
  practiceTopics: z.array(PracticeTopic).optional(),
  id: Id,
  timestamp: Timestamp,
  state: MessageState,
  provider: z.string().nullable(),
  notice: z.string().nullable(),
});
export type CoachingTurn = z.infer<typeof CoachingTurn>;

/** How a session stands: of an active one as the record is now, of a completed one as it was then. */
export const Standing = z.object({
  /** In the subject's domain; null until that has been measured. */
  currentEiqScore: DecimalText.nullable(),
  /** Null until the current one is known, unless a target was given. */
  targetEiqScore: DecimalText.nullable(),
  improvementPlan: z.object({
    focus_areas: z.array(z.string()),
    estimated_timeline: z.string(),
    weekly_goals: z.array(z.string()),
  }),
  learningGaps: z.object({ identified_weaknesses: z.array(z.string()), strength_areas: z.array(z.string()) }),
  progressMetrics: z.object({
    /** What the learner said and was answered. */
    totalInteractions: z.int(),
    engagementLevel: EngagementLevel.nullable(),
    /** Concepts of the subject mastered since the session began. */
    conceptsMastered: z.int(),
  }),
  /** Who answered last: `built-in`, `openai` …; null before the first reply. */
  aiProvider: z.string().nullable(),
  /** The current score with its uncertainty. */
  measured: Estimate.nullable(),
  focus: z.array(Focus),
  engagement: Engagement,
  /** Names of the concepts that `conceptsMastered` counts. */
  masteredConcepts: z.array(z.string()),
});
export type Standing = z.infer<typeof Standing>;

export const CoachingSession = z.object({
  id: Id,
  sessionType: SessionType,
  subject: Subject,
  status: SessionStatus,
  /** Oldest first; in the list of sessions only the latest exchange. */
  conversationHistory: z.array(CoachingTurn),
  createdAt: Timestamp,
  completedAt: Timestamp.nullable(),
  ...Standing.shape,
  /** Of the conversation in which it is held: to stop a reply, try it again or follow it. */
  conversationId: Id,
  isAnswering: z.boolean(),
  /** The goal that was sent last; empty before the first message. */
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
  /** Taken where it lies above the current score and on the scale; the next level's cut otherwise. */
  targetEiqScore: z.unknown().optional(),
  // The server's own, whatever is sent.
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
  .min(1, 'Say what you want to learn.')
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
    description: 'Your latest fifty coaching sessions, the newest first, each with its latest exchange',
    response: z.array(CoachingSession),
  },
  activeCoaching: {
    method: 'get',
    path: '/api/ai-tutoring/sessions/active',
    access: 'signed-in',
    description: 'Your active coaching session with all that was said; null when there is none',
    response: CoachingSession.nullable(),
  },
  startCoaching: {
    method: 'post',
    path: '/api/ai-tutoring/sessions',
    access: 'signed-in',
    duringAssessment: 'closed',
    description:
      'Start coaching; the active session where there is one of the same kind. Scores and plans are the server’s own',
    body: NewSession,
    response: CoachingSession,
  },
  coachingSession: {
    method: 'get',
    path: '/api/ai-tutoring/sessions/:id',
    access: 'signed-in',
    description: 'A coaching session of yours with all that was said',
    params: id,
    response: CoachingSession,
  },
  coach: {
    method: 'post',
    path: '/api/ai-tutoring/sessions/:id/coach',
    access: 'signed-in',
    duringAssessment: 'closed',
    description: 'Say something to your coach; the reply comes whole, or as events where they are accepted',
    params: id,
    body: z.object({
      message: Words,
      learningGoal: LearningGoal,
      /** Made by the browser: the same key again is the same message. */
      key: Id.optional(),
    }),
    response: replyOrEvents(CoachReply, ReplyEvent),
  },
  completeCoaching: {
    method: 'post',
    path: '/api/ai-tutoring/sessions/:id/complete',
    access: 'signed-in',
    description: 'Complete a coaching session; repeating it changes nothing',
    params: id,
    response: CoachingSession,
  },
} as const;

/** A session began or was completed, perhaps in another tab: ask for it again. */
export const coachingChanged = z.object({ sessionId: Id, what: z.enum(['started', 'completed']) });

export const coachingData = [
  {
    table: 'coaching_sessions',
    userColumn: 'user_id',
    onErase: 'delete',
    description: 'Your coaching sessions: subject, goal, target and how they stood when they were completed',
  },
  {
    table: 'coaching_advice',
    userColumn: 'user_id',
    onErase: 'delete',
    description: 'What your coach suggested beside its replies',
  },
] as const;
