import { useSyncExternalStore } from 'react';

// Whether the welcome was seen in this browser: kept in local storage, gone at sign-out.

const key = 'welcomeShown';

export function useWelcomeShown(): boolean {
  return useSyncExternalStore(listen, isShown);
}

export function noteWelcomeShown(): void {
  try {
    localStorage.setItem(key, 'true');
  } catch {
    // Then it is shown again.
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
