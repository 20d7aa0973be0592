import { createBrowserStore } from '../../../../web/browser-store.ts';
import { currentToken, storedUser } from '../../../../web/session/session.ts';
import type { KeptChanges } from './shared-document.ts';

interface Kept {
  /** Of one tab's copy of a document. */
  readonly id: string;
  readonly userId: string;
  readonly documentId: string;
  readonly update: Uint8Array;
}

const store = createBrowserStore<Kept>('eiq-collaboration', 'changes');
let owner: string | undefined;

/** Changes of a document that the server has not stored, kept in the browser for the person who made them. */
export function keptChangesOf(documentId: string, userId: string): KeptChanges {
  const own = `${documentId} ${crypto.randomUUID()}`;
  owner = userId;
  return {
    async read() {
      const kept = (await store.of(userId)).filter((one) => one.documentId === documentId && one.id !== own);
      return kept.map(({ id, update }) => ({ update, forget: () => store.forget(id) }));
    },
    async keep(update) {
      if (owner === userId) await store.keep({ id: own, userId, documentId, update });
    },
    forget: () => store.forget(own),
  };
}

// The next person in this browser finds nothing of this one. `storage`: signed out in another tab.
for (const event of ['auth-change', 'storage']) {
  addEventListener(event, () => {
    if (owner === undefined || (storedUser()?.id === owner && currentToken() !== null)) return;
    owner = undefined;
    void store.forgetAll();
  });
}
