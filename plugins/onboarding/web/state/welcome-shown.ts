import { useSyncExternalStore } from 'react';

// Whether the welcome screen was left in this browser: a flag in local storage, removed at sign-out.

const key = 'welcomeShown';

export function useWelcomeShown(): boolean {
  return useSyncExternalStore(listen, isShown);
}

export function markWelcomeShown(): void {
  try {
    localStorage.setItem(key, 'true');
  } catch {
    // Without local storage the server's record decides.
  }
}

function isShown(): boolean {
  try {
    return localStorage.getItem(key) === 'true';
  } catch {
    return true;
  }
}

function listen(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
