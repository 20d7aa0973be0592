import { z } from 'zod';
import { Bytes, Id, Timestamp } from '../../../core/contract/index.ts';

/** The largest update in bytes, about 250,000 characters pasted at once. */
const maxUpdateBytes = 256_000;

export const DocumentType = z.enum(['notes']);
export type DocumentType = z.infer<typeof DocumentType>;

export const RoomDocument = z.object({
  id: Id,
  title: z.string(),
  type: DocumentType,
  lastModified: Timestamp,
  modifiedBy: Id.nullable(),
});
export type RoomDocument = z.input<typeof RoomDocument>;

/** Number of an update: an integer of PostgreSQL. */
const Sequence = z.int().min(0).max(2_147_483_647);

const DocumentParams = z.object({ id: Id });

export const documentRoutes = {
  documents: {
    method: 'get',
    path: '/api/collaboration/documents',
    access: 'collaboration.use',
    query: z.object({ roomId: Id }),
    response: z.array(RoomDocument),
    description: 'Lists the documents of a room the caller is in',
  },
  createDocument: {
    method: 'post',
    path: '/api/collaboration/documents',
    access: 'collaboration.use',
    duringAssessment: 'closed',
    body: z.object({ id: Id, roomId: Id, title: z.string().trim().min(1).max(100), type: DocumentType }),
    response: RoomDocument,
    status: 201,
    description: 'Creates a document in a room; the same id creates it once',
  },
  documentHistory: {
    method: 'get',
    path: '/api/collaboration/documents/:id/history',
    access: 'collaboration.use',
    params: DocumentParams,
    response: z.array(z.object({ sequence: z.int(), at: Timestamp })),
    description: 'Lists the kept states of a document, the latest first',
  },
  documentState: {
    method: 'get',
    path: '/api/collaboration/documents/:id/history/:sequence',
    access: 'collaboration.use',
    params: z.object({ id: Id, sequence: z.coerce.number().pipe(Sequence) }),
    response: z.object({ text: z.string() }),
    description: 'The text of a kept state of a document',
  },
  restoreDocument: {
    method: 'post',
    path: '/api/collaboration/documents/:id/restore',
    access: 'collaboration.use',
    duringAssessment: 'closed',
    params: DocumentParams,
    body: z.object({ sequence: Sequence }),
    response: z.object({ sequence: z.int() }),
    description: 'Brings back a kept state as a new change; nothing is removed from the history',
  },
} as const;

const Change = z.object({ documentId: Id, sequence: z.int(), update: Bytes });

export const documentLive = {
  receives: {
    /** A change of a document. The acknowledgement follows the commit. */
    document_update: {
      access: 'collaboration.use',
      duringAssessment: 'closed',
      body: z.object({ documentId: Id, update: Bytes }),
      answer: z.object({ sequence: z.int() }),
      limit: { perSecond: 30, burst: 90 },
      maxBytes: maxUpdateBytes + 200,
    },
    /** Everything after a sequence, as one merged update. */
    document_since: {
      access: 'collaboration.use',
      body: z.object({ documentId: Id, sequence: Sequence }),
      answer: z.object({ sequence: z.int(), update: Bytes }),
      limit: { perSecond: 5, burst: 20 },
    },
  },
  sends: {
    document_update: Change,
  },
  rooms: { document: { access: 'collaboration.use', key: Id } },
} as const;
