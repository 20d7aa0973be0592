import { z } from 'zod';
import { Bytes, html, Id, Timestamp } from '../../../core/contract/index.ts';

/** The largest update in bytes, about 250,000 characters pasted at once. */
const maxUpdateBytes = 256_000;

export const DocumentType = z.enum(['notes', 'code', 'whiteboard']);
export type DocumentType = z.infer<typeof DocumentType>;

/** Languages of code. The browser runs JavaScript and Python. */
export const CodeLanguage = z.enum(['javascript', 'python', 'java', 'cpp', 'html', 'sql', 'text']);
export type CodeLanguage = z.infer<typeof CodeLanguage>;

/** Elements of Excalidraw that a whiteboard takes: no pictures and nothing of other sites. */
export const boardElementTypes = [
  'rectangle',
  'diamond',
  'ellipse',
  'line',
  'arrow',
  'freedraw',
  'text',
  'frame',
] as const;

export const RoomDocument = z.object({
  id: Id,
  title: z.string(),
  type: DocumentType,
  /** Of code. */
  language: CodeLanguage.nullable(),
  lastModified: Timestamp,
  modifiedBy: Id.nullable(),
  /** Those who are in the room and have written in the document. */
  collaborators: z.array(Id),
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
    body: z.object({
      id: Id,
      roomId: Id,
      title: z.string().trim().min(1).max(100),
      type: DocumentType,
      language: CodeLanguage.default('javascript').describe('Of code'),
    }),
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
    whenSignedInAs: 'closed',
    params: z.object({ id: Id, sequence: z.coerce.number().pipe(Sequence) }),
    response: z.object({
      text: z.string(),
      elements: z.array(z.record(z.string(), z.unknown())).nullable().describe('Of a whiteboard: what was drawn'),
    }),
    description: 'A kept state of a document: its words, and the drawing of a whiteboard',
  },
  sandbox: {
    method: 'get',
    path: '/api/collaboration/sandbox',
    access: 'public',
    response: html({ framing: 'self' }),
    description: 'The page in whose frame code is run: outside of the site’s origin, without network and storage',
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

/** A position in a text, relative to its characters: an encoded `RelativePosition` of Yjs. */
const Position = Bytes.refine(({ byteLength }) => byteLength <= 200, 'Expected a position');
const BoardCoordinate = z.number().min(-1e7).max(1e7);

/** Where a person is in a document: their selection in a text, or their pointer on a whiteboard. Null: nowhere any more. */
const Cursor = z
  .union([z.object({ anchor: Position, head: Position }), z.object({ x: BoardCoordinate, y: BoardCoordinate })])
  .nullable();
export type Cursor = z.infer<typeof Cursor>;

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
    /** Where this tab's person is in a document. Nothing of it is stored. */
    document_presence: {
      access: 'collaboration.use',
      duringAssessment: 'closed',
      body: z.object({ documentId: Id, cursor: Cursor }),
      limit: { perSecond: 10, burst: 30 },
      maxBytes: 1000,
    },
  },
  sends: {
    document_update: Change,
    /** `tab` tells a person's tabs apart. */
    document_presence: z.object({ documentId: Id, userId: Id, tab: z.string(), cursor: Cursor }),
  },
  rooms: { document: { access: 'collaboration.use', key: Id } },
} as const;
