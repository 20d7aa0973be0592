import type { Who } from '../../../core/contract/index.ts';
import { Failure } from '../../../core/contract/index.ts';
import type { TransactionContext } from '../../../core/db/index.ts';
import { acquireLock } from '../../../core/db/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { CandidacyRow, CandidacyStepRow, JobRow, MessageRow } from '../models.ts';

type Given = Pick<Dependencies, 'db' | 'clock'>;
type Context = TransactionContext<Who>;

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** The most that one person may do in 24 hours, against spam. */
const stepLimits = {
  invite: { most: 40, what: 'contacts' },
  contact: { most: 20, what: 'contacts' },
  shortlist: { most: 200, what: 'shortlisted candidates' },
} as const;
/** The most that all recruiters of a company together may do in 24 hours, so that colleagues do not multiply it. */
const companyLimits = { contacts: 100, jobs: 50 } as const;
const messagesAnHour = 60;

/** Locks what a person may do, so that calls at the same time are counted one after the other. */
export const limitsOf = ({ user }: Who): string => `talent.limits ${user.id}`;

const limitsOfCompany = (partnerId: string): string => `talent.limits of company ${partnerId}`;

/** @throws Failure rate_limited */
export async function assertMayTake(
  { db, clock }: Given,
  context: Context,
  step: keyof typeof stepLimits,
): Promise<void> {
  await acquireLock(context.tx, limitsOf(context.who));
  const taken = await db
    .rows(CandidacyStepRow, context)
    .where({ actorId: context.who.user.id, step })
    .where('at', '>', before(clock.now(), dayMs))
    .resultSize();
  const { most, what } = stepLimits[step];
  if (taken >= most) throw new Failure('rate_limited', `You have reached the limit of ${most} ${what} in 24 hours.`);
}

/** Besides `assertMayTake`. @throws Failure rate_limited */
export async function assertCompanyMayInvite({ db, clock }: Given, context: Context, partnerId: string): Promise<void> {
  await acquireLock(context.tx, limitsOfCompany(partnerId));
  const invited = await db
    .rows(CandidacyRow, context)
    .where({ partnerId })
    .where('companyInterestAt', '>', before(clock.now(), dayMs))
    .resultSize();
  if (invited >= companyLimits.contacts) throw companyLimited(`${companyLimits.contacts} contacts`);
}

/** @throws Failure rate_limited */
export async function assertMayPost({ db, clock }: Given, context: Context, partnerId: string): Promise<void> {
  await acquireLock(context.tx, limitsOfCompany(partnerId));
  const posted = await db
    .rows(JobRow, context)
    .where({ partnerId })
    .where('createdAt', '>', before(clock.now(), dayMs))
    .resultSize();
  if (posted >= companyLimits.jobs) throw companyLimited(`${companyLimits.jobs} new jobs`);
}

/** @throws Failure rate_limited */
export async function assertMayWrite({ db, clock }: Given, context: Context): Promise<void> {
  await acquireLock(context.tx, limitsOf(context.who));
  const written = await db
    .rows(MessageRow, context)
    .where({ authorId: context.who.user.id })
    .where('at', '>', before(clock.now(), hourMs))
    .resultSize();
  if (written < messagesAnHour) return;
  throw new Failure('rate_limited', `You have reached the limit of ${messagesAnHour} messages in an hour.`);
}

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

const companyLimited = (most: string) =>
  new Failure('rate_limited', `Your company has reached the limit of ${most} in 24 hours.`);
