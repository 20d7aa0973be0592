import { definePlugin } from '../../core/plugins/define-plugin.ts';
import { audit, people } from '../../core/services.ts';
import { learnerRecord } from '../learner/services.ts';
import { rescoring } from './contract.ts';
import { createRescoring } from './rescore.ts';
import { rescorableResults, rescoringDesk } from './services.ts';

export default definePlugin({
  contract: rescoring,
  onWith: 'learner',
  requires: { record: learnerRecord, people, audit },
  gathers: { results: rescorableResults },
  provides: { desk: rescoringDesk },
  commandGroup: 'learner',
  commands: [
    {
      name: 'rescore',
      summary: 'Score recorded results again by the present rules',
      load: () => import('./cli/rescore.ts'),
    },
  ],
  async start({ db, clock, requires, gathers }) {
    const desk = createRescoring({
      ...{ db, clock, ...requires },
      sources: (who) => gathers.results(who).map(({ service }) => service),
    });
    return { services: { desk } };
  },
});
