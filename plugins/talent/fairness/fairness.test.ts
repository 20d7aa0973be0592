import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../core/db/index.ts';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { setAgeBand } from '../../learner/testing.ts';
import type { FairnessAudit } from '../contract.ts';
import { CandidacyRow, CandidacyStepRow, MatchRow, ProfileRow } from '../models.ts';
import { newRecruiter, postJob, profileEntry } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['talent'] });
});
afterAll(() => at?.close());

/** A learner with a match of 75, whom a company chose or not. */
async function learnerWith(jobId: string, partnerId: string, ageBand: 'adult' | '16-17', isChosen: boolean) {
  const scope = { institution: at.institution };
  const { database: db } = at.platform;
  const now = at.clock.now();
  const learner = await at.person();
  const { id: userId } = learner.user;
  await setAgeBand(at, learner, ageBand);
  const { skillsProfile, careerInterests, availability } = profileEntry();
  await db.rows(ProfileRow, scope).insert({
    ...{ userId, skillsProfile, careerInterests: { ...careerInterests, company_size_preference: 'any' }, availability },
    ...{ isOpen: true, eiqScore: 512, eiqError: 30, evidence: {}, createdAt: now, updatedAt: now },
  });
  const id = newId();
  await db.rows(MatchRow, scope).insert({ id, userId, jobId, score: 75, computedAt: now });
  if (!isChosen) return;
  const candidacy = { id, userId, jobId, partnerId, stage: 'invited', createdAt: now, updatedAt: now } as const;
  await db.rows(CandidacyRow, scope).insert(candidacy);
  const step = { step: 'invite', from: 'new', to: 'invited', party: 'company', actorId: null, at: now } as const;
  await db.rows(CandidacyStepRow, scope).insert({ candidacyId: id, userId, ...step });
}

test('the audit flags a group below four fifths, shows none below 30, and can be saved as CSV', async () => {
  const { recruiter, partner } = await newRecruiter(at);
  const job = await postJob(at, recruiter);
  const administrator = await at.person('administrator');
  const audit = async (): Promise<FairnessAudit> => (await administrator.get('/api/admin/talent/fairness')).body;
  const groupsOf = ({ stages }: FairnessAudit) => {
    const chosen = stages.find(({ stage }) => stage === 'chosen');
    const age = chosen?.attributes.find(({ attribute }) => attribute === 'age');
    return { base: chosen?.base, groups: age?.groups ?? [], hidden: age?.hiddenGroups };
  };
  for (let n = 0; n < 29; n++) await learnerWith(job.id, partner.id, 'adult', n < 20);
  expect(groupsOf(await audit())).toMatchObject({ base: 0, groups: [] });
  await learnerWith(job.id, partner.id, 'adult', false);
  for (let n = 0; n < 29; n++) await learnerWith(job.id, partner.id, '16-17', n < 10);
  // The group of 29 is hidden, and with it the other one, from which it could be computed.
  const hidden = groupsOf(await audit());
  expect(hidden.groups.every(({ rate }) => rate === null)).toBe(true);
  await learnerWith(job.id, partner.id, '16-17', false);
  const { base, groups } = groupsOf(await audit());
  expect(base).toBe(60);
  expect(groups).toEqual([
    expect.objectContaining({ group: '16-17', decided: 30, accepted: 10, impactRatio: 0.5, isBelowFourFifths: true }),
    expect.objectContaining({ group: 'adult', decided: 30, accepted: 20, isReference: true, isBelowFourFifths: false }),
  ]);
  const file = await administrator.get('/api/admin/talent/fairness/export');
  expect(file.headers.get('content-type')).toContain('text/csv');
  const text = Buffer.from(file.body).toString();
  expect(text).toContain('Chosen by a company,Age now,16 or 17,30,10,0.3333');
  expect(text).toContain(',yes\r\n');
  expect((await recruiter.get('/api/admin/talent/fairness')).status).toBe(403);
  expect((await recruiter.get('/api/admin/talent/fairness/export')).status).toBe(403);
  // Nothing of it is in the figures of another institution.
  const elsewhere = await at.person('administrator', await at.anotherInstitution());
  const { stages } = (await elsewhere.get('/api/admin/talent/fairness')).body as FairnessAudit;
  expect(stages.map(({ base, reached }) => base + reached)).toEqual([0, 0, 0, 0, 0]);
  const others = await elsewhere.get('/api/admin/talent/fairness/export');
  expect(Buffer.from(others.body).toString()).not.toMatch(/,[1-9]/);
});
