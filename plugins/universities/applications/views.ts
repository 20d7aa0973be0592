import type { z } from 'zod';
import type { Who } from '../../../core/contract/index.ts';
import type { CallContext } from '../../../core/db/index.ts';
import { countryName } from '../catalogue/countries.ts';
import { intakeView } from '../catalogue/views.ts';
import type { Application, ApplicationDetails } from './contract.ts';
import { applicantSteps, compatibilityOf } from './contract.ts';
import type { ApplicationDependencies } from './dependencies.ts';
import { checklistOf } from './evidence/checklist.ts';
import type { Evidence } from './evidence/evidence.ts';
import { chosen, learnerEvidence } from './evidence/evidence.ts';
import { recommendationsOf } from './letters/queries.ts';
import { ApplicationDocumentRow, ApplicationStepRow } from './models.ts';
import type { OfferedApplication } from './queries.ts';
import { applicationsOf, ownApplication, scopeOf } from './queries.ts';

type View = z.input<typeof Application>;

/** The caller's applications, the latest first. */
export async function ownApplications(dependencies: ApplicationDependencies, who: Who): Promise<View[]> {
  const applications = await applicationsOf(dependencies, { who }, who.user.id);
  const ids = [...new Set(applications.map(({ intakeId }) => intakeId))];
  const hasDraft = applications.some(({ status }) => status === 'draft');
  const [offers, evidence] = await Promise.all([
    dependencies.lookups.intakes({ who }, ids),
    hasDraft ? learnerEvidence(dependencies, { who }, who.user.id) : undefined,
  ]);
  return applications.flatMap((application) => {
    const offer = offers.get(application.intakeId);
    return offer ? [viewOf({ application, offer }, evidence, dependencies.clock.now())] : [];
  });
}

/** One of the caller's applications. @throws Failure not_found */
export async function applicationView(dependencies: ApplicationDependencies, who: Who, id: string): Promise<View> {
  const found = await ownApplication(dependencies, { who }, id);
  const isDraft = found.application.status === 'draft';
  const evidence = isDraft ? await learnerEvidence(dependencies, { who }, who.user.id) : undefined;
  return viewOf(found, evidence, dependencies.clock.now());
}

/** One of the caller's applications with everything about it. @throws Failure not_found */
export async function applicationDetails(
  dependencies: ApplicationDependencies,
  who: Who,
  id: string,
): Promise<z.input<typeof ApplicationDetails>> {
  const { db, clock } = dependencies;
  const found = await ownApplication(dependencies, { who }, id);
  const { application } = found;
  const isDraft = application.status === 'draft';
  const all = isDraft ? await learnerEvidence(dependencies, { who }, who.user.id) : undefined;
  const evidence = all && chosen(all, application.documentIds);
  const [checklist, kept, recommendations, history] = await Promise.all([
    evidence ? checklistOf(dependencies, { who }, found, evidence) : [],
    keptDocuments(dependencies, { who }, id),
    recommendationsOf(dependencies, { who }, application),
    db.rows(ApplicationStepRow, { who }).where({ applicationId: id }).orderBy('id').execute(),
  ]);
  const current = evidence?.documents?.map((document) => ({ ...document, documentId: document.id, isRemoved: false }));
  const view = viewOf(found, all, clock.now());
  return { ...view, checklist, documents: current ?? kept, recommendations, history, serverTime: clock.now() };
}

/** The documents that an application was submitted with. */
async function keptDocuments({ db }: ApplicationDependencies, context: CallContext, applicationId: string) {
  const rows = await db.rows(ApplicationDocumentRow, scopeOf(context)).where({ applicationId }).orderBy('id');
  return rows.map((row) => ({ ...row, isRemoved: row.removedAt !== null }));
}

function viewOf({ application, offer }: OfferedApplication, all: Evidence | undefined, at: Date): View {
  const { university, program, intake, scores } = offer;
  const isDraft = application.status === 'draft';
  const now = isDraft && all ? chosen(all, application.documentIds) : undefined;
  const score = now ? (now.score?.eiqScore ?? null) : application.applicationEiqScore;
  const standardError = now ? (now.score?.standardError ?? null) : application.applicationStandardError;
  return {
    ...application,
    university: {
      ...{ id: university.id, name: university.name, country: countryName(university.countryCode) },
      ...{ isActive: university.isActive, isSample: university.isSample },
    },
    program: program.name,
    intake: intakeView(intake, at),
    applicationEiqScore: score,
    applicationStandardError: standardError,
    compatibility: score === null ? null : compatibilityOf(score, scores),
    transcriptAnalysis: now?.transcriptAnalysis ??
      application.transcriptAnalysis ?? { overallGPA: null, recommendationStrength: null, strengthAreas: [] },
    mayTake: applicantSteps(application.status),
  };
}
