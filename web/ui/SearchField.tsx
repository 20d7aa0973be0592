import { useEffect, useRef, useState } from 'react';
import { TextField } from './Field.tsx';

/** A search field: reports the text after a pause in typing, and at once on Enter. */
export function SearchField({
  label,
  value,
  onSearch,
  debounceMs = 250,
}: {
  label: string;
  value: string;
  onSearch: (text: string) => void;
  /** Length of the pause; 0 for lists that are filtered in the browser. */
  debounceMs?: number;
}) {
  const [text, setText] = useState(value);
  const reported = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The value can change without typing, by a link or going back.
  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    setText(value);
  }, [value]);
  const report = (search: string) => {
    clearTimeout(timer.current);
    reported.current = search.trim();
    onSearch(reported.current);
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
        if (debounceMs === 0) report(target.value);
        else timer.current = setTimeout(() => report(target.value), debounceMs);
      }}
      onKeyDown={({ key }) => key === 'Enter' && report(text)}
    />
  );
}
