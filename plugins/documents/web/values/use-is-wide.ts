import { useSyncExternalStore } from 'react';

const wide = '(min-width: 1100px)';

/** Whether the page and its values fit beside each other. */
export const useIsWide = (): boolean => useSyncExternalStore(listen, () => matchMedia(wide).matches);

function listen(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
