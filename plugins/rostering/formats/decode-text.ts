import { invalid } from '../../../core/contract/index.ts';
import type { Encoding } from '../contract.ts';

/** The text of a file and its encoding. Spreadsheets still write Windows-1252, or UTF-16 as “Unicode text”. */
export function decodeText(name: string, bytes: Uint8Array): { text: string; encoding: Encoding } {
  const isUtf16 = (first: number, second: number) => bytes[0] === first && bytes[1] === second;
  const decode = (label: string, encoding: Encoding) => {
    const text = new TextDecoder(label).decode(bytes);
    if (text.includes('\0')) throw invalid(`${name} is not a text file. Save it as CSV.`);
    return { text, encoding };
  };
  if (isUtf16(0xff, 0xfe)) return decode('utf-16le', 'UTF-16');
  if (isUtf16(0xfe, 0xff)) return decode('utf-16be', 'UTF-16');
  let text: string;
  try {
    // A byte order mark is left out.
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decode('windows-1252', 'Windows-1252');
  }
  if (text.includes('\0')) throw invalid(`${name} is not a text file. Save it as CSV.`);
  return { text, encoding: 'UTF-8' };
}
