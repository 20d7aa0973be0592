import { z } from 'zod';
import { Id, nothing, raw, Timestamp } from '../../../core/contract/index.ts';
import { AgeBand, GradeLevel } from '../../learner/contract.ts';

/** Largest file that is imported (bytes). */
export const maxImportBytes = 32 * 1024 * 1024;

export const Encoding = z.enum(['UTF-8', 'UTF-16', 'Windows-1252']);
export type Encoding = z.infer<typeof Encoding>;

/** What a column of a plain CSV file can mean. */
export const columnFields = [
  ...(['id', 'username', 'firstName', 'lastName', 'email'] as const),
  ...(['role', 'grade', 'birthDate', 'classes', 'guardians'] as const),
] as const;
export type ColumnField = (typeof columnFields)[number];

const column = z.int().min(0).max(499);

/** The position of the column with each field; fields without a column are not imported. */
export const Mapping = z.partialRecord(z.enum(columnFields), column);
export type Mapping = z.infer<typeof Mapping>;

/** `delta`: people who are not in the file stay. `bulk`: the file is complete, and who is not in it leaves. */
export const ImportMode = z.enum(['delta', 'bulk']);
export type ImportMode = z.infer<typeof ImportMode>;

/** Something to say about a line of a file; the line is null where it is about the whole file. */
export const ImportFault = z.object({ file: z.string(), line: z.int().nullable(), message: z.string() });
export type ImportFault = z.infer<typeof ImportFault>;

const count = z.int().min(0);

/** What an import changes. */
export const ImportReport = z.object({
  hasChanges: z.boolean(),
  people: z.object({
    inFile: count,
    created: count,
    /** Existing accounts that an import has met for the first time. */
    linked: count,
    changed: count,
    unchanged: count,
    reactivated: count,
    deactivated: count,
  }),
  terms: z.object({ created: count, changed: count }),
  classes: z.object({ created: count, changed: count, archived: count }),
  members: z.object({ added: count, removed: count }),
  guardians: z.object({ linked: count, unlinked: count }),
  leaving: z.object({
    /** Accounts that would be deactivated, of the active accounts that imports have met before. */
    count: count,
    of: count,
    /** The first of them, by name. */
    names: z.array(z.string()),
  }),
  /** Faults refuse the import. The first ones are listed, all are counted. */
  faults: z.array(ImportFault),
  faultCount: count,
  /** Remarks that do not refuse it. */
  notes: z.array(ImportFault),
  noteCount: count,
});
export type ImportReport = z.infer<typeof ImportReport>;

const PreviewPerson = z.object({
  id: z.string(),
  username: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  role: z.string(),
  grade: GradeLevel.nullable(),
  ageBand: AgeBand,
  classes: z.array(z.string()),
});

export const ImportState = z.enum(['open', 'waiting', 'running', 'done', 'failed']);

export const Import = z.object({
  id: Id,
  name: z.string(),
  format: z.enum(['csv', 'oneroster-1.1', 'oneroster-1.2']),
  state: ImportState,
  createdAt: Timestamp,
  finishedAt: Timestamp.nullable(),
  /** Where the job can be followed, once there is one. */
  jobId: Id.nullable(),
  /** What it changed, once it is done. */
  report: ImportReport.nullable(),
  /** Why it failed. */
  failure: z.string().nullable(),
});
export type Import = z.infer<typeof Import>;

const Preview = z.object({
  import: Import,
  encoding: Encoding.nullable(),
  /** Of a plain CSV file: its columns with an example of their content. */
  columns: z.array(z.object({ name: z.string(), example: z.string() })),
  mapping: Mapping,
  /** What the file says of itself, otherwise `delta`. */
  mode: ImportMode,
});

const Checked = z.object({ report: ImportReport, people: z.array(PreviewPerson) });

const ImportParams = z.object({ importId: Id });
const Choice = z.object({ mapping: Mapping.optional(), mode: ImportMode });

export const importRoutes = {
  imports: {
    method: 'get',
    path: '/api/rostering/imports',
    access: 'rostering.import',
    description: 'The latest imports, newest first',
    response: z.array(Import),
  },
  upload: {
    method: 'post',
    path: '/api/rostering/imports',
    access: 'rostering.import',
    description: 'Upload a CSV file or a OneRoster bundle (ZIP). Nothing is imported yet; the file is kept for a day',
    query: z.object({ name: z.string().trim().min(1).max(200) }),
    body: raw({ maxBytes: maxImportBytes, types: ['*/*'] }),
    response: Preview,
    status: 201,
  },
  import: {
    method: 'get',
    path: '/api/rostering/imports/:importId',
    access: 'rostering.import',
    description: 'An import, with the columns of its file while it is open',
    params: ImportParams,
    response: Preview,
  },
  check: {
    method: 'post',
    path: '/api/rostering/imports/:importId/check',
    access: 'rostering.import',
    description: 'What an import would change, and all faults of its file. Changes nothing',
    params: ImportParams,
    body: Choice,
    response: Checked,
    isLong: true,
  },
  apply: {
    method: 'post',
    path: '/api/rostering/imports/:importId/apply',
    access: 'rostering.import',
    description: 'Start an import. It changes everything or nothing',
    params: ImportParams,
    body: Choice.extend({
      /** The number of accounts that will be deactivated, as the check stated it. */
      deactivating: count,
    }),
    response: Import,
    status: 202,
  },
  discard: {
    method: 'delete',
    path: '/api/rostering/imports/:importId',
    access: 'rostering.import',
    description: 'Delete an uploaded file that is not to be imported',
    params: ImportParams,
    response: nothing(),
  },
} as const;
