import { useLayoutEffect } from 'react';
import { accentFrom } from './colour.ts';
import { variables } from './css.ts';
import { useIsDark } from './mode.ts';
import type { Palette } from './palette.ts';
import { dark, light } from './palette.ts';

/** The palette of the current theme with the institution's accent colour. */
export function usePalette(accent: string | null | undefined): Palette {
  const theme = useIsDark() ? dark : light;
  return accent ? { ...theme, ...accentFrom(accent, theme) } : theme;
}

/** Applies the institution's accent colour to the CSS variables of the page. */
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

/** Chart colours for recharts; they follow the theme. */
export const chartColours = {
  line: 'var(--accent)',
  second: 'var(--level-immersion)',
  third: 'var(--level-foundation)',
  fourth: 'var(--level-mastery)',
  muted: 'var(--line-strong)',
  grid: 'var(--line)',
  text: 'var(--ink-soft)',
  /** Colours of the labels of lines, with sufficient contrast for text. */
  names: ['var(--accent)', 'var(--level-immersion-text)', 'var(--level-foundation-text)', 'var(--level-mastery-text)'],
} as const;
