import type { CSSProperties } from 'react';
import { useId, useState } from 'react';
import { accentFrom, contrast } from '../../../../web/theme/colour.ts';
import { variables } from '../../../../web/theme/css.ts';
import type { Palette } from '../../../../web/theme/palette.ts';
import { dark, light } from '../../../../web/theme/palette.ts';
import { Button, TextField } from '../../../../web/ui/index.ts';
import styles from './Institution.module.css';

const pattern = /^#[0-9a-f]{6}$/i;

/** Chooses an institution's accent colour, with a preview and its contrast in both themes. */
export function AccentField({
  accent,
  issue,
  onChange,
}: {
  accent: string | null;
  issue: string | undefined;
  onChange: (accent: string | null) => void;
}) {
  const [text, setText] = useState(accent ?? '');
  const picker = useId();
  const typedColour = pattern.test(text) ? text : undefined;
  // Follows a colour that was saved or discarded outside this field, without replacing an unfinished entry.
  if (typedColour !== undefined && typedColour !== accent) setText(accent ?? '');
  const type = (typed: string) => {
    setText(typed);
    if (pattern.test(typed)) onChange(typed.toLowerCase());
  };
  const isUnfinished = text !== '' && typedColour === undefined;
  return (
    <div className={styles.accent}>
      <div className={styles.choose}>
        <label htmlFor={picker} className={styles.swatch}>
          <span className="unseen">Choose a colour</span>
          <input
            id={picker}
            type="color"
            value={accent ?? light.accent}
            onChange={({ target }) => type(target.value)}
          />
        </label>
        <TextField
          label="Colour"
          hideLabel
          placeholder="For example #1f5f8b"
          className={styles.hex}
          maxLength={7}
          pattern="#[0-9a-fA-F]{6}"
          value={text}
          issue={issue ?? (isUnfinished ? 'Enter a colour such as #1f5f8b' : undefined)}
          onChange={({ target }) => type(target.value)}
        />
        {(accent !== null || text !== '') && (
          <Button
            quiet
            onClick={() => {
              setText('');
              onChange(null);
            }}
          >
            Use the default colour
          </Button>
        )}
      </div>
      <div className={styles.previews}>
        <Preview name="Light theme" palette={light} accent={accent} />
        <Preview name="Dark theme" palette={dark} accent={accent} />
      </div>
      <p className={styles.note}>{noteOn(accent)}</p>
    </div>
  );
}

/** Some parts of the product in one theme, with the accent colour. */
function Preview({ name, palette, accent }: { name: string; palette: Palette; accent: string | null }) {
  const used = accent ? { ...palette, ...accentFrom(accent, palette) } : palette;
  return (
    <figure className={styles.preview} style={variables(used) as CSSProperties}>
      <figcaption>{name}</figcaption>
      <div className={styles.sample} aria-hidden="true">
        <span className={styles.sampleButton}>Continue</span>
        <span className={styles.sampleLink}>View result</span>
        <span className={styles.sampleChosen}>Selected</span>
      </div>
    </figure>
  );
}

/** How the colour is adjusted in each theme to reach a contrast of 4.5 to 1 (WCAG 2.2, AA). */
function noteOn(accent: string | null): string {
  if (!accent) return 'This is the default colour. A colour you choose here applies to everyone at this institution.';
  const adjusted = [
    { theme: 'light', used: accentFrom(accent, light).accent ?? accent, how: 'darker' },
    { theme: 'dark', used: accentFrom(accent, dark).accent ?? accent, how: 'lighter' },
  ].filter(({ used }) => used !== accent.toLowerCase());
  if (adjusted.length === 0) return 'Used unchanged in both themes: the contrast is sufficient.';
  const ratio = contrast(accent, light.surface).toFixed(1);
  const changes = adjusted.map(({ theme, used, how }) => `${how} in the ${theme} theme (${used})`).join(' and ');
  return `For readability it is made ${changes}. Unchanged, its contrast on a light background is ${ratio} to 1; 4.5 to 1 is required.`;
}
