import { z } from 'zod';

export const TalentSettings = z.object({
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'A code of three capital letters, such as PHP')
    .default('USD')
    .meta({ title: 'Currency of salaries', description: 'ISO 4217: USD, EUR, PHP' }),
});
export type TalentSettings = z.output<typeof TalentSettings>;
