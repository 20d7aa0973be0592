import { defineScreens, menuGroups } from '../../../web/screens.ts';
import type { standardSetting } from '../contract.ts';

const partOf = '/standard-setting';

export default defineScreens<typeof standardSetting>({
  plugin: 'standard-setting',
  screens: [
    {
      path: '/standard-setting',
      title: 'Standard setting',
      access: 'standard-setting.judge',
      load: () => import('./StudiesScreen.tsx'),
      menu: { title: 'Standard setting', icon: 'ladder', group: menuGroups.results, order: 60 },
    },
    {
      path: '/standard-setting/studies/:studyId',
      title: 'Study',
      access: 'standard-setting.manage',
      load: () => import('./study/StudyScreen.tsx'),
      partOf,
    },
    {
      path: '/standard-setting/studies/:studyId/report',
      title: 'Report of a study',
      access: 'standard-setting.manage',
      load: () => import('./report/ReportScreen.tsx'),
      partOf,
    },
    {
      path: '/standard-setting/panels/:studyId',
      title: 'Panel',
      access: 'standard-setting.judge',
      load: () => import('./panel/PanelScreen.tsx'),
      partOf,
    },
  ],
});
