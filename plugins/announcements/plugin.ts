import { definePlugin } from '../../core/plugins/define-plugin.ts';
import { addresses, audit, mail, people } from '../../core/services.ts';
import { notifications } from '../activity/services.ts';
import { classLists } from '../classes/services.ts';
import { learnerRecord } from '../learner/services.ts';
import { announcements } from './contract.ts';
import type { Dependencies } from './dependencies.ts';
import { AnnouncementRow } from './models.ts';
import { deliver, publish } from './notices/delivery.ts';
import { createNotices } from './notices/notices.ts';
import { AnnouncementSettings } from './settings.ts';

/** Announcements are deleted a year after their publication. */
const keptMs = 365 * 24 * 60 * 60 * 1000;

export default definePlugin({
  contract: announcements,
  settings: AnnouncementSettings,
  requires: { people, audit, mail, addresses, classes: classLists, record: learnerRecord },
  uses: { notifications },
  async start({ db, clock, settings, requires, uses, jobs, live }) {
    const dependencies: Dependencies = {
      ...{ db, clock, settings, jobs, ...requires, ...uses },
      announce: (institution, userId) => live.toUser(institution, userId, 'announcements_changed', {}),
    };
    return {
      routes: createNotices(dependencies),
      jobs: {
        publish: ({ institution, payload }) => publish(dependencies, institution, payload.announcementId),
        deliver: ({ institution, payload, signal }) =>
          deliver(dependencies, institution, payload.announcementId, signal),
      },
      schedules: {
        sweep: {
          cron: '37 3 * * *',
          run: async (institution) => {
            const before = new Date(clock.now().getTime() - keptMs);
            await db.rows(AnnouncementRow, { institution }).where('publishAt', '<', before).delete();
          },
        },
      },
    };
  },
});
