import type { Palette } from './palette.ts';
import { dark, light } from './palette.ts';
import { fonts, motionMs, radii, sizes } from './scale.ts';

/** The tokens as CSS variables for plain elements, in both themes. `data-theme` on the root overrides the system. Paper is always light. */
export function themeCss(): string {
  return `
:root {
  color-scheme: light;
  --font-text: ${fonts.text};
  --font-figures: ${fonts.figures};
${Object.entries(sizes)
  .map(([name, pixels]) => `  --size-${name}: ${pixels / 16}rem;`)
  .join('\n')}
${Object.entries(radii)
  .map(([name, pixels]) => `  --radius-${name}: ${pixels}px;`)
  .join('\n')}
  --motion: ${motionMs}ms;
${declarations(light)}
}
@media screen { :root[data-theme='dark'] { color-scheme: dark; ${declarations(dark)} } }
@media screen and (prefers-color-scheme: dark) { :root:not([data-theme]) { color-scheme: dark; ${declarations(dark)} } }
@media (prefers-reduced-motion: reduce) { :root { --motion: 0ms; } }
`;
}

/** `accentSoft` becomes `--accent-soft`, a level's `solid` `--level-mastery`, its others `--level-mastery-soft`. */
export function variables(palette: Partial<Palette>): Record<string, string> {
  const { levels, ...plain } = palette;
  const found: Record<string, string> = {};
  for (const [name, value] of Object.entries(plain)) found[`--${kebab(name)}`] = value;
  for (const [level, { solid, soft, text }] of Object.entries(levels ?? {})) {
    found[`--level-${level}`] = solid;
    found[`--level-${level}-soft`] = soft;
    found[`--level-${level}-text`] = text;
  }
  return found;
}

const declarations = (palette: Palette) =>
  Object.entries(variables(palette))
    .map(([name, value]) => `  ${name}: ${value};`)
    .join('\n');

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
