import { definePlugin } from '../../core/plugins/define-plugin.ts';
import { people, relations } from '../../core/services.ts';
import { classLists } from '../classes/services.ts';
import { answerHistory } from '../item-bank/services.ts';
import { learningLog } from '../learner/activity/services.ts';
import { learnerRecord } from '../learner/services.ts';
import { practiceHistory } from '../practice/services.ts';
import { skillAnalytics } from '../skills/overview/services.ts';
import { classData, classOverview } from './classes/class-overview.ts';
import { learnersCsv, weeksCsv } from './classes/write-csv.ts';
import { mlAnalytics } from './contract.ts';
import type { Dependencies } from './dependencies.ts';
import { createLearningEvents } from './events/learning-events.ts';
import { generateInsights, storedInsights } from './insights/insights.ts';
import { learnerData } from './overview/learner-data.ts';
import { learningAnalyticsOf } from './overview/learning-analytics.ts';
import { overviewOf } from './overview/overview.ts';
import { patternsOf } from './patterns/patterns.ts';
import { performanceOf } from './performance/performance.ts';
import { projectionsOf } from './projections/projections.ts';
import { careerModels, learningEvents } from './services.ts';

export default definePlugin({
  contract: mlAnalytics,
  requires: { people, relations, record: learnerRecord, log: learningLog },
  uses: { practice: practiceHistory, answers: answerHistory, skills: skillAnalytics, classes: classLists },
  gathers: { careerModels },
  provides: { events: learningEvents },
  async start({ db, clock, requires, uses, gathers }) {
    const { practice, answers, classes } = uses;
    const dependencies: Dependencies = { db, clock, ...requires, practice, answers, classes };
    return {
      routes: {
        overview: ({ query }, who) => overviewOf(dependencies, who, query.period),
        learningAnalytics: (_, who) => learningAnalyticsOf(dependencies, who, uses.skills(who)),
        patterns: async ({ query }, who) =>
          patternsOf(await learnerData(dependencies, who, query.period, 'two periods')),
        async performance({ query }, who) {
          const data = await learnerData(dependencies, who, query.period, 'two periods');
          return performanceOf(data, await requires.record.eiq({ who }, who.user.id));
        },
        careerProjections: (_, who) =>
          projectionsOf(
            who,
            gathers.careerModels(who).map(({ service }) => service),
          ),
        insights: (_, who) => storedInsights(dependencies, who),
        generateInsights: ({ query }, who) => generateInsights(dependencies, who, query.period),
        classOverview: async ({ query }, who) => classOverview(await classData(dependencies, who, query.classId)),
        async classFile({ query: { content, classId } }, who) {
          const data = await classData(dependencies, who, classId);
          const text = content === 'weeks' ? weeksCsv(data) : learnersCsv(data);
          return {
            name: `class-by-${content}-${data.today}.csv`,
            type: 'text/csv; charset=utf-8',
            content: new TextEncoder().encode(text),
          };
        },
      },
      services: { events: createLearningEvents(dependencies) },
    };
  },
});
