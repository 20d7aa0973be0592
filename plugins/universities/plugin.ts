import { definePlugin } from '../../core/plugins/define-plugin.ts';
import { audit } from '../../core/services.ts';
import { universityRequirements } from '../apex-prep/services.ts';
import { learnerRecord } from '../learner/services.ts';
import { createCatalogue } from './catalogue/catalogue.ts';
import { universities } from './contract.ts';
import { catalogueDesk } from './services.ts';

export default definePlugin({
  contract: universities,
  requires: { record: learnerRecord, audit },
  provides: { desk: catalogueDesk, requirements: universityRequirements },
  commands: [
    { name: 'import', summary: 'Import universities from CSV or JSON', load: () => import('./cli/import.ts') },
    { name: 'export', summary: 'Export universities as CSV or JSON', load: () => import('./cli/export.ts') },
    { name: 'list', summary: 'List universities', load: () => import('./cli/list.ts') },
  ],
  async start({ db, clock, requires, events }) {
    // Each part is a function of its dependencies that returns its routes, services, jobs and subscriptions. Applications
    // and the admissions desk are created here, after the catalogue, and read it through `catalogue.lookups`.
    const catalogue = createCatalogue({
      ...{ db, clock },
      ...requires,
      emit: ({ tx, institution }, { name, payload }) => events.emit(tx, institution, name, payload),
    });
    return {
      routes: { ...catalogue.routes },
      services: { ...catalogue.services },
    };
  },
});
