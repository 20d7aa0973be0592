import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { IntakeRow } from '../catalogue/models.ts';
import { decide, deskPath, newDeskCase, newReviewedCase, newReviewer, scored, submitReview } from './testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['universities', 'activity', 'consent'] });
});
afterAll(() => at?.close());

const path = (id: string) => `${deskPath}/applications/${id}`;

test('two reviewers score without seeing each other until both are in', async () => {
  const { id, first, second, university } = await newDeskCase(at);
  const { body: page } = await first.get(path(id));
  expect(page).toMatchObject({ status: 'submitted', needs: 'first', mine: 'open', reviews: 0, analysis: null });
  expect(page.evidence.essays[0]).toMatchObject({
    name: 'personalStatement',
    text: 'I want to learn how things work.',
  });
  expect(page.evidence.score).toMatchObject({ eiqScore: 512, results: 1 });
  const after = await submitReview(first, id, scored(4));
  expect(after).toMatchObject({ status: 'under_review', needs: 'second', mine: 'submitted', reviews: 1 });
  const { body: blind } = await second.get(path(id));
  expect([blind.allReviews, blind.hiddenReviews, blind.reviews]).toEqual([[], 1, 1]);
  const both = await submitReview(second, id, scored(3));
  expect(both.allReviews.map(({ scores }) => scores)).toEqual([scored(4), scored(3)]);
  expect(both).toMatchObject({
    needs: null,
    rubricShare: 0.625,
    recommendationStatus: 'recommended',
    hiddenReviews: 0,
  });
  expect(both.analysis?.summary).toContain('Recommendation: Recommended.');
  const { body: list } = await (await newReviewer(at, university)).get(`${deskPath}/applications`);
  expect(list.items.map((each: { id: string }) => each.id)).toEqual([id]);
});

test('a decision is recorded once the reviews are complete, and before it only with a reason', async () => {
  const { id, first } = await newDeskCase(at);
  await submitReview(first, id);
  expect(await decide(first, id, 'accepted')).toMatchObject({
    outcome: 'refused',
    message: 'The second review is missing. Give a reason to decide without it.',
  });
  expect(await decide(first, id, 'rejected', 'The transcript is forged.')).toMatchObject({ outcome: 'recorded' });
  expect(await decide(first, id, 'rejected')).toMatchObject({ outcome: 'unchanged' });
});

test('a decision is released at the time of its intake, with its recommendation', async () => {
  const { id, first, applicant, university } = await newReviewedCase(at);
  expect(await decide(first, id, 'accepted')).toMatchObject({ outcome: 'recorded' });
  const early = await first.post(`${deskPath}/releases`, { applicationIds: [id] });
  expect(early.body.results[0]).toMatchObject({
    outcome: 'refused',
    message: expect.stringContaining('are released at'),
  });
  const now = at.clock.now();
  const intakes = at.platform.database.rows(IntakeRow, { institution: at.institution });
  await intakes.findById(university.intakeId).patch({ decisionsAt: now });
  await at.runSchedule('universities', 'releaseDecisions');
  const { body } = await applicant.get(`/api/university-applications/${id}`);
  expect(body).toMatchObject({ status: 'accepted', recommendationStatus: 'recommended' });
  expect(body.analysisSummary).toContain(
    'Recommendation: Recommended. The average of 2 reviews reaches 75% of the rubric.',
  );
});
