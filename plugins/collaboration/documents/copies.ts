import type * as Y from 'yjs';

/** A document as the server has it, and the number of the last update in it. */
export interface Copy {
  readonly document: Y.Doc;
  readonly sequence: number;
}

/** Number of documents that are kept for the next update. */
const maxCopies = 50;

/**
 * Copies of the documents written last, so that checking an update need not read the whole document. A copy is taken out while
 * it is used, and returned after the commit; what is missing in it is read under the document's lock.
 */
export function createCopies() {
  const copies = new Map<string, Copy>();
  return {
    take(documentId: string): Copy | undefined {
      const copy = copies.get(documentId);
      copies.delete(documentId);
      return copy;
    },
    keep(documentId: string, copy: Copy): void {
      copies.delete(documentId);
      copies.set(documentId, copy);
      const [oldest] = copies.keys();
      if (copies.size > maxCopies && oldest !== undefined) copies.delete(oldest);
    },
  };
}
