import type { FileHandle } from 'node:fs/promises';
import { Failure } from '../contract/index.ts';

/**
 * Writes all content into an open file and has the disk keep it; the file is closed in any case.
 * @returns the size in bytes
 * @throws Failure storage_full when there is no room, or whatever the content throws
 */
export async function receive(file: FileHandle, content: AsyncIterable<Uint8Array>): Promise<number> {
  try {
    let size = 0;
    for await (const bytes of content) {
      if (!(bytes instanceof Uint8Array)) throw new TypeError('Content to store comes as bytes, not as text');
      await writeAll(file, bytes);
      size += bytes.byteLength;
    }
    await file.sync();
    return size;
  } catch (error) {
    throw noRoom(error) ?? error;
  } finally {
    await file.close();
  }
}

/** The failure that a full disk, a used-up quota or a limit on the size of files is; undefined for any other error. */
export function noRoom(error: unknown): Failure | undefined {
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  if (code !== 'ENOSPC' && code !== 'EDQUOT' && code !== 'EFBIG') return undefined;
  return new Failure('storage_full', 'There is no room left to store this: the disk is full');
}

/** A disk may take a part only. */
async function writeAll(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let written = 0; written < bytes.byteLength; ) {
    const { bytesWritten } = await file.write(bytes, written);
    written += bytesWritten;
  }
}
