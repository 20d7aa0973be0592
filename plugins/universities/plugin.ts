import { definePlugin, on } from '../../core/plugins/define-plugin.ts';
import { addresses, audit, mail, people } from '../../core/services.ts';
import { notifications } from '../activity/services.ts';
import { universityRequirements } from '../apex-prep/services.ts';
import { documents } from '../documents/contract.ts';
import { confirmedDocuments, documentReaders, fileChecks } from '../documents/services.ts';
import { learnerRecord } from '../learner/services.ts';
import { createApplications } from './applications/applications.ts';
import { createCatalogue } from './catalogue/catalogue.ts';
import { universities } from './contract.ts';
import { applicationMilestones, catalogueDesk } from './services.ts';

export default definePlugin({
  contract: universities,
  requires: { record: learnerRecord, audit, people, mail, addresses },
  uses: { documents: confirmedDocuments, fileChecks, notifications },
  provides: {
    desk: catalogueDesk,
    requirements: universityRequirements,
    readers: documentReaders,
    milestones: applicationMilestones,
  },
  commands: [
    { name: 'import', summary: 'Import universities from CSV or JSON', load: () => import('./cli/import.ts') },
    { name: 'export', summary: 'Export universities as CSV or JSON', load: () => import('./cli/export.ts') },
    { name: 'list', summary: 'List universities', load: () => import('./cli/list.ts') },
  ],
  async start({ db, clock, log, requires, uses, events, jobs, live, storage }) {
    // Each part is a function of its dependencies that returns its routes, services, jobs and subscriptions. Applications
    // and the admissions desk are created here, after the catalogue, and read it through `catalogue.lookups`.
    const catalogue = createCatalogue({
      ...{ db, clock },
      ...requires,
      emit: ({ tx, institution }, { name, payload }) => events.emit(tx, institution, name, payload),
    });
    const applications = createApplications({
      ...{ db, clock, log, storage, lookups: catalogue.lookups, ...requires, ...uses },
      // Replaced by the admissions desk, which knows the reviewers.
      isReviewer: async () => false,
      emit: (tx, institution, name, payload) => events.emit(tx, institution, name, payload),
      enqueue: (tx, institution, name, payload) => jobs.enqueue(name, institution, payload, { tx }),
      announce: (institution, userId, applicationId) =>
        live.toUser(institution, userId, 'application_changed', { applicationId }),
    });
    return {
      routes: { ...catalogue.routes, ...applications.routes },
      services: {
        ...catalogue.services,
        requirements: applications.withTargets(catalogue.services.requirements),
        readers: applications.documentReaders,
        milestones: applications.milestones,
      },
      subscriptions: [
        on(documents, 'document.removed', ({ institution, payload }) =>
          applications.documentRemoved(institution, payload.documentId),
        ),
      ],
      jobs: applications.jobs,
      schedules: applications.schedules,
      seeds: (institution) => catalogue.seeds(institution),
    };
  },
});
