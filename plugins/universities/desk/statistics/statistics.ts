import type { z } from 'zod';
import type { Who } from '../../../../core/contract/index.ts';
import { notFound } from '../../../../core/contract/index.ts';
import { educationalLevelTitles } from '../../../learner/contract.ts';
import { ApplicationStatus, Decision } from '../../applications/contract.ts';
import { ApplicationRow, DecisionRow } from '../../applications/models.ts';
import type { Criterion, IntakeStatistics } from '../contract.ts';
import { minGroup } from '../contract.ts';
import type { DeskDependencies } from '../dependencies.ts';
import { CaseRow, ReviewRow } from '../models.ts';
import { attributeOf } from './attributes.ts';
import { wilson } from './impact.ts';
import { weightedKappa } from './kappa.ts';

type View = z.input<typeof IntakeStatistics>;
type Attribute = View['attributes'][number];

const dayMs = 24 * 60 * 60 * 1000;

/** Statistics of an intake for the reviewers of its university. @throws Failure not_found */
export async function intakeStatistics(dependencies: DeskDependencies, who: Who, intakeId: string): Promise<View> {
  const { db, lookups, reviewers, clock } = dependencies;
  const offer = (await lookups.intakes({ who }, [intakeId])).get(intakeId);
  if (!offer || !(await reviewers.isReviewer({ who }, offer.university.id))) throw notFound();
  const applications = await db
    .rows(ApplicationRow, { who })
    .where({ intakeId })
    .whereNotIn('userId', await closeTo(dependencies, who))
    .whereNotNull('submittedAt')
    .select('id', 'userId', 'status', 'submittedAt', 'record');
  const ids = applications.map(({ id }) => id);
  const decisions = await db
    .rows(DecisionRow, { who })
    .whereRaw('application_id = any(?::uuid[])', [ids])
    .orderBy('sequence');
  const decisionsOf = Map.groupBy(decisions, ({ applicationId }) => applicationId);
  const decided = applications.flatMap((application) => {
    const [first] = decisionsOf.get(application.id) ?? [];
    const last = decisionsOf.get(application.id)?.at(-1);
    return first && last && application.status !== 'withdrawn' ? [{ application, first, decision: last.decision }] : [];
  });
  const accepted = decided.filter(({ decision }) => decision === 'accepted').length;
  const total = { accepted, decided: decided.length };
  const days = decided.flatMap(({ application: { submittedAt }, first }) =>
    submittedAt ? [(first.at.getTime() - submittedAt.getTime()) / dayMs] : [],
  );
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
    attributes: await attributesOf(dependencies, who, decided),
    minGroup,
    agreement: await agreementOf(dependencies, who, ids),
  };
}

/** The caller, and those they are a guardian of: these decisions are not theirs to know before the release. */
async function closeTo({ guardians }: DeskDependencies, who: Who): Promise<string[]> {
  const wards = await guardians.ofGuardian({ who }, who.user.id);
  return [who.user.id, ...wards.map(({ learnerId }) => learnerId)];
}

function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return Math.round((((low ?? 0) + (high ?? 0)) / 2) * 10) / 10;
}

interface Decided {
  readonly application: ApplicationRow;
  readonly decision: z.output<typeof Decision>;
}

const ageTitles: Readonly<Record<string, string>> = {
  'under-13': 'Under 13',
  '13-15': '13 to 15',
  '16-17': '16 or 17',
  adult: '18 or older',
};

/** What the learner's record says. Nothing is inferred from names, texts or documents. */
async function attributesOf({ record }: DeskDependencies, who: Who, decided: readonly Decided[]): Promise<Attribute[]> {
  const learners = [...new Set(decided.map(({ application }) => application.userId))];
  const minorities = await record.minorities(
    { who },
    learners.map((id) => ({ id, role: 'learner' as const })),
  );
  const levels = new Map<string, string>();
  const chunk = 100;
  for (let from = 0; from < learners.length; from += chunk) {
    const of = learners.slice(from, from + chunk);
    const educations = await Promise.all(of.map((id) => record.education({ who }, id)));
    for (const [place, id] of of.entries()) levels.set(id, educations[place]?.educationalLevel ?? 'unknown');
  }
  return [
    attributeOf('age', 'Age now', decided, ageTitles, ({ application }) => minorities.get(application.userId)?.ageBand),
    attributeOf('education', 'Educational level', decided, educationalLevelTitles, ({ application }) =>
      levels.get(application.userId),
    ),
    attributeOf(
      'eiq-level',
      'EiQ level at the submission',
      decided,
      levelTitles,
      ({ application }) => application.record?.level,
    ),
  ];
}

const levelTitles: Readonly<Record<string, string>> = {
  foundation: 'Foundation',
  immersion: 'Immersion',
  mastery: 'Mastery',
  excellence: 'Excellence',
};

/** Agreement of the first two reviews of each application and round, by criterion. Applications keep their rubrics. */
async function agreementOf({ db }: DeskDependencies, who: Who, ids: readonly string[]): Promise<View['agreement']> {
  const [cases, reviews] = await Promise.all([
    db.rows(CaseRow, { who }).whereRaw('application_id = any(?::uuid[])', [ids]).execute(),
    db
      .rows(ReviewRow, { who })
      .whereRaw('application_id = any(?::uuid[])', [ids])
      .where({ counts: true })
      .whereNotNull('submittedAt')
      .orderBy('position')
      .execute(),
  ]);
  const reviewsOf = Map.groupBy(reviews, ({ applicationId }) => applicationId);
  const criteria = new Map<string, Criterion>();
  const pairs = new Map<string, [number, number][]>();
  for (const each of cases) {
    const [first, second] = (reviewsOf.get(each.applicationId) ?? []).filter(({ round }) => round === each.round);
    for (const criterion of each.criteria ?? []) {
      const key = `${criterion.id} ${criterion.levels.length}`;
      criteria.set(key, criterion);
      const [one, other] = [first?.scores[criterion.id], second?.scores[criterion.id]];
      if (one === undefined || other === undefined) continue;
      const known = pairs.get(key) ?? [];
      known.push([one - 1, other - 1]);
      pairs.set(key, known);
    }
  }
  return [...criteria].map(([key, { id, title, levels }]) => {
    const { kappa, interval, pairs: count } = weightedKappa(pairs.get(key) ?? [], levels.length);
    return { criterion: id, title, pairs: count, kappa, interval: interval ? [interval[0], interval[1]] : null };
  });
}
