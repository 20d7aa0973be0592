import { crc32 } from 'node:zlib';
import type { Entry } from 'yauzl';
import yauzl from 'yauzl';
import { Failure, invalid } from '../../../core/contract/index.ts';

/** Limits of a bundle, as a protection against harmful archives. */
const limits = { entries: 200, entryBytes: 128 * 1024 * 1024, totalBytes: 256 * 1024 * 1024 };

/** Whether a file begins like a ZIP file. */
export const isArchive = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3;

/**
 * The CSV files of a ZIP file by their names in lower case, in its root or in one folder.
 * @throws Failure invalid for a damaged, encrypted or too large archive, and for a workbook of a spreadsheet
 */
export async function openBundle(name: string, bytes: Uint8Array): Promise<Map<string, Uint8Array>> {
  try {
    return await filesIn(name, bytes);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw invalid(`${name} cannot be read as a ZIP file. It is damaged or incomplete.`);
  }
}

async function filesIn(name: string, bytes: Uint8Array): Promise<Map<string, Uint8Array>> {
  const zip = await yauzl.fromBufferPromise(Buffer.from(bytes), { lazyEntries: true, validateEntrySizes: true });
  if (zip.entryCount > limits.entries) throw invalid(`${name} contains more than ${limits.entries} files.`);
  const files = new Map<string, Uint8Array>();
  let total = 0;
  for await (const entry of zip.eachEntry()) {
    const path = entry.fileName;
    if (path === '[Content_Types].xml' || path.startsWith('xl/')) {
      throw invalid(`${name} is a workbook. Save it as CSV, or choose a OneRoster bundle.`);
    }
    const file = (path.split('/').at(-1) ?? '').toLowerCase();
    if (path.startsWith('__MACOSX/') || !file.endsWith('.csv')) continue;
    if (files.has(file)) throw invalid(`${name} contains ${file} twice.`);
    if (entry.isEncrypted()) throw invalid(`${name} is encrypted. Create it without a password.`);
    const content = await inflate(zip, entry, name);
    total += content.length;
    if (total > limits.totalBytes) throw tooLarge(name);
    files.set(file, content);
  }
  return files;
}

const tooLarge = (name: string) => invalid(`${name} is larger than 256 MB once inflated.`);

async function inflate(zip: yauzl.ZipFile, entry: Entry, name: string): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limits.entryBytes) throw tooLarge(name);
    chunks.push(chunk);
  }
  const content = Buffer.concat(chunks);
  if (crc32(content) !== entry.crc32)
    throw invalid(`${name} is damaged: ${entry.fileName} does not match its checksum.`);
  return content;
}
