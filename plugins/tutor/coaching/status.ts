import type { CallContext, Database } from '../../../core/db/index.ts';
import { conceptTitle } from '../../learner/contract.ts';
import { MessageRow } from '../models.ts';
import type { SessionFigures } from './contract.ts';
import type { TimedMessage } from './engagement.ts';
import { engagementOf } from './engagement.ts';
import type { Gaps, Sources } from './gaps.ts';
import { gapsIn } from './gaps.ts';
import type { CoachingRow } from './models.ts';
import { focusOf, gapsListed, planFor } from './plan.ts';
import { decimal, targetFor } from './targets.ts';

/** The present figures of a session: scores and gaps from the record, counts from its conversation. */
export async function sessionFigures(
  { db, sources }: { readonly db: Database; readonly sources: Sources },
  context: CallContext,
  session: CoachingRow,
): Promise<SessionFigures> {
  const { userId, subject, sessionType, conversationId, targetScore } = session;
  const gaps = await gapsIn(sources, context, userId, subject);
  const messages = await db.rows(MessageRow, context).where({ conversationId }).orderBy('position');
  const focus = focusOf(gaps, sessionType);
  const { level, basis } = engagementOf(timedMessages(messages));
  const masteredConcepts = masteredSince(session, gaps);
  return {
    currentEiqScore: decimal(gaps.measured?.eiqScore),
    targetEiqScore: decimal(targetScore ?? targetFor(gaps.measured?.eiqScore, gaps.cuts)),
    improvementPlan: planFor(gaps, sessionType, focus),
    learningGaps: gapsListed(gaps),
    progressMetrics: {
      totalInteractions: messages.filter(isAnswer).length,
      engagementLevel: level,
      conceptsMastered: masteredConcepts.length,
    },
    aiProvider: messages.findLast(({ provider }) => provider !== null)?.provider ?? null,
    measured: gaps.measured ? estimateIn(gaps.measured) : null,
    focus,
    engagement: basis,
    masteredConcepts,
  };
}

const estimateIn = ({ eiqScore, standardError, interval }: NonNullable<Gaps['measured']>) => ({
  eiqScore,
  standardError,
  interval,
});

const masteredSince = ({ masteredBefore }: CoachingRow, { mastered }: Gaps) =>
  mastered.filter(({ id }) => !masteredBefore.concepts.includes(id)).map(({ id }) => conceptTitle(id));

/** A complete reply, or one that the learner stopped after its first words. */
const isAnswer = ({ role, state, content }: MessageRow) =>
  role === 'assistant' && (state === 'complete' || (state === 'stopped' && content.trim() !== ''));

/** The learner's messages, each with the time at which the reply before it was complete. */
function timedMessages(messages: readonly MessageRow[]): TimedMessage[] {
  return messages.flatMap((message, index) =>
    message.role === 'user'
      ? [{ text: message.content, at: message.createdAt, readableSince: messages[index - 1]?.endedAt ?? null }]
      : [],
  );
}
