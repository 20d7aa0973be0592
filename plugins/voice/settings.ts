import { z } from 'zod';

const cut = (value: number, title: string) =>
  z.number().min(1).max(100).default(value).meta({ title, description: 'Overall score from 0 to 100' });

/** Of each institution. */
export const Settings = z.object({
  retentionDays: z.number().int().min(1).max(365).default(30).meta({
    title: 'Days that recordings are kept',
    description: 'Recording and transcript are then deleted; the figures stay',
  }),
  developingFrom: cut(40, 'Level Developing from'),
  proficientFrom: cut(60, 'Level Proficient from'),
  advancedFrom: cut(80, 'Level Advanced from'),
});
export type Settings = z.output<typeof Settings>;
