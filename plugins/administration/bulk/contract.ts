import { z } from 'zod';
import { file, Id } from '../../../core/contract/index.ts';
import { RoleName } from '../../../core/contract/platform.ts';

/** Most people that one action changes. */
export const maxPeople = 5000;

/** From this number of people on, the number has to be typed to confirm. */
export const typedFrom = 20;

/** A group of people of another plugin: `classes:` and the id of a class. */
export const GroupId = z.string().regex(/^[a-z0-9-]+:[\w-]{1,100}$/, 'Not the id of a group');

/** The people of a list: everyone, without the keys. */
export const PeopleSelector = z.strictObject({
  search: z.string().trim().max(200).optional(),
  role: RoleName.optional(),
  active: z.boolean().optional(),
  hasPassword: z.boolean().optional(),
  group: GroupId.optional(),
});
export type PeopleSelector = z.infer<typeof PeopleSelector>;

/** People by their ids, or all who match a filter. */
export const Selection = z.union([
  z.strictObject({ ids: z.array(Id).min(1).max(maxPeople) }),
  z.strictObject({ filter: PeopleSelector }),
]);
export type Selection = z.infer<typeof Selection>;

/** What is done with the selected people. */
export const BulkAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('role'), role: RoleName }),
  z.strictObject({ kind: z.enum(['deactivate', 'reactivate', 'send-links']) }),
  z.strictObject({ kind: z.enum(['add', 'remove']), group: GroupId }),
]);
export type BulkAction = z.infer<typeof BulkAction>;

/** What an action would do. */
export const BulkPlan = z.object({
  selected: z.int(),
  /** Whom it concerns. */
  changing: z.int(),
  /** The first of them, by name. */
  names: z.array(z.string()),
  /** Whom it leaves out, with what is true of them: `are deactivated`. */
  leftOut: z.array(z.object({ people: z.int(), reason: z.string() })),
});
export type BulkPlan = z.infer<typeof BulkPlan>;

const Order = z.object({ selection: Selection, action: BulkAction });

export const bulkRoutes = {
  peopleGroups: {
    method: 'get',
    path: '/api/admin/people-groups',
    access: 'platform.people',
    description: 'Groups by which people can be filtered, and to which they can be added, such as classes',
    response: z.array(
      z.object({
        id: GroupId,
        title: z.string(),
        /** What a group is called: `class`. */
        noun: z.string(),
      }),
    ),
  },
  checkBulk: {
    method: 'post',
    path: '/api/admin/people-actions/check',
    access: 'platform.people',
    description: 'What an action would do with many people. Changes nothing',
    body: Order,
    response: BulkPlan,
  },
  applyBulk: {
    method: 'post',
    path: '/api/admin/people-actions',
    access: 'platform.people',
    description:
      'Change the role, the account or a group of many people in one transaction, or email them links to set a password',
    body: Order.extend({
      /** The number of people it concerns, as the check stated it. */
      changing: z.int().min(1).max(maxPeople),
    }),
    response: z.object({
      changed: z.int(),
      /** The job that sends the links; null for other actions. */
      jobId: Id.nullable(),
    }),
    isLong: true,
  },
  exportSelected: {
    method: 'post',
    path: '/api/admin/people-export',
    access: 'platform.people',
    description: 'The selected people as a CSV file',
    body: z.object({ selection: Selection }),
    response: file(),
  },
} as const;

export const bulkJobs = {
  sendLinks: {
    payload: z.object({ ids: z.array(z.uuid()).max(maxPeople), askedAt: z.iso.datetime() }),
    concurrency: 1,
    limitSeconds: 3600,
    retries: 5,
    progress: { permission: 'platform.people' },
  },
} as const;
