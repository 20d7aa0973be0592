import type { Palette } from './palette.ts';

type Rgb = readonly [number, number, number];

/** Contrast ratio of two `#rrggbb` colours, 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(parse(a)), luminance(parse(b))].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes a share (0–1) of the second colour into the first. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [parse(from), parse(to)];
  return format([0, 1, 2].map((i) => (a[i] ?? 0) + ((b[i] ?? 0) - (a[i] ?? 0)) * share) as unknown as Rgb);
}

/**
 * The colours of a palette that an institution's accent replaces. The accent is shifted towards black or white until its
 * contrast is at least 4.5:1 on every background, so that any colour is readable in both themes.
 */
export function accentFrom(colour: string, palette: Palette): Partial<Palette> {
  const grounds = [palette.paper, palette.surface, palette.raised, palette.sunken];
  const isDark = luminance(parse(palette.paper)) < 0.5;
  const target = isDark ? '#ffffff' : '#000000';
  let accent = colour.toLowerCase();
  let soft = softOf(accent, palette);
  for (let step = 0; step < 40; step++) {
    if ([...grounds, soft].every((ground) => contrast(accent, ground) >= 4.5)) break;
    accent = mix(accent, target, 0.05);
    soft = softOf(accent, palette);
  }
  const onAccent = contrast(accent, '#ffffff') >= 4.5 ? '#ffffff' : mix(accent, '#000000', 0.85);
  return {
    accent,
    accentHover: mix(accent, target, 0.16),
    accentActive: mix(accent, target, 0.32),
    onAccent,
    accentSoft: soft,
  };
}

const softOf = (accent: string, palette: Palette) => mix(palette.surface, accent, 0.12);

function parse(colour: string): Rgb {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  if (!digits) throw new Error(`Not a colour of the form #rrggbb: ${colour}`);
  return [1, 2, 3].map((i) => Number.parseInt(digits[i] ?? '', 16)) as unknown as Rgb;
}

const format = (rgb: Rgb) => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
