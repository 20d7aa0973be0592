import type { InstitutionRef } from '../../../core/contract/index.ts';
import type { TransactionContext } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import type { Dependencies } from '../dependencies.ts';
import { JobRow, PartnerRow, ProfileRow, RecruiterRow } from '../models.ts';
import { demoCompanies, demoProfiles } from './companies.ts';

/**
 * Adds sample companies with their jobs, and open profiles of the demo's adult learners. Safe to repeat: what exists is left
 * as it is. Does nothing for people who do not exist.
 */
export async function seedTalent(dependencies: Dependencies, institution: InstitutionRef): Promise<void> {
  const { db } = dependencies;
  const who = unprivilegedActor(institution);
  await db.transaction(async (tx) => {
    const context = { who, tx };
    if (await db.rows(PartnerRow, context).where({ isSample: true }).first()) return;
    for (const company of demoCompanies) await seedCompany(dependencies, context, company);
    for (const profile of demoProfiles) await seedProfile(dependencies, context, profile);
  });
}

type Context = TransactionContext<ReturnType<typeof unprivilegedActor>>;

async function seedCompany(
  { db, clock, people, enqueue }: Dependencies,
  context: Context,
  company: (typeof demoCompanies)[number],
): Promise<void> {
  const at = clock.now();
  const { name, industry, headquarters, size, description, hires, isApproved } = company;
  const partner = await db.rows(PartnerRow, context).insertAndFetch({
    ...{ name, industry, headquarters, size, description, recruitmentQuota: hires, isSample: true, createdAt: at },
    ...{ targetMin: company.scores[0], targetMax: company.scores[1] },
    ...{ status: isApproved ? ('approved' as const) : ('pending' as const), decidedAt: isApproved ? at : null },
  });
  for (const login of company.recruiters) {
    const person = await people.byLogin(context, login);
    if (person?.role !== 'recruiter') continue;
    if (await db.rows(RecruiterRow, context).findOne({ userId: person.id })) continue;
    await db.rows(RecruiterRow, context).insert({ partnerId: partner.id, userId: person.id, addedAt: at });
  }
  for (const { salary, ...job } of company.jobs) {
    const row = await db.rows(JobRow, context).insertAndFetch({
      ...job,
      ...{ salaryMin: salary?.[0] ?? null, salaryMax: salary?.[1] ?? null, quota: 2, partnerId: partner.id },
      ...{ createdAt: at, updatedAt: at },
    });
    await enqueue(context.tx, context.who.institution, 'matchJob', { jobId: row.id });
  }
}

async function seedProfile(
  { db, clock, people, record, enqueue }: Dependencies,
  context: Context,
  profile: (typeof demoProfiles)[number],
): Promise<void> {
  const person = await people.byLogin(context, profile.username);
  if (person?.role !== 'learner') return;
  const minority = (await record.minorities(context, [person])).get(person.id);
  const { current } = await record.eiq(context, person.id);
  if (minority?.ageBand !== 'adult' || !current) return;
  if (await db.rows(ProfileRow, context).findOne({ userId: person.id })) return;
  const at = clock.now();
  const { technical, soft, languages, industries, roles, places, availability } = profile;
  await db.rows(ProfileRow, context).insert({
    ...{ userId: person.id, availability, isOpen: true, evidence: {}, createdAt: at, updatedAt: at },
    ...{ eiqScore: current.eiqScore, eiqError: current.standardError },
    skillsProfile: { technical_skills: [...technical], soft_skills: [...soft], languages: [...languages] },
    careerInterests: {
      ...{ preferred_industries: [...industries], desired_roles: [...roles] },
      ...{ company_size_preference: 'any', location_preference: [...places] },
    },
  });
  await enqueue(context.tx, context.who.institution, 'matchLearner', { userId: person.id });
}
