import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson, TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { setAgeBand } from '../../learner/testing.ts';
import type { DocumentDetail, Values } from '../contract.ts';
import { confirmedDocuments } from '../services.ts';
import { documentOf, transcriptText, uploadFile } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['documents'] });
});
afterAll(() => at?.close());

async function read(person: TestPerson): Promise<DocumentDetail & { values: Values }> {
  const { id } = await uploadFile(person, transcriptText(`${person.user.firstName} ${person.user.lastName}`));
  await at.platform.queueing.waitUntilIdle();
  return (await documentOf(person, id)) as DocumentDetail & { values: Values };
}

test('a confirmed document is corrected again, and the former values count until the new ones are confirmed', async () => {
  const learner = await at.person();
  await setAgeBand(at, learner, 'adult');
  const staff = await at.person('administrator');
  const { id, values } = await read(learner);
  const counting = async () => {
    const within = { who: { institution: at.institution } };
    const [document] = await at.platform.host.service(confirmedDocuments).ofLearner(within, learner.user.id);
    return document?.values.institution;
  };
  await learner.post(`/api/documents/${id}/confirm`);
  const corrected = { ...values, institution: 'Westlake College' };
  const { status, body } = await learner.put(`/api/documents/${id}/corrections`, { values: corrected });
  expect(status).toBe(200);
  expect(body).toMatchObject({ values: corrected, confirmed: { values: { institution: 'Westlake University' } } });
  expect(await counting()).toBe('Westlake University');
  // Others see what counts, not what is being changed.
  const seen = await documentOf(staff, id);
  expect(seen.values?.institution).toBe('Westlake University');
  const { id: ownerId, firstName, lastName } = learner.user;
  expect([seen.owner, body.owner]).toEqual([{ id: ownerId, firstName, lastName }, null]);

  const first = (await documentOf(learner, id)).confirmedAt;
  at.clock.forward(60);
  await learner.post(`/api/documents/${id}/confirm`);
  expect(await counting()).toBe('Westlake College');
  const second = (await documentOf(learner, id)).confirmedAt;
  expect(second).not.toBe(first);
  at.clock.forward(60);
  await learner.post(`/api/documents/${id}/confirm`);
  expect((await documentOf(learner, id)).confirmedAt).toBe(second);
});

test('a score that could not be read is a row without a value, which the learner enters before confirming', async () => {
  const learner = await at.person();
  await setAgeBand(at, learner, 'adult');
  const name = `${learner.user.firstName} ${learner.user.lastName}`;
  const rows = ['Year    Exam          Score', '2023    Statistics      5', '2024    Biology'];
  const report = ['AP Score Report', `Student name: ${name}`, '', ...rows].join('\n');
  const { id } = await uploadFile(learner, report, 'scores.txt');
  await at.platform.queueing.waitUntilIdle();
  const { values, reading } = (await documentOf(learner, id)) as DocumentDetail & { values: Values };
  expect(reading?.problems).toEqual(['The AP score of Biology could not be read. Enter it from the page.']);
  expect(values.tests[1]).toMatchObject({ test: 'AP', sections: [{ name: 'Biology', score: null }] });

  expect(await learner.post(`/api/documents/${id}/confirm`)).toMatchObject({
    status: 409,
    body: { error: { message: 'Enter the score of AP Biology, or remove it.' } },
  });
  const tests = values.tests.map((each) => ({
    ...each,
    sections: each.sections.map((section) => ({ ...section, score: section.score ?? 4 })),
  }));
  await learner.put(`/api/documents/${id}/corrections`, { values: { ...values, tests } });
  expect((await learner.post(`/api/documents/${id}/confirm`)).status).toBe(200);
  const within = { who: { institution: at.institution } };
  const [confirmed] = await at.platform.host.service(confirmedDocuments).ofLearner(within, learner.user.id);
  expect(confirmed?.values.tests[1]?.sections).toEqual([{ name: 'Biology', score: 4 }]);
});
