import type { z } from 'zod';
import type { Clock } from '../../../core/clock.ts';
import type { CallContext, Database } from '../../../core/db/index.ts';
import { messageOf } from '../conversations/views.ts';
import { MessageRow } from '../models.ts';
import type { CoachingSession } from './contract.ts';
import type { Sources } from './gaps.ts';
import type { CoachingRow } from './models.ts';
import { AdviceRow } from './models.ts';
import { sessionFigures } from './status.ts';
import { decimal } from './targets.ts';

interface Dependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly sources: Sources;
}

export type SessionView = z.input<typeof CoachingSession>;

/** A session with its whole conversation. */
export async function sessionOf(
  dependencies: Dependencies,
  context: CallContext,
  row: CoachingRow,
): Promise<SessionView> {
  const messages = await dependencies.db
    .rows(MessageRow, context)
    .where({ conversationId: row.conversationId })
    .orderBy('position');
  return shown(
    dependencies,
    context,
    row,
    messages,
    await adviceTo(dependencies, context, messages),
    await cutsOf(dependencies, context, row),
  );
}

/** Sessions of one learner, each with only its latest exchange. */
export async function sessionsOf(
  dependencies: Dependencies,
  context: CallContext,
  rows: readonly CoachingRow[],
): Promise<SessionView[]> {
  const [first] = rows;
  if (!first) return [];
  const messages = await dependencies.db
    .rows(MessageRow, context)
    .whereRaw('conversation_id = any(?::uuid[])', [rows.map(({ conversationId }) => conversationId)])
    .whereRaw('position > (select last_position - 2 from tutor.conversations c where c.id = conversation_id)')
    .orderBy('position');
  const advice = await adviceTo(dependencies, context, messages);
  const cuts = await cutsOf(dependencies, context, first);
  return Promise.all(
    rows.map((row) => {
      const own = messages.filter(({ conversationId }) => conversationId === row.conversationId);
      return shown(dependencies, context, row, own, advice, cuts);
    }),
  );
}

async function shown(
  dependencies: Dependencies,
  context: CallContext,
  row: CoachingRow,
  messages: readonly MessageRow[],
  advice: readonly AdviceRow[],
  cuts: SessionView['cuts'],
): Promise<SessionView> {
  const { id, sessionType, subject, status, learningGoal, conversationId, createdAt, completedAt } = row;
  // A completed session keeps its figures at completion.
  const figures = row.outcome ?? (await sessionFigures(dependencies, context, row));
  const turns = turnsOf(messages, advice, dependencies.clock);
  return {
    id,
    sessionType,
    subject,
    status,
    ...figures,
    conversationHistory: turns,
    createdAt,
    completedAt,
    conversationId,
    isAnswering: turns.some(({ state }) => state === 'pending'),
    learningGoal,
    startingEiqScore: decimal(row.startingScore),
    cuts,
  };
}

const cutsOf = async ({ sources }: Dependencies, context: CallContext, { userId }: CoachingRow) =>
  (await sources.record.eiq(context, userId)).cuts;

function adviceTo({ db }: Dependencies, context: CallContext, messages: readonly MessageRow[]): Promise<AdviceRow[]> {
  const ids = messages.map(({ id }) => id);
  return db.rows(AdviceRow, context).whereRaw('message_id = any(?::uuid[])', [ids]).execute();
}

/** The turns of a conversation, each complete reply with its suggestions. */
function turnsOf(messages: readonly MessageRow[], advice: readonly AdviceRow[], clock: Clock) {
  return messages.map((row, index) => {
    const { id, content, timestamp, state, provider, notice } = messageOf(row, clock);
    // The platform's own replies answer messages of danger: they get no suggestions.
    const isTaught = row.role === 'assistant' && state === 'complete' && provider !== 'eiq';
    const answered = isTaught ? messages[index - 1]?.id : undefined;
    const given = advice.find(({ messageId }) => messageId === answered);
    return {
      role: row.role === 'assistant' ? ('tutor' as const) : ('user' as const),
      content,
      ...(given && { improvementSuggestions: [...given.suggestions], practiceTopics: [...given.topics] }),
      id,
      timestamp,
      state,
      provider,
      notice,
    };
  });
}
