import { expect } from 'vitest';
import { newId } from '../../../core/db/index.ts';
import type { TraceContext } from '../../../tests/privacy/traces.ts';
import { newApplicant, newSubmission } from '../applications/testing.ts';
import { AppealRow, RecusalRow, ReviewNoteRow } from './models.ts';
import { deskPath, makeReviewer, submitReview } from './testing.ts';

/** A member of staff reviews an application of the person, writes a note and answers an appeal; recuses from another. */
export async function leaveDeskTraces(
  { at, person, staff, words }: TraceContext,
  { id, universityId }: { id: string; universityId: string },
): Promise<void> {
  await makeReviewer(at, staff, universityId);
  await submitReview(staff, id);
  expect((await staff.put(`${deskPath}/daily-mail`, { isOn: false })).status).toBe(200);
  const note = { noteId: newId(), text: `${words('staff')} about ${words('person')}` };
  expect((await staff.post(`${deskPath}/applications/${id}/notes`, note)).status).toBe(201);
  const scope = { institution: at.institution };
  await at.platform.database.rows(AppealRow, scope).insert({
    ...{ applicationId: id, userId: person.user.id, sequence: 1, decision: 'rejected', reason: words('person') },
    ...{ at: at.clock.now(), state: 'refused', answer: words('staff'), answeredBy: staff.user.id },
    answeredAt: at.clock.now(),
  });
  // What staff wrote about others is emptied with the account of its author.
  const other = await newSubmission(at, await newApplicant(at));
  await makeReviewer(at, staff, other.university.universityId);
  const elsewhere = `${deskPath}/applications/${other.application.id}`;
  await submitReview(staff, other.application.id);
  await staff.post(`${elsewhere}/notes`, { noteId: newId(), text: words('staff') });
  await staff.post(`${elsewhere}/recusal`, { reason: words('staff') });
  const left = { applicationId: other.application.id };
  expect(await at.platform.database.rows(ReviewNoteRow, scope).where(left).resultSize()).toBe(1);
  expect(await at.platform.database.rows(RecusalRow, scope).where(left).resultSize()).toBe(1);
}
