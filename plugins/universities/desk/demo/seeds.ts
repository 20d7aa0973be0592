import type { InstitutionRef } from '../../../../core/contract/index.ts';
import type { TransactionContext } from '../../../../core/db/index.ts';
import { newId } from '../../../../core/db/index.ts';
import { unprivilegedActor } from '../../../../core/plugins/define-plugin.ts';
import type { ApplicationData } from '../../applications/contract.ts';
import { evidenceOf } from '../../applications/evidence/evidence.ts';
import { ApplicationRow, ApplicationStepRow } from '../../applications/models.ts';
import { isOpenAt } from '../../catalogue/intake-state.ts';
import type { IntakeOffer } from '../../catalogue/lookups.ts';
import { IntakeRow, UniversityRow } from '../../catalogue/models.ts';
import type { Scores } from '../contract.ts';
import type { DeskDependencies } from '../dependencies.ts';
import { CaseRow, ReviewerRow, ReviewRow } from '../models.ts';
import { updateCase } from '../review/progress.ts';
import { rubricOf } from '../rubric/rubric.ts';
import { demoApplicants, demoReviewers } from './people.ts';

type Dependencies = Pick<DeskDependencies, 'db' | 'clock' | 'lookups' | 'settings' | 'people' | 'record'>;
type Who = ReturnType<typeof unprivilegedActor>;

const dayMs = 24 * 60 * 60 * 1000;
const maxMinimum = 560;

/**
 * Lets the demo's reviewers work on applications of its adult learners to a sample university. Does nothing where anybody
 * has applied, and for people who do not exist.
 */
export async function seedDesk(dependencies: Dependencies, institution: InstitutionRef): Promise<void> {
  const { db, people } = dependencies;
  const who = unprivilegedActor(institution);
  const find = async (username: string) => (await people.byLogin({ who }, username))?.id;
  const reviewers = (await Promise.all(demoReviewers.map(find))).filter((id) => id !== undefined);
  if (reviewers.length < demoReviewers.length) return;
  await db.transaction(async (tx) => {
    const context = { who, tx };
    if (await db.rows(ApplicationRow, context).first()) return;
    const offer = await sampleIntake(dependencies, context);
    if (!offer) return;
    const { clock } = dependencies;
    const row = { universityId: offer.university.id, addedAt: clock.now() };
    for (const userId of reviewers) {
      await db
        .rows(ReviewerRow, context)
        .insert({ ...row, userId })
        .onConflict(['universityId', 'userId'])
        .ignore();
    }
    for (const [place, { username, essays, reviews }] of demoApplicants.entries()) {
      const userId = await find(username);
      if (userId) await seedApplication(dependencies, context, { userId, offer, essays, reviews, reviewers, place });
    }
  });
}

/** An open intake of the sample university with the highest minimum that most of the demo's learners reach. */
async function sampleIntake(
  { db, clock, lookups }: Dependencies,
  context: TransactionContext<Who>,
): Promise<IntakeOffer | undefined> {
  const universities = await db
    .rows(UniversityRow, context)
    .where({ isSample: true, isActive: true })
    .where('minEiqScore', '<=', maxMinimum)
    .orderBy([{ column: 'minEiqScore', order: 'desc' }, 'name']);
  for (const { id } of universities) {
    const intakes = await db.rows(IntakeRow, context).where({ universityId: id }).orderBy(['deadline', 'id']);
    const open = intakes.find((intake) => isOpenAt(intake, clock.now()));
    if (open) return (await lookups.intakes(context, [open.id])).get(open.id);
  }
  return undefined;
}

interface Seeded {
  readonly userId: string;
  readonly offer: IntakeOffer;
  readonly essays: ApplicationData;
  /** By the reviewers in their order. */
  readonly reviews: readonly Scores[];
  readonly reviewers: readonly string[];
  readonly place: number;
}

async function seedApplication(
  dependencies: Dependencies,
  context: TransactionContext<Who>,
  { userId, offer, essays, reviews, reviewers, place }: Seeded,
): Promise<void> {
  const { db, clock, record } = dependencies;
  const { ageBand } = await record.minority(context, { id: userId, role: 'learner' });
  const reading = { record, documents: () => undefined };
  const evidence = await evidenceOf(reading, context, { userId, documentIds: null });
  if (ageBand !== 'adult' || !evidence.score) return;
  const submittedAt = new Date(clock.now().getTime() - (3 - place / 2) * dayMs);
  const reviewedAt = new Date(submittedAt.getTime() + dayMs / 2);
  const isReviewed = reviews.length > 0;
  const application = await db.rows(ApplicationRow, context).insertAndFetch({
    ...{ id: newId(), userId, universityId: offer.university.id, programId: offer.program.id },
    ...{ intakeId: offer.intake.id, status: isReviewed ? 'under_review' : 'submitted', version: 2 },
    ...{ releasedSequence: 0, applicationData: essays, documentIds: null, submittedAt, createdAt: submittedAt },
    applicationEiqScore: evidence.score.eiqScore,
    applicationStandardError: evidence.score.standardError,
    ...{ record: evidence.record, transcriptAnalysis: evidence.transcriptAnalysis },
    updatedAt: isReviewed ? reviewedAt : submittedAt,
  });
  const step = { applicationId: application.id, userId };
  await db.rows(ApplicationStepRow, context).insert([
    { ...step, step: 'create', from: null, to: 'draft', party: 'applicant', actorId: userId, at: submittedAt },
    { ...step, step: 'submit', from: 'draft', to: 'submitted', party: 'applicant', actorId: userId, at: submittedAt },
  ]);
  const [first] = reviewers;
  if (!isReviewed || first === undefined) return;
  const begun = { step: 'start_review', from: 'submitted', to: 'under_review', party: 'reviewer' } as const;
  await db.rows(ApplicationStepRow, context).insert({ ...step, ...begun, actorId: first, at: reviewedAt });
  const { criteria } = await rubricOf(dependencies, context, offer.program.id);
  await db.rows(CaseRow, context).insert({ applicationId: application.id, round: 0, criteria, needs: 'first' });
  for (const [index, scores] of reviews.entries()) {
    const known = Object.fromEntries(criteria.map(({ id }) => [id, scores[id] ?? 3]));
    await db.rows(ReviewRow, context).insert({
      ...{ applicationId: application.id, round: 0, reviewerId: reviewers[index] ?? null, position: index + 1 },
      ...{ scores: known, comment: '', version: 1, savedAt: reviewedAt, submittedAt: reviewedAt },
    });
  }
  await updateCase(dependencies, context, { application, offer });
}
