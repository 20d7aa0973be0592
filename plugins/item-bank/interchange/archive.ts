import { crc32 } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';
import yauzl from 'yauzl';
import { Failure, invalid } from '../../../core/contract/index.ts';
import { ItemRefusal } from './item-refusal.ts';
import { limits } from './limits.ts';

/** A ZIP file opened for reading. Nothing is written to disk. */
export interface Archive {
  /** Paths of its files, with `/` between folders. */
  readonly paths: readonly string[];
  has(path: string): boolean;
  /**
   * Inflates one file within the limits.
   * @throws ItemRefusal where this file is too large or damaged
   * @throws Failure invalid where the archive as a whole exceeds a limit: compression ratio or total size
   */
  read(path: string, maxBytes?: number): Promise<Buffer>;
  close(): void;
}

/**
 * Opens a ZIP file and checks every entry of its directory.
 * @throws Failure invalid for entries that a package never needs: paths outside the folder, links, encrypted entries, other
 * compression methods, duplicate names, too many entries
 */
export async function openArchive(file: string): Promise<Archive> {
  const zip = await yauzl
    .openPromise(file, { autoClose: false, lazyEntries: true, validateEntrySizes: true, strictFileNames: false })
    .catch((error: Error) => {
      throw invalid(`${file} cannot be read as a ZIP file: ${reasonOf(error)}`);
    });
  try {
    return archiveOf(zip, await entriesOf(zip));
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.entries) throw tooMany();
  const entries = new Map<string, Entry>();
  let count = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      count += 1;
      if (count > limits.entries) throw tooMany();
      checkEntry(entry);
      const path = plainPath(entry);
      if (path.endsWith('/')) continue;
      if (entries.has(path)) throw invalid(`The archive contains ${path} twice`);
      entries.set(path, entry);
    }
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw invalid(`The archive cannot be read: ${reasonOf(error as Error)}`);
  }
  return entries;
}

const tooMany = () => invalid(`The archive contains more than ${limits.entries} files`);

const fileTypes = { mask: 0o170000, regular: 0o100000, folder: 0o040000, link: 0o120000 };

/** Some tools begin every path with `./`. */
const plainPath = ({ fileName }: Entry) => fileName.replace(/^(\.\/)+/, '');

function checkEntry(entry: Entry): void {
  const { fileName } = entry;
  if (/[\p{Cc}]/u.test(fileName)) throw invalid('The archive contains a file with control characters in its name');
  const parts = plainPath(entry).replace(/\/$/, '').split('/');
  if (parts.includes('.') || (parts.includes('') && parts.length > 1)) {
    throw invalid(`The archive contains an invalid path: ${fileName}`);
  }
  const type = (entry.externalFileAttributes >>> 16) & fileTypes.mask;
  if (type === fileTypes.link)
    throw invalid(`The archive contains a link: ${fileName}. Packages may contain files only`);
  if (![0, fileTypes.regular, fileTypes.folder].includes(type)) {
    throw invalid(`The archive contains an entry that is not a file: ${fileName}`);
  }
  if (entry.isEncrypted()) throw invalid(`${fileName} is encrypted. Create the archive without a password`);
  if (![0, 8].includes(entry.compressionMethod)) {
    throw invalid(
      `${fileName} uses compression method ${entry.compressionMethod}; only stored and deflated files are supported`,
    );
  }
}

function archiveOf(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Archive {
  let total = 0;
  return {
    paths: [...entries.keys()],
    has: (path) => entries.has(path),
    close: () => zip.close(),
    async read(path, maxBytes = limits.entryBytes) {
      const entry = entries.get(path);
      if (!entry) throw new ItemRefusal(`the archive does not contain ${path}`);
      // Sizes in the directory may be forged: they can refuse an entry, but the limits are enforced while inflating.
      if (exceedsRatio(entry.uncompressedSize, entry)) throw decompressionBomb(path);
      const chunks: Buffer[] = [];
      let bytes = 0;
      try {
        const stream = await zip.openReadStreamPromise(entry);
        // Leaving the loop early ends the stream, so nothing more is inflated.
        for await (const chunk of stream as AsyncIterable<Buffer>) {
          bytes += chunk.length;
          total += chunk.length;
          if (exceedsRatio(bytes, entry)) throw decompressionBomb(path);
          if (total > limits.totalBytes) {
            throw invalid(`The archive inflates to more than ${megabytes(limits.totalBytes)}`);
          }
          if (bytes > maxBytes) throw new ItemRefusal(`${path} is larger than ${megabytes(maxBytes)} once inflated`);
          chunks.push(chunk);
        }
      } catch (error) {
        if (error instanceof Failure || error instanceof ItemRefusal) throw error;
        throw new ItemRefusal(`${path} cannot be read: ${reasonOf(error as Error)}`);
      }
      const content = Buffer.concat(chunks);
      if (crc32(content) !== entry.crc32) throw new ItemRefusal(`${path} is damaged: its checksum does not match`);
      return content;
    },
  };
}

const exceedsRatio = (bytes: number, { compressedSize }: Entry) =>
  bytes > limits.ratioFrom && bytes > limits.ratio * Math.max(compressedSize, 1);

const decompressionBomb = (path: string) =>
  invalid(`${path} inflates to more than ${limits.ratio} times its size, which suggests a decompression bomb`);

const megabytes = (bytes: number) => `${bytes / 1_000_000} MB`;

/** Translates messages of the ZIP library. */
function reasonOf({ message }: Error): string {
  if (/invalid relative path/.test(message)) return `a path in it leaves the folder (${message.split(': ')[1]})`;
  if (/absolute path/.test(message)) return `a path in it is absolute (${message.split(': ')[1]})`;
  if (/end of central directory|truncated|unexpected EOF|unexpected end/i.test(message)) {
    return 'it is not a ZIP file, or it is incomplete';
  }
  if (/too many bytes|not enough bytes|incorrect|invalid (distance|stored|code|block|literal)/.test(message)) {
    return `its content is damaged or has another size than declared (${message})`;
  }
  return message;
}
