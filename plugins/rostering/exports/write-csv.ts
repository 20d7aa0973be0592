import Papa from 'papaparse';

/** A CSV file (RFC 4180). Cells that a spreadsheet would take for a formula are prefixed with an apostrophe. */
export const csvText = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  `${Papa.unparse({ fields: [...columns], data: rows.map((row) => [...row]) }, { escapeFormulae: true, newline: '\r\n' })}\r\n`;
