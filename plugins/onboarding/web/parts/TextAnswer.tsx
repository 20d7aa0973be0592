import type { ComponentProps } from 'react';
import { useState } from 'react';
import { TextField } from '../../../../web/ui/index.ts';
import { Required } from './Choice.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'required' | 'label'> & {
  label: string;
  required?: boolean;
  value: string;
  onType: (value: string) => void;
  /** Anchor for links from the list of missing answers. */
  id?: string;
};

/**
 * A text field that is saved while typing. While it has the focus it shows the typed text, even if the server normalises
 * it or another tab changes it.
 */
export function TextAnswer({ label, required, value, onType, id, ...rest }: Props) {
  const [typed, setTyped] = useState<string>();
  return (
    <div id={id}>
      <TextField
        {...rest}
        aria-required={required || undefined}
        label={
          <>
            {label}
            {required && <Required />}
          </>
        }
        value={typed ?? value}
        onChange={(event) => {
          setTyped(event.target.value);
          onType(event.target.value);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </div>
  );
}
