// Steps in the history (back, forward) reach the router as events of the window, in the order of registration. A page that
// wants to be asked before has to be heard first.

type Guard = (event: PopStateEvent) => void;

let guard: Guard | undefined;

/** Call before the router is rendered. */
export function watchHistory(): void {
  addEventListener('popstate', (event) => guard?.(event));
}

/** Calls `next` with every step in the history; it can stop the event before the router. @returns ends it */
export function guardHistory(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}
