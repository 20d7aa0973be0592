import { expect } from 'vitest';
import { newId } from '../../core/db/index.ts';
import type { LeaveTraces } from '../../tests/privacy/traces.ts';
import { ApplicationDocumentRow, DecisionRow } from './applications/models.ts';
import { applicationsPath, applying, letterForm, makeApplicant, recommenderCode } from './applications/testing.ts';
import { leaveDeskTraces } from './desk/traces.testing.ts';
import { addUniversity } from './testing.ts';

const pdf = new TextEncoder().encode('%PDF-1.4\n%%EOF\n');

/** Saves a university, applies, and receives letters of recommendation, one of them from a guardian. */
export const leaveTraces: LeaveTraces = async (context) => {
  const { at, person, staff, guardian, words } = context;
  const university = await addUniversity(at);
  await person.put(`/api/universities/${university.universityId}/saved`);
  await makeApplicant(at, person);
  const { status, body } = await person.post(applicationsPath, applying(university, words('person')));
  expect([status, body.error]).toEqual([201, undefined]);
  const requests = `${applicationsPath}/${body.id}/recommendations`;
  for (const [recommenderEmail, isWaived] of [
    [guardian.user.email, true],
    ['writer@school.example', false],
  ] as const) {
    await person.post(requests, { recommenderName: guardian.user.firstName, recommenderEmail, isWaived });
    const code = await recommenderCode(at, recommenderEmail);
    const letter = letterForm(code, `${person.user.firstName} ${person.user.lastName} works well.`, pdf);
    expect((await at.call('POST', '/api/recommendation-letters', { body: letter })).status).toBe(200);
  }
  const scope = { institution: at.institution };
  const decision = { applicationId: body.id, sequence: 1, decision: 'accepted', actorId: staff.user.id } as const;
  await at.platform.database.rows(DecisionRow, scope).insert({ ...decision, at: at.clock.now() });
  await at.platform.database.rows(ApplicationDocumentRow, scope).insert({
    ...{ applicationId: body.id, userId: person.user.id, documentId: newId(), fileName: words('person') },
    ...{ kind: 'other', confirmedAt: at.clock.now(), nameMatches: true, corrected: false },
    values: {
      institution: null,
      studentName: words('person'),
      scale: 'unknown',
      bestGrade: null,
      terms: [],
      gpaStated: null,
      gpa: null,
      tests: [],
    },
  });
  await leaveDeskTraces(context, { id: body.id, universityId: university.universityId });
};
