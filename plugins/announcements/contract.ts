import { z } from 'zod';
import { defineContract } from '../../core/contract/index.ts';
import { noticeRoutes } from './notices/contract.ts';

export type { Received, Sent } from './notices/contract.ts';
export { maxTextLength } from './notices/contract.ts';

export const announcements = defineContract({
  id: 'announcements',
  title: 'Announcements',
  summary: 'Announcements of instructors to their classes and of administrators to everyone',
  permissions: {
    'announcements.write': {
      description: 'Write announcements to the classes one teaches',
      grantedTo: ['instructor', 'administrator'],
    },
    'announcements.everyone': {
      description: 'Write announcements to everyone, and see and withdraw those of others',
      grantedTo: ['administrator'],
    },
  },
  routes: { ...noticeRoutes },
  live: {
    sends: {
      /** An announcement to the person arrived or was withdrawn. Fetch them again. */
      announcements_changed: z.object({}),
    },
  },
  jobs: {
    publish: { payload: z.object({ announcementId: z.uuid() }), once: ['announcementId'] },
    deliver: { payload: z.object({ announcementId: z.uuid() }), limitSeconds: 3600 },
  },
  audit: {
    'announcement.written': '{who} wrote an announcement',
    'announcement.withdrawn': '{who} withdrew an announcement',
  },
  personalData: [
    {
      table: 'announcements',
      userColumn: 'created_by',
      onErase: 'anonymise',
      // Without words it is shown to nobody; its recipients keep the record that it reached them.
      anonymise: ['created_by', 'title', 'text'],
      description: 'Announcements you wrote',
    },
    {
      table: 'recipients',
      userColumn: 'user_id',
      onErase: 'delete',
      description: 'Announcements to you, and when you opened them',
    },
  ],
});
