/** Goes to an address of the product from outside a screen (after signing in or out, on a lost session). */
export function goTo(path: string): void {
  history.pushState(null, '', path);
  tellRouter();
}

/** Replaces the address without a step in the history: a one-time code must not stay in it. */
export function replaceAddress(path: string): void {
  history.replaceState(null, '', path);
  tellRouter();
}

const tellRouter = () => dispatchEvent(new PopStateEvent('popstate', { state: null }));
