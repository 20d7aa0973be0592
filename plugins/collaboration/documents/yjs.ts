import * as Y from 'yjs';
import { invalid } from '../../../core/contract/index.ts';

// Documents of notes and code keep one text, `content`; whiteboards keep a map of elements, `elements`.

/** @throws Failure invalid, when the bytes are not a complete update */
export function assertUpdate(update: Uint8Array): void {
  try {
    const { structs, ds } = Y.decodeUpdate(update);
    if (structs.length > 0 || ds.clients.size > 0) return;
  } catch {
    // Answered below.
  }
  throw invalid('This change cannot be read.', [{ path: 'body.update', message: 'Expected an update of a document' }]);
}

export const emptyUpdate: Uint8Array = Y.encodeStateAsUpdate(new Y.Doc());

/** One update with the content of all. */
export const merge = (updates: readonly Uint8Array[]): Uint8Array =>
  updates.length === 0 ? emptyUpdate : Y.mergeUpdates([...updates]);

/** The update that changes the content of `current` into that of `earlier`; undefined where they are equal. */
export function restoringUpdate(current: Uint8Array, earlier: Uint8Array): Uint8Array | undefined {
  const [now, then] = [documentOf(current), documentOf(earlier)];
  const before = Y.encodeStateVector(now);
  let isChanged = false;
  now.transact(() => {
    const [text, wanted] = [now.getText('content'), then.getText('content').toString()];
    if (text.toString() !== wanted) {
      isChanged = true;
      text.delete(0, text.length);
      text.insert(0, wanted);
    }
    const [elements, kept] = [now.getMap('elements'), then.getMap('elements').toJSON()];
    if (JSON.stringify(elements.toJSON()) !== JSON.stringify(kept)) {
      isChanged = true;
      elements.clear();
      for (const [id, element] of Object.entries(kept)) elements.set(id, element);
    }
  });
  return isChanged ? Y.encodeStateAsUpdate(now, before) : undefined;
}

function documentOf(state: Uint8Array): Y.Doc {
  const document = new Y.Doc();
  Y.applyUpdate(document, state);
  return document;
}
