import { Failure } from '../../core/contract/index.ts';
import type { CallContext } from '../../core/db/index.ts';
import { definePlugin, on, unprivilegedActor } from '../../core/plugins/define-plugin.ts';
import { audit, people } from '../../core/services.ts';
import { idfs } from '../idfs/contract.ts';
import { itemBank } from '../item-bank/contract.ts';
import { answerHistory, measurement } from '../item-bank/services.ts';
import { learner } from '../learner/contract.ts';
import { learnerRecord } from '../learner/services.ts';
import { onboardingAnswers } from '../onboarding/services.ts';
import { practiceHistory, practiceStanding } from '../practice/services.ts';
import { skillEvidence } from '../talent/services.ts';
import { importContent } from './catalogue/import-content.ts';
import { createOwnCatalogue } from './catalogue/own-catalogue.ts';
import { listAllSkills, listSkills, skillDetails } from './catalogue/queries.ts';
import { content } from './content/index.ts';
import { skills } from './contract.ts';
import type { Dependencies } from './dependencies.ts';
import { createDemand, demandKey } from './esco/demand.ts';
import { importEsco } from './esco/import-esco.ts';
import { createMasteries } from './mastery/create-masteries.ts';
import { createEvidence } from './mastery/evidence.ts';
import { countsNow } from './mastery/take-answers.ts';
import { createOverview } from './overview/overview.ts';
import { createRecommendations } from './recommendations/recommendations.ts';
import { parameterDesk, skillAnalytics, skillCatalogueDesk, skillMasteries } from './services.ts';

export default definePlugin({
  contract: skills,
  requires: { record: learnerRecord, measurement, pastAnswers: answerHistory, people, audit },
  uses: { standing: practiceStanding, history: practiceHistory, onboarding: onboardingAnswers },
  provides: {
    desk: skillCatalogueDesk,
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
    const { record, measurement, pastAnswers, people, audit } = requires;
    const catalogue = createOwnCatalogue(content);
    await importContent(db, content);
    const notifyTabs: Dependencies['notifyTabs'] = (institution, userId, skillId) =>
      live.toUser(institution, userId, 'skills_changed', { skillId });
    const masteries = createMasteries({
      ...{ db, clock, catalogue, measurement, pastAnswers, audit, parameters: remembered('parameters') },
      isPlaced: async (context, userId) =>
        (await record.eiq(context, userId)).history.some(({ source }) => source === 'immersion'),
      exists: ({ who, ...context }: CallContext, userId) =>
        people.one({ ...context, who: unprivilegedActor(who.institution) }, userId).then(() => true, falseIfNotFound),
      emitChanged: (tx, institution, payload) => events.emit(tx, institution, 'mastery.changed', payload),
      notifyTabs,
    });
    const imported = remembered<ReadonlyMap<string, number>>('imported');
    const dependencies: Dependencies = {
      db,
      clock,
      catalogue,
      demand: createDemand({ db, skills: content, remembered: imported }),
      record,
      standing: (who) => uses.standing(who),
      history: (who) => uses.history(who),
      onboarding: (who) => uses.onboarding(who),
      emitCompleted: (tx, institution, payload) => events.emit(tx, institution, 'skill.completed', payload),
      notifyTabs,
      masteries: masteries.service,
    };
    const recommendations = createRecommendations(dependencies);
    const overview = createOverview(dependencies);
    return {
      routes: {
        ...masteries.routes,
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
          importEsco: (files, options) => importEsco(db, files, options, (tx) => imported.forget(demandKey, tx)),
          list: (filter) => listAllSkills(dependencies, filter),
          own: () => content,
        },
        masteries: masteries.service,
        parameters: masteries.desk,
        analytics: { of: overview.analytics },
        evidence: createEvidence({ db, catalogue }),
      },
      seeds: (institution) => masteries.seed({ people, history: uses.history }, institution),
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
