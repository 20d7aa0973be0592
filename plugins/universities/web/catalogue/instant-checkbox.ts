import { useEffect, useState } from 'react';

/**
 * The state of a checkbox whose value is in the address, which changes a moment after the press: shows the press at once.
 * @returns what to show, and a function that shows another state
 */
export function useInstant(value: boolean): [shown: boolean, show: (value: boolean) => void] {
  const [shown, show] = useState(value);
  useEffect(() => show(value), [value]);
  return [shown, show];
}

/** A value in the address as it is now, which the rendered one may lag behind. */
export const inAddress = (name: string): string => new URLSearchParams(window.location.search).get(name) ?? '';
