import type { Knex } from 'knex';
import type { Constructor, ModelClass, Pojo, QueryBuilderType, QueryContext } from 'objection';
import { Model } from 'objection';
import { newId } from './ids.ts';
import type { Tx } from './transaction.ts';

/** The institution whose rows are queried, from `who` or directly, and the transaction, if any. */
export type Scope = ({ who: { institution: { id: string } } } | { institution: { id: string } }) & { tx?: Tx };

/**
 * A row of a shared catalogue: the same for all institutions. Reached through `db.catalogue`.
 *
 * Declare fields (`declare title: string`): a field with a value would become a key of every row. `tableName` includes
 * the schema: `'universities.universities'`. Joins of relations use field names (`gardenId`); `garden_id` silently finds
 * nothing. Plain objects and arrays are stored as JSON.
 */
export class CatalogueRow extends Model {
  declare id: string;

  /** Columns that are PostgreSQL arrays rather than JSON. */
  static arrayColumns: readonly string[] = [];

  /** Otherwise `first()` reads all rows and drops all but one. */
  static override useLimitInFirst = true;

  override async $beforeInsert(context: QueryContext): Promise<void> {
    await super.$beforeInsert(context);
    // Rows with another kind of key declare idColumn.
    if ((this.constructor as typeof Model).idColumn === 'id') this.id ??= newId();
  }

  override $formatDatabaseJson(row: Pojo): Pojo {
    const { arrayColumns } = this.constructor as typeof CatalogueRow;
    const formatted = super.$formatDatabaseJson(row);
    for (const [column, value] of Object.entries(formatted)) {
      if (isJson(value) && !arrayColumns.includes(column)) formatted[column] = JSON.stringify(value);
    }
    return formatted;
  }
}

/** A row of an institution. Reached through `db.rows`, which reads and writes only rows of one institution. */
export class Row extends CatalogueRow {
  declare institutionId: string;

  override async $beforeInsert(context: QueryContext): Promise<void> {
    await super.$beforeInsert(context);
    const institutionId = institutionOf(context);
    this.institutionId ??= institutionId;
    this.#assertOwn(institutionId);
  }

  override async $beforeUpdate(options: Parameters<Model['$beforeUpdate']>[0], context: QueryContext): Promise<void> {
    await super.$beforeUpdate(options, context);
    if (this.institutionId !== undefined) this.#assertOwn(institutionOf(context));
  }

  #assertOwn(institutionId: string) {
    if (this.institutionId === institutionId) return;
    throw new Error(
      `A row of ${(this.constructor as typeof Model).tableName} names institution ${this.institutionId} ` +
        `in a query for institution ${institutionId}`,
    );
  }
}

/** A query of one institution's rows, whatever conditions are added. */
export function institutionRows<R extends Row>(knex: Knex, model: Constructor<R>, scope: Scope): QueryBuilderType<R> {
  const { id } = 'who' in scope ? scope.who.institution : scope.institution;
  const query = (model as ModelClass<R>).query(knex);
  return query.context({ institutionId: id, onBuild: limitToInstitution });
}

export function catalogueRows<R extends CatalogueRow>(knex: Knex, model: Constructor<R>): QueryBuilderType<R> {
  const { tableName } = model as ModelClass<R>;
  if (model.prototype instanceof Row) throw new Error(`${tableName} belongs to institutions: use db.rows`);
  return (model as ModelClass<R>).query(knex);
}

function isJson(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return true;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function institutionOf(context: QueryContext): string {
  const { institutionId } = context as QueryContext & { institutionId?: string };
  if (institutionId === undefined) throw new Error('A row of an institution can only be stored through db.rows');
  return institutionId;
}

/** The part of an Objection query used here. Relations are fetched by queries that share its context. */
interface Building {
  modelClass(): typeof Model;
  tableRefFor(model: typeof Model): string;
  context(): QueryContext;
  onBuildKnex(build: (query: Knex.QueryBuilder) => void): void;
}

function limitToInstitution(query: Building) {
  const model = query.modelClass();
  if (!(model.prototype instanceof Row)) return;
  const institutionId = institutionOf(query.context());
  const column = `${query.tableRefFor(model)}.institutionId`;
  query.onBuildKnex((sql) => {
    // An insert has conditions only for the update of an existing row (on conflict).
    groupConditions(sql);
    sql.where(column, institutionId);
  });
}

/** Turns `a or b` into `(a or b)`, so that an added condition applies to all of it. Raw SQL may contain an `or`. */
function groupConditions(sql: Knex.QueryBuilder) {
  const builder = sql as unknown as { _statements: { grouping: string; bool?: string; type?: string }[] };
  const conditions = builder._statements.filter((statement) => statement.grouping === 'where');
  if (!conditions.some(({ bool, type }) => bool === 'or' || type === 'whereRaw')) return;
  builder._statements = builder._statements.filter((statement) => statement.grouping !== 'where');
  sql.where((group) => {
    (group as unknown as typeof builder)._statements.push(...conditions);
  });
}
