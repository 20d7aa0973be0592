import { z } from 'zod';

/** What is deleted once it is old, and when, in an institution. */
export const RetentionRule = z.object({
  plugin: z.string(),
  name: z.string(),
  pluginTitle: z.string(),
  title: z.string(),
  /** What is counted, in singular and plural. */
  noun: z.tuple([z.string(), z.string()]),
  /** From when its days are counted. */
  since: z.string(),
  stays: z.string().nullable(),
  /** Null: it is kept. */
  days: z.int().nullable(),
  minDays: z.int(),
  maxDays: z.int(),
  mayKeep: z.boolean(),
});
export type RetentionRule = z.infer<typeof RetentionRule>;

const RuleParams = z.object({ plugin: z.string().max(40), name: z.string().max(60) });
const Days = z.int().min(1).max(36_500);

export const retentionRoutes = {
  retention: {
    method: 'get',
    path: '/api/admin/retention',
    access: 'platform.institution',
    description: 'List what is deleted once it is old, and after how many days',
    response: z.array(RetentionRule),
  },
  previewRetention: {
    method: 'get',
    path: '/api/admin/retention/:plugin/:name/preview',
    access: 'platform.institution',
    description: 'Count what a rule would delete now with this number of days',
    params: RuleParams,
    query: z.object({ days: z.coerce.number().pipe(Days) }),
    response: z.object({ count: z.int() }),
  },
  setRetention: {
    method: 'put',
    path: '/api/admin/retention/:plugin/:name',
    access: 'platform.institution',
    description:
      'Set the days of a rule; null keeps everything. Refused where more would be deleted than the preview counted (`seen`)',
    params: RuleParams,
    body: z.object({ days: Days.nullable(), seen: z.int().min(0).default(0) }),
    response: RetentionRule,
  },
} as const;
