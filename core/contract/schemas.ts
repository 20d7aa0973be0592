import { z } from 'zod';

// Shapes that every contract uses.

export const Id = z.uuid();

/** A moment. Handlers may give a Date; it travels as ISO 8601 in UTC. */
export const Timestamp = z
  .union([z.iso.datetime({ offset: true }), z.date().transform((date) => date.toISOString())])
  .pipe(z.string());

/** A page of a longer list. */
export const PageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(25),
  offset: z.coerce.number().int().min(0).default(0),
});

/** One page with the count of all. */
export const pageOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), total: z.int().min(0) });
