import { z } from 'zod';
import { Id, PageQuery, pageOf, Timestamp } from '../../../core/contract/index.ts';
import { AuditEntry } from '../audit/contract.ts';

/** Something that happened to a person or that they did. */
export const HistoryEntry = z.discriminatedUnion('kind', [
  /** An entry of the audit log by or about the person. */
  z.object({ kind: z.literal('audit'), entry: AuditEntry }),
  /** An event that a plugin keeps: a result, an assignment. */
  z.object({
    kind: z.literal('event'),
    id: z.string(),
    at: Timestamp,
    plugin: z.string(),
    /** A sentence without the person's name. */
    text: z.string(),
    /** Address of a screen about it. */
    to: z.string().nullable(),
  }),
]);
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** The first entries that can be paged through; the audit log has all of its own. */
export const maxHistory = 2000;

export const historyRoutes = {
  history: {
    method: 'get',
    path: '/api/admin/people/:id/history',
    access: 'platform.people',
    description: 'What happened to a person and what they did, newest first: audit log, results, assignments',
    params: z.object({ id: Id }),
    query: PageQuery.extend({ offset: z.coerce.number().int().min(0).max(maxHistory).default(0) }),
    response: pageOf(HistoryEntry),
  },
} as const;
