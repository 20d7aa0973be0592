/**
 * Replaces control characters that would move the cursor, clear the screen or set the title: names from imported files
 * can contain anything. Keeps line feeds, tabs and colours.
 */
export const printable = (text: string): string =>
  text.replaceAll(controls, (_, colour: string | undefined) => colour ?? '\uFFFD');

// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression matches control characters
const controls = /(\u001b\[[\d;]*m)|[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
