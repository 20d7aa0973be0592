import { z } from 'zod';
import { CursorQuery, file, Id, json, Line, nothing, pageOf, raw, Timestamp } from '../../../../core/contract/index.ts';
import { eiqScale } from '../../../learner/contract.ts';
import { PartnershipTier, ProgramLevel, RequiredDocument, RequiredTest } from '../contract.ts';

// The catalogue as administrators write it: in a form, in a JSON file, or row by row in a CSV file.

const key = z
  .string()
  .max(100, 'At most 100 characters')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Lower-case letters and digits, in words joined by hyphens');

const line = (max: number) => Line.min(1, 'Required').max(max, `At most ${max} characters`);
const scoreRange = 'A score from 100 to 900';
const score = z
  .number(scoreRange)
  .min(eiqScale.lowest, scoreRange)
  .max(eiqScale.highest, scoreRange)
  .transform((value) => Math.round(value * 10) / 10);

/** An intake. Times are local: `2027-01-15`, `2027-01-15T17:00` or `2027-01-15T17:00:30`. */
export const IntakeEntry = z.strictObject({
  /** Names the intake within its program; made from the name when it is left out. */
  key: key.optional(),
  name: line(100),
  opens: z.string(),
  /** Includes the whole of its last written unit. */
  deadline: z.string(),
  decisions: z.string(),
  /** IANA name. */
  timeZone: z.string(),
  places: z.int().min(1).max(100_000).nullish(),
});
export type IntakeEntry = z.input<typeof IntakeEntry>;

export const ProgramEntry = z.strictObject({
  /** Names the program within its university; made from the name when it is left out. */
  key: key.optional(),
  name: line(200),
  level: ProgramLevel,
  cipCode: z
    .string()
    .regex(/^\d{2}(\.\d{2}(\d{2})?)?$/, 'A CIP code such as 11.0701')
    .nullish(),
  /** Left out: the university's. */
  minEiqScore: score.nullish(),
  preferredEiqScore: score.nullish(),
  minGpa: z.number().min(0, 'From 0 to 4').max(4, 'From 0 to 4').nullish(),
  documents: z.array(RequiredDocument).max(10).nullish(),
  tests: z.array(RequiredTest).max(3).nullish(),
  letters: z.int().min(0).max(5, 'At most 5').nullish(),
  tuition: z
    .strictObject({ amount: z.int('A whole number').min(0).max(1_000_000_000), currency: z.string() })
    .nullish(),
  intakes: z.array(IntakeEntry).max(50, 'At most 50 intakes').nullish(),
});
export type ProgramEntry = z.input<typeof ProgramEntry>;

const universityFields = z.strictObject({
  /** Names the university in files; made from the name when it is left out. */
  key: key.optional(),
  name: line(200),
  /** ISO 3166-1 alpha-2, or the English name. */
  country: z.string(),
  city: line(100).nullish(),
  website: z
    .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'An address such as https://www.example.edu' })
    .max(500)
    .nullish(),
  description: z.string().trim().max(4000, 'At most 4000 characters').nullish(),
  partnershipTier: PartnershipTier,
  minEiqScore: score,
  preferredEiqScore: score,
  ranking: z.int().min(1).max(100_000).nullish(),
  /** Required with a ranking: who ranks, and for which year. */
  rankingSource: line(100).nullish(),
  rankingYear: z.int().min(1990).max(2199).nullish(),
  /** `https://ror.org/` followed by nine characters. */
  rorId: z.string().nullish(),
  isSample: z.boolean().nullish(),
  isActive: z.boolean().nullish(),
  programs: z.array(ProgramEntry).max(500, 'At most 500 programs').nullish(),
});

export const UniversityEntry = universityFields;
export type UniversityEntry = z.input<typeof UniversityEntry>;

/** A university as administrators edit it. */
export const StoredUniversity = universityFields.extend({
  id: Id,
  /** Send it back with changes. A change by somebody else in the meantime is refused. */
  version: z.int(),
});
export type StoredUniversity = z.infer<typeof StoredUniversity>;

