import type { InstitutionRef, OpenAssessment } from '../../core/contract/index.ts';
import { conflict } from '../../core/contract/index.ts';
import { unprivilegedActor } from '../../core/plugins/define-plugin.ts';
import type { OpenQuestion } from '../item-bank/services.ts';
import { immersion } from './contract.ts';
import { lockedPlacement, openPlacement, ownPlacement } from './finding.ts';
import type { PlacementRow } from './models.ts';
import type { Parts, Within } from './parts.ts';

/** After so long without an answer a placement pauses by itself (ms). */
const forgottenAfter = 24 * 60 * 60 * 1000;

const forgottenBefore = ({ clock }: Pick<Parts, 'clock'>) => new Date(clock.now().getTime() - forgottenAfter);

/**
 * Pauses the caller's placement: the open question is withdrawn. Nothing happens where it was answered or withdrawn
 * before.
 * @throws Failure not_found, conflict (not open, or the section has no pause left)
 */
export async function pausePlacement(
  parts: Parts,
  within: Within,
  { sessionId, questionId }: { sessionId: string; questionId: string },
): Promise<void> {
  const { measurement } = parts;
  await parts.db.transaction(async (tx) => {
    const inside = { ...within, tx };
    const placement = await lockedPlacement(parts, inside, sessionId);
    assertOpen(placement);
    await measurement.pause(inside, placement.sittingId, questionId);
  });
  await tellTabs(parts, within, sessionId);
}

/** Ends a pause; the next request for the section asks a question. @throws Failure not_found, conflict (not open) */
export async function resumePlacement(parts: Parts, within: Within, sessionId: string): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const inside = { ...within, tx };
    const placement = await lockedPlacement(parts, inside, sessionId);
    assertOpen(placement);
    await parts.measurement.resume(inside, placement.sittingId);
  });
  await tellTabs(parts, within, sessionId);
}

/** The open question of a placement; one that nobody answered for a day is withdrawn first, while pauses are left. */
export async function openQuestionOf(
  parts: Pick<Parts, 'measurement' | 'clock'>,
  within: Within,
  { sittingId }: PlacementRow,
): Promise<OpenQuestion | undefined> {
  const { measurement } = parts;
  const open = await measurement.openQuestion(within, sittingId);
  if (!open || !isForgotten(parts, open)) return open;
  await measurement.pause(within, sittingId, open.questionId);
  return measurement.openQuestion(within, sittingId);
}

/** Whether a question has stood for a day, and may be withdrawn. */
export const isForgotten = (
  parts: Pick<Parts, 'clock'>,
  { askedAt, pausesLeft }: Pick<OpenQuestion, 'askedAt' | 'pausesLeft'>,
): boolean => pausesLeft > 0 && askedAt <= forgottenBefore(parts);

/** Pauses every placement of an institution whose question nobody answered for a day, given-up ones included. */
export async function pauseForgotten(parts: Parts, institution: InstitutionRef): Promise<void> {
  const who = unprivilegedActor(institution);
  await parts.measurement.pauseForgotten({ who }, immersion.id, forgottenBefore(parts));
}

/** Why chats are closed for the caller: a question of their placement is open. */
export async function openPlacementQuestion(parts: Parts, within: Within): Promise<OpenAssessment | undefined> {
  const placement = await openPlacement(parts, within);
  const open = placement && (await openQuestionOf(parts, within, placement));
  if (!open) return undefined;
  const canPause = open.pausesLeft > 0;
  const message = canPause
    ? 'Chats are closed while a question of your placement is open.'
    : 'Chats are closed until you finish this section of your placement or give the placement up.';
  return { message, plugin: immersion.id, canPause };
}

function assertOpen({ state }: PlacementRow): void {
  if (state !== 'open') throw conflict('This placement is no longer open.');
}

/** The learner's other tabs ask where the placement stands. */
async function tellTabs(parts: Parts, within: Within, sessionId: string): Promise<void> {
  const { sittingId } = await ownPlacement(parts, within, sessionId);
  const progress = await parts.measurement.progress(within, sittingId);
  const current = progress.find(({ isDone }) => !isDone);
  if (!current) return;
  const { section: stage, answered } = current;
  parts.moved(within.who, { sessionId, stage, answered, isCompleted: false, isPauseChanged: true });
}
