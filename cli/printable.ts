/**
 * Text as a terminal may have it: whatever moves its cursor, clears it or sets its title is taken out, for names in files
 * of others can hold anything. Line ends, tabs and colours stay.
 */
export const printable = (text: string): string =>
  text.replaceAll(controls, (_, colour: string | undefined) => colour ?? '\uFFFD');

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controls = /(\u001b\[[\d;]*m)|[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