export const ListedEntry = z.object({
  id: Id,
  key: z.string(),
  name: z.string(),
  country: z.string(),
  isActive: z.boolean(),
  isSample: z.boolean(),
  programs: z.int(),
  intakes: z.int(),
  /** Intakes that are open now. */
  openIntakes: z.int(),
  changedAt: Timestamp,
});
export type ListedEntry = z.infer<typeof ListedEntry>;

/** A fault of an imported file. */
export const ImportFault = z.object({
  /** Line of the file, from 1; null where it concerns the whole file. */
  line: z.int().nullable(),
  /** Column of a CSV file, or the path of a value in a JSON file. */
  column: z.string().nullable(),
  message: z.string(),
});
export type ImportFault = z.infer<typeof ImportFault>;

const Counts = z.object({ created: z.int(), changed: z.int(), unchanged: z.int() });

export const ImportReport = z.object({
  /** False for a trial, and for a file with faults: then nothing was changed. */
  isApplied: z.boolean(),
  universities: Counts,
  programs: Counts,
  intakes: Counts,
  /** At most 500. */
  faults: z.array(ImportFault),
  faultCount: z.int(),
});
export type ImportReport = z.infer<typeof ImportReport>;

export const CatalogueFormat = z.enum(['csv', 'json']);
export type CatalogueFormat = z.infer<typeof CatalogueFormat>;

/** 20 MiB. */
export const maxImportBytes = 20 * 1024 * 1024;

const id = z.object({ id: Id });
const access = 'universities.catalogue';
const maxBytes = 2 * 1024 * 1024;

export const entryRoutes = {
  entries: {
    method: 'get',
    path: '/api/admin/universities',
    access,
    description: 'All universities by name, active or not; the search finds words of name, city, country and programs',
    query: CursorQuery.extend({ search: z.string().trim().max(100).optional() }),
    response: pageOf(ListedEntry),
  },
  entry: {
    method: 'get',
    path: '/api/admin/universities/:id',
    access,
    description: 'One university to edit, with programs and intakes',
    params: id,
    response: StoredUniversity,
  },
  createEntry: {
    method: 'post',
    path: '/api/admin/universities',
    access,
    description: 'Add a university with its programs and intakes',
    body: json(UniversityEntry, { maxBytes }),
    response: StoredUniversity,
    status: 201,
  },
  replaceEntry: {
    method: 'put',
    path: '/api/admin/universities/:id',
    access,
    description:
      'Replace a university; programs and intakes that are left out are removed unless there are applications',
    params: id,
    // The answer of `entry` can be sent back as it is.
    body: json(UniversityEntry.extend({ id: Id.optional(), version: z.int() }), { maxBytes }),
    response: StoredUniversity,
  },
  switchEntry: {
    method: 'put',
    path: '/api/admin/universities/:id/active',
    access,
    description: 'Switch a university on or off. Off: hidden from learners and closed for applications',
    params: id,
    body: z.object({ isActive: z.boolean() }),
    response: StoredUniversity,
  },
  removeEntry: {
    method: 'delete',
    path: '/api/admin/universities/:id',
    access,
    description: 'Remove a university without applications',
    params: id,
    response: nothing(),
  },
  importEntries: {
    method: 'post',
    path: '/api/admin/universities/import',
    access,
    isLong: true,
    description: 'Import a CSV or JSON file. All faults are reported at once, and a file with faults changes nothing',
    query: z.object({ trial: z.stringbool().default(false) }),
    body: raw({
      maxBytes: maxImportBytes,
      types: ['text/*', 'application/json', 'application/csv', 'application/vnd.ms-excel', 'application/octet-stream'],
    }),
    response: ImportReport,
  },
  exportEntries: {
    method: 'get',
    path: '/api/admin/universities/export',
    access,
    isLong: true,
    description: 'All universities as a CSV or JSON file that can be imported again',
    query: z.object({ format: CatalogueFormat.default('csv') }),
    response: file(),
  },
} as const;

export const entryAudit = {
  'universities.created': '{who} added a university to the catalogue',
  'universities.changed': '{who} changed a university of the catalogue',
  'universities.switched': '{who} switched a university on or off',
  'universities.removed': '{who} removed a university from the catalogue',
  'universities.imported': '{who} imported universities',
} as const;
