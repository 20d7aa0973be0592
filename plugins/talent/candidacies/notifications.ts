import type { Actor, InstitutionRef } from '../../../core/contract/index.ts';
import { nameText } from '../../../core/contract/index.ts';
import type { TransactionContext } from '../../../core/db/index.ts';
import { unprivilegedActor } from '../../../core/plugins/define-plugin.ts';
import { letter } from '../../../core/services.ts';
import type { Dependencies } from '../dependencies.ts';
import type { JobRow } from '../models.ts';
import { CandidacyRow, CandidacyStepRow, JobRow as Jobs, PartnerRow, RecruiterRow } from '../models.ts';
import { listedAmong } from '../profiles/listing.ts';
import type { Party, Stage, StepName } from './stages/contract.ts';

interface Noted {
  readonly stepId: string;
  readonly step: StepName;
  readonly candidacy: CandidacyRow;
  readonly job: JobRow;
  readonly recruiters: readonly string[];
}

/** Tells the other side of a step, on the platform and by mail. */
export async function noteStep(
  { db, notifications, enqueue }: Dependencies,
  context: TransactionContext<Actor>,
  { stepId, step, candidacy, job, recruiters }: Noted,
): Promise<void> {
  const partner = await db.rows(PartnerRow, context).findById(candidacy.partnerId);
  const to = recipientsOf(step);
  const text = textOf({ step, stage: candidacy.stage, job: job.title, company: partner?.name ?? '' });
  if (!to || !text) return;
  const people = to === 'learner' ? [candidacy.userId] : recruiters;
  for (const userId of people) {
    const screen = pageFor(to, candidacy.id);
    await notifications(context.who)?.notify(context, {
      ...{ userId, id: stepId, kind: 'talent.match', title: text.title, text: text.text, to: screen },
    });
    await enqueue(context.tx, context.who.institution, 'stepMail', { userId, stepId });
  }
}

const pageFor = (party: Party, matchId: string): `/${string}` =>
  party === 'learner' ? `/talent/matches/${matchId}` : `/talent/desk/candidates/${matchId}`;

/** Sends the mail about a step. Does nothing where the learner is no longer seen by companies, or somebody was erased. */
export async function sendStepMail(
  dependencies: Dependencies,
  institution: InstitutionRef,
  { userId, stepId }: { userId: string; stepId: string },
): Promise<void> {
  const { db, people, mail, addresses } = dependencies;
  const who = unprivilegedActor(institution);
  const step = await db.rows(CandidacyStepRow, { who }).findById(stepId);
  const candidacy = step && (await db.rows(CandidacyRow, { who }).findById(step.candidacyId));
  const person = (await people.named({ who }, [userId])).get(userId);
  if (!step || !candidacy || !person?.email) return;
  const to = recipientsOf(step.step);
  if (!to || (to === 'company' && !(await mayRead(dependencies, institution, userId, candidacy)))) return;
  const [job, partner] = await Promise.all([
    db.rows(Jobs, { who }).findById(candidacy.jobId).execute(),
    db.rows(PartnerRow, { who }).findById(candidacy.partnerId).execute(),
  ]);
  const text = textOf({ step: step.step, stage: step.to, job: job?.title ?? '', company: partner?.name ?? '' });
  if (!text) return;
  const message = letter({
    subject: text.title,
    greeting: person.firstName ? `Hello ${nameText(person.firstName)},` : 'Hello,',
    paragraphs: [text.text],
    action: { label: 'Open TalentMatch', link: await addresses.of({ who }, pageFor(to, candidacy.id)) },
  });
  await mail.send({ who }, { to: person.email, about: [candidacy.userId], ...message });
}

/** Whether a recruiter may still know of a candidate: everything may have changed since the step. */
async function mayRead(
  dependencies: Dependencies,
  institution: InstitutionRef,
  recruiterId: string,
  { userId, partnerId }: CandidacyRow,
): Promise<boolean> {
  const { db, people } = dependencies;
  const who = unprivilegedActor(institution);
  const [assigned, partner, active, listed] = await Promise.all([
    db.rows(RecruiterRow, { who }).findOne({ userId: recruiterId, partnerId }).execute(),
    db.rows(PartnerRow, { who }).findById(partnerId).execute(),
    people.list({ who }, { ids: [recruiterId], role: 'recruiter', limit: 1, offset: 0 }),
    listedAmong(dependencies, { institution }, [userId], partnerId),
  ]);
  return assigned !== undefined && partner?.status === 'approved' && active.total > 0 && listed.has(userId);
}

/** Who is told of a step; nobody of a shortlist. */
function recipientsOf(step: StepName): Party | null {
  if (step === 'contact' || step === 'withdraw') return 'company';
  return step === 'shortlist' || step === 'unlist' ? null : 'learner';
}

/** Title and text. No person is named: erasing somebody then leaves no trace in other people's notifications. */
function textOf({ step, stage, job, company }: { step: StepName; stage: Stage; job: string; company: string }) {
  const what = `“${job}”`;
  if (step === 'contact') {
    return stage === 'mutual'
      ? {
          title: 'Mutual interest',
          text: `A candidate for ${what} is interested too. You can write to each other now.`,
        }
      : { title: 'A candidate is interested', text: `A candidate is interested in ${what}.` };
  }
  if (step === 'withdraw')
    return { title: 'Candidate withdrew', text: `A candidate is no longer available for ${what}.` };
  switch (stage) {
    case 'invited':
      return {
        title: `${company} is interested in you`,
        text: `${company} would like to talk with you about ${what}.`,
      };
    case 'mutual':
      return {
        title: 'Mutual interest',
        text: `${company} is interested too: you can write to each other about ${what} now.`,
      };
    case 'interview':
      return { title: 'Interview', text: `${company} moved you to the interviews for ${what}.` };
    case 'offer':
      return { title: 'Offer', text: `${company} wants to make you an offer for ${what}.` };
    case 'hired':
      return { title: 'Hired', text: `${company} marked you as hired for ${what}.` };
    case 'declined':
      return { title: 'Not selected', text: `${company} decided not to go on with ${what}.` };
    default:
      return null;
  }
}
