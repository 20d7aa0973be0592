import { z } from 'zod';
import { CursorQuery, Id, pageOf, Timestamp } from '../../../core/contract/index.ts';

const PersonName = z.object({ id: Id, username: z.string(), firstName: z.string(), lastName: z.string() });

export const AuditEntry = z.object({
  id: z.string(),
  at: Timestamp,
  /** Stable dotted name: `plugin.disabled`. */
  action: z.string(),
  /** Null for the system and for people whose account was erased. */
  actor: PersonName.nullable(),
  /** Id of the person, plugin or invitation affected. */
  subject: z.string().nullable(),
  /** Set where the subject is a person of this institution. */
  subjectPerson: PersonName.nullable(),
  details: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

const Moment = z.iso.datetime({ offset: true });

export const auditRoutes = {
  audit: {
    method: 'get',
    path: '/api/admin/audit',
    access: 'platform.people',
    description: 'List entries of the audit log: sign-ins and administrative actions',
    query: CursorQuery.extend({
      /** An action, or the first part of several: `person`. */
      action: z.string().max(100).optional(),
      /** Entries by or about this person. */
      userId: Id.optional(),
      from: Moment.optional(),
      until: Moment.optional(),
    }),
    response: pageOf(AuditEntry),
  },
} as const;
