import { defineScreens, learners, menuGroups, staff } from '../../../web/screens.ts';
import type { classes } from '../contract.ts';

export default defineScreens<typeof classes>({
  plugin: 'classes',
  screens: [
    {
      path: '/classes',
      title: 'Classes',
      access: 'classes.teach',
      load: () => import('./list/Classes.tsx'),
      isNameless: true,
      menu: { title: 'Classes', icon: 'book', group: menuGroups.people, order: 5, roles: ['instructor'] },
    },
    {
      path: '/classes/terms',
      title: 'Terms',
      access: 'classes.manage',
      load: () => import('./terms/Terms.tsx'),
      partOf: '/classes',
    },
    {
      path: '/classes/:id',
      title: 'Class',
      access: 'classes.teach',
      load: () => import('./page/ClassPage.tsx'),
      isNameless: true,
    },
    {
      path: '/my-classes',
      title: 'My classes',
      access: 'classes.attend',
      load: () => import('./own/OwnClasses.tsx'),
      menu: { title: 'My classes', icon: 'book', group: menuGroups.together, order: 5, roles: learners },
    },
  ],
  search: [
    { title: 'Classes', order: 32, load: () => import('./search/classes.ts'), access: 'classes.teach', roles: staff },
  ],
  links: [
    {
      title: 'Classes',
      to: '/classes',
      group: menuGroups.people,
      under: 'People',
      order: 11,
      roles: ['administrator', 'operator'],
      access: 'classes.teach',
    },
  ],
});
