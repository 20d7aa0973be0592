import { definePlugin } from '../../core/plugins/define-plugin.ts';
import { learnerRecord } from '../learner/services.ts';
import { createCatalogue } from './catalogue/catalogue.ts';
import { universities } from './contract.ts';

export default definePlugin({
  contract: universities,
  requires: { record: learnerRecord },
  async start({ db, clock, requires }) {
    // Each part is a function of its dependencies that returns its routes, services, jobs and subscriptions. Applications
    // and the admissions desk are created here, after the catalogue, and read it through `catalogue.lookups`.
    const catalogue = createCatalogue({ db, clock, ...requires });
    return {
      routes: { ...catalogue.routes },
    };
  },
});
