import type { InstitutionRef, RouteHandlers } from '../../../core/contract/index.ts';
import type { TargetRequirements } from '../../apex-prep/services.ts';
import { takeApplicantStep } from './applicant-steps.ts';
import { childApplications } from './child-applications.ts';
import type { applicationRoutes, Notice } from './contract.ts';
import type { ApplicationDependencies } from './dependencies.ts';
import { createDraftNotices } from './draft-notices.ts';
import { deleteDraft, findOrBegin, saveDraft } from './drafts.ts';
import { createDocumentReaders } from './evidence/document-readers.ts';
import { sweepFiles } from './letters/files.ts';
import { createRequests } from './letters/requests.ts';
import type { MailKind, WithdrawalMail } from './letters/send-mail.ts';
import { sendRecommenderMail, sendWithdrawalMail } from './letters/send-mail.ts';
import { createLetterWriting } from './letters/write-letter.ts';
import { createMilestones } from './milestones.ts';
import { ApplicationDocumentRow } from './models.ts';
import { mailIdOf, sendNoticeMail } from './notices.ts';
import { createReviewerSteps } from './reviewer-steps.ts';
import { sendOnce, sweepSentMail } from './sent-mail.ts';
import { sendApplicantMail } from './states/notifications.ts';
import { apply, submitDraft } from './submit.ts';
import { withApplicationTargets } from './targets.ts';
import { applicationDetails, applicationView, ownApplications } from './views.ts';

/** Applications: routes, jobs and schedules, and the steps of reviewers for the admissions desk. */
export function createApplications(dependencies: ApplicationDependencies) {
  const { db, clock } = dependencies;
  const requests = createRequests(dependencies);
  const letters = createLetterWriting(dependencies);
  const draftNotices = createDraftNotices(dependencies);

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
    childApplications: ({ params }, who) => childApplications(dependencies, who, params.userId),
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
    milestones: createMilestones(dependencies),
    withTargets: (others: TargetRequirements) => withApplicationTargets(dependencies, others),
    documentReaders: createDocumentReaders(dependencies),
    jobs: {
      applicantMail: ({ id, institution, payload }: Job<{ stepId: string }>) =>
        sendOnce(dependencies, institution, id, () => sendApplicantMail(dependencies, institution, payload.stepId)),
      recommenderMail: ({ id, institution, payload }: Job<{ recommendationId: string; kind: MailKind }>) =>
        sendOnce(dependencies, institution, id, () => sendRecommenderMail(dependencies, institution, payload)),
      noticeMail: ({
        institution,
        payload,
      }: Job<{ userId: string; applicationId: string; notice: Notice; key: string }>) =>
        sendOnce(dependencies, institution, mailIdOf(payload), () =>
          sendNoticeMail(dependencies, institution, payload),
        ),
      withdrawalMail: ({ id, institution, payload }: Job<WithdrawalMail>) =>
        sendOnce(dependencies, institution, id, () => sendWithdrawalMail(dependencies, institution, payload)),
    },
    intakeChanged: draftNotices.intakeChanged,
    universitySwitched: draftNotices.universitySwitched,
    sendHeldRequests: requests.sendHeld,
    schedules: {
      draftReminders: { cron: '15 * * * *', run: draftNotices.remindOfDeadlines },
      recommenderReminders: {
        cron: '0 7 * * *',
        run: (institution: InstitutionRef) => requests.remindDue(institution),
      },
      letterSweep: {
        cron: '40 3 * * *',
        run: async (institution: InstitutionRef) => {
          await sweepFiles(dependencies, institution);
          await sweepSentMail(dependencies, institution);
        },
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
  readonly id: string;
  readonly institution: InstitutionRef;
  readonly payload: Payload;
}
