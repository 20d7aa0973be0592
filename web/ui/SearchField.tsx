import { useEffect, useRef, useState } from 'react';
import { TextField } from './Field.tsx';

/** A field to search with: tells what is typed once the hand rests, and at once on Enter. */
export function SearchField({
  label,
  value,
  onSearch,
  restMs = 250,
}: {
  label: string;
  value: string;
  onSearch: (text: string) => void;
  /** How long the hand rests; 0 for lists that are there already. */
  restMs?: number;
}) {
  const [text, setText] = useState(value);
  const told = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Going back, or a link, sets another search than the one that was typed.
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setText(value);
  }, [value]);
  const tell = (search: string) => {
    clearTimeout(timer.current);
    told.current = search.trim();
    onSearch(told.current);
  };
  return (
    <TextField
      type="search"
      label={label}
      hideLabel
      placeholder={label}
      maxLength={200}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        clearTimeout(timer.current);
        if (restMs === 0) tell(target.value);
        else timer.current = setTimeout(() => tell(target.value), restMs);
      }}
      onKeyDown={({ key }) => key === 'Enter' && tell(text)}
    />
  );
}
