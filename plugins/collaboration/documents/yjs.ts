import * as Y from 'yjs';
import { invalid } from '../../../core/contract/index.ts';

/** What a document of a type holds. */
export interface Content {
  /** Whether a document holds what it may after a transaction, and nothing else. */
  isValid(document: Y.Doc, transaction: Y.Transaction): boolean;
  /** Everything that is written in it. */
  textOf(document: Y.Doc): string;
  /** Changes a document so that it holds what `earlier` does. */
  restore(document: Y.Doc, earlier: Y.Doc): void;
  /**
   * The lines in which something was written under these client ids that has not been read. What was deleted since is left out.
   * @param readUntil the clock of Yjs up to which each client id was read
   */
  linesWrittenBy(document: Y.Doc, readUntil: ReadonlyMap<number, number>): string[];
}

const unreadable = () =>
  invalid('This change cannot be read.', [{ path: 'body.update', message: 'Expected an update of a document' }]);

/** The client ids that an update writes under. @throws Failure invalid, when the bytes are not a complete update */
export function clientsOf(update: Uint8Array): number[] {
  try {
    const { structs } = Y.decodeUpdate(update);
    return [...new Set(structs.map(({ id }) => id.client))];
  } catch {
    throw unreadable();
  }
}

/**
 * Applies an update to the server's copy. Returns whether it changed anything. After a failure the copy is spoilt.
 * @throws Failure invalid, when the result is not such content, or parts are missing that the update builds on
 */
export function applyChecked(document: Y.Doc, update: Uint8Array, content: Content): boolean {
  let applied: Y.Transaction | undefined;
  let isChanged = false;
  const note = (_: Uint8Array, __: unknown, ___: Y.Doc, transaction: Y.Transaction) => {
    applied = transaction;
    isChanged = true;
  };
  document.on('update', note);
  try {
    Y.applyUpdate(document, update);
  } catch {
    throw unreadable();
  } finally {
    document.off('update', note);
  }
  const { pendingStructs, pendingDs } = document.store;
  if (pendingStructs || pendingDs || document.subdocs.size > 0) throw unreadable();
  if (applied && !content.isValid(document, applied)) throw unreadable();
  return isChanged;
}

export const emptyUpdate: Uint8Array = Y.encodeStateAsUpdate(new Y.Doc());

/** Updates merged at once: Yjs sorts those that remain at every step, so that 5,000 at once take ten times as long. */
const mergedAtOnce = 32;

/** One update with the content of all. */
export function merge(updates: readonly Uint8Array[]): Uint8Array {
  const [first = emptyUpdate] = updates;
  if (updates.length <= 1) return first;
  const merged: Uint8Array[] = [];
  for (let begin = 0; begin < updates.length; begin += mergedAtOnce)
    merged.push(Y.mergeUpdates(updates.slice(begin, begin + mergedAtOnce)));
  return merge(merged);
}

/** The update that changes the content of `current` into that of `earlier`; undefined where they are equal. */
export function restoringUpdate(current: Uint8Array, earlier: Uint8Array, content: Content): Uint8Array | undefined {
  const document = documentOf(current);
  const before = Y.encodeStateVector(document);
  let isChanged = false;
  document.on('update', () => {
    isChanged = true;
  });
  document.transact(() => content.restore(document, documentOf(earlier)));
  return isChanged ? Y.encodeStateAsUpdate(document, before) : undefined;
}

export function documentOf(state: Uint8Array): Y.Doc {
  const document = new Y.Doc();
  Y.applyUpdate(document, state);
  return document;
}

/** The number of changes a document has under a client id. */
export const clockOf = (document: Y.Doc, clientId: number): number => Y.getState(document.store, clientId);
