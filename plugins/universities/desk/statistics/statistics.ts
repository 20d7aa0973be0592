import { wilson } from 'psychometrics';
import type { z } from 'zod';
import type { Who } from '../../../../core/contract/index.ts';
import { notFound } from '../../../../core/contract/index.ts';
import { ApplicationStatus, Decision } from '../../applications/contract.ts';
import { ApplicationRow, DecisionRow } from '../../applications/models.ts';
import type { IntakeStatistics } from '../contract.ts';
import { minGroup, minPairs } from '../contract.ts';
import type { DeskDependencies } from '../dependencies.ts';
import { conflictsAmong } from '../review/access.ts';
import { agreementOf } from './agreement.ts';
import { groupedOutcomes } from './groups.ts';

type View = z.input<typeof IntakeStatistics>;

const dayMs = 24 * 60 * 60 * 1000;

/** Statistics of an intake for the reviewers of its university. @throws Failure not_found */
export async function intakeStatistics(dependencies: DeskDependencies, who: Who, intakeId: string): Promise<View> {
  const { db, lookups, reviewers, clock } = dependencies;
  const offer = (await lookups.intakes({ who }, [intakeId])).get(intakeId);
  if (!offer || !(await reviewers.isReviewer({ who }, offer.university.id))) throw notFound();
  const all = await db
    .rows(ApplicationRow, { who })
    .where({ intakeId })
    .whereNot('status', 'draft')
    .whereNotNull('submittedAt')
    .select('id', 'userId', 'status', 'submittedAt', 'record');
  const conflicts = await conflictsAmong(dependencies, { who }, all);
  // Whatever a conflict of interest closes to the caller must not follow from a sum either. What applicants see is no secret.
  const isOpen = ({ id, status }: ApplicationRow) => !conflicts.has(id) || final.includes(status);
  const applications = all.filter(isOpen);
  const decisions = await db
    .rows(DecisionRow, { who })
    .whereRaw('application_id = any(?::uuid[])', [applications.map(({ id }) => id)])
    .orderBy('sequence');
  const decisionsOf = Map.groupBy(decisions, ({ applicationId }) => applicationId);
  const decided = applications.flatMap((application) => {
    const [first] = decisionsOf.get(application.id) ?? [];
    const last = decisionsOf.get(application.id)?.at(-1);
    if (!first || !last || application.status === 'withdrawn') return [];
    return [{ application, at: first.at, decision: last.decision }];
  });
  const accepted = decided.filter(({ decision }) => decision === 'accepted').length;
  const total = { accepted, decided: decided.length };
  const days = decided.flatMap(({ application: { submittedAt }, at }) =>
    submittedAt ? [(at.getTime() - submittedAt.getTime()) / dayMs] : [],
  );
  const hidden = all.length - applications.length;
  // Figures by group without one application would tell of it, beside those with it.
  const groups = hidden > 0 ? undefined : await groupedOutcomes(dependencies, who, intakeId, decided);
  const reviewed = applications.filter(({ id }) => !conflicts.has(id)).map(({ id }) => id);
  const { university, program, intake } = offer;
  return {
    intakeId,
    ...{ intake: intake.name, program: program.name, university: university.name, places: intake.places },
    at: clock.now(),
    statuses: ApplicationStatus.options
      .filter((status) => status !== 'draft')
      .map((status) => ({ status, count: applications.filter((each) => each.status === status).length }))
      .filter(({ count }) => count > 0),
    decisions: Decision.options.map((decision) => ({
      decision,
      count: decided.filter((each) => each.decision === decision).length,
    })),
    submitted: applications.length,
    decided: decided.length,
    acceptanceRate: decided.length === 0 ? null : { rate: accepted / decided.length, interval: wilson(total) },
    medianDays: medianOf(days),
    conflicts: hidden,
    groups: groups ? { at: groups.at, decided: groups.decided } : null,
    attributes: [...(groups?.attributes ?? [])],
    ...{ minGroup, minPairs },
    agreement: await agreementOf(dependencies, who, reviewed),
  };
}

/** Statuses whose outcome is known to the applicant and does not change at the desk. */
const final: readonly z.output<typeof ApplicationStatus>[] = [
  'accepted',
  'rejected',
  'offer_accepted',
  'offer_declined',
];

function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return Math.round((((low ?? 0) + (high ?? 0)) / 2) * 10) / 10;
}
