import type { Shape } from './routes.ts';

// Hostile input, as JSON text because some of it cannot be written as values.

/** Values for any field of a body. */
export const hostileValues: Readonly<Record<string, string>> = {
  null: 'null',
  'minus one': '-1',
  'a fraction': '0.5',
  'an inexact integer': '9007199254740993',
  'the largest exact integer': '9007199254740991',
  'more than 32 bits': '2147483648',
  'nearly infinity': '1e308',
  infinity: '1e999',
  'empty text': '""',
  blanks: '"  \\t "',
  'a hundred thousand letters': `"${'x'.repeat(100_000)}"`,
  NUL: '"a\\u0000b"',
  'a lone surrogate': '"\\ud800"',
  'an SQL injection': `"'; drop table platform.users; --"`,
  'a path traversal': '"../../../../etc/passwd"',
  'an unknown id': '"00000000-0000-0000-0000-000000000000"',
  'the latest date': '"+275760-09-13T00:00:00.000Z"',
  'the year 1': '"0001-01-01"',
  'the year 0': '"0000-01-01T00:00:00Z"',
  'a list of every type': '[null, 1, "x", [], {}]',
  'ten thousand items': `[${Array.from({ length: 10_000 }, () => '1').join()}]`,
  'a prototype': '{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}',
  'data named like methods': '{"toString": 1, "valueOf": "x", "then": true, "length": -1, "hasOwnProperty": null}',
};

const lists = (levels: number) => `${'['.repeat(levels)}1${']'.repeat(levels)}`;
const objects = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

/** Values that are hostile as a whole body and in an unknown field. */
export const hostileStructures: Readonly<Record<string, string>> = {
  'an empty object': '{}',
  'a prototype': '{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}',
  'sixty thousand nested lists': lists(60_000),
  'thirty thousand nested objects': objects(30_000),
  'ten thousand fields': `{${Array.from({ length: 10_000 }, (_, index) => `"field${index}":1`).join()}}`,
};

/** Bodies that are not objects. */
export const wrongBodies: Readonly<Record<string, string>> = {
  'a list': '[]',
  'a list of objects': '[{}]',
  text: '"text"',
  'a number': '7',
  null: 'null',
};

/** Texts for a query or a parameter, percent-encoded. */
export const hostileText: Readonly<Record<string, string>> = {
  blanks: '%20%20',
  'a NUL': 'a%00b',
  'an unknown word': 'sample-nonsense',
  'minus one': '-1',
  'a fraction': '0.5',
  'more than 64 bits': '99999999999999999999',
  'the largest exact integer': '9007199254740991',
  'more than 32 bits': '2147483648',
  'the year 1': '0001-01-01',
  'the year 0': '0000-01-01',
  'a time in the year 0': '0000-01-01T00:00:00Z',
  infinity: 'Infinity',
  'not a number': 'NaN',
  'an SQL injection': '%27%3B%20drop%20table%20platform.users%3B--',
  wildcards: '%25_%25',
  'a backslash': '%5C',
  emoji: '%F0%9F%98%80',
  'broken UTF-8': '%C3%28',
  'an incomplete escape': '%E0%A4%A',
  'five thousand letters': 'x'.repeat(5000),
  'a path traversal': '..%2F..%2Fetc%2Fpasswd',
  __proto__: '__proto__',
};

/** A value of a type that the shape does not allow; undefined if it allows every type. */
export function otherType(shape: Shape): string | undefined {
  const alternatives = shape.anyOf ?? shape.oneOf ?? [shape];
  const types = new Set(
    alternatives.map(({ type, enum: values, const: value }) => type ?? typeof (values?.[0] ?? value)),
  );
  if (types.has('undefined')) return undefined;
  if (!types.has('object')) return '{"of": "another type"}';
  return types.has('array') ? undefined : '["of another type"]';
}

/** Text that no response may contain: paths of code, SQL, messages of the database and of libraries. */
export const leaks =
  /node_modules|\/(work|home|root)\/|\.ts:\d+|\bat async\b|\bselect\b.+\bfrom\b|\binsert into\b|violates|constraint|syntax error|invalid byte sequence|invalid input syntax|pgboss|knex|zod/i;
