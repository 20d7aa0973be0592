/** All colours of the product, by purpose. No other file contains colours. */
export interface Palette {
  /** Backgrounds: the page, panels, floating elements; `sunken` for code, stripes and wells. */
  paper: string;
  surface: string;
  raised: string;
  sunken: string;
  /** Text: primary, secondary, captions and placeholders. All readable on all four backgrounds. */
  ink: string;
  inkSoft: string;
  inkFaint: string;
  /** Dividers, and borders of controls (3:1 against every background). */
  line: string;
  lineStrong: string;
  /** Action. */
  accent: string;
  accentHover: string;
  accentActive: string;
  onAccent: string;
  accentSoft: string;
  /** Errors, warnings, destructive actions. */
  attention: string;
  attentionHover: string;
  onAttention: string;
  attentionSoft: string;
  /** Success: done, saved, correct. */
  good: string;
  goodSoft: string;
  levels: Record<LevelName, LevelColours>;
  /** Backdrop of dialogs. */
  veil: string;
  shadow: string;
  shadowHigh: string;
}

/** `solid` for marks and bars (3:1), `soft` as a background, `text` readable on `soft` and on all backgrounds. */
export interface LevelColours {
  solid: string;
  soft: string;
  text: string;
}

export const levelNames = ['foundation', 'immersion', 'mastery', 'excellence'] as const;
export type LevelName = (typeof levelNames)[number];

/** Warm paper and blue ink. Higher levels are darker. */
export const light: Palette = {
  paper: '#f7f2e9',
  surface: '#fefcf8',
  raised: '#ffffff',
  sunken: '#f0e9dc',
  ink: '#1f1b15',
  inkSoft: '#544c40',
  inkFaint: '#685f51',
  line: '#e4dbca',
  lineStrong: '#8a806f',
  accent: '#2447b8',
  accentHover: '#1d3b9e',
  accentActive: '#172f80',
  onAccent: '#ffffff',
  accentSoft: '#e5e9f7',
  attention: '#a83a17',
  attentionHover: '#8c2e10',
  onAttention: '#ffffff',
  attentionSoft: '#fae5dc',
  good: '#2a6840',
  goodSoft: '#deeee0',
  levels: {
    foundation: { solid: '#b57a17', soft: '#f7e8c9', text: '#744a05' },
    immersion: { solid: '#14807c', soft: '#d2ebe7', text: '#0b5a56' },
    mastery: { solid: '#5a38a3', soft: '#e6def6', text: '#4c2c8c' },
    excellence: { solid: '#7a1450', soft: '#f6dcea', text: '#751249' },
  },
  veil: 'rgb(31 27 21 / 45%)',
  shadow: '0 1px 2px rgb(70 52 20 / 8%)',
  shadowHigh: '0 12px 32px rgb(70 52 20 / 18%), 0 2px 8px rgb(70 52 20 / 10%)',
};

/** Deep blue-black. Higher levels are brighter. */
export const dark: Palette = {
  paper: '#0b101d',
  surface: '#121929',
  raised: '#1a2338',
  sunken: '#070b15',
  ink: '#e8ebf4',
  inkSoft: '#b6bfd3',
  inkFaint: '#98a4be',
  line: '#253049',
  lineStrong: '#687799',
  accent: '#93adff',
  accentHover: '#b0c3ff',
  accentActive: '#c9d6ff',
  onAccent: '#0b1230',
  accentSoft: '#1d2950',
  attention: '#ff9d7a',
  attentionHover: '#ffb79c',
  onAttention: '#2b0f04',
  attentionSoft: '#3d1f17',
  good: '#7fcf98',
  goodSoft: '#14301f',
  levels: {
    foundation: { solid: '#9a6c20', soft: '#33270f', text: '#e3b869' },
    immersion: { solid: '#2f9f98', soft: '#0f3534', text: '#72d8cf' },
    mastery: { solid: '#b7a1ff', soft: '#2a2252', text: '#cabaff' },
    excellence: { solid: '#ffc9e2', soft: '#45213a', text: '#ffc9e2' },
  },
  veil: 'rgb(3 6 14 / 65%)',
  shadow: '0 1px 2px rgb(0 0 0 / 40%)',
  shadowHigh: '0 16px 40px rgb(0 0 0 / 55%), 0 2px 8px rgb(0 0 0 / 40%)',
};
