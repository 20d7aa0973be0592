import { useEffect, useState } from 'react';
import { fonts } from './scale.ts';

/** Longer than this nobody waits to read. */
const mostMs = 600;

/** The typefaces of text and of figures: here, or given up. They are asked for with the page, so they come before what they write. */
const arrival = Promise.race([
  Promise.all(Object.values(fonts).map((family) => document.fonts.load(`1em ${family}`))),
  new Promise((resolve) => setTimeout(resolve, mostMs)),
]).catch(() => {});

/** Whether text can be written as it will stay: another typeface that comes later moves what is read by then. */
export function useTypefaces(): boolean {
  const [areHere, setHere] = useState(false);
  useEffect(() => {
    let gone = false;
    void arrival.then(() => !gone && setHere(true));
    return () => {
      gone = true;
    };
  }, []);
  return areHere;
}
