import type { UsageLine } from './usage.ts';

const columns = [
  'day',
  'plugin',
  'purpose',
  'provider',
  'model',
  'tries',
  'input_tokens',
  'output_tokens',
  'cost',
  'unpriced_tries',
] as const;

/** Usage as CSV (RFC 4180), a line for each day, plugin, purpose and model; costs in whole units of the currency. */
export function usageFile(lines: readonly UsageLine[], currency: string): string {
  const head = columns.map((name) => (name === 'cost' ? `cost_${currency.toLowerCase()}` : name));
  const rows = lines.map((line) => [
    line.day,
    line.plugin,
    line.purpose,
    line.provider,
    line.model,
    line.calls,
    line.inputTokens,
    line.outputTokens,
    (line.cost / 1_000_000).toFixed(6),
    line.unpriced,
  ]);
  return [head, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** A cell that a spreadsheet would interpret as a formula is prefixed with an apostrophe. */
function cell(value: string | number): string {
  const text = String(value);
  const plain = typeof value === 'string' && /^[=+@-]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
