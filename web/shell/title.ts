import { useEffect, useLayoutEffect } from 'react';

/** Names the document after what the screen shows, where its declared title says too little. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = documentTitle(title);
  }, [title]);
}

/** The declared title; comes before any `useTitle` inside the screen. */
export function useScreenTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
}

const documentTitle = (title: string) => `${title} · EiQ`;
