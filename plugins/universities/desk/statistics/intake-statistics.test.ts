import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../../../../core/testing.ts';
import { createTestPlatform } from '../../../../core/testing.ts';
import { statementsOfCalls } from '../../../../tests/statements.ts';
import { ApplicationRow, DecisionRow } from '../../applications/models.ts';
import { addUniversity } from '../../testing.ts';
import type { IntakeStatistics } from '../contract.ts';
import { seedApplications } from '../intakes.testing.ts';
import { decide, deskPath, newDeskCase, newReviewer, scored, submitReview } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['universities', 'activity', 'consent'] });
});
afterAll(() => at?.close());

const statisticsOf = async (reviewer: TestPerson, intakeId: string): Promise<IntakeStatistics> => {
  const { status, body } = await reviewer.get(`${deskPath}/intakes/${intakeId}/statistics`);
  expect([status, body.error]).toEqual([200, undefined]);
  return body;
};

/** An intake whose applicants are pupils and students in turn; of the pupils one half is accepted, of the students all. */
async function newIntake(count: number, decided: number) {
  const university = await addUniversity(at);
  const reviewers = [await newReviewer(at, university), await newReviewer(at, university)] as const;
  const applications = await seedApplications(at, university, {
    ...{ count, reviewers },
    educationalLevel: (place) => (place % 2 === 0 ? 'k-12' : 'college'),
    decision: (place) => (place >= decided ? undefined : place % 4 === 0 ? 'rejected' : 'accepted'),
  });
  return { university, reviewers, applications };
}

test('figures by group stay as they are until thirty more applications are decided', async () => {
  const { university, reviewers, applications } = await newIntake(160, 80);
  const [first] = reviewers;
  const before = await statisticsOf(first, university.intakeId);
  expect([before.decided, before.groups?.decided]).toEqual([80, 80]);
  const education = before.attributes.find(({ attribute }) => attribute === 'education');
  expect(
    education?.groups.map(({ group, decided, accepted, impactRatio }) => [group, decided, accepted, impactRatio]),
  ).toEqual([
    ['k-12', 40, 20, 0.5],
    ['college', 40, 40, null],
  ]);
  at.clock.forward(3600);
  const decideFrom = async (from: number, to: number) => {
    const decisions = applications
      .slice(from, to)
      .map(({ id: applicationId }) => ({ applicationId, decision: 'waitlisted' }));
    const { body } = await first.post(`${deskPath}/decisions`, { decisions });
    expect(new Set(body.results.map(({ outcome }: { outcome: string }) => outcome))).toEqual(new Set(['recorded']));
  };
  // A single decision, and a changed one, would tell of the person’s groups by the difference.
  await decideFrom(80, 81);
  await decide(first, applications[0]?.id ?? '', 'accepted');
  const one = await statisticsOf(first, university.intakeId);
  expect(one.decided).toBe(81);
  expect([one.groups, one.attributes]).toEqual([before.groups, before.attributes]);
  await decideFrom(81, 109);
  expect((await statisticsOf(first, university.intakeId)).groups).toEqual(before.groups);
  await decideFrom(109, 110);
  const states = await Promise.all(reviewers.map((each) => statisticsOf(each, university.intakeId)));
  for (const { groups } of states) expect(groups).toMatchObject({ decided: 110, at: at.clock.now().toISOString() });
  await decideFrom(110, 111);
  expect((await statisticsOf(first, university.intakeId)).groups?.decided).toBe(110);
});

test('the statistics of an intake take as many statements for many applicants as for few', async () => {
  const counted = async (count: number) => {
    const { university, reviewers } = await newIntake(count, count);
    await reviewers[0].get(`${deskPath}/universities`);
    return statementsOfCalls(() => statisticsOf(reviewers[0], university.intakeId));
  };
  const [few, many] = [await counted(31), await counted(240)];
  expect(many.length, many.join('\n')).toBe(few.length);
  expect(many.length).toBeLessThanOrEqual(17);
});

test('what a conflict of interest closes to a reviewer does not follow from the figures', async () => {
  const { university, reviewers, applications } = await newIntake(70, 69);
  const [first, second] = reviewers;
  const id = applications[69]?.id ?? '';
  const full = await statisticsOf(first, university.intakeId);
  expect(full.groups).not.toBeNull();
  await first.post(`${deskPath}/applications/${id}/recusal`, { reason: 'I taught the applicant.' });
  const silent = await statisticsOf(first, university.intakeId);
  expect(silent).toMatchObject({ submitted: 69, decided: 69, conflicts: 1, groups: null, attributes: [] });
  await decide(second, id, 'accepted', 'The other reviewer recused themselves.');
  expect({ ...(await statisticsOf(first, university.intakeId)), at: '' }).toEqual({ ...silent, at: '' });
  expect((await statisticsOf(second, university.intakeId)).decided).toBe(70);
  // Once applicants know, so may the reviewer.
  await at.platform.database
    .rows(ApplicationRow, { institution: at.institution })
    .findById(id)
    .patch({ status: 'accepted', releasedSequence: 1 });
  expect(await statisticsOf(first, university.intakeId)).toMatchObject({
    decided: 70,
    conflicts: 0,
    groups: full.groups,
  });
  expect(
    await at.platform.database.rows(DecisionRow, { institution: at.institution }).where({ applicationId: id }),
  ).toHaveLength(1);
});

test('the agreement of reviewers tells a third reviewer nothing before their own review', async () => {
  const { id, university, first, second } = await newDeskCase(at);
  const third = await newReviewer(at, university);
  await submitReview(first, id, scored(5));
  await submitReview(second, id, scored(1));
  expect((await statisticsOf(third, university.intakeId)).agreement).toEqual([]);
  await submitReview(third, id, scored(3));
  const { agreement, minPairs } = await statisticsOf(third, university.intakeId);
  expect([agreement.length, minPairs]).toEqual([4, 10]);
  for (const { pairs, kappa, interval } of agreement) expect([pairs, kappa, interval]).toEqual([1, null, null]);
});
