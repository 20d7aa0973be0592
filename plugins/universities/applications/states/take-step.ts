import type { Actor } from '../../../../core/contract/index.ts';
import { conflict, notFound } from '../../../../core/contract/index.ts';
import type { TransactionContext } from '../../../../core/db/index.ts';
import { afterCommit, newId } from '../../../../core/db/index.ts';
import { isOpenAt } from '../../catalogue/intake-state.ts';
import type { IntakeOffer } from '../../catalogue/lookups.ts';
import type { ApplicationDependencies } from '../dependencies.ts';
import { assertComplete } from '../evidence/checklist.ts';
import { ApplicationRow, ApplicationStepRow, DecisionRow } from '../models.ts';
import type { ApplicationStatus, Condition, Party, StepName } from './contract.ts';
import { applicationStatusTitles, steps } from './contract.ts';
import { noteStep } from './notifications.ts';

interface Taken {
  readonly context: TransactionContext<Actor>;
  /** Locked for update. */
  readonly application: ApplicationRow;
  readonly offer: IntakeOffer;
  /** The moment of the call. */
  readonly at: Date;
}

export interface StepInput extends Taken {
  readonly step: Exclude<StepName, 'create'>;
  /** The status after the step, where there are several. */
  readonly to?: ApplicationStatus;
  /** Further columns that change with the step. */
  readonly changes?: Partial<ApplicationRow>;
}

/**
 * Takes a step of an application: checks the status, the party and the conditions of the step, and writes the new status, the
 * history, the event, the notification and the mail in one transaction. The only place where a status changes.
 * @throws Failure not_found for a party that may not take it, conflict where the status or a condition does not hold
 */
export async function takeStep(dependencies: ApplicationDependencies, input: StepInput): Promise<ApplicationRow> {
  const { context, application, step, at } = input;
  const { by, from, to: possible, conditions } = steps[step];
  const party = await partyOf(dependencies, context, application);
  if (party === undefined || !by.includes(party)) throw notFound();
  if (!from.includes(application.status)) throw wrongStatus(step, application.status);
  const to = input.to ?? possible[0];
  if (to === undefined || !possible.includes(to)) throw new RangeError(`The step ${step} does not lead to ${to}`);
  for (const condition of conditions) await checks[condition](dependencies, input);
  const changed = await dependencies.db
    .rows(ApplicationRow, context)
    .patchAndFetchById(application.id, { ...input.changes, status: to, updatedAt: at });
  await recordStep(dependencies, { ...input, application: changed }, { step, from: application.status, to, party });
  return changed;
}

/** Writes a step that has been taken to the history and tells everyone concerned. */
export async function recordStep(
  dependencies: ApplicationDependencies,
  { context, application, offer, at }: Taken,
  taken: { step: StepName; from: ApplicationStatus | null; to: ApplicationStatus; party: Party },
): Promise<void> {
  const { db, emit, announce } = dependencies;
  const { institution, user } = context.who;
  const { id: applicationId, userId, universityId, programId, intakeId } = application;
  const row = { id: newId(), applicationId, userId, ...taken, actorId: user?.id ?? null, at };
  await db.rows(ApplicationStepRow, context).insert(row);
  const { step, from, to } = taken;
  // A draft is the applicant's alone.
  if (step !== 'create') {
    const payload = { userId, applicationId, universityId, programId, intakeId, step, from, to };
    await emit(context.tx, institution, 'application.changed', payload);
    await noteStep(dependencies, context, { stepId: row.id, step, to, application, offer });
  }
  afterCommit(context.tx, () => announce(institution, userId, applicationId));
}

async function partyOf(
  { isReviewer }: ApplicationDependencies,
  context: TransactionContext<Actor>,
  { userId, universityId }: ApplicationRow,
): Promise<Party | undefined> {
  const { user } = context.who;
  if (!user) return 'system';
  if (user.id === userId) return 'applicant';
  return (await isReviewer(context, universityId)) ? 'reviewer' : undefined;
}

const checks: Record<Condition, (dependencies: ApplicationDependencies, taken: Taken) => Promise<void> | void> = {
  university_active(_, { offer }) {
    if (offer.university.isActive) return;
    throw conflict(`${offer.university.name} does not accept applications at the moment. Your draft is kept.`);
  },
  intake_open(_, { offer: { intake }, at }) {
    if (isOpenAt(intake, at)) return;
    throw conflict(
      at < intake.opensAt
        ? `This intake opens at ${inZone(intake.opensAt, intake.timeZone)}. Your draft is kept until then.`
        : `The deadline of this intake was ${inZone(intake.deadline, intake.timeZone)}. Your draft is kept; choose another intake if there is one.`,
    );
  },
  complete: (dependencies, { context, application, offer }) =>
    assertComplete(dependencies, context, { application, offer }),
  async decided({ db }, { context, application }) {
    const latest = await db
      .rows(DecisionRow, context)
      .where({ applicationId: application.id })
      .orderBy('sequence', 'desc')
      .first();
    if (!latest || latest.sequence <= application.releasedSequence) {
      throw conflict('No decision has been recorded for this application.');
    }
  },
  release_due(_, { offer: { intake }, at }) {
    if (at >= intake.decisionsAt) return;
    throw conflict(`Decisions of this intake are released at ${inZone(intake.decisionsAt, intake.timeZone)}.`);
  },
};

/** A moment as clocks in the zone show it: `15 January 2027, 23:59:59 GMT+1`. */
function inZone(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', second: '2-digit' },
    ...{ timeZoneName: 'short', timeZone },
  }).format(moment);
}

const words: Record<Exclude<StepName, 'create'>, string> = {
  submit: 'be submitted',
  withdraw: 'be withdrawn',
  start_review: 'be taken under review',
  release: 'be decided',
  reopen: 'be reopened',
  accept_offer: 'be accepted as an offer',
  decline_offer: 'be declined as an offer',
};

const wrongStatus = (step: Exclude<StepName, 'create'>, status: ApplicationStatus) =>
  conflict(`This application cannot ${words[step]}. Its status is “${applicationStatusTitles[status]}”.`);
