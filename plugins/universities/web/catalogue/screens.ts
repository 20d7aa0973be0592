import type { ScreensSpec } from '../../../../web/screens.ts';
import { staff } from '../../../../web/screens.ts';
import { admissions } from '../portal.ts';

/** Screens of the catalogue besides the portal. */
export const catalogueScreens = [
  {
    path: '/universities/:id',
    title: 'University',
    access: 'signed-in',
    partOf: '/universities',
    load: () => import('./university/UniversityScreen.tsx'),
  },
  {
    path: '/universities/compare',
    title: 'Compare universities',
    access: 'signed-in',
    partOf: '/universities',
    load: () => import('./comparison/ComparisonScreen.tsx'),
  },
  {
    path: '/universities/catalogue',
    title: 'University catalogue',
    access: 'universities.catalogue',
    load: () => import('./entries/CatalogueScreen.tsx'),
    menu: { title: 'University catalogue', icon: 'graduation', group: admissions, order: 30, roles: staff },
  },
  {
    path: '/universities/catalogue/new',
    title: 'Add a university',
    access: 'universities.catalogue',
    partOf: '/universities/catalogue',
    load: () => import('./entries/NewEntryScreen.tsx'),
  },
  {
    path: '/universities/catalogue/import',
    title: 'Import universities',
    access: 'universities.catalogue',
    partOf: '/universities/catalogue',
    load: () => import('./entries/ImportScreen.tsx'),
  },
  {
    path: '/universities/catalogue/:id',
    title: 'University',
    access: 'universities.catalogue',
    partOf: '/universities/catalogue',
    load: () => import('./entries/EntryScreen.tsx'),
  },
] as const satisfies ScreensSpec<'signed-in' | 'universities.catalogue'>['screens'];
