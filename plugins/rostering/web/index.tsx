import { defineScreens, fill, menuGroups } from '../../../web/screens.ts';
import { administration } from '../../administration/contract.ts';
import type { rostering } from '../contract.ts';

export default defineScreens<typeof rostering>({
  plugin: 'rostering',
  screens: [
    {
      path: '/import-people',
      title: 'Import people',
      access: 'rostering.import',
      load: () => import('./imports/Imports.tsx'),
    },
    {
      path: '/import-people/first-sign-in',
      title: 'First sign-in',
      access: 'rostering.import',
      load: () => import('./sign-ins/FirstSignIn.tsx'),
      partOf: '/import-people',
    },
    {
      path: '/import-people/:importId',
      title: 'Import',
      access: 'rostering.import',
      load: () => import('./import/ImportPage.tsx'),
      partOf: '/import-people',
    },
  ],
  links: [
    {
      title: 'Import people',
      to: '/import-people',
      group: menuGroups.people,
      under: 'People',
      order: 12,
      access: 'rostering.import',
    },
  ],
  fills: [fill(administration.slots.personSection, () => import('./person/PaperPassword.tsx'), { order: 60 })],
});
