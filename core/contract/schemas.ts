import { z } from 'zod';

// Shapes that every contract uses.

export const Id = z.uuid();

/** A moment. Handlers may give a Date; it travels as ISO 8601 in UTC. */
export const Timestamp = z
  .union([z.iso.datetime({ offset: true }), z.date().transform((date) => date.toISOString())])
  .pipe(z.string());

/**
 * A day of the calendar, as `2026-11-20`, of a year that somebody may mean: days and weeks before and after it are still days
 * that the database knows.
 */
export const Day = z.iso
  .date({ abort: true })
  .refine((day) => day >= '1900-01-01' && day < '2200-01-01', { error: 'A day from 1900 to 2199', abort: true });

/** What others read of somebody: a name, a title. On one line, seen by everybody, and turning nothing around it (UAX #9). */
export const Line = z
  .string()
  .trim()
  .refine((text) => !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text), {
    error: 'On one line, without control characters',
  })
  .refine(isSeen, { error: 'Nothing of this can be seen' });

/** Whether there is more to a text than characters without a form of their own. */
export function isSeen(text: string): boolean {
  return text === '' || /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}

/** Endings of addresses that nobody has as a part of their name, however they are written. */
const endings =
  'app|biz|click|cn|co|com|de|dev|edu|example|gov|info|io|link|live|me|net|online|org|ph|ru|shop|site|top|tv|uk|us|xyz';

/**
 * Whether programs that show text would make a link of a part of it: `https://…`, `www.…`, `name.tld`. After the dot of
 * a name comes a capital (`Ma.Teresa`, `St.John`), or a letter of a script that has none.
 */
export function leadsSomewhere(text: string): boolean {
  const plain = text.normalize('NFKC');
  if (/:\/\/|\bwww\./i.test(plain)) return true;
  return (
    /[\p{L}\p{N}]\.\p{Ll}{2}/u.test(plain) ||
    new RegExp(`[\\p{L}\\p{N}]\\.(${endings})(?![\\p{L}\\p{N}])`, 'iu').test(plain)
  );
}

/**
 * Bytes in a live message or its answer, as the whole body or a field of it. They travel as binary, and arrive as a
 * Uint8Array. A message has at most ten of them: join more into one.
 */
export const Bytes = z
  .union([z.custom<Uint8Array>((body) => body instanceof Uint8Array), z.instanceof(ArrayBuffer)], {
    error: 'Expected bytes',
  })
  .transform((body): Uint8Array => (body instanceof ArrayBuffer ? new Uint8Array(body) : body));

/** A page of a longer list. */
export const PageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(25),
  offset: z.coerce.number().int().min(0).default(0),
});

/**
 * A page of a list that may be read to its end: with `after`, the id of the last item of the previous page, the page
 * begins behind that item.
 */
export const CursorQuery = PageQuery.extend({ after: Id.optional() });

/** One page with the count of all. */
export const pageOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), total: z.int().min(0) });
