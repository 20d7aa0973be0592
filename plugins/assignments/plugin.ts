import { dayIn } from '../../core/calendar.ts';
import { definePlugin } from '../../core/plugins/define-plugin.ts';
import { addresses, audit, mail, people, relations } from '../../core/services.ts';
import { notifications } from '../activity/services.ts';
import { personEvents } from '../administration/services.ts';
import { learnerNews } from '../class-overview/services.ts';
import { classLists } from '../classes/services.ts';
import { learnerRecord } from '../learner/services.ts';
import { practiceStanding } from '../practice/services.ts';
import { assignments } from './contract.ts';
import type { Dependencies } from './dependencies.ts';
import { timeFactorOf } from './given/accommodations.ts';
import { assignedTo } from './given/assigned-events.ts';
import { createAssignments } from './given/assignments.ts';
import { behindIn } from './given/behind.ts';
import { assignmentsOfLearner } from './given/of-learner.ts';
import { ownAssignments } from './given/own.ts';
import { gradebookOf } from './gradebook/gradebook.ts';
import { masteryOf } from './gradebook/mastery-grid.ts';
import { gradebookCsv, masteryCsv } from './gradebook/write-csv.ts';
import { announceAssignment, remind, sendLetter } from './reminders/notices.ts';
import { accommodations, assignableWork } from './services.ts';
import { AssignmentSettings } from './settings.ts';

export default definePlugin({
  contract: assignments,
  settings: AssignmentSettings,
  requires: { people, relations, audit, mail, addresses, classes: classLists, record: learnerRecord },
  uses: { notifications, practice: practiceStanding },
  gathers: { work: assignableWork },
  provides: { accommodations, news: learnerNews, events: personEvents },
  async start({ db, clock, settings, requires, uses, gathers, jobs, live }) {
    const dependencies: Dependencies = {
      ...{ db, clock, settings, ...requires, ...uses },
      work: gathers.work,
      enqueue: (tx, institution, name, payload, startAfter) =>
        jobs.enqueue(name, institution, payload, { ...(tx && { tx }), ...(startAfter && { startAfter }) }),
      announce: (institution, userId) => live.toUser(institution, userId, 'assignments_changed', {}),
    };
    return {
      routes: {
        ...createAssignments(dependencies),
        learnerAssignments: ({ params }, who) => assignmentsOfLearner(dependencies, who, params.userId),
        ownAssignments: (_, who) => ownAssignments(dependencies, who),
        mastery: ({ params, query }, who) => masteryOf(dependencies, who, params.classId, query.names === 'off'),
        async masteryFile({ params }, who) {
          const [grid, timeZone] = await Promise.all([
            masteryOf(dependencies, who, params.classId),
            requires.record.institutionTimeZone({ who }),
          ]);
          return csvFile(`mastery-${dayIn(timeZone, clock.now())}`, masteryCsv(grid));
        },
        gradebook: ({ params }, who) => gradebookOf(dependencies, who, params.classId),
        async gradebookFile({ params }, who) {
          const [book, timeZone] = await Promise.all([
            gradebookOf(dependencies, who, params.classId),
            requires.record.institutionTimeZone({ who }),
          ]);
          return csvFile(`gradebook-${dayIn(timeZone, clock.now())}`, gradebookCsv(book));
        },
      },
      services: {
        news: { stuck: (call, userIds, rosters) => behindIn(dependencies, call, userIds, rosters) },
        events: { eventsOf: (call, userId, limit) => assignedTo(dependencies, call, userId, limit) },
        accommodations: { timeFactor: (call, userId, kind) => timeFactorOf(dependencies, call, userId, kind) },
      },
      jobs: {
        announce: ({ institution, payload }) => announceAssignment(dependencies, institution, payload.assignmentId),
        letter: ({ institution, payload }) => sendLetter(dependencies, institution, payload),
      },
      schedules: {
        remind: { cron: '*/15 * * * *', run: (institution) => remind(dependencies, institution) },
      },
    };
  },
});

const csvFile = (name: string, text: string) => ({
  name: `${name}.csv`,
  type: 'text/csv; charset=utf-8',
  content: new TextEncoder().encode(text),
});
