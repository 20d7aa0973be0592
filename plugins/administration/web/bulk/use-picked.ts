import { useState } from 'react';

/** The selected people of a list: single ones, or all that match the filters. */
export interface Picked {
  readonly isAll: boolean;
  readonly ids: readonly string[];
  has(id: string): boolean;
  toggle(id: string): void;
  /** Exactly these. */
  set(ids: readonly string[]): void;
  setAll(): void;
  clear(): void;
}

const nobody: { readonly isAll: boolean; readonly ids: readonly string[] } = { isAll: false, ids: [] };

/** @param shown identifies what the list shows; a change ends the selection */
export function usePicked(shown: string): Picked {
  const [state, setState] = useState({ shown, ...nobody });
  const { isAll, ids } = state.shown === shown ? state : nobody;
  const choose = (next: typeof nobody) => setState({ shown, ...next });
  return {
    isAll,
    ids,
    has: (id) => isAll || ids.includes(id),
    toggle: (id) =>
      choose({
        isAll: false,
        ids: isAll ? [id] : ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id],
      }),
    set: (next) => choose({ isAll: false, ids: next }),
    setAll: () => choose({ isAll: true, ids: [] }),
    clear: () => choose(nobody),
  };
}
