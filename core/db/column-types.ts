import pg from 'pg';

const { builtins, arrayParser, getTypeParser } = pg.types as typeof pg.types & {
  arrayParser: { create(text: string, parse: (element: string) => unknown): { parse(): unknown[] } };
};

const list = (parse: (text: string) => unknown) => (text: string) => arrayParser.create(text, parse).parse();
const asIs = (text: string) => text;

/** By type's object id; arrays have ids of their own (pg_type.dat). */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, integer],
  [builtins.NUMERIC, Number],
  [builtins.DATE, asIs],
  [1016, list(integer)],
  [1231, list(Number)],
  [1182, list(asIs)],
]);

/**
 * How columns arrive: bigint and numeric as numbers, dates as `YYYY-MM-DD`, timestamps as Date, JSON parsed. For the
 * sessions that are given it only: pg's own settings, which are global, stay as they are.
 */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(id)) ||
    getTypeParser(id, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

/** A bigint that a number cannot hold exactly is an error, not another number. */
function integer(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number; select it as text`);
  return value;
}
