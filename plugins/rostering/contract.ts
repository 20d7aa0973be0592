import { z } from 'zod';
import { defineContract } from '../../core/contract/index.ts';
import { exportRoutes } from './exports/contract.ts';
import { importRoutes } from './imports/contract.ts';
import { signInRoutes } from './sign-ins/contract.ts';

export * from './exports/contract.ts';
export * from './imports/contract.ts';
export * from './sign-ins/contract.ts';

export const rostering = defineContract({
  id: 'rostering',
  title: 'Import and export of people',
  summary: 'Import and export people, classes and guardians as CSV or OneRoster files',
  permissions: {
    'rostering.import': {
      description: 'Import and export people, and issue first passwords',
      grantedTo: ['administrator'],
    },
  },
  routes: { ...importRoutes, ...exportRoutes, ...signInRoutes },
  jobs: {
    import: {
      payload: z.object({ importId: z.uuid() }),
      once: ['importId'],
      concurrency: 1,
      limitSeconds: 1800,
      retries: 3,
      progress: { permission: 'rostering.import' },
    },
    sendLinks: {
      payload: z.object({ classId: z.uuid().nullable(), askedAt: z.iso.datetime() }),
      concurrency: 1,
      limitSeconds: 1800,
      retries: 5,
      progress: { permission: 'rostering.import' },
    },
  },
  audit: {
    'rostering.imported': '{who} imported people',
    'rostering.exported': '{who} exported people',
    'rostering.passwords-issued': '{who} issued first passwords',
    'rostering.links-sent': '{who} sent links to set a password',
  },
  personalData: [
    {
      table: 'people',
      userColumn: 'user_id',
      onErase: 'delete',
      description: 'Your id in the school’s own system',
    },
    { table: 'imports', userColumn: 'created_by', onErase: 'anonymise', description: 'Imports that you started' },
  ],
});
