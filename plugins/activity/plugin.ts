import { definePlugin, on } from '../../core/plugins/define-plugin.ts';
import * as platform from '../../core/services.ts';
import { consent } from '../consent/contract.ts';
import { learner } from '../learner/contract.ts';
import { learnerBlocks, learnerRecord } from '../learner/services.ts';
import { practiceHistory } from '../practice/services.ts';
import { activity } from './contract.ts';
import { seedActivity } from './demo/seeds.ts';
import { createDiscussion } from './discussions/discussion.ts';
import { createDiscussionRoom } from './discussions/discussion-room.ts';
import { notifyMembers, notifyStaff, openReports } from './discussions/notifications.ts';
import { oldMessages } from './discussions/old-messages.ts';
import { createFeed } from './feed/feed.ts';
import { feedDays, resultSubscriptions } from './feed/record-results.ts';
import { createInbox } from './notifications/inbox.ts';
import { batchedPresence, onlinePeople } from './presence/online-people.ts';
import { notifications } from './services.ts';
import { ActivitySettings } from './settings.ts';
import { sweepCircles } from './study-groups/circles.ts';
import type { Dependencies } from './study-groups/dependencies.ts';
import { createGroups } from './study-groups/groups.ts';

/** Retention of notifications and feed entries (ms). */
const keptFor = feedDays * 24 * 60 * 60 * 1000;

export default definePlugin({
  contract: activity,
  settings: ActivitySettings,
  requires: {
    people: platform.people,
    presence: platform.presence,
    audit: platform.audit,
    record: learnerRecord,
    blocks: learnerBlocks,
  },
  uses: { practised: practiceHistory },
  provides: { notifications },
  async start({ db, clock, requires, uses, live, jobs }) {
    const inbox = createInbox({
      db,
      clock,
      people: requires.people,
      notifyTabs: (institution, userId, change) =>
        live.toUser(institution, userId, 'notifications_changed', { change }),
    });
    const feed = createFeed({
      db,
      ...requires,
      notifyViewers: (institution) => live.toRoom(institution, 'community', 'community', 'course_feed_changed', {}),
    });
    const presence = batchedPresence(requires.presence);
    const dependencies: Dependencies = {
      db,
      clock,
      ...requires,
      presence,
      feed,
      inbox,
      live: {
        discussionChanged: (institution, groupId, change) =>
          live.toRoom(institution, 'discussion', groupId, 'discussion_changed', { groupId, change }),
        groupsChanged: (institution) => live.toRoom(institution, 'community', 'community', 'study_groups_changed', {}),
        recheck: (institution, groupId) => live.recheck(institution, 'discussion', groupId),
        recheckCommunity: (institution) => live.recheck(institution, 'community', 'community'),
        present: (institution, groupId) => live.present(institution, 'discussion', groupId),
      },
      later: {
        tellMembers: (tx, institution, groupId) => jobs.enqueue('tellMembers', institution, { groupId }, { tx }),
        tellStaff: (tx, institution, messageId) => jobs.enqueue('tellStaff', institution, { messageId }, { tx }),
      },
    };
    const groups = createGroups(dependencies);
    const discussion = createDiscussion(dependencies);
    const room = createDiscussionRoom(dependencies, (institution, groupId, here) =>
      live.toRoom(institution, 'discussion', groupId, 'discussion_presence', { groupId, here }),
    );

    return {
      routes: {
        notifications: ({ query }, who) => inbox.page(who, query),
        notificationChanges: ({ query }, who) => inbox.changes(who, query.since),
        readNotification: ({ params }, who) => inbox.read(who, params.id),
        readNotifications: ({ body }, who) => inbox.readUpTo(who, body.upTo),
        courseFeed: ({ query }, who) => feed.page(who, query),
        hereNow: (_, who) => onlinePeople({ ...requires, presence }, who),
        studyGroups: ({ query }, who) => groups.list(who, query),
        createStudyGroup: ({ body }, who) => groups.create(who, body),
        studyGroup: ({ params }, who) => groups.one(who, params.id),
        joinStudyGroup: ({ params }, who) => groups.join(who, params.id),
        leaveStudyGroup: ({ params }, who) => groups.leave(who, params.id),
        deleteStudyGroup: ({ params }, who) => groups.delete(who, params.id),
        discussion: ({ params, query }, who) => discussion.page(who, params.id, query),
        discussionChanges: ({ params, query }, who) => discussion.changes(who, params.id, query.since),
        ownMessages: ({ params }, who) => discussion.own(who, params.id),
        postMessage: ({ params, body }, who) => discussion.post(who, params.id, body),
        seenDiscussion: ({ params, body }, who) => discussion.seen(who, params.id, body.upTo),
        removeMessage: ({ params }, who) => discussion.remove(who, params.id, params.messageId),
        blockAuthor: ({ params }, who) => discussion.block(who, params.id, params.messageId),
        reportMessage: ({ params, body }, who) => discussion.report(who, params.id, params.messageId, body.reason),
        reports: (_, who) => openReports(dependencies, who),
        settleReport: ({ params, body }, who) => discussion.settle(who, params.id, body.remove),
      },
      live: { join_discussion: ({ groupId }, who, connection) => room.join(who, groupId, connection) },
      rooms: {
        community: async (_, who) => room.mayEnterCommunity(who),
        discussion: async (groupId, who) => room.mayEnterDiscussion(who, groupId),
      },
      departures: { discussion: (groupId, { institution, userId }) => room.leave(institution, groupId, userId) },
      services: { notifications: inbox },
      subscriptions: [
        ...resultSubscriptions({ feed, inbox, clock, record: requires.record }),
        on(consent, 'consent.changed', ({ institution, payload }) => room.recheck(institution, payload.userId)),
        on(learner, 'age-band.changed', ({ institution, payload }) => room.recheck(institution, payload.userId)),
      ],
      seeds: (institution) =>
        seedActivity(
          { ...dependencies, byLogin: requires.people.byLogin, record: requires.record, practised: uses.practised },
          institution,
        ),
      jobs: {
        tellMembers: ({ institution, payload }) => notifyMembers(dependencies, institution, payload.groupId),
        tellStaff: ({ institution, payload }) => notifyStaff(dependencies, institution, payload.messageId),
      },
      retention: { discussions: oldMessages(db) },
      schedules: {
        sweep: {
          cron: '17 3 * * *',
          run: async (institution) => {
            const before = new Date(clock.now().getTime() - keptFor);
            await inbox.sweep(institution, before);
            await feed.sweep(institution, before);
            await sweepCircles(dependencies, institution);
          },
        },
      },
    };
  },
});
