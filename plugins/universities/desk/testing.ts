import { expect } from 'vitest';
import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { newApplicant, newSubmission } from '../applications/testing.ts';
import type { TestUniversity } from '../testing.ts';
import type { DeskDetails, Scores } from './contract.ts';
import { defaultCriteria } from './contract.ts';
import { ReviewerRow } from './models.ts';

export const deskPath = '/api/admissions';

/** Makes a person a reviewer of a university. */
export async function makeReviewer(
  at: TestPlatform,
  { user }: Pick<TestPerson, 'user'>,
  universityId: string,
  institution: InstitutionRef = at.institution,
): Promise<void> {
  const rows = at.platform.database.rows(ReviewerRow, { institution });
  await rows.insert({ userId: user.id, universityId, addedAt: at.clock.now() });
}

/** A signed-in reviewer of a university. */
export async function newReviewer(
  at: TestPlatform,
  { universityId }: Pick<TestUniversity, 'universityId'>,
  institution: InstitutionRef = at.institution,
): Promise<TestPerson> {
  const person = await at.person('reviewer', institution);
  await makeReviewer(at, person, universityId, institution);
  return person;
}

/** The same level in every criterion of the default rubric, with exceptions. */
export const scored = (level: number, others: Scores = {}): Scores => ({
  ...Object.fromEntries(defaultCriteria.map(({ id }) => [id, level])),
  ...others,
});

/** Submits a review. */
export async function submitReview(reviewer: TestPerson, id: string, scores: Scores = scored(4)): Promise<DeskDetails> {
  const { body: page } = await reviewer.get(`${deskPath}/applications/${id}`);
  const version = page.myReview?.version ?? 0;
  const given = { version, scores, comment: 'Read in full.', submit: true };
  const { status, body } = await reviewer.put(`${deskPath}/applications/${id}/review`, given);
  expect([status, body.error]).toEqual([200, undefined]);
  return body;
}

/** A submitted application with two reviewers of its university. */
export async function newDeskCase(at: TestPlatform) {
  const applicant = await newApplicant(at);
  const { application, university } = await newSubmission(at, applicant);
  const [first, second] = [await newReviewer(at, university), await newReviewer(at, university)];
  return { applicant, id: application.id, university, first, second };
}

/** The same, reviewed twice. */
export async function newReviewedCase(at: TestPlatform, scores: Scores = scored(4)) {
  const found = await newDeskCase(at);
  for (const reviewer of [found.first, found.second]) await submitReview(reviewer, found.id, scores);
  return found;
}

/** Records a decision; returns the answer for the application. */
export async function decide(reviewer: TestPerson, id: string, decision: string, reason?: string) {
  const { body } = await reviewer.post(`${deskPath}/decisions`, {
    decisions: [{ applicationId: id, decision, reason }],
  });
  return body.results[0];
}
