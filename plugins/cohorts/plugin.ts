import { definePlugin, on } from '../../core/plugins/define-plugin.ts';
import * as platform from '../../core/services.ts';
import { consent } from '../consent/contract.ts';
import { allows, learner } from '../learner/contract.ts';
import { learnerRecord } from '../learner/services.ts';
import { createCohorts } from './cohorts/cohorts.ts';
import type { Dependencies } from './cohorts/dependencies.ts';
import { cohorts as contract } from './contract.ts';
import { seedCohorts } from './demo/seeds.ts';
import { leaveOtherCircles } from './roster/leave-other-circles.ts';
import { createRoster } from './roster/roster.ts';

export default definePlugin({
  contract,
  requires: { people: platform.people, audit: platform.audit, record: learnerRecord },
  async start({ db, clock, requires, live }) {
    const dependencies: Dependencies = {
      db,
      clock,
      ...requires,
      cohortsChanged: (institution) => live.toRoom(institution, 'cohorts', 'cohorts', 'study_cohorts_changed', {}),
    };
    const cohorts = createCohorts(dependencies);
    const roster = createRoster(dependencies);
    return {
      routes: {
        cohorts: ({ query }, who) => cohorts.list(who, query),
        cohort: ({ params }, who) => cohorts.one(who, params.id),
        ownCohorts: (_, who) => cohorts.own(who),
        createCohort: ({ body }, who) => cohorts.create(who, body),
        joinCohort: ({ params }, who) => cohorts.join(who, params.id),
        leaveCohort: ({ params }, who) => cohorts.leave(who, params.id),
        roster: ({ params }, who) => roster.list(who, params.id),
        changeRole: ({ params, body }, who) => roster.changeRole(who, params.id, params.userId, body.role),
        handOver: ({ params }, who) => roster.handOver(who, params.id, params.userId),
        removeMember: ({ params }, who) => roster.remove(who, params.id, params.userId),
        archiveCohort: ({ params }, who) => roster.archive(who, params.id),
      },
      subscriptions: [
        on(consent, 'consent.changed', ({ institution, payload }) =>
          leaveOtherCircles(dependencies, institution, payload.userId),
        ),
        on(learner, 'age-band.changed', ({ institution, payload }) =>
          leaveOtherCircles(dependencies, institution, payload.userId),
        ),
      ],
      seeds: (institution) => seedCohorts({ db, clock, byLogin: requires.people.byLogin }, institution),
      rooms: {
        cohorts: async (_, who) => {
          const minority = await requires.record.minority({ who }, who.user);
          return minority.circle !== null && allows(minority, 'talking');
        },
      },
    };
  },
});
