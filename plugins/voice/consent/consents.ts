import type { z } from 'zod';
import type { Who } from '../../../core/contract/index.ts';
import { forbidden } from '../../../core/contract/index.ts';
import type { Tx } from '../../../core/db/index.ts';
import { allows, unknownAge } from '../../learner/contract.ts';
import { recordingKey } from '../assessments/recordings.ts';
import type { VoiceConsent } from '../contract.ts';
import { consentVersion } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { AssessmentRow, ConsentRow } from '../models.ts';

export type VoiceConsents = ReturnType<typeof createConsents>;

/** A learner's own consent to recordings, and whether their age allows it. */
export function createConsents({ db, clock, storage, record, settings }: Dependencies) {
  const given = (who: Who, tx?: Tx) =>
    db.rows(ConsentRow, { who, ...(tx ? { tx } : {}) }).findOne({ userId: who.user.id, version: consentVersion });

  /** Why a child may not record; null where they may. */
  async function refusalOf(who: Who): Promise<string | null> {
    const minority = await record.minority({ who }, who.user);
    if (allows(minority, 'voice')) return null;
    return minority.ageBand === 'unknown'
      ? unknownAge.refusal
      : 'A parent or guardian must agree before you can record your voice. Ask them under Settings, Consent.';
  }

  async function state(who: Who): Promise<z.input<typeof VoiceConsent>> {
    const [refusal, row, { retentionDays }] = await Promise.all([
      refusalOf(who),
      given(who),
      settings(who.institution),
    ]);
    return { givenAt: row?.givenAt ?? null, isAllowed: refusal === null, refusal, retentionDays };
  }

  return {
    state,

    /** @throws Failure forbidden */
    async assertGiven(who: Who, tx?: Tx): Promise<void> {
      const refusal = await refusalOf(who);
      if (refusal !== null) throw forbidden(refusal);
      const row = await given(who, tx).forShare();
      if (!row) throw forbidden('Agree to the recording of your voice first.');
    },

    /** A withdrawal deletes recordings and transcripts. @throws Failure forbidden for a child without a guardian's consent */
    async decide(who: Who, isGiven: boolean) {
      if (isGiven) {
        const refusal = await refusalOf(who);
        if (refusal !== null) throw forbidden(refusal);
        const row = { userId: who.user.id, version: consentVersion, givenAt: clock.now() };
        if (!(await given(who)))
          await db.rows(ConsentRow, { who }).insert(row).onConflict('userId').merge(['version', 'givenAt']);
        return state(who);
      }
      const removed = await db.transaction(async (tx) => {
        await db.rows(ConsentRow, { who, tx }).where({ userId: who.user.id }).delete();
        const recorded = await db.rows(AssessmentRow, { who, tx }).where({ userId: who.user.id, hasRecording: true });
        await db
          .rows(AssessmentRow, { who, tx })
          .where({ userId: who.user.id })
          .patch({ hasRecording: false, transcript: null });
        return recorded;
      });
      // A crash here leaves files without an assessment, which the daily schedule deletes.
      for (const row of removed) await storage.delete(recordingKey(row));
      return state(who);
    },
  };
}
