import { conflict, notFound } from '../../../../core/contract/index.ts';
import type { CallContext } from '../../../../core/db/index.ts';
import { pausesPerSection } from '../../contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import { ResponseRow, SittingRow } from '../../models.ts';
import type { Measurement } from '../../services.ts';
import { lockSitting } from './asked-questions.ts';

type Pauses = Pick<Measurement, 'openQuestion' | 'isPaused' | 'pause' | 'resume' | 'pauseAbandoned'>;

/** Pauses of adaptive sittings. The open question is withdrawn, and another one is asked after the pause. */
export function createPauses(dependencies: Dependencies): Pauses {
  const { db, clock } = dependencies;
  return { openQuestion, isPaused, pause, resume, pauseAbandoned };

  async function openQuestion(context: CallContext, sittingId: string) {
    const open = await openResponse(context, sittingId);
    if (!open) return undefined;
    const { id: questionId, section, askedAt } = open;
    return { questionId, section, askedAt, pausesLeft: await pausesLeft(context, open) };
  }

  async function isPaused(context: CallContext, sittingId: string): Promise<boolean> {
    const sitting = await db.rows(SittingRow, context).findById(sittingId).select('pausedAt');
    if (!sitting) throw notFound();
    return sitting.pausedAt !== null;
  }

  async function pause(context: CallContext, sittingId: string, questionId: string): Promise<{ isPaused: boolean }> {
    return db.transaction(async (tx) => {
      const inside = { ...context, tx };
      const sitting = await lockSitting(dependencies, inside, sittingId);
      const open = await openResponse(inside, sittingId);
      // The question was answered or withdrawn meanwhile. A pause never withdraws another question.
      if (sitting.kind !== 'adaptive' || open?.id !== questionId) return { isPaused: sitting.pausedAt !== null };
      if ((await pausesLeft(inside, open)) === 0) {
        throw conflict(
          `You have paused ${pausesPerSection} times in this section. Answer the question, or give the assessment up.`,
        );
      }
      const now = clock.now();
      await db.rows(ResponseRow, inside).findById(open.id).patch({ withdrawnAt: now });
      await db.rows(SittingRow, inside).findById(sittingId).patch({ pausedAt: now });
      return { isPaused: true };
    }, context.tx);
  }

  async function resume(context: CallContext, sittingId: string): Promise<void> {
    await db.transaction(async (tx) => {
      const inside = { ...context, tx };
      const sitting = await lockSitting(dependencies, inside, sittingId);
      if (sitting.pausedAt) await db.rows(SittingRow, inside).findById(sittingId).patch({ pausedAt: null });
    }, context.tx);
  }

  async function pauseAbandoned(context: CallContext, purpose: string, askedBefore: Date): Promise<string[]> {
    const abandoned = await db
      .rows(ResponseRow, context)
      .where({ answeredAt: null, withdrawnAt: null })
      .where('askedAt', '<=', askedBefore)
      .whereIn(
        'sittingId',
        db.rows(SittingRow, context).where({ purpose, kind: 'adaptive', closedAt: null, pausedAt: null }).select('id'),
      )
      .select('id', 'sittingId');
    const paused: string[] = [];
    for (const { id, sittingId } of abandoned) {
      const open = await openQuestion(context, sittingId);
      if (open?.questionId !== id || open.pausesLeft === 0) continue;
      const { isPaused } = await pause(context, sittingId, id);
      if (isPaused) paused.push(sittingId);
    }
    return paused;
  }

  async function openResponse(context: CallContext, sittingId: string): Promise<ResponseRow | undefined> {
    return db.rows(ResponseRow, context).where({ sittingId, answeredAt: null, withdrawnAt: null }).first();
  }

  async function pausesLeft(context: CallContext, { sittingId, section }: ResponseRow): Promise<number> {
    const withdrawn = await db
      .rows(ResponseRow, context)
      .where({ sittingId, section })
      .whereNotNull('withdrawnAt')
      .resultSize();
    return Math.max(0, pausesPerSection - withdrawn);
  }
}
