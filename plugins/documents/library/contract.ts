import { z } from 'zod';
import { file, Id, Timestamp } from '../../../core/contract/index.ts';
import { DocumentKind, Gpa, Reading, Values } from '../values/contract.ts';

// A learner's documents: the list, one with its reading, corrections, confirmation, download.

/** The area a document was dropped in. */
export const Category = z.enum(['transcript', 'test-scores']);
export type Category = z.infer<typeof Category>;

/** `pending`: waits for the virus scan or for its turn. */
export const DocumentStatus = z.enum(['pending', 'processing', 'completed', 'failed']);
export type DocumentStatus = z.infer<typeof DocumentStatus>;

export const statusLabels: Readonly<Record<DocumentStatus, string>> = {
  completed: 'Processed',
  processing: 'Processing',
  failed: 'Failed',
  pending: 'Pending',
};

/** What stopped the reading. */
export const FailureCode = z.enum([
  'encrypted',
  'damaged',
  'too-many-pages',
  'too-many-pixels',
  'too-complex',
  'too-long',
  'mixed',
  'no-text',
  'virus',
  'missing',
  'internal',
]);
export type FailureCode = z.infer<typeof FailureCode>;

export const DocumentFailure = z.object({
  code: FailureCode,
  /** What happened and what to do, for the learner. */
  message: z.string(),
  /** Whether reading it again can help. */
  canRetry: z.boolean(),
});

export const DocumentSummary = z.object({
  id: Id,
  fileName: z.string(),
  /** In bytes. */
  fileSize: z.int(),
  fileType: z.string(),
  uploadedAt: Timestamp,
  status: DocumentStatus,
  /** A sentence on what a pending document waits for; null for every other status. */
  waitingFor: z.string().nullable(),
  category: Category,
  /** What the document was found to be; null until it was read. */
  kind: DocumentKind.nullable(),
  isConfirmed: z.boolean(),
  confirmedAt: Timestamp.nullable(),
  /** Null until it was read or where it carries no name. */
  nameMatches: z.boolean().nullable(),
  failure: DocumentFailure.nullable(),
});
export type DocumentSummary = z.input<typeof DocumentSummary>;

export const Page = z.object({
  page: z.int(),
  /** Pixels of the picture, or columns and lines of a page of text. */
  width: z.int(),
  height: z.int(),
  /** Address of the page's picture, valid for a quarter of an hour; null for a page of text. */
  picture: z.string().nullable(),
  /** Lines of a page of text, in a font of equal widths; null for a page with a picture. */
  text: z.string().nullable(),
});

export const DocumentDetail = DocumentSummary.extend({
  /** Whose document it is; null for the owner. */
  owner: z.object({ id: Id, firstName: z.string(), lastName: z.string() }).nullable(),
  /** Whether the caller owns the document and may correct, confirm and delete it. */
  isOwn: z.boolean(),
  pages: z.array(Page),
  /** What was read; null until then. Shown beside the pages, each value at its box. */
  reading: Reading.nullable(),
  /** The learner's corrections; null without any. */
  corrections: Values.nullable(),
  /**
   * What a form shows and a confirmation confirms: the corrections, otherwise what was read. For others than the owner
   * the confirmed values, where there are any. Null until it was read.
   */
  values: Values.nullable(),
  /** Computed from `values`. */
  gpa: Gpa,
  /** What counts, until other values are confirmed. Null before the first confirmation. */
  confirmed: z.object({ at: Timestamp, values: Values, gpa: Gpa }).nullable(),
});
export type DocumentDetail = z.input<typeof DocumentDetail>;

export const Reader = z.object({
  /** For people: “Westlake University, admissions”. */
  name: z.string(),
  since: Timestamp.nullable(),
});

const id = z.object({ id: Id });

export const libraryRoutes = {
  list: {
    method: 'get',
    path: '/api/documents',
    access: 'signed-in',
    description: 'Your documents, latest first',
    response: z.array(DocumentSummary),
  },
  one: {
    method: 'get',
    path: '/api/documents/:id',
    access: 'signed-in',
    whenSignedInAs: 'closed',
    description: 'A document with its pages, what was read, and the corrections',
    params: id,
    response: DocumentDetail,
  },
  download: {
    method: 'get',
    path: '/api/documents/:id/file',
    access: 'signed-in',
    whenSignedInAs: 'closed',
    description: 'The file as it was uploaded, as an attachment',
    params: id,
    response: file(),
  },
  readers: {
    method: 'get',
    path: '/api/documents/:id/readers',
    access: 'signed-in',
    description: 'Who can read your document',
    params: id,
    response: z.array(Reader),
  },
  correct: {
    method: 'put',
    path: '/api/documents/:id/corrections',
    access: 'signed-in',
    description: 'Correct the values of a document, which count once confirmed; null removes the corrections',
    params: id,
    body: z.object({ values: Values.nullable() }),
    response: DocumentDetail,
  },
  confirm: {
    method: 'post',
    path: '/api/documents/:id/confirm',
    access: 'signed-in',
    description: 'Confirm the values, which count from now on; the same values again change nothing',
    params: id,
    response: DocumentDetail,
  },
  readAgain: {
    method: 'post',
    path: '/api/documents/:id/read-again',
    access: 'signed-in',
    description: 'Read a document again after a failure',
    params: id,
    response: DocumentSummary,
    limit: 'costly',
  },
  remove: {
    method: 'delete',
    path: '/api/documents/:id',
    access: 'signed-in',
    description: 'Delete a document with its file and values; again changes nothing',
    params: id,
    response: z.object({ removed: z.boolean() }),
  },
} as const;
