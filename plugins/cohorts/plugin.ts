import { definePlugin, on } from '../../core/plugins/define-plugin.ts';
import * as platform from '../../core/services.ts';
import { notifications } from '../activity/services.ts';
import { classLists } from '../classes/services.ts';
import { consent } from '../consent/contract.ts';
import { allows, learner } from '../learner/contract.ts';
import { learnerBlocks, learnerRecord } from '../learner/services.ts';
import { practiceHistory, practiceStanding } from '../practice/services.ts';
import { createCohorts } from './cohorts/cohorts.ts';
import type { Dependencies } from './cohorts/dependencies.ts';
import { editCohort } from './cohorts/edit-cohort.ts';
import { cohorts as contract } from './contract.ts';
import { seedCohorts } from './demo/seeds.ts';
import { createEntry } from './entry/entry.ts';
import { fillFreedPlaces } from './entry/freed-places.ts';
import { createGroupSets } from './grouping/group-sets.ts';
import { createGrouping } from './grouping/groups.ts';
import { createPractice } from './practice/practice.ts';
import { refreshAll } from './recommendations/refresh.ts';
import { createReports } from './reports/reports.ts';
import { leaveOtherCircles } from './roster/leave-other-circles.ts';
import { createMembers } from './roster/members.ts';
import { createRoster } from './roster/roster.ts';
import { createFeeds } from './schedule/feeds.ts';
import { createSchedule } from './schedule/schedule.ts';
import { cohortMembers } from './services.ts';

export default definePlugin({
  contract,
  requires: {
    people: platform.people,
    audit: platform.audit,
    relations: platform.relations,
    record: learnerRecord,
    blocks: learnerBlocks,
  },
  provides: { members: cohortMembers },
  uses: { notifications, standing: practiceStanding, history: practiceHistory, classes: classLists },
  async start({ db, clock, requires, uses, live, events }) {
    const dependencies: Dependencies = {
      db,
      clock,
      ...requires,
      standing: uses.standing,
      history: uses.history,
      classes: uses.classes,
      notify: async (context, notification) => uses.notifications(context.who)?.notify(context, notification),
      membersChanged: (tx, institution, cohortId) => events.emit(tx, institution, 'members.changed', { cohortId }),
      cohortsChanged: (institution) => live.toRoom(institution, 'cohorts', 'cohorts', 'study_cohorts_changed', {}),
    };
    const cohorts = createCohorts(dependencies);
    const entry = createEntry(dependencies);
    const roster = createRoster(dependencies);
    const practice = createPractice(dependencies);
    const reports = createReports(dependencies);
    const grouping = createGrouping(dependencies);
    const schedule = createSchedule(dependencies);
    const feeds = createFeeds(dependencies);
    const groupSets = createGroupSets(dependencies);
    return {
      services: { members: createMembers(dependencies) },
      routes: {
        cohorts: ({ query }, who) => cohorts.list(who, query),
        cohort: ({ params }, who) => cohorts.one(who, params.id),
        ownCohorts: (_, who) => cohorts.own(who),
        createCohort: ({ body }, who) => cohorts.create(who, body),
        changeCohort: ({ params, body }, who) => editCohort(dependencies, who, params.id, body),
        joinCohort: ({ params }, who) => entry.join(who, params.id),
        leaveCohort: ({ params }, who) => cohorts.leave(who, params.id),
        wait: ({ params }, who) => entry.wait(who, params.id),
        stopWaiting: ({ params }, who) => entry.stopWaiting(who, params.id),
        invite: ({ params }, who) => entry.invite(who, params.id),
        withdrawInvitation: ({ params }, who) => entry.withdrawInvitation(who, params.id),
        invitation: ({ body }, who) => entry.invitation(who, body.code),
        acceptInvitation: ({ body }, who) => entry.acceptInvitation(who, body.code),
        bans: ({ params }, who) => entry.bans(who, params.id),
        liftBan: ({ params }, who) => entry.liftBan(who, params.id, params.userId),
        cohortPractice: ({ params }, who) => practice.read(who, params.id),
        setGoal: ({ params, body }, who) => practice.setGoal(who, params.id, body.answers),
        sharePractice: ({ params, body }, who) => practice.share(who, params.id, body.shares),
        reportCohort: ({ params, body }, who) => reports.report(who, params.id, body),
        cohortReports: (_, who) => reports.open(who),
        settleReport: ({ params }, who) => reports.settle(who, params.id),
        groupLearners: ({ query }, who) => grouping.learners(who, query.classId),
        divide: ({ body }, who) => grouping.divide(who, body),
        groupSets: (_, who) => groupSets.list(who),
        createGroups: ({ body }, who) => groupSets.create(who, body),
        regroup: ({ params, body }, who) => groupSets.regroup(who, params.id, body.groups),
        schedule: ({ params }, who) => schedule.read(who, params.id),
        nextMeetings: (_, who) => schedule.next(who),
        planMeeting: ({ params, body }, who) => schedule.plan(who, params.id, params.meetingId, body),
        cancelMeeting: ({ params }, who) => schedule.cancel(who, params.id, params.meetingId),
        skipDate: ({ params, body }, who) =>
          schedule.skip(who, params.id, params.meetingId, params.number, body.isSkipped),
        calendar: ({ params }, who) => schedule.calendar(who, params.id),
        feed: ({ params }, who) => feeds.state(who, params.id),
        createFeed: ({ params }, who) => feeds.create(who, params.id),
        revokeFeed: ({ params }, who) => feeds.revoke(who, params.id),
        readFeed: ({ query }, who) => feeds.read(who, query.code),
        roster: ({ params }, who) => roster.list(who, params.id),
        changeRole: ({ params, body }, who) => roster.changeRole(who, params.id, params.userId, body.role),
        handOver: ({ params }, who) => roster.handOver(who, params.id, params.userId),
        removeMember: ({ params }, who) => roster.remove(who, params.id, params.userId),
        blockMember: ({ params }, who) => roster.block(who, params.id, params.userId),
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
      schedules: {
        // Places of people who were erased.
        places: { cron: '*/5 * * * *', run: (institution) => fillFreedPlaces(dependencies, institution) },
        recommend: { cron: '40 1 * * 1', run: (institution) => refreshAll(dependencies, institution) },
      },
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
