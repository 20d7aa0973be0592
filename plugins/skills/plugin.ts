import { Failure } from '../../core/contract/index.ts';
import type { CallContext, Tx } from '../../core/db/index.ts';
import { definePlugin, on, unprivilegedActor } from '../../core/plugins/define-plugin.ts';
import { audit, people, relations } from '../../core/services.ts';
import { chosenTargets } from '../apex-prep/services.ts';
import { idfs } from '../idfs/contract.ts';
import { recordedSessions } from '../idfs/services.ts';
import { itemBank } from '../item-bank/contract.ts';
import { answerHistory, measurement } from '../item-bank/services.ts';
import { learner } from '../learner/contract.ts';
import { learnerRecord } from '../learner/services.ts';
import { onboardingAnswers } from '../onboarding/services.ts';
import { practiceHistory, practiceStanding } from '../practice/services.ts';
import { skillEvidence } from '../talent/services.ts';
import { importContent } from './catalogue/import-content.ts';
import { createNames } from './catalogue/names.ts';
import { createOwnCatalogue } from './catalogue/own-catalogue.ts';
import { listAllSkills, listSkills, skillDetails } from './catalogue/queries.ts';
import { content } from './content/index.ts';
import { skills } from './contract.ts';
import { seedSkills } from './demo/seeds.ts';
import type { Dependencies } from './dependencies.ts';
import { createDemand, demandKey } from './esco/demand.ts';
import { importEsco } from './esco/import-esco.ts';
import { createNamesakes, namesakesKey } from './esco/namesakes.ts';
import { createOccupations } from './esco/occupations.ts';
import { learnersWithSkills, masteriesOfLearner } from './learners/learners.ts';
import { createMasteries } from './mastery/create-masteries.ts';
import { createEvidence } from './mastery/evidence.ts';
import { countsNow } from './mastery/take-answers.ts';
import { createOverview } from './overview/overview.ts';
import { createRecommendations } from './recommendations/recommendations.ts';
import { parameterDesk, skillAnalytics, skillCatalogueDesk, skillMasteries, skillNames } from './services.ts';

