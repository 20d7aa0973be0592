import { definePlugin, on } from '../../core/plugins/define-plugin.ts';
import { addresses, audit, guardians, mail, people } from '../../core/services.ts';
import { notifications } from '../activity/services.ts';
import { completions } from '../ai/services.ts';
import { universityRequirements } from '../apex-prep/services.ts';
import { consent } from '../consent/contract.ts';
import { documents } from '../documents/contract.ts';
import { confirmedDocuments, documentReaders, fileChecks } from '../documents/services.ts';
import { learner } from '../learner/contract.ts';
import { learnerRecord } from '../learner/services.ts';
import { createApplications } from './applications/applications.ts';
import { createCatalogue } from './catalogue/catalogue.ts';
import { universities } from './contract.ts';
import { createDesk } from './desk/desk.ts';
import { mayReadEvidence } from './desk/review/access.ts';
import { createReviewers } from './desk/reviewers/reviewers.ts';
import { DeskSettings } from './desk/settings.ts';
import { applicationMilestones, catalogueDesk, reviewerAssignments } from './services.ts';

export default definePlugin({
  contract: universities,
  settings: DeskSettings,
  requires: { record: learnerRecord, audit, people, mail, addresses, guardians },
  uses: { documents: confirmedDocuments, fileChecks, notifications, completions },
  provides: {
    desk: catalogueDesk,
    reviewers: reviewerAssignments,
    requirements: universityRequirements,
    readers: documentReaders,
    milestones: applicationMilestones,
  },
  commands: [
    { name: 'import', summary: 'Import universities from CSV or JSON', load: () => import('./cli/import.ts') },
    { name: 'export', summary: 'Export universities as CSV or JSON', load: () => import('./cli/export.ts') },
    { name: 'list', summary: 'List universities', load: () => import('./cli/list.ts') },
    { name: 'reviewers', summary: 'List, add and remove reviewers', load: () => import('./cli/reviewers.ts') },
  ],
  async start({ db, clock, log, settings, requires, uses, events, jobs, live, storage }) {
    // Each part is a function of its dependencies that returns its routes, services, jobs and subscriptions. Applications
    // and the admissions desk are created here, after the catalogue, and read it through `catalogue.lookups`.
    const catalogue = createCatalogue({
      ...{ db, clock },
      ...requires,
      emit: ({ tx, institution }, { name, payload }) => events.emit(tx, institution, name, payload),
    });
    const reviewers = createReviewers({ db, clock, lookups: catalogue.lookups, ...requires });
    const applications = createApplications({
      ...{ db, clock, log, storage, lookups: catalogue.lookups, ...requires, ...uses },
      isReviewer: reviewers.isReviewer,
      mayReadEvidence: (context, application) =>
        mayReadEvidence({ db, reviewers, guardians: requires.guardians }, context, application),
      emit: (tx, institution, name, payload) => events.emit(tx, institution, name, payload),
      enqueue: (tx, institution, name, payload) => jobs.enqueue(name, institution, payload, { tx }),
      announce: (institution, userId, applicationId) =>
        live.toUser(institution, userId, 'application_changed', { applicationId }),
    });
    const desk = createDesk({
      ...{ db, clock, storage, log, settings, lookups: catalogue.lookups, reviewers, ...requires, ...uses },
      steps: applications.reviewerSteps,
      enqueue: (tx, institution, name, payload) => jobs.enqueue(name, institution, payload, { tx }),
      announce: (institution, userId, applicationId) =>
        live.toUser(institution, userId, 'admission_changed', { applicationId }),
    });
    return {
      routes: { ...catalogue.routes, ...applications.routes, ...desk.routes },
      services: {
        ...catalogue.services,
        reviewers: reviewers.assignments,
        requirements: applications.withTargets(catalogue.services.requirements),
        readers: applications.documentReaders,
        milestones: applications.milestones,
      },
      subscriptions: [
        on(documents, 'document.removed', ({ institution, payload }) =>
          applications.documentRemoved(institution, payload.documentId),
        ),
        on(
          consent,
          'consent.changed',
          ({ institution, payload }) => applications.sendHeldRequests(institution, payload.userId),
          ({ isGiven }) => isGiven,
        ),
        on(learner, 'age-band.changed', ({ institution, payload }) =>
          applications.sendHeldRequests(institution, payload.userId),
        ),
        on(universities, 'intake.changed', ({ id, institution, payload }) =>
          applications.intakeChanged(institution, id, payload.intakeId),
        ),
        on(universities, 'university.switched', ({ id, institution, payload }) =>
          applications.universitySwitched(institution, id, payload),
        ),
      ],
      jobs: { ...applications.jobs, ...desk.jobs },
      schedules: { ...applications.schedules, ...desk.schedules },
      async seeds(institution) {
        await catalogue.seeds(institution);
        await desk.seeds(institution);
      },
    };
  },
});
