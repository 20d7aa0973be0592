import type { Who } from '../../../core/contract/index.ts';
import { conflict, notFound } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import type { HintMaterial } from '../../item-bank/services.ts';
import type { OpenLearnerQuestion, RevealedHint } from '../contract.ts';
import { HintKind } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { QuestionRow } from '../models.ts';
import { lockedRun, ownQuestion } from './queries.ts';

/**
 * Reveals hints of the open question, the gentlest first, up to the given number; each is stored before it is shown.
 * Repeating it, or a smaller number, returns the hints already revealed.
 * @throws Failure not_found, conflict (already answered, or hints not allowed)
 */
export async function revealHint(
  dependencies: Dependencies,
  context: CallContext<Who>,
  runId: string,
  { questionId, number }: { questionId: string; number: number },
): Promise<OpenLearnerQuestion['hints']> {
  const { db, hintSource } = dependencies;
  const total = HintKind.options.length;
  return db.transaction(async (tx) => {
    const inside = { ...context, tx };
    const run = await lockedRun(dependencies, inside, runId);
    const question = await ownQuestion(dependencies, inside, questionId);
    if (question.runId !== run.id) throw notFound('This question is not open.');
    if (number <= question.hints.length) return { revealed: [...question.hints], total };
    if (question.answer) throw conflict('This question is answered. Its explanation replaces the hints.');
    if (run.endedAt) throw conflict('This practice run is completed.');
    const { hintsAllowed } = await dependencies.settings(context.who, tx);
    if (!hintsAllowed) throw conflict('Your institution does not allow hints in practice.');
    const material = await hintSource.material(inside, question.userId, questionId);
    const revealed = [...question.hints, ...hintsFrom(material).slice(question.hints.length, number)];
    for (const { kind } of revealed) await hintSource.note(inside, question.userId, questionId, kind);
    await db.rows(QuestionRow, inside).findById(questionId).patch({ hints: revealed });
    return { revealed, total };
  }, context.tx);
}

const hintsFrom = (material: HintMaterial): RevealedHint[] =>
  HintKind.options.map((kind) => ({ kind, text: material[kind] }));
