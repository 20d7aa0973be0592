import type { z } from 'zod';
import type { Clock } from '../../../core/clock.ts';
import type { InstitutionRef, Who } from '../../../core/contract/index.ts';
import { conflict, notFound } from '../../../core/contract/index.ts';
import type { CallContext, Database, Tx } from '../../../core/db/index.ts';
import { afterCommit, insertOrFind } from '../../../core/db/index.ts';
import type { Conversations } from '../conversations/conversations.ts';
import type { coachingChanged, coachingRoutes } from './contract.ts';
import { sessionTypeTitles, subjectTitles } from './contract.ts';
import type { Sources } from './gaps.ts';
import { gapsIn } from './gaps.ts';
import { AdviceRow, CoachingRow } from './models.ts';
import { sessionFigures } from './status.ts';
import { suggestionsFor } from './suggestions.ts';
import { targetFor } from './targets.ts';
import type { SessionView } from './views.ts';
import { sessionOf, sessionsOf } from './views.ts';

export interface CoachingDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly conversations: Pick<Conversations, 'open' | 'send' | 'stop'>;
  readonly sources: Sources;
  /** Notifies the learner's tabs. */
  changed(institution: InstitutionRef, userId: string, change: z.input<typeof coachingChanged>): void;
}

type Wanted = z.output<(typeof coachingRoutes)['startCoaching']['body']>;
type Message = z.output<(typeof coachingRoutes)['coach']['body']>;

/** The number of sessions in the list. */
const maxListed = 50;

const noSession = 'There is no such coaching session.';
const completedText = 'This coaching session is completed. Start another one to continue.';

/** A learner's coaching sessions: one active at a time, each with a conversation of its own. */
export function createCoaching(dependencies: CoachingDependencies) {
  const { db, clock, conversations, sources, changed } = dependencies;

  return {
    async list(who: Who): Promise<SessionView[]> {
      const rows = await db
        .rows(CoachingRow, { who })
        .where({ userId: who.user.id })
        .orderBy([
          { column: 'createdAt', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(maxListed);
      return sessionsOf(dependencies, { who }, rows);
    },

    async active(who: Who): Promise<SessionView | null> {
      const row = await activeOf({ who }, who.user.id);
      return row ? sessionOf(dependencies, { who }, row) : null;
    },

    /** @throws Failure not_found */
    one: async (who: Who, id: string): Promise<SessionView> =>
      sessionOf(dependencies, { who }, await own({ who }, who.user.id, id)),

    /**
     * Starts a session, or returns the active one of the same kind. Two tabs that start at once get the same session.
     * @throws Failure conflict (the active session is of another kind)
     */
    async start(who: Who, wanted: Wanted): Promise<SessionView> {
      const row = (await activeOf({ who }, who.user.id)) ?? (await begin(who, wanted));
      if (row.sessionType !== wanted.sessionType || row.subject !== wanted.subject) {
        throw conflict(
          `You have an active session: ${sessionTypeTitles[row.sessionType]} in ${subjectTitles[row.subject]}. Complete it before you start another.`,
        );
      }
      return sessionOf(dependencies, { who }, row);
    },

    /**
     * Stores the message with the suggestions for its reply, then starts the reply.
     * @throws Failure not_found, conflict (the session is completed; a reply is being written)
     */
    async coach(who: Who, id: string, { message, learningGoal, key }: Message) {
      const session = await own({ who }, who.user.id, id);
      const advice = session.status === 'active' ? await adviceFor(who, session, { message, learningGoal }) : undefined;
      return conversations.send(who, {
        kind: 'coaching',
        conversationId: session.conversationId,
        message,
        key,
        beside: async (context, stored) => {
          const now = await db.rows(CoachingRow, context).findById(id).forUpdate();
          if (now?.status !== 'active' || !advice) throw conflict(completedText);
          await db.rows(CoachingRow, context).findById(id).patch({ learningGoal });
          await db.rows(AdviceRow, context).insert({
            userId: who.user.id,
            sessionId: id,
            messageId: stored.id,
            suggestions: [...advice.suggestions],
            topics: [...advice.topics],
          });
        },
      });
    },

    /** Completes a session once: stops a reply being written and stores the figures. @throws Failure not_found */
    async complete(who: Who, id: string): Promise<SessionView> {
      const { conversationId } = await own({ who }, who.user.id, id);
      await db.transaction(async (tx) => {
        const row = await db.rows(CoachingRow, { who, tx }).findById(id).forUpdate().throwIfNotFound();
        if (row.status === 'completed') return;
        await db.rows(CoachingRow, { who, tx }).findById(id).patch({ status: 'completed', completedAt: clock.now() });
        afterCommit(tx, () => changed(who.institution, who.user.id, { sessionId: id, what: 'completed' }));
      });
      // No message can be added from here on, so the figures are final.
      await conversations.stop(who, conversationId);
      const row = await own({ who }, who.user.id, id);
      if (row.outcome) return sessionOf(dependencies, { who }, row);
      const outcome = await sessionFigures(dependencies, { who }, row);
      await db.rows(CoachingRow, { who }).findById(id).whereNull('outcome').patch({ outcome });
      return sessionOf(dependencies, { who }, await own({ who }, who.user.id, id));
    },
  };

  async function own(context: CallContext, userId: string, id: string): Promise<CoachingRow> {
    const row = await db.rows(CoachingRow, context).findOne({ id, userId });
    if (!row) throw notFound(noSession);
    return row;
  }

  function activeOf(context: CallContext, userId: string): Promise<CoachingRow | undefined> {
    return db.rows(CoachingRow, context).findOne({ userId, status: 'active' }).execute();
  }

  async function begin(who: Who, { sessionType, subject, targetEiqScore }: Wanted): Promise<CoachingRow> {
    const userId = who.user.id;
    const gaps = await gapsIn(sources, { who }, userId, subject);
    const current = gaps.measured?.eiqScore;
    return insertOrFind(
      () => db.transaction((tx) => insert(tx)),
      () => activeOf({ who }, userId),
    );

    async function insert(tx: Tx): Promise<CoachingRow> {
      const title = `${sessionTypeTitles[sessionType]}: ${subjectTitles[subject]}`;
      const conversation = await conversations.open({ who, tx }, userId, { kind: 'coaching', title });
      const row = await db.rows(CoachingRow, { who, tx }).insertAndFetch({
        userId,
        conversationId: conversation.id,
        sessionType,
        subject,
        status: 'active',
        learningGoal: '',
        startingScore: current ?? null,
        targetScore: targetFor(current, gaps.cuts, targetEiqScore) ?? null,
        masteredBefore: { concepts: gaps.mastered.map(({ id }) => id) },
        createdAt: clock.now(),
      });
      afterCommit(tx, () => changed(who.institution, userId, { sessionId: row.id, what: 'started' }));
      return row;
    }
  }

  async function adviceFor(
    who: Who,
    { id, userId, subject }: CoachingRow,
    said: { message: string; learningGoal: string },
  ) {
    const gaps = await gapsIn(sources, { who }, userId, subject);
    const earlier = await db.rows(AdviceRow, { who }).where({ sessionId: id });
    const before = earlier.flatMap(({ suggestions }) => suggestions);
    return suggestionsFor(sources.knowledge({ who }), { who }, gaps, { userId, ...said, before });
  }
}
export type Coaching = ReturnType<typeof createCoaching>;
