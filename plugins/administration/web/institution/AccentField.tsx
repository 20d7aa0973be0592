import type { CSSProperties } from 'react';
import { useId, useState } from 'react';
import { accentFrom, contrast } from '../../../../web/theme/colour.ts';
import { variables } from '../../../../web/theme/css.ts';
import type { Palette } from '../../../../web/theme/palette.ts';
import { dark, light } from '../../../../web/theme/palette.ts';
import { Button, TextField } from '../../../../web/ui/index.ts';
import styles from './Institution.module.css';

const pattern = /^#[0-9a-f]{6}$/i;

/** An institution's colour: chosen, shown as it will look in both themes, with what the theme makes of it. */
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
  const written = pattern.test(text) ? text : undefined;
  // What is saved or discarded elsewhere shows here, what is still being typed stays.
  if (written !== undefined && written !== accent) setText(accent ?? '');
  const type = (typed: string) => {
    setText(typed);
    if (pattern.test(typed)) onChange(typed.toLowerCase());
  };
  const isUnfinished = text !== '' && written === undefined;
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
          placeholder="Such as #1f5f8b"
          className={styles.hex}
          maxLength={7}
          pattern="#[0-9a-fA-F]{6}"
          value={text}
          issue={issue ?? (isUnfinished ? 'A colour such as #1f5f8b' : undefined)}
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
            Use the colour of EiQ
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

/** A few parts of the product in a theme, with the colour in it. */
function Preview({ name, palette, accent }: { name: string; palette: Palette; accent: string | null }) {
  const used = accent ? { ...palette, ...accentFrom(accent, palette) } : palette;
  return (
    <figure className={styles.preview} style={variables(used) as CSSProperties}>
      <figcaption>{name}</figcaption>
      <div className={styles.sample} aria-hidden="true">
        <span className={styles.sampleButton}>Continue</span>
        <span className={styles.sampleLink}>See the result</span>
        <span className={styles.sampleChosen}>Chosen</span>
      </div>
    </figure>
  );
}

/** What the theme makes of the colour, so that it stays readable: contrast of at least 4.5 to 1 (WCAG 2.2, AA). */
function noteOn(accent: string | null): string {
  if (!accent) return 'This is the colour of EiQ. Choose another, and it is used for everybody here.';
  const moved = [
    { theme: 'light', used: accentFrom(accent, light).accent ?? accent, how: 'darker' },
    { theme: 'dark', used: accentFrom(accent, dark).accent ?? accent, how: 'lighter' },
  ].filter(({ used }) => used !== accent.toLowerCase());
  if (moved.length === 0) return 'Used as it is in both themes: it reads well on every ground.';
  const ratio = contrast(accent, light.surface).toFixed(1);
  const says = moved.map(({ theme, used, how }) => `${how} in the ${theme} theme (${used})`).join(' and ');
  return `To read well it is made ${says}. As chosen it has a contrast of ${ratio} to 1 on light paper; 4.5 is needed.`;
}
