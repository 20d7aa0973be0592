import { conflict, notFound } from '../../core/contract/index.ts';
import type { HintMaterial } from '../item-bank/services.ts';
import type { RevealedHint, StandingQuestion } from './contract.ts';
import { HintKind } from './contract.ts';
import { lockedRun, ownQuestion } from './finding.ts';
import { QuestionRow } from './models.ts';
import type { Parts, Within } from './parts.ts';

/**
 * Reveals hints of the question that stands, from the gentlest, up to the number given; each is noted before it is
 * shown. A repetition, or a smaller number, shows what has been revealed.
 * @throws Failure not_found, conflict (answered already, or hints are not allowed)
 */
export async function revealHint(
  parts: Parts,
  within: Within,
  runId: string,
  { questionId, number }: { questionId: string; number: number },
): Promise<StandingQuestion['hints']> {
  const { db, hintSource } = parts;
  const total = HintKind.options.length;
  return db.transaction(async (tx) => {
    const inside = { ...within, tx };
    const run = await lockedRun(parts, inside, runId);
    const question = await ownQuestion(parts, inside, questionId);
    if (question.runId !== run.id) throw notFound('This question does not stand before you.');
    if (number <= question.hints.length) return { revealed: [...question.hints], total };
    if (question.answer) throw conflict('This question has been answered; its explanation says more than a hint.');
    if (run.endedAt) throw conflict('This practice run is completed.');
    const { hintsAllowed } = await parts.settings(within.who, tx);
    if (!hintsAllowed) throw conflict('Your institution does not allow hints in practice.');
    const material = await hintSource.material(inside, question.userId, questionId);
    const revealed = [...question.hints, ...hintsFrom(material).slice(question.hints.length, number)];
    for (const { kind } of revealed) await hintSource.note(inside, question.userId, questionId, kind);
    await db.rows(QuestionRow, inside).findById(questionId).patch({ hints: revealed });
    return { revealed, total };
  }, within.tx);
}

const hintsFrom = (material: HintMaterial): RevealedHint[] =>
  HintKind.options.map((kind) => ({ kind, text: material[kind] }));
