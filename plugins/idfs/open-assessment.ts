import type { OpenAssessment } from '../../core/contract/index.ts';
import { idfs } from './contract.ts';
import { settled } from './ending.ts';
import { openSession } from './finding.ts';
import type { OwnCall, Parts } from './parts.ts';

/** Why chats are closed for the caller: a session is open that has questions left. It cannot be paused. */
export async function openSessionQuestion(parts: Parts, within: OwnCall): Promise<OpenAssessment | undefined> {
  const session = await settled(parts, within, await openSession(parts, within));
  if (session?.state !== 'open') return undefined;
  const form = await parts.measurement.formAnswers(within, session.sittingId);
  if (form.every(({ answeredAt }) => answeredAt !== null)) return undefined;
  const message = 'Chats are closed during your IDFS assessment.';
  return { message, plugin: idfs.id, canPause: false, endsAt: session.deadline };
}
