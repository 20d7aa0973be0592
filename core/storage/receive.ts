import type { FileHandle } from 'node:fs/promises';
import { Failure } from '../contract/index.ts';

/**
 * Writes content to an open file, syncs it to disk and closes it in any case.
 * @returns the size in bytes
 * @throws Failure storage_full when the disk is full; errors of the content
 */
export async function receive(file: FileHandle, content: AsyncIterable<Uint8Array>): Promise<number> {
  try {
    let size = 0;
    for await (const bytes of content) {
      if (!(bytes instanceof Uint8Array)) throw new TypeError('Content to store must be bytes, not text');
      await writeAll(file, bytes);
      size += bytes.byteLength;
    }
    await file.sync();
    return size;
  } catch (error) {
    throw storageFullFailure(error) ?? error;
  } finally {
    await file.close();
  }
}

/** The failure for a full disk, an exceeded quota or a file size limit; undefined for other errors. */
export function storageFullFailure(error: unknown): Failure | undefined {
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  if (code !== 'ENOSPC' && code !== 'EDQUOT' && code !== 'EFBIG') return undefined;
  return new Failure('storage_full', 'This cannot be stored because the disk is full');
}

/** Repeats partial writes until all bytes are written. */
async function writeAll(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let written = 0; written < bytes.byteLength; ) {
    const { bytesWritten } = await file.write(bytes, written);
    written += bytesWritten;
  }
}
