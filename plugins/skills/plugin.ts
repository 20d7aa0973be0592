import { definePlugin } from '../../core/plugins/define-plugin.ts';
import { learnerRecord } from '../learner/services.ts';
import { onboardingAnswers } from '../onboarding/services.ts';
import { practiceHistory, practiceStanding } from '../practice/services.ts';
import { createDemand } from './catalogue/demand.ts';
import { importContent } from './catalogue/import-content.ts';
import { createOwnCatalogue } from './catalogue/own-catalogue.ts';
import { listSkills, skillDetails } from './catalogue/queries.ts';
import { content } from './content/index.ts';
import { skills } from './contract.ts';
import type { Dependencies } from './dependencies.ts';
import { createOverview } from './overview/overview.ts';
import { createRecommendations } from './recommendations/recommendations.ts';

export default definePlugin({
  contract: skills,
  requires: { record: learnerRecord },
  uses: { standing: practiceStanding, history: practiceHistory, onboarding: onboardingAnswers },
  async start({ db, clock, requires: { record }, uses, events, live }) {
    const catalogue = createOwnCatalogue(content);
    await importContent(db, content);
    const dependencies: Dependencies = {
      db,
      clock,
      catalogue,
      demand: createDemand(),
      record,
      standing: (who) => uses.standing(who),
      history: (who) => uses.history(who),
      onboarding: (who) => uses.onboarding(who),
      emitCompleted: (tx, institution, payload) => events.emit(tx, institution, 'skill.completed', payload),
      notifyTabs: (institution, userId, skillId) => live.toUser(institution, userId, 'skills_changed', { skillId }),
    };
    const recommendations = createRecommendations(dependencies);
    const overview = createOverview(dependencies);
    return {
      routes: {
        list: ({ query }) => listSkills(dependencies, query),
        skill: ({ params }) => skillDetails(dependencies, params.id),
        engineProfile: (_, who) => overview.engineProfile(who),
        pathways: (_, who) => overview.pathways(who),
        analytics: (_, who) => overview.analytics(who),
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
    };
  },
});
