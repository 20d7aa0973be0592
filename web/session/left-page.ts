import { goTo } from './navigate.ts';

// The page on which a session ended, in this tab. It is opened again for the same person only.

const key = 'leftPage';

interface LeftPage {
  readonly userId: string;
  /** Path and query. */
  readonly path: string;
}

/** Remembers the current page of a person whose session has ended. */
export function rememberPage(userId: string | undefined): void {
  const path = `${location.pathname}${location.search}`;
  if (userId === undefined || path === '/') return;
  try {
    sessionStorage.setItem(key, JSON.stringify({ userId, path } satisfies LeftPage));
  } catch {
    // Without storage the start page is shown.
  }
}

/** Opens the remembered page if this person was on it. Another person's is forgotten. */
export function returnToPage(userId: string): void {
  const path = ownPage(takePage(), userId, location.origin);
  if (path) goTo(path);
}

export function forgetPage(): void {
  takePage();
}

function takePage(): string | null {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text;
  } catch {
    return null;
  }
}

/** The path of a stored page if it is this person's and within the origin. */
export function ownPage(text: string | null, userId: string, origin: string): string | undefined {
  try {
    const page = JSON.parse(text ?? 'null') as Partial<LeftPage> | null;
    if (!page?.path || page.userId !== userId) return undefined;
    const address = new URL(page.path, origin);
    return address.origin === origin ? `${address.pathname}${address.search}` : undefined;
  } catch {
    return undefined;
  }
}
