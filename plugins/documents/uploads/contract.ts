import { z } from 'zod';
import { Id, Line, raw, Timestamp, upload } from '../../../core/contract/index.ts';
import { Category, DocumentSummary } from '../library/contract.ts';

// Uploads: one call with a form, or a session of chunks that continues where a connection broke.

/** Largest size of a document in bytes. */
export const maxBytes = 10_000_000;

/** Largest size of a chunk in bytes. */
export const chunkBytes = 1_048_576;

/** Unfinished uploads that one person may have. */
export const maxOpenUploads = 30;

/** Types told by the content of a file. The file chooser offers `acceptedExtensions`. */
export const acceptedTypes = ['application/pdf', 'image/png', 'image/jpeg', 'text/plain'] as const;
export const acceptedExtensions = ['.pdf', '.png', '.jpg', '.jpeg', '.txt'] as const;

/** The specification's messages of rejected files. */
export const rejections = {
  type: `File type must be ${acceptedTypes.join(', ')}`,
  tooLarge: (bytes: number) => `File is larger than ${bytes} bytes`,
  tooSmall: (bytes: number) => `File is smaller than ${bytes} bytes`,
  tooMany: 'Too many files',
} as const;

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'A SHA-256 in 64 lower-case hexadecimal digits');

/** Longest name of a file, in UTF-16 units. */
const longestName = 200;

/** The name of a file without folders and without characters that hide what it is; cut before its extension. */
export function tidyFileName(name: string): string {
  const plain = (name.split(/[\\/]/).at(-1) ?? '')
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(plain)) return 'document';
  const extension = /\.\w{1,8}$/.exec(plain)?.[0] ?? '';
  return plain.length <= longestName ? plain : plain.slice(0, longestName - extension.length) + extension;
}

const FileName = Line.refine((name) => name !== '', 'Required').refine(
  ({ length }) => length <= longestName,
  `At most ${longestName} characters`,
);

export const NewUpload = z.object({
  /** Made by the browser, so that a repeated call finds the same upload. */
  id: Id,
  fileName: FileName,
  fileSize: z.int(),
  category: Category,
  /** If known: a document with the same bytes is found at once, without an upload. */
  sha256: Sha256.nullable().default(null),
});
export type NewUpload = z.output<typeof NewUpload>;

export const UploadState = z.object({
  id: Id,
  fileName: z.string(),
  fileSize: z.int(),
  category: Category,
  /** Bytes that have arrived. The next chunk begins here. */
  received: z.int(),
  /** When an unfinished upload is removed. */
  expiresAt: Timestamp,
  /** The document, once the upload is complete or the bytes were already here. */
  document: DocumentSummary.nullable(),
});
export type UploadState = z.input<typeof UploadState>;

const id = z.object({ id: Id });

export const uploadRoutes = {
  upload: {
    method: 'post',
    path: '/api/documents/upload',
    access: 'signed-in',
    description: 'Upload a file in one call (field `file`). The same bytes again answer the same document',
    body: upload(
      { maxBytes, minBytes: 1, types: acceptedTypes },
      z.object({ category: Category.default('transcript') }),
    ),
    response: DocumentSummary,
    status: 201,
    isLong: true,
  },
  openUploads: {
    method: 'get',
    path: '/api/documents/uploads',
    access: 'signed-in',
    description: 'Your unfinished uploads, latest first',
    response: z.array(UploadState),
  },
  startUpload: {
    method: 'post',
    path: '/api/documents/uploads',
    access: 'signed-in',
    description: 'Start an upload in chunks; the same id again answers what has arrived',
    body: NewUpload,
    response: UploadState,
  },
  uploadState: {
    method: 'get',
    path: '/api/documents/uploads/:id',
    access: 'signed-in',
    description: 'What has arrived of an upload',
    params: id,
    response: UploadState,
  },
  sendChunk: {
    method: 'put',
    path: '/api/documents/uploads/:id',
    access: 'signed-in',
    description: 'Send a chunk of at most 1 MiB. Only one at the offset `received` is stored; continue there',
    params: id,
    query: z.object({ offset: z.coerce.number().int().min(0).max(maxBytes) }),
    body: raw({ maxBytes: chunkBytes, types: ['application/octet-stream'] }),
    response: UploadState,
  },
  completeUpload: {
    method: 'post',
    path: '/api/documents/uploads/:id/complete',
    access: 'signed-in',
    description: 'Complete an upload: its bytes must have this hash. Answers the document; repeatable',
    params: id,
    body: z.object({ sha256: Sha256 }),
    response: DocumentSummary,
    isLong: true,
  },
  cancelUpload: {
    method: 'delete',
    path: '/api/documents/uploads/:id',
    access: 'signed-in',
    description: 'Cancel an upload and delete what has arrived',
    params: id,
    response: z.object({ cancelled: z.boolean() }),
  },
} as const;
