import { useEffect, useState } from 'react';
import { fonts } from './scale.ts';

/** Text is shown in a fallback font after this time. */
const maxWaitMs = 600;

/** Resolves when the typefaces are loaded, or after `maxWaitMs`. They are preloaded with the page. */
const loaded = Promise.race([
  Promise.all(Object.values(fonts).map((family) => document.fonts.load(`1em ${family}`))),
  new Promise((resolve) => setTimeout(resolve, maxWaitMs)),
]).catch(() => {});

/** Whether text can be shown without a later change of typeface, which would shift the layout. */
export function useTypefaces(): boolean {
  const [areReady, setReady] = useState(false);
  useEffect(() => {
    let unmounted = false;
    void loaded.then(() => !unmounted && setReady(true));
    return () => {
      unmounted = true;
    };
  }, []);
  return areReady;
}
