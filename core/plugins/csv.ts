/** A cell of a table; a number that is not whole is written with one decimal. */
export type CsvCell = string | number | null;

/** A CSV file (RFC 4180) with a byte order mark, without which spreadsheets take UTF-8 for Windows-1252. */
export const csvText = (lines: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${lines.map((line) => `${line.map(cellText).join(',')}\r\n`).join('')}`;

/** A text that a spreadsheet would interpret as a formula is prefixed with an apostrophe. */
function cellText(value: CsvCell): string {
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : value.toFixed(1);
  const text = value ?? '';
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
