import { defineScreens, fill, learners, menuGroups, staff } from '../../../web/screens.ts';
import { homeTask } from '../../../web/slots.ts';
import { administration } from '../../administration/contract.ts';
import type { documents } from '../contract.ts';

export default defineScreens<typeof documents>({
  plugin: 'documents',
  screens: [
    {
      path: '/documents',
      also: ['/dashboard/upload'],
      title: 'Upload Documents',
      access: 'signed-in',
      load: () => import('./library/UploadCenter.tsx'),
      menu: { title: 'Upload Documents', icon: 'upload', group: menuGroups.ahead, order: 20, roles: learners },
    },
    {
      path: '/documents/:id',
      title: 'Document',
      access: 'signed-in',
      partOf: '/documents',
      load: () => import('./values/DocumentScreen.tsx'),
    },
    {
      path: '/documents/names',
      title: 'Names on documents',
      access: 'documents.read',
      load: () => import('./staff/NameMismatches.tsx'),
      menu: { title: 'Names on documents', icon: 'file', group: menuGroups.results, order: 60, roles: staff },
    },
  ],
  fills: [
    fill(homeTask, () => import('./home/ConfirmTask.tsx'), { roles: learners }),
    fill(homeTask, () => import('./staff/NameTask.tsx'), { access: 'documents.read', roles: staff }),
    fill(administration.slots.personSection, () => import('./staff/PersonDocuments.tsx'), {
      order: 40,
      title: 'Documents',
      access: 'documents.read',
    }),
  ],
  notificationKinds: { processed: { icon: 'file' }, failed: { icon: 'alert' } },
});
