import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { LeaveTraces } from '../../tests/privacy/traces.ts';
import type { RecruitmentMatch } from './contract.ts';
import {
  CandidacyRow,
  CandidacyStepRow,
  InvitationRow,
  JobRow,
  MessageRow,
  ProfileViewRow,
  RecruiterRow,
  ReportRow,
} from './models.ts';
import { addPartner, jobEntry, makeCandidate, matchesPath, newRecruiter, postJob } from './testing.ts';

/** Keeps a profile with matches and messages, recruits for a company, posts a job, and answers a report. */
export const leaveTraces: LeaveTraces = async ({ at, person, staff, words }) => {
  const { recruiter, partner } = await newRecruiter(at);
  const job = await postJob(at, recruiter);
  const skills = { technical_skills: [words('person').slice(0, 60)], soft_skills: [], languages: [] };
  await makeCandidate(at, person, { skillsProfile: skills });
  const { body: matches } = await person.get(matchesPath);
  const match = (matches as RecruitmentMatch[]).find(({ corporatePartner }) => corporatePartner.id === partner.id);
  if (!match) throw new Error('The match was not computed');
  const call = async (answer: Promise<{ status: number; body: unknown }>, status: number) => {
    const { status: got, body } = await answer;
    expect([got, JSON.stringify(body)]).toEqual([status, expect.anything()]);
  };
  await call(person.post(`${matchesPath}/${match.id}/contact`, { message: words('person') }), 200);
  const candidate = `/api/recruiting/candidates/${match.id}`;
  await call(recruiter.post(`${candidate}/interest`, { message: `Hello ${person.user.firstName}` }), 200);
  await call(person.post(`${matchesPath}/${match.id}/messages`, { id: randomUUID(), text: words('person') }), 201);
  await person.put(`/api/corporate-partners/${(await addPartner(at)).id}/block`);
  const report = { id: randomUUID(), reason: 'other', text: words('person'), matchId: match.id };
  await person.post(`/api/corporate-partners/${partner.id}/reports`, report);

  // The address has an account: the recruiter does not learn that, and the person receives a mail.
  const { firstName, lastName, email } = (await person.get('/api/auth/user')).body;
  await call(recruiter.post('/api/recruiting/colleagues', { firstName, lastName, email }), 201);

  // An administrator did the work of a recruiter before.
  const scope = { institution: at.institution };
  const { database: db } = at.platform;
  const now = at.clock.now();
  await db.rows(RecruiterRow, scope).insert({ partnerId: partner.id, userId: staff.user.id, addedAt: now });
  await db.rows(InvitationRow, scope).insert({
    ...{ partnerId: partner.id, userId: recruiter.user.id, invitedBy: staff.user.id, invitedAt: now },
    ...{ firstName: 'Ada', lastName: 'Byron', email: 'ada@company.example' },
  });
  const { title, description, requirements } = jobEntry();
  await db.rows(JobRow, scope).insert({
    ...{ partnerId: partner.id, createdBy: staff.user.id, title, description, requirements },
    ...{ isRemote: false, quota: 1, createdAt: now, updatedAt: now },
  });
  await db.rows(CandidacyRow, scope).findById(match.id).patch({ recruiterId: staff.user.id });
  const about = { candidacyId: match.id, userId: person.user.id };
  await db.rows(CandidacyStepRow, scope).insert({
    ...{
      ...about,
      step: 'advance',
      from: 'mutual',
      to: 'interview',
      party: 'company',
      actorId: staff.user.id,
      at: now,
    },
  });
  const text = words('staff');
  // After those above.
  const written = { ...about, authorId: staff.user.id, party: 'company', text, at: now, sequence: 100 } as const;
  await db.rows(MessageRow, scope).insert(written);
  const viewed = { userId: person.user.id, partnerId: partner.id, jobId: job.id, recruiterId: staff.user.id };
  await db.rows(ProfileViewRow, scope).insert({ ...viewed, day: '2026-01-01', at: now });
  const answered = {
    state: 'dismissed',
    answer: 'No fault found.',
    answeredBy: staff.user.id,
    answeredAt: now,
  } as const;
  await db.rows(ReportRow, scope).findById(report.id).patch(answered);
};
