import type { Clock } from '../../core/clock.ts';
import type { Optional, Who } from '../../core/contract/index.ts';
import type { Database } from '../../core/db/index.ts';
import type { HintMaterial, HintSource } from '../item-bank/services.ts';
import type { LearnerProfile, LearnerRecord } from '../learner/services.ts';
import { chooseHints } from './choose-hints.ts';
import type { Hint, HintType } from './contract.ts';
import { HintUseRow } from './models.ts';
import type { hintWriter } from './services.ts';

interface Dependencies {
  readonly db: Database;
  readonly source: HintSource;
  readonly record: LearnerRecord;
  readonly writer: Optional<{ writer: typeof hintWriter }>['writer'];
  readonly clock: Clock;
  readonly log: { warn(details: object, text: string): void };
}

export interface HintRequest {
  readonly questionId: string;
  readonly attemptCount: number;
  /** Milliseconds. */
  readonly timeSpent: number;
  readonly userTheta: number;
  readonly previousIncorrectAnswers: readonly (number | string)[];
  readonly learningStyle?: string | undefined;
}

export interface HintUse {
  readonly questionId: string;
  readonly hintId: string;
  readonly hintType: HintType;
  readonly timeTaken: number;
  readonly attemptNumber: number;
}

/** Generates hints for a learner's open question, and records which were opened. */
export function createHints({ db, source, record, writer, clock, log }: Dependencies) {
  return {
    /** @throws Failure not_found unless the learner has this question open */
    async generate(who: Who, request: HintRequest): Promise<Hint[]> {
      const { questionId, previousIncorrectAnswers, learningStyle } = request;
      const material = await source.material({ who }, who.user.id, questionId);
      const profile = await record.profile({ who }, who.user.id);
      const uses = await db.rows(HintUseRow, { who }).where({ userId: who.user.id, questionId });
      const chosen = chooseHints({
        ...request,
        material,
        profile,
        learningStyle: learningStyle || profile.preferredLearningStyle,
        seen: new Set(uses.map((use) => use.hintType)),
      });
      await source.handedOut(
        { who },
        who.user.id,
        questionId,
        chosen.map((hint) => hint.id),
      );
      // Indices of options mean nothing to the writer, which does not get the options.
      const words = previousIncorrectAnswers.filter((answer) => typeof answer === 'string');
      return rewritten(who, chosen, { material, profile, previousIncorrectAnswers: words });
    },

    /** @throws Failure not_found unless the learner has this question open */
    async track(who: Who, use: HintUse): Promise<void> {
      await db.transaction(async (tx) => {
        const context = { who, tx };
        // Counted with the question first, because this waits for an answer that may be arriving at the same time.
        await source.note(context, who.user.id, use.questionId, use.hintId);
        const usedAt = clock.now();
        await db
          .rows(HintUseRow, context)
          .insert({
            userId: who.user.id,
            questionId: use.questionId,
            hintId: use.hintId,
            hintType: use.hintType,
            timeTaken: Math.round(Math.min(use.timeTaken, 2 ** 31 - 1)),
            attemptNumber: use.attemptNumber,
            usedAt,
          })
          .onConflict(['userId', 'questionId', 'hintId'])
          .ignore();
        const id = `hint:${use.questionId}:${use.hintId}`;
        await record.noteActivity(context, { userId: who.user.id, id, kind: 'hint', at: usedAt });
      });
    },
  };

  /** Has AI write the personal hint, if there is one. If that fails, the original wording is used. */
  async function rewritten(
    who: Who,
    chosen: Hint[],
    given: { material: HintMaterial; profile: LearnerProfile; previousIncorrectAnswers: readonly string[] },
  ): Promise<Hint[]> {
    const ai = writer(who);
    const personal = chosen.find((hint) => hint.hintType === 'personalized');
    if (!ai || !personal) return chosen;
    try {
      const written = await ai.personalise({ who }, { userId: who.user.id, ...given });
      if (!written) return chosen;
      return chosen.map((hint) => (hint === personal ? { ...hint, content: written.content } : hint));
    } catch (error) {
      log.warn({ err: error }, 'a hint could not be written by AI');
      return chosen;
    }
  }
}
