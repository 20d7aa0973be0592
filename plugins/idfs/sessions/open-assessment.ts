import type { OpenAssessment, Who } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import { idfs } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { settled } from './complete-session.ts';
import { openSession } from './queries.ts';

/** Why chats are closed for the caller: an open session has unanswered questions. It cannot be paused. */
export async function openSessionQuestion(
  dependencies: Dependencies,
  context: CallContext<Who>,
): Promise<OpenAssessment | undefined> {
  const session = await settled(dependencies, context, await openSession(dependencies, context));
  if (session?.state !== 'open') return undefined;
  const form = await dependencies.measurement.formAnswers(context, session.sittingId);
  if (form.every(({ answeredAt }) => answeredAt !== null)) return undefined;
  const message = 'Chats are closed during your IDFS assessment.';
  return { message, plugin: idfs.id, canPause: false, endsAt: session.deadline };
}
