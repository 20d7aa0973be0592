/** Navigates from code outside of a screen: after signing in or out, or when the session is lost. */
export function goTo(path: string): void {
  history.pushState(null, '', path);
  notifyRouter();
}

/** Replaces the address without a history entry, to remove a one-time code from it. */
export function replaceAddress(path: string): void {
  history.replaceState(null, '', path);
  notifyRouter();
}

const notifyRouter = () => dispatchEvent(new PopStateEvent('popstate', { state: null }));
