import type { ComponentProps } from 'react';
import { useState } from 'react';
import { TextField } from '../../../../web/ui/index.ts';
import { Required } from './Choice.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'required' | 'label'> & {
  label: string;
  required?: boolean;
  value: string;
  onType: (value: string) => void;
  /** So that a list of what is missing can lead here. */
  id?: string;
};

/**
 * A text that is saved while it is typed. While it has the focus it shows what is typed, whatever the server makes of
 * it and whatever another tab writes.
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
