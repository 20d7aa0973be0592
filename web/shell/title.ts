import { useEffect, useLayoutEffect } from 'react';

/** Sets the document title from the content of a screen, in place of its declared title. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = documentTitle(title);
  }, [title]);
}

/** Sets the declared title of a screen, before any `useTitle` inside it. */
export function useScreenTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
}

const documentTitle = (title: string) => `${title} · EiQ`;
