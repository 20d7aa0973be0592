/** Escapes text for HTML, SVG and their attributes. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** Formats a number with a true minus sign; a dash if it is not finite. */
export function figure(value: number, decimals = 2): string {
  if (!Number.isFinite(value)) return '–';
  const text = value.toFixed(decimals);
  return Number(text) === 0 ? text.replace('-', '') : text.replace('-', '−');
}

/** A share as percent. */
export const percent = (share: number, decimals = 1) =>
  Number.isFinite(share) ? `${figure(100 * share, decimals)} %` : '–';

/** A whole number with thousands separators. */
export const count = (value: number) => Math.round(value).toLocaleString('en-GB');
