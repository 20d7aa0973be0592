import { createWriteStream } from 'node:fs';
import { access, constants, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Failure } from '../../../core/contract/index.ts';
import { invalid } from '../../../core/contract/index.ts';

// Files named on the command line. Errors are sentences; files are written completely or not at all.

/** The failure for a file that cannot be read. */
export function cannotRead(file: string, error: unknown): Failure {
  return invalid(`The file ${file} cannot be read: ${reasonOf(error)}`);
}

/** The size in bytes; undefined for a pipe. @throws Failure invalid where it is missing, or neither a file nor a pipe */
export async function sizeOf(file: string): Promise<number | undefined> {
  const found = await stat(file).catch((error: unknown) => {
    throw cannotRead(file, error);
  });
  if (found.isDirectory()) throw cannotRead(file, { code: 'EISDIR' });
  if (!found.isFile() && !found.isFIFO()) throw cannotRead(file, new Error('it is neither a file nor a pipe'));
  return found.isFile() ? found.size : undefined;
}

/** Checks, before long work, that its result can be written. @throws Failure invalid with the reason */
export async function checkWritable(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found?.isDirectory()) throw cannotWrite(file, { code: 'EISDIR' });
  try {
    await access(path.dirname(file), constants.W_OK);
  } catch (error) {
    throw cannotWrite(file, error);
  }
}

/** Writes a file that appears under its name when it is complete. @throws Failure invalid where it cannot be written */
export async function writeWhole(file: string, content: string | Readable): Promise<void> {
  const unfinished = `${file}.part`;
  try {
    await pipeline(typeof content === 'string' ? [content] : content, createWriteStream(unfinished));
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw cannotWrite(file, error);
  }
}

export function cannotWrite(file: string, error: unknown): Failure {
  const { code } = error as NodeJS.ErrnoException;
  return invalid(`${file} cannot be written: ${code === 'ENOENT' ? 'its folder does not exist' : reasonOf(error)}`);
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'a part of its path is a file',
  EISDIR: 'it is a folder',
  EEXIST: 'a file of that name exists',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'that file system is read-only',
  ENOSPC: 'the disk is full',
};

const reasonOf = (error: unknown) => reasons[(error as NodeJS.ErrnoException).code ?? ''] ?? (error as Error).message;
