import { useLayoutEffect } from 'react';
import { accentFrom } from './colour.ts';
import { variables } from './css.ts';
import { useIsDark } from './mode.ts';
import type { Palette } from './palette.ts';
import { dark, light } from './palette.ts';

/** The palette in use: the theme's, with the institution's accent in it. */
export function usePalette(accent: string | null | undefined): Palette {
  const theme = useIsDark() ? dark : light;
  return accent ? { ...theme, ...accentFrom(accent, theme) } : theme;
}

/** Puts the institution's accent into the page's variables. */
export function useBranding(accent: string | null | undefined): void {
  const theme = useIsDark() ? dark : light;
  useLayoutEffect(() => {
    if (!accent) return;
    const { style } = document.documentElement;
    const replaced = variables(accentFrom(accent, theme));
    for (const [name, value] of Object.entries(replaced)) style.setProperty(name, value);
    return () => {
      for (const name of Object.keys(replaced)) style.removeProperty(name);
    };
  }, [accent, theme]);
}

/** Colours of charts as recharts takes them; they follow the theme. */
export const chartColours = {
  line: 'var(--accent)',
  second: 'var(--level-immersion)',
  third: 'var(--level-foundation)',
  fourth: 'var(--level-mastery)',
  muted: 'var(--line-strong)',
  grid: 'var(--line)',
  text: 'var(--ink-soft)',
  /** For the name of a line in its colour, readable as text. */
  names: ['var(--accent)', 'var(--level-immersion-text)', 'var(--level-foundation-text)', 'var(--level-mastery-text)'],
} as const;
