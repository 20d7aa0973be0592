import { useEffect, useRef, useState } from 'react';

/** In the browser's storage; `off` where the reviewer has switched the keys off. */
const storageKey = 'deskShortcuts';

export interface Shortcuts {
  readonly areOn: boolean;
  switchTo(on: boolean): void;
}

/**
 * Keys of one letter, without modifiers, outside of fields. They can be switched off, as speech input may trigger them
 * (WCAG 2.1.4).
 */
export function useShortcuts(actions: Readonly<Record<string, () => void>>): Shortcuts {
  const [areOn, setOn] = useState(() => localStorage.getItem(storageKey) !== 'off');
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    if (!areOn) return;
    const press = (event: KeyboardEvent) => {
      const action = latest.current[event.key];
      if (!action || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [areOn]);
  return {
    areOn,
    switchTo(on) {
      localStorage.setItem(storageKey, on ? 'on' : 'off');
      setOn(on);
    },
  };
}

/** In a text field, a list of choices or a dialog the keys keep their usual meaning. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('textarea, select, dialog, input:not([type=radio], [type=checkbox])') !== null;
