import { crc32 } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';
import yauzl from 'yauzl';
import { Failure, invalid } from '../../../core/contract/index.ts';
import { limits } from './limits.ts';
import { NotTaken } from './not-taken.ts';

/** A ZIP file, opened for reading. Nothing of it is ever written to disk. */
export interface Archive {
  /** Paths of its files, with `/` between folders. */
  readonly paths: readonly string[];
  has(path: string): boolean;
  /**
   * Inflates one file, counting as it goes.
   * @throws NotTaken where this file is too large or damaged
   * @throws Failure invalid where the archive as a whole is out to do harm: packed too tightly, too much in all
   */
  read(path: string, most?: number): Promise<Buffer>;
  close(): void;
}

/**
 * Opens a ZIP file and looks at every entry of its directory.
 * @throws Failure invalid for anything that a package of questions never has: paths that leave the folder, links,
 * encrypted or exotically packed entries, two entries of one name, too many entries
 */
export async function openArchive(file: string): Promise<Archive> {
  const zip = await yauzl
    .openPromise(file, { autoClose: false, lazyEntries: true, validateEntrySizes: true, strictFileNames: false })
    .catch((error: Error) => {
      throw invalid(`${file} cannot be read as a ZIP file: ${inWords(error)}`);
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
      if (entries.has(path)) throw invalid(`The archive holds ${path} twice`);
      entries.set(path, entry);
    }
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw invalid(`The archive cannot be read: ${inWords(error as Error)}`);
  }
  return entries;
}

const tooMany = () => invalid(`The archive holds more than ${limits.entries} files`);

const fileTypes = { mask: 0o170000, regular: 0o100000, folder: 0o040000, link: 0o120000 };

/** Some tools write every path from `./` on. */
const plainPath = ({ fileName }: Entry) => fileName.replace(/^(\.\/)+/, '');

function checkEntry(entry: Entry): void {
  const { fileName } = entry;
  if (/[\p{Cc}]/u.test(fileName)) throw invalid('The archive holds a file with control characters in its name');
  const parts = plainPath(entry).replace(/\/$/, '').split('/');
  if (parts.includes('.') || (parts.includes('') && parts.length > 1)) {
    throw invalid(`The archive holds a path that is not plain: ${fileName}`);
  }
  const type = (entry.externalFileAttributes >>> 16) & fileTypes.mask;
  if (type === fileTypes.link) throw invalid(`The archive holds a link: ${fileName}. Packages hold files only`);
  if (![0, fileTypes.regular, fileTypes.folder].includes(type)) {
    throw invalid(`The archive holds something that is not a file: ${fileName}`);
  }
  if (entry.isEncrypted()) throw invalid(`${fileName} is encrypted. Give the archive without a password`);
  if (![0, 8].includes(entry.compressionMethod)) {
    throw invalid(
      `${fileName} is packed by method ${entry.compressionMethod}; only stored and deflated files are read`,
    );
  }
}

function archiveOf(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Archive {
  let total = 0;
  return {
    paths: [...entries.keys()],
    has: (path) => entries.has(path),
    close: () => zip.close(),
    async read(path, most = limits.entryBytes) {
      const entry = entries.get(path);
      if (!entry) throw new NotTaken(`the archive holds no ${path}`);
      // What the directory says is enough to refuse, and never enough to trust.
      if (isTooTight(entry.uncompressedSize, entry)) throw bomb(path);
      const chunks: Buffer[] = [];
      let bytes = 0;
      try {
        const stream = await zip.openReadStreamPromise(entry);
        // Leaving the loop early ends the stream: nothing is inflated that is not wanted.
        for await (const chunk of stream as AsyncIterable<Buffer>) {
          bytes += chunk.length;
          total += chunk.length;
          if (isTooTight(bytes, entry)) throw bomb(path);
          if (total > limits.totalBytes) {
            throw invalid(`The archive inflates to more than ${megabytes(limits.totalBytes)}`);
          }
          if (bytes > most) throw new NotTaken(`${path} is larger than ${megabytes(most)} once inflated`);
          chunks.push(chunk);
        }
      } catch (error) {
        if (error instanceof Failure || error instanceof NotTaken) throw error;
        throw new NotTaken(`${path} cannot be read: ${inWords(error as Error)}`);
      }
      const content = Buffer.concat(chunks);
      if (crc32(content) !== entry.crc32) throw new NotTaken(`${path} is damaged: its checksum does not match`);
      return content;
    },
  };
}

const isTooTight = (bytes: number, { compressedSize }: Entry) =>
  bytes > limits.ratioFrom && bytes > limits.ratio * Math.max(compressedSize, 1);

const bomb = (path: string) =>
  invalid(`${path} inflates to more than ${limits.ratio} times its size; real questions do not`);

const megabytes = (bytes: number) => `${bytes / 1_000_000} MB`;

/** What the ZIP library says, for people. */
function inWords({ message }: Error): string {
  if (/invalid relative path/.test(message)) return `a path in it leaves the folder (${message.split(': ')[1]})`;
  if (/absolute path/.test(message)) return `a path in it is absolute (${message.split(': ')[1]})`;
  if (/end of central directory|truncated|unexpected EOF|unexpected end/i.test(message)) {
    return 'it is not a ZIP file, or a part of it is missing';
  }
  if (/too many bytes|not enough bytes|incorrect|invalid (distance|stored|code|block|literal)/.test(message)) {
    return `its content is damaged or not as large as it says (${message})`;
  }
  return message;
}
