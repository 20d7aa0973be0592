import { z } from 'zod';
import { defineContract, Id } from '../../core/contract/index.ts';
import { panelRoutes } from './panel/contract.ts';
import { studyRoutes } from './studies/contract.ts';

export * from './panel/contract.ts';
export * from './studies/contract.ts';

export const standardSetting = defineContract({
  id: 'standard-setting',
  title: 'Standard setting',
  summary: 'Sets the scores at which levels begin, by a bookmark study with a panel of staff',
  permissions: {
    'standard-setting.manage': {
      description: 'Run studies that set the cuts of levels, and adopt their proposals',
      grantedTo: ['administrator'],
    },
    'standard-setting.judge': {
      description: 'Be a panelist of such studies, who sees secure questions',
      grantedTo: ['instructor', 'administrator'],
    },
  },
  routes: { ...studyRoutes, ...panelRoutes },
  live: {
    sends: {
      /** A round began or ended, or another panelist has placed bookmarks. Fetch the study again. */
      study_changed: z.object({ studyId: Id }),
    },
    rooms: { study: { access: 'standard-setting.judge', key: Id } },
  },
  audit: {
    'study.created': '{who} created a study that sets cuts',
    'study.deleted': '{who} deleted a study that sets cuts',
    'study.round-changed': '{who} opened or closed a round of a study that sets cuts',
    'study.shown': '{who} was shown the secure questions of a study',
    'cuts.adopted': '{who} adopted cuts of levels',
    'cuts.returned': '{who} returned to the shipped cuts of levels',
  },
  personalData: [
    {
      table: 'studies',
      userColumn: 'created_by',
      onErase: 'anonymise',
      anonymise: ['created_by'],
      withhold: ['booklet', 'practice'],
      description: 'Studies of cuts you created',
    },
    {
      table: 'panelists',
      userColumn: 'user_id',
      onErase: 'delete',
      description: 'Studies of cuts in whose panel you were',
    },
    {
      table: 'marks',
      userColumn: 'user_id',
      onErase: 'anonymise',
      anonymise: ['user_id'],
      description: 'Your bookmarks in studies of cuts',
    },
    {
      table: 'notes',
      userColumn: 'user_id',
      onErase: 'anonymise',
      anonymise: ['user_id', 'text'],
      description: 'Your notes in studies of cuts',
    },
  ],
});
