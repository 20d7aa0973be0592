import { z } from 'zod';

// Schemas shared by all contracts.

export const Id = z.uuid();

/** A point in time. Handlers may return a Date; it is serialised as ISO 8601 in UTC. */
export const Timestamp = z
  .union([z.iso.datetime({ offset: true }), z.date().transform((date) => date.toISOString())])
  .pipe(z.string());

/**
 * A calendar day such as `2026-11-20`, from 1900 to 2199, so that days and weeks added to it stay in PostgreSQL's range.
 */
export const Day = z.iso
  .date({ abort: true })
  .refine((day) => day >= '1900-01-01' && day < '2200-01-01', { error: 'A day from 1900 to 2199', abort: true });

/** A visible single line such as a name or title, without characters that reorder surrounding text (UAX #9). */
export const Line = z
  .string()
  .trim()
  .refine((text) => !/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text), {
    error: 'Must be one line without control characters',
  })
  .refine(hasVisibleCharacter, { error: 'Contains no visible characters' });

/** Whether a text is empty or contains a visible character. */
export function hasVisibleCharacter(text: string): boolean {
  return text === '' || /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}

/** Top-level domains that do not occur in names of people. */
const topLevelDomains =
  'app|biz|click|cn|co|com|de|dev|edu|example|gov|info|io|link|live|me|net|online|org|ph|ru|shop|site|top|tv|uk|us|xyz';

/**
 * Whether mail programs would turn a part of the text into a link: `https://…`, `www.…`, `name.tld`. In a name a dot is
 * followed by a capital (`Ma.Teresa`, `St.John`) or by a letter of a script without case.
 */
export function containsLink(text: string): boolean {
  const plain = text.normalize('NFKC');
  if (/:\/\/|\bwww\./i.test(plain)) return true;
  return (
    /[\p{L}\p{N}]\.\p{Ll}{2}/u.test(plain) ||
    new RegExp(`[\\p{L}\\p{N}]\\.(${topLevelDomains})(?![\\p{L}\\p{N}])`, 'iu').test(plain)
  );
}

/**
 * Bytes in a live message or its answer, as the whole body or a field. They are sent as binary and arrive as a
 * Uint8Array. A message has at most ten; join more into one.
 */
export const Bytes = z
  .union([z.custom<Uint8Array>((body) => body instanceof Uint8Array), z.instanceof(ArrayBuffer)], {
    error: 'Expected bytes',
  })
  .transform((body): Uint8Array => (body instanceof ArrayBuffer ? new Uint8Array(body) : body));

/** Query parameters of a page of a list. */
export const PageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(25),
  offset: z.coerce.number().int().min(0).default(0),
});

/**
 * Query parameters of a list with cursor pagination. With `after`, the id of the last item of the previous page, the page
 * starts after that item.
 */
export const CursorQuery = PageQuery.extend({ after: Id.optional() });

/** One page of items with the total count. */
export const pageOf = <T extends z.ZodType>(item: T) => z.object({ items: z.array(item), total: z.int().min(0) });
