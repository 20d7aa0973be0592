import pg from 'pg';

const { builtins, arrayParser, getTypeParser } = pg.types as typeof pg.types & {
  arrayParser: { create(text: string, parse: (element: string) => unknown): { parse(): unknown[] } };
};

const list = (parse: (text: string) => unknown) => (text: string) => arrayParser.create(text, parse).parse();
const asIs = (text: string) => text;

/** Parsers by type OID; array types have their own OIDs (pg_type.dat). */
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, integer],
  [builtins.NUMERIC, Number],
  [builtins.DATE, asIs],
  [1016, list(integer)],
  [1231, list(Number)],
  [1182, list(asIs)],
]);

/**
 * Type parsers: bigint and numeric as numbers, dates as `YYYY-MM-DD`, timestamps as Date, JSON parsed. Applied per
 * session, so that pg's global settings stay unchanged.
 */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(id)) ||
    getTypeParser(id, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

/** @throws RangeError for a bigint that a number cannot represent exactly */
function integer(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} exceeds the safe integers; select it as text`);
  return value;
}
