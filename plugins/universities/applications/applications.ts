import type { InstitutionRef, RouteHandlers } from '../../../core/contract/index.ts';
import { takeApplicantStep } from './applicant-steps.ts';
import type { applicationRoutes } from './contract.ts';
import type { ApplicationDependencies } from './dependencies.ts';
import { deleteDraft, findOrBegin, saveDraft } from './drafts.ts';
import { createRequests } from './letters/requests.ts';
import type { MailKind } from './letters/send-mail.ts';
import { sendRecommenderMail } from './letters/send-mail.ts';
import { createLetterWriting } from './letters/write-letter.ts';
import { ApplicationDocumentRow } from './models.ts';
import { createReviewerSteps } from './reviewer-steps.ts';
import { sendApplicantMail } from './states/notifications.ts';
import { apply, submitDraft } from './submit.ts';
import { applicationDetails, applicationView, ownApplications } from './views.ts';

/** Applications: routes, jobs and schedules, and the steps of reviewers for the admissions desk. */
export function createApplications(dependencies: ApplicationDependencies) {
  const { db, clock } = dependencies;
  const requests = createRequests(dependencies);
  const letters = createLetterWriting(dependencies);

  const routes: RouteHandlers<typeof applicationRoutes> = {
    applications: (_, who) => ownApplications(dependencies, who),
    async apply({ body }, who) {
      return applicationView(dependencies, who, await apply(dependencies, who, body));
    },
    async beginApplication({ body }, who) {
      const { application } = await db.transaction((tx) => findOrBegin(dependencies, { who, tx }, body, clock.now()));
      return applicationDetails(dependencies, who, application.id);
    },
    application: ({ params }, who) => applicationDetails(dependencies, who, params.id),
    saveDraft: ({ params, body }, who) => saveDraft(dependencies, who, params.id, body),
    deleteDraft: ({ params }, who) => deleteDraft(dependencies, who, params.id),
    async submitApplication({ params, body }, who) {
      await submitDraft(dependencies, who, params.id, body.version);
      return applicationDetails(dependencies, who, params.id);
    },
    async withdrawApplication({ params }, who) {
      await takeApplicantStep(dependencies, who, params.id, 'withdraw');
      return applicationDetails(dependencies, who, params.id);
    },
    async answerOffer({ params, body: { answer } }, who) {
      const step = answer === 'accept' ? 'accept_offer' : 'decline_offer';
      await takeApplicantStep(dependencies, who, params.id, step);
      return applicationDetails(dependencies, who, params.id);
    },
    requestRecommendation: ({ params, body }, who) => requests.request(who, params.id, body),
    remindRecommender: ({ params }, who) => requests.remind(who, params.id, params.recommendationId),
    withdrawRecommendation: ({ params }, who) => requests.withdraw(who, params.id, params.recommendationId),
    recommendationFile: ({ params }, who) => requests.file(who, params.id, params.recommendationId),
    letterRequest: ({ body }, who) => letters.look(who, body.code),
    sendLetter: ({ body: { fields, files } }, who) => letters.send(who, fields, files),
    declineLetter: ({ body }, who) => letters.decline(who, body.code),
  };

  return {
    routes,
    reviewerSteps: createReviewerSteps(dependencies),
    jobs: {
      applicantMail: ({ institution, payload }: Job<{ stepId: string }>) =>
        sendApplicantMail(dependencies, institution, payload.stepId),
      recommenderMail: ({ institution, payload }: Job<{ recommendationId: string; kind: MailKind }>) =>
        sendRecommenderMail(dependencies, institution, payload),
    },
    schedules: {
      recommenderReminders: {
        cron: '0 7 * * *',
        run: (institution: InstitutionRef) => requests.remindDue(institution),
      },
    },
    /** Marks a document that its owner deleted. The values stay part of submitted applications. */
    async documentRemoved(institution: InstitutionRef, documentId: string): Promise<void> {
      const rows = db.rows(ApplicationDocumentRow, { institution }).where({ documentId }).whereNull('removedAt');
      await rows.patch({ removedAt: clock.now() });
    },
  };
}

interface Job<Payload> {
  readonly institution: InstitutionRef;
  readonly payload: Payload;
}
