import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, open, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import type { Entry, ZipFile } from 'yauzl';
import yauzl from 'yauzl';
import yazl from 'yazl';
import { invalid } from '../../core/contract/errors.ts';
import { sync } from '../sync.ts';

// A backup is a ZIP file, encrypted as a whole in the age format (age-encryption.org/v1) where there is a passphrase. Other
// programs can read both.

/** Size and checksum of a file in an archive. */
export interface Sum {
  readonly bytes: number;
  readonly sha256: string;
}

/** Ends the name of a file that is being written. */
export const incompleteSuffix = '.incomplete';

export interface ArchiveWriter {
  /**
   * Adds a file. It is read when its turn comes, after those added before.
   * @param written called with what was read
   */
  add(name: string, content: () => Promise<Readable> | Readable, written?: (sum: Sum) => void): void;
}

/**
 * Writes a file that only its owner can read. It has its name once it is complete and on disk.
 * @param passphrase without one the file is not encrypted
 */
export async function writeArchive(
  file: string,
  passphrase: string | undefined,
  fill: (writer: ArchiveWriter) => void,
): Promise<void> {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as unknown as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  fill({
    add(name, content, written) {
      zip.addReadStreamLazy(name, { mode: 0o100600, compressionLevel: 3 }, (give) => {
        Promise.resolve()
          .then(content)
          .then(
            (stream) => give(null, summed(stream, written)),
            (error: Error) => give(error, undefined as never),
          );
      });
    },
  });
  zip.end();
  const incomplete = file + incompleteSuffix;
  try {
    await pipeline(await encrypted(output, passphrase), createWriteStream(incomplete, { mode: 0o600, flags: 'w' }));
    await sync(incomplete);
    await rename(incomplete, file);
    await sync(path.dirname(file));
  } catch (error) {
    output.destroy();
    await rm(incomplete, { force: true });
    throw error;
  }
}

/** An archive opened for reading. */
export interface Archive {
  has(name: string): boolean;
  /** The content of a file. @throws Failure invalid without such a file */
  read(name: string): Promise<Readable>;
  close(): Promise<void>;
}

const ageHeader = 'age-encryption.org/v1';

/** @throws Failure invalid where the file cannot be read */
async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file, 'r').catch((error: Error) => {
    throw invalid(`${file} cannot be read: ${error.message}`);
  });
  try {
    const { buffer } = await handle.read(Buffer.alloc(ageHeader.length), 0, ageHeader.length, 0);
    return buffer.toString('latin1') === ageHeader;
  } finally {
    await handle.close();
  }
}

/**
 * Opens a backup. An encrypted one is decrypted to a temporary file, which is removed on closing.
 * @param passphraseOf asked for an encrypted file only
 * @throws Failure invalid for a wrong passphrase, a damaged file, or none of ours
 */
export async function openArchive(file: string, passphraseOf: () => Promise<string>): Promise<Archive> {
  if (!(await isEncrypted(file))) return archiveIn(file, await zipIn(file));
  const passphrase = await passphraseOf();
  const folder = await mkdtemp(path.join(tmpdir(), 'eiq-backup-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const plain = path.join(folder, 'backup.zip');
    await decrypt(file, plain, passphrase);
    return archiveIn(file, await zipIn(plain), remove);
  } catch (error) {
    await remove();
    throw error;
  }
}

async function zipIn(file: string): Promise<{ zip: ZipFile; entries: Map<string, Entry> }> {
  try {
    const zip = await yauzl.openPromise(file, { autoClose: false, lazyEntries: true, validateEntrySizes: true });
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    return { zip, entries };
  } catch (error) {
    throw invalid(`${file} is incomplete, damaged or no backup: ${(error as Error).message}`);
  }
}

function archiveIn(
  file: string,
  { zip, entries }: { zip: ZipFile; entries: ReadonlyMap<string, Entry> },
  remove?: () => Promise<void>,
): Archive {
  return {
    has: (name) => entries.has(name),
    async read(name) {
      const entry = entries.get(name);
      if (!entry) throw invalid(`${file} lacks ${name}`);
      return (await zip.openReadStreamPromise(entry)) as Readable;
    },
    async close() {
      zip.close();
      await remove?.();
    },
  };
}

/** Passes a stream on and tells its size and checksum at its end. */
function summed(stream: Readable, written?: (sum: Sum) => void): Readable {
  if (!written) return stream;
  const hash = createHash('sha256');
  let bytes = 0;
  const through = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
    flush(done) {
      written({ bytes, sha256: hash.digest('hex') });
      done();
    },
  });
  stream.on('error', (error) => through.destroy(error));
  return stream.pipe(through);
}

async function encrypted(plain: Readable, passphrase: string | undefined): Promise<Readable> {
  if (passphrase === undefined) return plain;
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  const through = plain.pipe(new PassThrough());
  plain.on('error', (error) => through.destroy(error));
  return Readable.fromWeb((await encrypter.encrypt(Readable.toWeb(through) as ReadableStream<Uint8Array>)) as never);
}

async function decrypt(file: string, target: string, passphrase: string): Promise<void> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  try {
    const plain = await decrypter.decrypt(Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>);
    await pipeline(Readable.fromWeb(plain as never), createWriteStream(target, { mode: 0o600, flags: 'wx' }));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw error;
    throw invalid(`${file} cannot be decrypted: the passphrase is wrong or the file is damaged.`);
  }
}
