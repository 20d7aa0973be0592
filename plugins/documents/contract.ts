import { z } from 'zod';
import { defineContract, Id } from '../../core/contract/index.ts';
import { DocumentStatus, libraryRoutes } from './library/contract.ts';
import { staffRoutes } from './staff/contract.ts';
import { uploadRoutes } from './uploads/contract.ts';
import { DocumentKind } from './values/contract.ts';

export * from './library/contract.ts';
export * from './staff/contract.ts';
export * from './uploads/contract.ts';
export * from './values/contract.ts';

/** The toasts of the Upload Center, in the specification's words. */
export const toasts = {
  uploaded: { title: 'Upload successful', text: 'Your document has been uploaded and is being processed.' },
  uploadFailed: { title: 'Upload failed', text: 'Failed to upload document. Please try again.' },
} as const;

export const documents = defineContract({
  id: 'documents',
  title: 'Documents',
  summary: 'Learners upload transcripts and test scores and confirm what was read from them',
  permissions: {
    'documents.read': {
      description: 'See learners’ documents and those that carry another person’s name',
      grantedTo: ['instructor', 'administrator'],
    },
  },
  routes: { ...libraryRoutes, ...uploadRoutes, ...staffRoutes },
  live: {
    sends: {
      /** One of your documents changed. Fetch it again. */
      document_changed: z.object({ documentId: Id, status: DocumentStatus.nullable() }),
    },
  },
  events: {
    'document.processed': z.object({ userId: Id, documentId: Id, status: z.enum(['completed', 'failed']) }),
    'document.confirmed': z.object({ userId: Id, documentId: Id, kind: DocumentKind }),
    'document.removed': z.object({ userId: Id, documentId: Id }),
  },
  jobs: {
    // Reads the document whose turn it is. One waits for each institution, so that institutions take turns too.
    read: {
      payload: z.object({}),
      once: [],
      // A page of a scan takes a core for seconds and the reader up to 400 MiB.
      concurrency: 1,
      // Longer than a reading with the largest bound of its time on a busy machine.
      limitSeconds: 900,
      retries: 3,
    },
  },
  personalData: [
    { table: 'documents', userColumn: 'user_id', onErase: 'delete', description: 'Your documents' },
    {
      table: 'readings',
      userColumn: 'user_id',
      onErase: 'delete',
      description: 'What was read from your documents, and your corrections',
    },
    { table: 'uploads', userColumn: 'user_id', onErase: 'delete', description: 'Your unfinished uploads' },
  ],
});
