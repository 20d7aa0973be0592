import { z } from 'zod';
import { defineContract, Id } from '../../core/contract/index.ts';
import { discussionMessages, discussionReceives, discussionRoutes } from './discussions/contract.ts';
import { feedMessages, feedRoutes } from './feed/contract.ts';
import { notificationMessages, notificationRoutes } from './notifications/contract.ts';
import { presenceRoutes } from './presence/contract.ts';
import { studyGroupMessages, studyGroupRoutes } from './study-groups/contract.ts';

export const activity = defineContract({
  id: 'activity',
  title: 'Activity',
  summary: 'Notifications, the live course feed, study groups and who is online',
  permissions: {
    'activity.block': { description: 'Block authors in their study groups', grantedTo: ['learner'] },
    'activity.community': {
      description: 'See the course feed and take part in study groups',
      grantedTo: ['learner', 'instructor', 'administrator'],
    },
    'activity.moderate': {
      description: 'Read every study group’s discussion, remove messages, delete groups',
      grantedTo: ['instructor', 'administrator'],
    },
  },
  routes: { ...notificationRoutes, ...feedRoutes, ...presenceRoutes, ...studyGroupRoutes, ...discussionRoutes },
  live: {
    receives: { ...discussionReceives },
    sends: { ...notificationMessages, ...feedMessages, ...studyGroupMessages, ...discussionMessages },
    rooms: {
      /** People with the feed or the study groups open. */
      community: { access: 'activity.community', key: z.literal('community') },
      /** Members and staff with a group's discussion open. */
      discussion: { access: 'activity.community', key: Id },
    },
  },
  jobs: {
    tellMembers: { payload: z.object({ groupId: z.uuid() }), once: ['groupId'] },
    tellStaff: { payload: z.object({ messageId: z.uuid() }), once: ['messageId'] },
  },
  audit: {
    'study-group.deleted': '{who} deleted a study group',
    'study-group.message-removed': '{who} removed a message from a study group',
  },
  retention: {
    discussions: {
      title: 'Messages in study groups',
      noun: ['message', 'messages'],
      since: 'the message',
      stays: 'The groups stay, and messages with an open report until staff have settled it.',
      setting: 'discussionDays',
      tables: ['messages', 'reports'],
    },
  },
  personalData: [
    { table: 'notifications', userColumn: 'user_id', onErase: 'delete', description: 'Your notifications' },
    {
      table: 'inboxes',
      userColumn: 'user_id',
      onErase: 'delete',
      description: 'A counter of changes to your notifications',
    },
    { table: 'feed', userColumn: 'user_id', onErase: 'delete', description: 'Entries about you in the course feed' },
    {
      table: 'study_groups',
      userColumn: 'started_by',
      onErase: 'anonymise',
      // The name is the person's own words. Without it the group is named by its topic.
      anonymise: ['started_by', 'name'],
      description: 'Study groups you started',
    },
    { table: 'members', userColumn: 'user_id', onErase: 'delete', description: 'Your memberships of study groups' },
    {
      table: 'messages',
      userColumn: 'user_id',
      onErase: 'anonymise',
      anonymise: ['user_id', 'text'],
      description: 'Your messages in study groups',
    },
    { table: 'reports', userColumn: 'user_id', onErase: 'delete', description: 'Messages you reported' },
  ],
});
