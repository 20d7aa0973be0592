import { dayIn } from '../../core/calendar.ts';
import { definePlugin } from '../../core/plugins/define-plugin.ts';
import { people, relations } from '../../core/services.ts';
import { classLists } from '../classes/services.ts';
import { classMisconceptions } from '../item-bank/services.ts';
import { learnerRecord } from '../learner/services.ts';
import { lessonLibrary } from '../lessons/services.ts';
import { practiceStanding } from '../practice/services.ts';
import { classOverview } from './contract.ts';
import type { Dependencies } from './dependencies.ts';
import { overviewOf } from './overview/class-overview.ts';
import { hardestOfClass } from './overview/hardest.ts';
import { homeOf } from './overview/home.ts';
import { learnerOverviewOf } from './overview/learner-overview.ts';
import { overviewCsv } from './overview/write-csv.ts';
import { learnerNews } from './services.ts';

export default definePlugin({
  contract: classOverview,
  onWith: 'classes',
  requires: { people, relations, classes: classLists, record: learnerRecord },
  uses: { misconceptions: classMisconceptions, lessons: lessonLibrary, practice: practiceStanding },
  gathers: { news: learnerNews },
  async start({ db, clock, requires, uses, gathers }) {
    const dependencies: Dependencies = { db, clock, ...requires, ...uses, news: gathers.news };
    return {
      routes: {
        home: ({ query }, who) => homeOf(dependencies, who, query.names === 'off'),
        overview: ({ params, query }, who) => overviewOf(dependencies, who, params.classId, query.names === 'off'),
        hardest: ({ params, query }, who) => hardestOfClass(dependencies, who, params.classId, query.window),
        async overviewFile({ params }, who) {
          const [data, timeZone] = await Promise.all([
            overviewOf(dependencies, who, params.classId),
            requires.record.institutionTimeZone({ who }),
          ]);
          return {
            name: `class-${dayIn(timeZone, clock.now())}.csv`,
            type: 'text/csv; charset=utf-8',
            content: new TextEncoder().encode(overviewCsv(data)),
          };
        },
        learner: ({ params }, who) => learnerOverviewOf(dependencies, who, params.userId),
      },
    };
  },
});
