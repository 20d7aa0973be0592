import * as Y from 'yjs';
import { invalid } from '../../../core/contract/index.ts';

// A document of notes has one text, `content`, and nothing else.

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
 * @throws Failure invalid, when the result is not a text, or parts are missing that the update builds on
 */
export function applyChecked(document: Y.Doc, update: Uint8Array): boolean {
  let isChanged = false;
  const note = () => {
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
  const text = document.getText('content');
  // Anything but characters has a length and no text, and would shift the positions of every editor.
  if (document.share.size > 1 || text.toString().length !== text.length) throw unreadable();
  return isChanged;
}

export const emptyUpdate: Uint8Array = Y.encodeStateAsUpdate(new Y.Doc());

/** One update with the content of all. */
export const merge = (updates: readonly Uint8Array[]): Uint8Array =>
  updates.length === 0 ? emptyUpdate : Y.mergeUpdates([...updates]);

/** The text of a document. */
export const textOf = (state: Uint8Array): string => documentOf(state).getText('content').toString();

/** The update that changes the content of `current` into that of `earlier`; undefined where they are equal. */
export function restoringUpdate(current: Uint8Array, earlier: Uint8Array): Uint8Array | undefined {
  const now = documentOf(current);
  const [text, wanted] = [now.getText('content'), textOf(earlier)];
  if (text.toString() === wanted) return undefined;
  const before = Y.encodeStateVector(now);
  now.transact(() => {
    text.delete(0, text.length);
    text.insert(0, wanted);
  });
  return Y.encodeStateAsUpdate(now, before);
}

export function documentOf(state: Uint8Array): Y.Doc {
  const document = new Y.Doc();
  Y.applyUpdate(document, state);
  return document;
}

/** Longest line that is read at once, around what is new in it (characters). */
const maxLine = 2000;

/**
 * The lines of a text in which something was written under these client ids that has not been read. What was deleted since is
 * left out.
 * @param readUntil the clock of Yjs up to which each client id was read
 */
export function linesWrittenBy(document: Y.Doc, readUntil: ReadonlyMap<number, number>): string[] {
  const content = document.getText('content');
  const text = content.toString();
  const lines = new Map<number, string>();
  let index = 0;
  for (let item = content._start; item; item = item.right) {
    if (item.deleted || !item.countable) continue;
    const read = readUntil.get(item.id.client);
    const isNew = read !== undefined && item.id.clock + item.length > read;
    if (isNew) {
      const unread = index + Math.max(0, read - item.id.clock);
      for (let at = unread; at < index + item.length; ) {
        const begin = Math.max(text.lastIndexOf('\n', at - 1) + 1, at - maxLine / 2);
        const found = text.indexOf('\n', at);
        const end = Math.min(found === -1 ? text.length : found, at + maxLine / 2);
        lines.set(begin, text.slice(begin, end));
        at = Math.max(end, at) + 1;
      }
    }
    index += item.length;
  }
  return [...lines.values()].filter((line) => line.trim() !== '');
}

/** The number of changes a document has under a client id. */
export const clockOf = (document: Y.Doc, clientId: number): number => Y.getState(document.store, clientId);
