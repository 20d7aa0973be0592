import { createWriteStream } from 'node:fs';
import { access, constants, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Failure } from '../../../core/contract/index.ts';
import { invalid } from '../../../core/contract/index.ts';

// Files that a command is given: what is wrong with one is told in a sentence, and none is left half written.

/** Why a file that was named cannot be read. */
export function cannotRead(file: string, error: unknown): Failure {
  return invalid(`The file ${file} cannot be read: ${inWords(error)}`);
}

/** A size in bytes; none for a pipe. @throws Failure invalid where it is neither a file nor a pipe, or is not there */
export async function sizeOf(file: string): Promise<number | undefined> {
  const found = await stat(file).catch((error: unknown) => {
    throw cannotRead(file, error);
  });
  if (found.isDirectory()) throw cannotRead(file, { code: 'EISDIR' });
  if (!found.isFile() && !found.isFIFO()) throw cannotRead(file, new Error('it is neither a file nor a pipe'));
  return found.isFile() ? found.size : undefined;
}

/** Before long work: whether its result could be written. @throws Failure invalid that says why it could not */
export async function checkWritable(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found?.isDirectory()) throw cannotWrite(file, { code: 'EISDIR' });
  try {
    await access(path.dirname(file), constants.W_OK);
  } catch (error) {
    throw cannotWrite(file, error);
  }
}

/** Writes a file that appears under its name once it is whole. @throws Failure invalid where it cannot be written */
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
  return invalid(`${file} cannot be written: ${code === 'ENOENT' ? 'its folder does not exist' : inWords(error)}`);
}

const words: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'a part of its path is a file',
  EISDIR: 'it is a folder',
  EEXIST: 'a file of that name is there',
  EACCES: 'this account may not',
  EPERM: 'this account may not',
  EROFS: 'that file system is read-only',
  ENOSPC: 'the disk is full',
};

const inWords = (error: unknown) => words[(error as NodeJS.ErrnoException).code ?? ''] ?? (error as Error).message;
