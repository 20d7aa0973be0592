import { definePlugin } from '../../core/plugins/define-plugin.ts';
import { addresses, audit, mail, people, plugins, relations, secrets } from '../../core/services.ts';
import { notifications } from '../activity/services.ts';
import { processors, setUpSteps } from '../administration/services.ts';
import { hintWriter } from '../hints/services.ts';
import { hintSource, knowledge, openAnswerGrader, regrading } from '../item-bank/services.ts';
import { learnerRecord } from '../learner/services.ts';
import { safeguardingService } from '../safeguarding/services.ts';
import { createBuiltIn } from './built-in/index.ts';
import { stepChecker } from './built-in/services.ts';
import { createStepChecker } from './built-in/steps/step-checker.ts';
import { createGateway } from './calls/gateway.ts';
import { aiConfiguration } from './configuration.ts';
import { createConnect } from './connect/connect-provider.ts';
import { ai } from './contract.ts';
import { createCompare } from './evaluations/compare-at-provider.ts';
import { evaluate } from './evaluations/evaluate.ts';
import { createGrader } from './grading/grader.ts';
import { createReviewRoutes, keepForReview } from './grading/reviews.ts';
import { createHintWriter } from './hints/hint-writer.ts';
import { createLiveTest } from './live-test/live-test.ts';
import { createOperations } from './operations/create-operations.ts';
import { aiProcessors } from './operations/processors.ts';
import { createOperationRoutes } from './operations/routes.ts';
import { aiSetUp } from './operations/set-up-step.ts';
import type { Provider } from './providers/provider.ts';
import { createLeaving } from './providers/routing/outside-providers.ts';
import { aiOperations, completions } from './services.ts';
import { aiSettings } from './settings.ts';

export default definePlugin({
  contract: ai,
  config: aiConfiguration,
  settings: aiSettings,
  requires: { people, relations, secrets, audit, mail, plugins, addresses, safeguarding: safeguardingService },
  uses: { knowledge, hints: hintSource, record: learnerRecord, regrading, notifications },
  provides: {
    completions,
    operations: aiOperations,
    grader: openAnswerGrader,
    hintWriter,
    steps: stepChecker,
    setUp: setUpSteps,
    processors,
  },
  commands: [
    { name: 'status', summary: 'Show providers, keys and budgets', load: () => import('./cli/status.ts') },
    { name: 'test', summary: 'Test every configured provider', load: () => import('./cli/test.ts') },
    { name: 'connect', summary: 'Connect Ollama, OpenAI, Anthropic or Google', load: () => import('./cli/connect.ts') },
    {
      name: 'evaluate',
      summary: 'Measure the tutor on the shipped evaluations',
      load: () => import('./cli/evaluate.ts'),
    },
    { name: 'usage', summary: 'Show calls, tokens and costs', load: () => import('./cli/usage.ts') },
  ],
  async start({ db, config, settings, requires, uses, jobs, live, log, clock, random, remembered }) {
    // Its sources are resolved for every answer, because plugins may be on or off in each institution.
    const builtIn: Provider = {
      id: 'built-in',
      isExternal: false,
      answer: (prompt, signal, given) =>
        createBuiltIn({
          knowledge: uses.knowledge(given.asker.who),
          record: uses.record(given.asker.who),
          hints: uses.hints(given.asker.who),
        }).answer(prompt, signal, given),
    };
    const common = { db, clock, log, config, settings };
    const operations = createOperations({
      ...common,
      ...requires,
      record: uses.record,
      enqueue: jobs.enqueue,
      remembered,
    });
    const gateway = createGateway({
      ...common,
      ...{ random, operations, builtIn },
      mayNotLeave: createLeaving({ people: requires.people, record: uses.record }),
      knowledge: uses.knowledge,
    });
    const { directory } = gateway;
    const steps = createStepChecker();
    const connect = createConnect({ keys: operations.keys, config, settings });
    const liveTest = createLiveTest({
      clock,
      configuration: config,
      settings,
      directory,
      ledger: operations.ledger,
      builtIn,
    });
    const { routes, service } = createOperationRoutes({
      ...common,
      ...{ operations, liveTest },
      states: directory,
      plugins: requires.plugins,
    });
    const reviews = {
      ...{ db, clock, live, people: requires.people, relations: requires.relations, audit: requires.audit },
      notifications: uses.notifications,
      regrading: uses.regrading,
    };
    return {
      routes: { ...routes, ...createReviewRoutes(reviews) },
      services: {
        completions: gateway.completions,
        operations: {
          ...service,
          connect,
          evaluate: ({ who }) => evaluate(builtIn, who.institution),
          compare: createCompare({ gateway, steps, settings }),
        },
        grader: createGrader({
          ...gateway,
          keepForReview: (who, grading) => keepForReview(reviews, who, grading),
        }),
        hintWriter: createHintWriter({ ...gateway, knowledge: uses.knowledge }),
        steps,
        setUp: aiSetUp(service),
        processors: aiProcessors(service),
      },
      jobs: operations.jobs,
      schedules: {
        'forget-answers': { cron: '17 3 * * *', run: (institution) => gateway.cache.forgetExpired(institution) },
      },
    };
  },
});
