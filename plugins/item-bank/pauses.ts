import { conflict, notFound } from '../../core/contract/index.ts';
import { lockSitting } from './asked.ts';
import { pausesPerSection } from './contract.ts';
import { ResponseRow, SittingRow } from './models.ts';
import type { Parts } from './parts.ts';
import type { Measurement, Within } from './services.ts';

type Pauses = Pick<Measurement, 'openQuestion' | 'isPaused' | 'pause' | 'resume' | 'pauseForgotten'>;

/** Pauses of adaptive sittings: the open question is withdrawn, and another one is asked after the pause. */
export function createPauses(parts: Parts): Pauses {
  const { db, clock } = parts;
  return { openQuestion, isPaused, pause, resume, pauseForgotten };

  async function openQuestion(within: Within, sittingId: string) {
    const open = await openResponse(within, sittingId);
    if (!open) return undefined;
    const { id: questionId, section, askedAt } = open;
    return { questionId, section, askedAt, pausesLeft: await pausesLeft(within, open) };
  }

  async function isPaused(within: Within, sittingId: string): Promise<boolean> {
    const sitting = await db.rows(SittingRow, within).findById(sittingId).select('pausedAt');
    if (!sitting) throw notFound();
    return sitting.pausedAt !== null;
  }

  async function pause(within: Within, sittingId: string, questionId: string): Promise<{ isPaused: boolean }> {
    return db.transaction(async (tx) => {
      const inside = { ...within, tx };
      const sitting = await lockSitting(parts, inside, sittingId);
      const open = await openResponse(inside, sittingId);
      // Answered, or withdrawn by an earlier pause: the pause of one question never withdraws another.
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
    }, within.tx);
  }

  async function resume(within: Within, sittingId: string): Promise<void> {
    await db.transaction(async (tx) => {
      const inside = { ...within, tx };
      const sitting = await lockSitting(parts, inside, sittingId);
      if (sitting.pausedAt) await db.rows(SittingRow, inside).findById(sittingId).patch({ pausedAt: null });
    }, within.tx);
  }

  async function pauseForgotten(within: Within, purpose: string, askedBefore: Date): Promise<string[]> {
    const forgotten = await db
      .rows(ResponseRow, within)
      .where({ answeredAt: null, withdrawnAt: null })
      .where('askedAt', '<=', askedBefore)
      .whereIn(
        'sittingId',
        db.rows(SittingRow, within).where({ purpose, kind: 'adaptive', closedAt: null, pausedAt: null }).select('id'),
      )
      .select('id', 'sittingId');
    const paused: string[] = [];
    for (const { id, sittingId } of forgotten) {
      const open = await openQuestion(within, sittingId);
      if (open?.questionId !== id || open.pausesLeft === 0) continue;
      const { isPaused } = await pause(within, sittingId, id);
      if (isPaused) paused.push(sittingId);
    }
    return paused;
  }

  async function openResponse(within: Within, sittingId: string): Promise<ResponseRow | undefined> {
    return db.rows(ResponseRow, within).where({ sittingId, answeredAt: null, withdrawnAt: null }).first();
  }

  async function pausesLeft(within: Within, { sittingId, section }: ResponseRow): Promise<number> {
    const withdrawn = await db
      .rows(ResponseRow, within)
      .where({ sittingId, section })
      .whereNotNull('withdrawnAt')
      .resultSize();
    return Math.max(0, pausesPerSection - withdrawn);
  }
}
