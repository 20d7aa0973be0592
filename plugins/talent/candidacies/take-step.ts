import type { Actor } from '../../../core/contract/index.ts';
import { conflict } from '../../../core/contract/index.ts';
import type { TransactionContext } from '../../../core/db/index.ts';
import { afterCommit, newId } from '../../../core/db/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { isOpenAt } from '../jobs/open-jobs.ts';
import type { JobRow, MatchRow } from '../models.ts';
import { CandidacyRow, CandidacyStepRow, PartnerRow } from '../models.ts';
import { recruitersOf } from '../partners/recruiters.ts';
import { listedAmong } from '../profiles/listing.ts';
import { noteStep } from './notifications.ts';
import type { Stage, StepName } from './stages/contract.ts';
import { stageTitles, steps } from './stages/contract.ts';

export interface StepInput {
  readonly context: TransactionContext<Actor>;
  /** Locked for update. */
  readonly match: MatchRow;
  /** Locked against changes. */
  readonly job: JobRow;
  readonly step: StepName;
  /** The stage after the step, where there are several. */
  readonly to?: Stage;
  readonly changes?: Partial<CandidacyRow>;
}

/**
 * Takes a step: checks the stage and the job, and writes the new stage, the history, the audit entry, the notification and the
 * mail in one transaction. The only place where a stage changes. The caller checks the party.
 * @throws Failure conflict where the stage or the job does not allow it
 */
export async function takeStep(dependencies: Dependencies, input: StepInput): Promise<CandidacyRow> {
  const { db, clock, audit, announce } = dependencies;
  const { context, match, job, step, changes } = input;
  const at = clock.now();
  const { by, leads, needsOpenJob } = steps[step];
  const known = await db.rows(CandidacyRow, context).findById(match.id);
  const from = known?.stage ?? 'new';
  const [first] = leads[from] ?? [];
  const to = input.to ?? first;
  if (to === undefined || !leads[from]?.includes(to)) {
    throw conflict(`This is not possible any more: the stage is “${stageTitles[from]}”.`);
  }
  if (needsOpenJob && !isOpenAt(job, at)) throw conflict('This job has closed. Nothing was sent.');
  const { id, userId, jobId } = match;
  const columns = { ...changes, stage: to, updatedAt: at };
  const candidacy = known
    ? await db.rows(CandidacyRow, context).patchAndFetchById(id, columns)
    : await db
        .rows(CandidacyRow, context)
        .insertAndFetch({ id, userId, jobId, partnerId: job.partnerId, ...columns, createdAt: at });
  const row = {
    id: newId(),
    candidacyId: id,
    userId,
    step,
    from,
    to,
    party: by,
    actorId: context.who.user?.id ?? null,
  };
  await db.rows(CandidacyStepRow, context).insert({ ...row, at });
  if (by === 'company') {
    const details = { jobId, partnerId: job.partnerId, from, to };
    await audit.record(context, { action: 'talent.candidate-moved', subject: userId, details });
  }
  const isSeen = step !== 'withdraw' || (await isSeenBy(dependencies, context, candidacy));
  const recruiters = isSeen ? await recruitersOf(dependencies, context, job.partnerId) : [];
  await noteStep(dependencies, context, { stepId: row.id, step, candidacy, job, recruiters });
  const { institution } = context.who;
  afterCommit(context.tx, () => {
    // A shortlist is the company's own.
    if (step !== 'shortlist' && step !== 'unlist') announce(institution, userId, 'matches');
    for (const recruiter of recruiters) announce(institution, recruiter, 'candidates');
  });
  return candidacy;
}

/** Whether the company may know of the learner now. All steps but a withdrawal need it. */
async function isSeenBy(
  dependencies: Dependencies,
  context: TransactionContext<Actor>,
  { userId, partnerId }: CandidacyRow,
): Promise<boolean> {
  const partner = await dependencies.db.rows(PartnerRow, context).findById(partnerId);
  if (partner?.status !== 'approved') return false;
  const scope = { institution: context.who.institution, tx: context.tx };
  return (await listedAmong(dependencies, scope, [userId], partnerId)).has(userId);
}
