import type { InstitutionRef, OpenAssessment, Who } from '../../../core/contract/index.ts';
import { conflict } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { OpenQuestion } from '../../item-bank/services.ts';
import { immersion } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import type { PlacementRow } from '../models.ts';
import { lockedPlacement, openPlacement, ownPlacement } from './queries.ts';

/** A placement without an answer for this long pauses by itself (ms). */
const forgottenAfter = 24 * 60 * 60 * 1000;

const forgottenBefore = ({ clock }: Pick<Dependencies, 'clock'>) => new Date(clock.now().getTime() - forgottenAfter);

/**
 * Pauses the caller's placement and withdraws the open question. Does nothing where it was already answered or withdrawn.
 * @throws Failure not_found, conflict (not open, or the section has no pause left)
 */
export async function pausePlacement(
  dependencies: Dependencies,
  context: CallContext<Who>,
  { sessionId, questionId }: { sessionId: string; questionId: string },
): Promise<void> {
  const { measurement } = dependencies;
  await dependencies.db.transaction(async (tx) => {
    const inside = { ...context, tx };
    const placement = await lockedPlacement(dependencies, inside, sessionId);
    assertOpen(placement);
    await measurement.pause(inside, placement.sittingId, questionId);
  });
  await notifyTabs(dependencies, context, sessionId);
}

/** Ends a pause; the next request for the section gets a new question. @throws Failure not_found, conflict (not open) */
export async function resumePlacement(
  dependencies: Dependencies,
  context: CallContext<Who>,
  sessionId: string,
): Promise<void> {
  await dependencies.db.transaction(async (tx) => {
    const inside = { ...context, tx };
    const placement = await lockedPlacement(dependencies, inside, sessionId);
    assertOpen(placement);
    await dependencies.measurement.resume(inside, placement.sittingId);
  });
  await notifyTabs(dependencies, context, sessionId);
}

/** The open question of a placement. One without an answer for a day is withdrawn first, while pauses are left. */
export async function openQuestionOf(
  dependencies: Pick<Dependencies, 'measurement' | 'clock'>,
  context: CallContext<Who>,
  { sittingId }: PlacementRow,
): Promise<OpenQuestion | undefined> {
  const { measurement } = dependencies;
  const open = await measurement.openQuestion(context, sittingId);
  if (!open || !isForgotten(dependencies, open)) return open;
  await measurement.pause(context, sittingId, open.questionId);
  return measurement.openQuestion(context, sittingId);
}

/** Whether a question has been open for a day and may be withdrawn. */
export const isForgotten = (
  dependencies: Pick<Dependencies, 'clock'>,
  { askedAt, pausesLeft }: Pick<OpenQuestion, 'askedAt' | 'pausesLeft'>,
): boolean => pausesLeft > 0 && askedAt <= forgottenBefore(dependencies);

/** Pauses the placements of an institution, abandoned ones included, whose question was open for a day. */
export async function pauseAbandoned(dependencies: Dependencies, institution: InstitutionRef): Promise<void> {
  const who = unprivilegedActor(institution);
  await dependencies.measurement.pauseAbandoned({ who }, immersion.id, forgottenBefore(dependencies));
}

/** Why chats are closed for the caller: their placement has an open question. */
export async function openPlacementQuestion(
  dependencies: Dependencies,
  context: CallContext<Who>,
): Promise<OpenAssessment | undefined> {
  const placement = await openPlacement(dependencies, context);
  const open = placement && (await openQuestionOf(dependencies, context, placement));
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

/** Notifies the learner's tabs that a pause began or ended. */
async function notifyTabs(dependencies: Dependencies, context: CallContext<Who>, sessionId: string): Promise<void> {
  const { sittingId } = await ownPlacement(dependencies, context, sessionId);
  const progress = await dependencies.measurement.progress(context, sittingId);
  const current = progress.find(({ isDone }) => !isDone);
  if (!current) return;
  const { section: stage, answered } = current;
  dependencies.notifyMoved(context.who, { sessionId, stage, answered, isCompleted: false, isPauseChanged: true });
}