export default definePlugin({
  contract: skills,
  requires: { record: learnerRecord, measurement, pastAnswers: answerHistory, people, relations, audit },
  uses: {
    standing: practiceStanding,
    history: practiceHistory,
    onboarding: onboardingAnswers,
    sessions: recordedSessions,
    targets: chosenTargets,
  },
  provides: {
    desk: skillCatalogueDesk,
    names: skillNames,
    masteries: skillMasteries,
    parameters: parameterDesk,
    analytics: skillAnalytics,
    evidence: skillEvidence,
  },
  commandGroup: 'skills',
  commands: [
    { name: 'import', summary: 'Import skills and occupations of ESCO', load: () => import('./cli/import.ts') },
    { name: 'export', summary: 'Export the platform’s own catalogue as JSON', load: () => import('./cli/export.ts') },
    { name: 'list', summary: 'List skills', load: () => import('./cli/list.ts') },
    {
      name: 'fit',
      summary: 'Fit what answers show about skills: knowledge tracing and performance factors',
      load: () => import('./cli/fit.ts'),
    },
  ],
  async start({ db, clock, requires, uses, events, live, remembered }) {
    const { record, measurement, pastAnswers, people, relations, audit } = requires;
    const catalogue = createOwnCatalogue(content);
    await importContent(db, content);
    const notifyTabs: Dependencies['notifyTabs'] = (institution, userId, skillId) =>
      live.toUser(institution, userId, 'skills_changed', { skillId });
    const masteries = createMasteries({
      ...{ db, clock, catalogue, measurement, pastAnswers, audit, parameters: remembered('parameters') },
      recordedSessions: (who) => uses.sessions(who),
      resultsOf: async (context, userId) => (await record.eiq(context, userId)).history,
      exists: ({ who, ...context }: CallContext, userId) =>
        people.one({ ...context, who: unprivilegedActor(who.institution) }, userId).then(() => true, falseIfNotFound),
      emitChanged: (tx, institution, payload) => events.emit(tx, institution, 'mastery.changed', payload),
      notifyTabs,
    });
    const shares = remembered<ReadonlyMap<string, number>>('imported');
    const names = remembered<ReadonlyMap<string, readonly string[]>>('imported-names');
    const namesakes = createNamesakes({ db, skills: content, remembered: names });
    const imported = async (tx: Tx) => {
      await shares.forget(demandKey, tx);
      await names.forget(namesakesKey, tx);
      await events.emitEverywhere(tx, 'catalogue.imported', {});
    };
    const dependencies: Dependencies = {
      db,
      clock,
      catalogue,
      demand: createDemand({ db, namesakes, remembered: shares }),
      occupations: createOccupations({ db, namesakes, remembered: remembered('occupations') }),
      record,
      standing: (who) => uses.standing(who),
      history: (who) => uses.history(who),
      onboarding: (who) => uses.onboarding(who),
      targets: (who) => uses.targets(who),
      emitCompleted: (tx, institution, payload) => events.emit(tx, institution, 'skill.completed', payload),
      notifyTabs,
      masteries: masteries.service,
    };
    const recommendations = createRecommendations(dependencies);
    const overview = createOverview(dependencies);
    const { masteriesOf } = masteries;
    const learners = { db, clock, people, relations, record, masteriesOf };
    return {
      routes: {
        ...masteries.routes,
        learners: ({ query }, who) => learnersWithSkills(learners, who, query),
        learnerMasteries: ({ params }, who) => masteriesOfLearner(learners, who, params.userId),
        list: ({ query }) => listSkills(dependencies, query),
        skill: ({ params }) => skillDetails(dependencies, params.id),
        engineProfile: (_, who) => overview.engineProfile(who),
        pathways: (_, who) => overview.pathways(who),
        analytics: (_, who) => overview.analytics({ who }, who.user.id),
        map: (_, who) => overview.map(who),
        active: (_, who) => recommendations.active(who),
        update: (_, who) => recommendations.update(who),
        setProgress: ({ params, body }, who) => recommendations.setProgress(who, params.id, body.progress),
        complete: ({ params }, who) => recommendations.complete(who, params.id),
        cards: ({ query }, who) => recommendations.cards(who, query.filter),
        counts: (_, who) => recommendations.counts(who),
        generate: (_, who) => recommendations.generate(who),
        accept: ({ params }, who) => recommendations.accept(who, params.id),
      },
      services: {
        desk: {
          importEsco: (files, options) => importEsco(db, files, options, imported),
          list: (filter) => listAllSkills(dependencies, filter),
          own: () => content,
        },
        names: createNames(db),
        masteries: masteries.service,
        parameters: masteries.desk,
        analytics: { of: overview.analytics },
        evidence: createEvidence({ db, catalogue }),
      },
      seeds: (institution) =>
        seedSkills(dependencies, masteries.dependencies, { people, history: uses.history }, institution),
      subscriptions: [
        on(
          itemBank,
          'question.answered',
          ({ institution, at, payload }) => masteries.answered({ who: { institution } }, payload, at),
          countsNow,
        ),
        on(
          learner,
          'eiq.changed',
          ({ institution, payload }) => masteries.placed({ who: { institution } }, payload.userId),
          ({ source }) => source === 'immersion',
        ),
        on(itemBank, 'question.regraded', ({ institution, payload }) =>
          masteries.regraded({ who: { institution } }, payload),
        ),
        on(idfs, 'idfs.completed', ({ institution, at, payload }) =>
          masteries.sessionRecorded({ who: { institution } }, payload, at),
        ),
      ],
    };
  },
});

function falseIfNotFound(error: unknown): false {
  if (error instanceof Failure && error.code === 'not_found') return false;
  throw error;
}
