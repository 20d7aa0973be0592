import { afterAll, beforeAll, expect, test } from 'vitest';
import { knexOf, newId } from '../../../core/db/index.ts';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import { manyLearners } from '../../item-bank/authoring/testing.ts';
import type { FairnessAudit, Job } from '../contract.ts';
import type { PartnerRow } from '../models.ts';
import { CandidacyRow, CandidacyStepRow, MatchRow, ProfileRow } from '../models.ts';
import { newRecruiter, postJob, profileEntry } from '../testing.ts';

let at: TestPlatform;
beforeAll(async () => {
  at = await createTestPlatform({ plugins: ['talent'] });
});
afterAll(() => at?.close());

interface Group {
  readonly userIds: readonly string[];
  readonly ageBand: 'adult' | '16-17';
  readonly chosen: number;
}

/** Learners with a match of 75, the first of whom a company chose. */
async function addLearners({ id: jobId }: Job, { id: partnerId }: PartnerRow, { userIds, ageBand, chosen }: Group) {
  const scope = { institution: at.institution };
  const { database: db } = at.platform;
  const now = at.clock.now();
  const times = { createdAt: now, updatedAt: now };
  const ids = userIds.map((userId) => ({ id: newId(), userId }));
  await knexOf(db)('learner.profiles').insert(
    userIds.map((userId) => ({ userId, institutionId: at.institution.id, ageBand, ...times })),
  );
  const { skillsProfile, careerInterests, availability } = profileEntry();
  const entry = { skillsProfile, careerInterests: { ...careerInterests, company_size_preference: 'any' } } as const;
  await db.rows(ProfileRow, scope).insert(
    userIds.map((userId) => ({
      ...{ userId, ...entry, availability, isOpen: true },
      ...{ eiqScore: 512, eiqError: 30, evidence: {}, ...times },
    })),
  );
  await db.rows(MatchRow, scope).insert(ids.map((each) => ({ ...each, jobId, score: 75, computedAt: now })));
  const taken = ids.slice(0, chosen);
  if (taken.length === 0) return;
  await db
    .rows(CandidacyRow, scope)
    .insert(taken.map((each) => ({ ...each, jobId, partnerId, stage: 'invited' as const, ...times })));
  const step = { step: 'invite', from: 'new', to: 'invited', party: 'company', actorId: null, at: now } as const;
  await db
    .rows(CandidacyStepRow, scope)
    .insert(taken.map(({ id: candidacyId, userId }) => ({ candidacyId, userId, ...step })));
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
  const userIds = await manyLearners(at, 60);
  const add = (from: number, to: number, ageBand: Group['ageBand'], chosen: number) =>
    addLearners(job, partner, { userIds: userIds.slice(from, to), ageBand, chosen });
  await add(0, 29, 'adult', 20);
  expect(groupsOf(await audit())).toMatchObject({ base: 0, groups: [] });
  await add(29, 30, 'adult', 0);
  await add(30, 59, '16-17', 10);
  // The group of 29 is hidden, and with it the other one, from which it could be computed.
  const hidden = groupsOf(await audit());
  expect(hidden.groups.every(({ rate }) => rate === null)).toBe(true);
  await add(59, 60, '16-17', 0);
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
