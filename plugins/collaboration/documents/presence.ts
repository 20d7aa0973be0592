import type { Who } from '../../../core/contract/index.ts';
import type { Dependencies } from '../rooms/dependencies.ts';
import { documentFor } from '../rooms/dependencies.ts';
import type { Cursor } from './contract.ts';

/** How long a tab may tell where it is before its right to read the document is checked again (ms). */
const checkedForMs = 5000;
const maxChecked = 5000;

/**
 * Relays where people are in a document. The server names the person, so that nobody appears as somebody else. Positions come
 * several times a second and hold no words, so the right to read is not checked for each.
 */
export function createDocumentPresence(dependencies: Dependencies) {
  const checked = new Map<string, number>();
  return async (who: Who, tab: string, documentId: string, cursor: Cursor): Promise<void> => {
    const [key, now] = [`${tab} ${who.user.id} ${documentId}`, dependencies.clock.now().getTime()];
    if (now - (checked.get(key) ?? Number.NEGATIVE_INFINITY) > checkedForMs) {
      await documentFor(dependencies, { who }, documentId);
      checked.delete(key);
      checked.set(key, now);
      const [oldest] = checked.keys();
      if (checked.size > maxChecked && oldest !== undefined) checked.delete(oldest);
    }
    dependencies.live.presenceChanged(who.institution, { documentId, userId: who.user.id, tab, cursor });
  };
}
