import { expect, test } from 'vitest';
import { accentFrom, contrast } from './colour.ts';
import { themeCss } from './css.ts';
import type { Palette } from './palette.ts';
import { dark, levelNames, light } from './palette.ts';

const themes: [string, Palette][] = [
  ['light', light],
  ['dark', dark],
];

test('contrast follows the published formula', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test.each(themes)('in the %s theme every text colour is readable on every background', (_, theme) => {
  const backgrounds = [theme.paper, theme.surface, theme.raised, theme.sunken];
  const texts = ['ink', 'inkSoft', 'inkFaint', 'accent', 'accentHover', 'accentActive', 'attention', 'good'] as const;
  for (const background of backgrounds) {
    for (const text of texts)
      expect(contrast(theme[text], background), `${text} on ${background}`).toBeGreaterThanOrEqual(4.5);
    for (const level of levelNames) {
      expect(contrast(theme.levels[level].text, background), `${level} text on ${background}`).toBeGreaterThanOrEqual(
        4.5,
      );
      expect(contrast(theme.levels[level].solid, background), `${level} on ${background}`).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(theme.lineStrong, background), `edges on ${background}`).toBeGreaterThanOrEqual(3);
  }
});

test.each(themes)('in the %s theme text is readable on its own background', (_, theme) => {
  const pairs = [
    [theme.onAccent, theme.accent],
    [theme.onAccent, theme.accentHover],
    [theme.onAccent, theme.accentActive],
    [theme.onAttention, theme.attention],
    [theme.onAttention, theme.attentionHover],
    [theme.accent, theme.accentSoft],
    [theme.ink, theme.accentSoft],
    [theme.inkSoft, theme.accentSoft],
    [theme.attention, theme.attentionSoft],
    [theme.good, theme.goodSoft],
    ...levelNames.map((level) => [theme.levels[level].text, theme.levels[level].soft]),
  ] as [string, string][];
  for (const [text, background] of pairs)
    expect(contrast(text, background), `${text} on ${background}`).toBeGreaterThanOrEqual(4.5);
});

test.each(themes)('in the %s theme adjacent levels differ in lightness, not only in hue', (_, theme) => {
  const [foundation, immersion, mastery, excellence] = levelNames.map((level) => theme.levels[level].solid) as [
    string,
    string,
    string,
    string,
  ];
  expect(contrast(foundation, immersion)).toBeGreaterThan(1.25);
  expect(contrast(immersion, mastery)).toBeGreaterThan(1.25);
  expect(contrast(mastery, excellence)).toBeGreaterThan(1.2);
});

test.each(themes)('any institution’s colour is readable in the %s theme', (_, theme) => {
  for (const chosen of ['#ffee00', '#000000', '#ffffff', '#e11d48', '#7f7f7f', '#0a7c3f', '#2447B8']) {
    const derived = { ...theme, ...accentFrom(chosen, theme) };
    for (const background of [theme.paper, theme.surface, theme.raised, theme.sunken, derived.accentSoft]) {
      expect(contrast(derived.accent, background), `${chosen} on ${background}`).toBeGreaterThanOrEqual(4.5);
    }
    for (const state of [derived.accent, derived.accentHover, derived.accentActive]) {
      expect(contrast(derived.onAccent, state), `text on ${state} from ${chosen}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('both themes define every variable', () => {
  const css = themeCss();
  expect(css.match(/--accent-soft:/g)).toHaveLength(3);
  expect(css.match(/--level-mastery-text:/g)).toHaveLength(3);
});
