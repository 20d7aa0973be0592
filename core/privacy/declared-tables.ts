import type { AnyContract, PersonalData } from '../contract/index.ts';
import type { Tx } from '../db/index.ts';
import { knexOf, schemaOf } from '../db/index.ts';

/** A table with personal data, as declared in its owner's contract. */
export interface Declared {
  readonly contract: AnyContract;
  readonly data: PersonalData;
  /** `schema.table` */
  readonly name: string;
  /** Columns that an export omits: secrets, and references to other people. */
  readonly withheld: readonly string[];
}

/** Declared tables that exist; a plugin that was never loaded has none. */
export async function declaredTables(contracts: readonly AnyContract[], tx: Tx): Promise<Declared[]> {
  const declared = contracts.flatMap((contract) =>
    (contract.personalData ?? []).map((data) => ({
      contract,
      data,
      name: `${schemaOf(contract)}.${data.table}`,
      withheld: withheldOf(contract, data),
    })),
  );
  const { rows } = await knexOf(tx).raw<{ rows: { name: string }[] }>(
    'select name from unnest(?::text[]) as name where to_regclass(name) is not null',
    [[...new Set(declared.map(({ name }) => name))]],
  );
  const there = new Set(rows.map(({ name }) => name));
  return declared.filter(({ name }) => there.has(name));
}

/** A person's rows of a declared table. */
export const rowsOfPerson = (tx: Tx, { data, name }: Declared, institutionId: string, userId: string) =>
  data.isWithinText
    ? knexOf(tx)(name).whereRaw('strpos(??, ?) > 0', [data.userColumn, userId])
    : knexOf(tx)(name).where({ [data.userColumn]: userId, institutionId });

/** Returns a function for the columns that an export omits from each row. */
export async function withheldIn(
  tx: Tx,
  { contract, data, withheld }: Declared,
  rows: readonly Record<string, unknown>[],
): Promise<(row: Record<string, unknown>) => readonly string[]> {
  const { withholdWhileOpen: until } = data;
  if (!until) return () => withheld;
  const ids = [...new Set(rows.map((row) => row[fieldOf(until.of)]))] as string[];
  const open: { id: string }[] = await knexOf(tx)(`${schemaOf(contract)}.${until.table}`)
    .whereIn('id', ids)
    .where((open) => {
      open.whereNull(until.closed);
      if (until.never) open.orWhere({ [until.never.column]: until.never.value });
    })
    .select('id');
  const isOpen = new Set(open.map(({ id }) => id));
  return (row) => (isOpen.has(row[fieldOf(until.of)] as string) ? [...withheld, ...until.columns] : withheld);
}

/** Removes columns, named as in the table, from a row with camelCase fields. */
export function withoutColumns(row: Record<string, unknown>, columns: readonly string[]): Record<string, unknown> {
  const fields = new Set(columns.map(fieldOf));
  return Object.fromEntries(Object.entries(row).filter(([field]) => !fields.has(field)));
}

const fieldOf = (column: string) => column.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

function withheldOf({ personalData = [] }: AnyContract, data: PersonalData): string[] {
  const ofTable = personalData.filter(({ table }) => table === data.table);
  const people = ofTable.map(({ userColumn }) => userColumn);
  const mentioned = ofTable.flatMap(({ mentions = [] }) => mentions);
  const others = [...people, ...mentioned].filter((column) => !data.ownWords?.includes(column));
  return [...(data.withhold ?? []), ...others, 'institution_id'];
}
