import { useSyncExternalStore } from 'react';

/** The user's choice; `system` follows the device. Stored in local storage as `theme`. */
export const themeModes = ['light', 'dark', 'system'] as const;
export type ThemeMode = (typeof themeModes)[number];

const listeners = new Set<() => void>();
const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

export function useThemeMode(): [ThemeMode, (mode: ThemeMode) => void] {
  return [useSyncExternalStore(listen, themeMode), chooseTheme];
}

/** Whether the dark theme is shown, by choice or by the setting of the device. */
export function useIsDark(): boolean {
  return useSyncExternalStore(listen, () => {
    const mode = themeMode();
    return mode === 'system' ? prefersDark().matches : mode === 'dark';
  });
}

function chooseTheme(mode: ThemeMode): void {
  if (mode === 'system') {
    localStorage.removeItem('theme');
    delete document.documentElement.dataset.theme;
  } else {
    localStorage.setItem('theme', mode);
    document.documentElement.dataset.theme = mode;
  }
  for (const listener of [...listeners]) listener();
}

function themeMode(): ThemeMode {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  const device = prefersDark();
  device.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    device.removeEventListener('change', listener);
  };
}
