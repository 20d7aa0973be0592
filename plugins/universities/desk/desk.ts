import type { InstitutionRef, RouteHandlers } from '../../../core/contract/index.ts';
import { createAppeals } from './appeals/appeals.ts';
import type { deskRoutes } from './contract.ts';
import { decideAll } from './decisions/decide.ts';
import { releaseAll, releaseDue } from './decisions/release.ts';
import { seedDesk } from './demo/seeds.ts';
import type { DeskDependencies } from './dependencies.ts';
import { createMailPreferences } from './mail/preferences.ts';
import { queueReviewerMails, sendReviewerMail } from './mail/reviewer-mail.ts';
import { deskUniversities, findApplications } from './queue/queue.ts';
import { universityView } from './queue/universities.ts';
import { wordSummary } from './recommendation/word-summary.ts';
import { addNote, removeNote } from './review/notes.ts';
import { recuse } from './review/recuse.ts';
import { saveReview } from './review/save-review.ts';
import { deskDetails, letterFile } from './review/view.ts';
import { createRubrics } from './rubric/rubric.ts';
import { intakeStatistics } from './statistics/statistics.ts';

interface Job<Payload> {
  readonly institution: InstitutionRef;
  readonly payload: Payload;
  readonly signal: AbortSignal;
}

/** The admissions desk: routes, jobs, and the schedule that releases decisions. */
export function createDesk(dependencies: DeskDependencies) {
  const appeals = createAppeals(dependencies);

  const routes: RouteHandlers<typeof deskRoutes> = {
    ...dependencies.reviewers.routes,
    ...createMailPreferences(dependencies),
    ...createRubrics(dependencies),
    ...appeals.routes,
    async deskUniversities(_, who) {
      const { counted, offers, universities } = await deskUniversities(dependencies, who);
      return universities.map((each) => universityView(each, counted, offers));
    },
    deskApplications: ({ query: { limit, offset, sort, ...filter } }, who) =>
      findApplications(dependencies, who, { filter, sort, limit, offset }),
    deskApplication: ({ params }, who) => deskDetails(dependencies, who, params.id),
    deskLetterFile: ({ params }, who) => letterFile(dependencies, who, params),
    async saveReview({ params, body }, who) {
      await saveReview(dependencies, who, params.id, body);
      return deskDetails(dependencies, who, params.id);
    },
    async recuse({ params, body }, who) {
      await recuse(dependencies, who, params.id, body.reason);
      return deskDetails(dependencies, who, params.id);
    },
    async addNote({ params, body }, who) {
      await addNote(dependencies, who, params.id, body);
      return deskDetails(dependencies, who, params.id);
    },
    removeNote: ({ params }, who) => removeNote(dependencies, who, params),
    decide: ({ body }, who) => decideAll(dependencies, who, body.decisions),
    release: ({ body }, who) => releaseAll(dependencies, who, body.applicationIds),
    intakeStatistics: ({ params }, who) => intakeStatistics(dependencies, who, params.id),
  };

  return {
    routes,
    seeds: (institution: InstitutionRef) => seedDesk(dependencies, institution),
    jobs: {
      wordSummary: ({ institution, payload, signal }: Job<{ applicationId: string; sequence: number }>) =>
        wordSummary(dependencies, institution, payload, signal),
      appealMail: ({ institution, payload }: Job<{ appealId: string }>) =>
        appeals.sendMail(institution, payload.appealId),
      reviewerMail: ({ institution, payload }: Job<{ userId: string }>) =>
        sendReviewerMail(dependencies, institution, payload.userId),
    },
    schedules: {
      releaseDecisions: {
        cron: '* * * * *',
        run: (institution: InstitutionRef) => releaseDue(dependencies, institution),
      },
      reviewerMails: {
        cron: '10 * * * *',
        run: (institution: InstitutionRef) => queueReviewerMails(dependencies, institution),
      },
    },
  };
}
