// The database module's exports for the core and for plugins.
export { afterRow } from './after-row.ts';
export { among } from './among.ts';
export type { CallContext, TransactionContext } from './call-context.ts';
export type { Database, DatabaseOptions } from './connect.ts';
export { knexOf, openDatabase } from './connect.ts';
export { newId } from './ids.ts';
export { insertOrFind } from './insert-or-find.ts';
export type { SchemaOwner } from './migration-files.ts';
export { migrationsFingerprint, schemaOf } from './migration-files.ts';
export type { MigrationStatus } from './migrations.ts';
export { dropSchema, migrate, migrationStatus, undoMigrations } from './migrations.ts';
export type { Scope } from './rows.ts';
export { CatalogueRow, Row } from './rows.ts';
export type { Signals } from './signals.ts';
export { openSignals } from './signals.ts';
export type { Tx } from './transaction.ts';
export { acquireLock, afterCommit, disableStatementTimeout, queryIn } from './transaction.ts';
export { isUnavailable, unavailableReason } from './unavailable.ts';
