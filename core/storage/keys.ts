import { Failure } from '../contract/index.ts';

// A key is a path of plain names. Anything with a special meaning in a file system is invalid: `..`, absolute paths,
// backslashes, NUL, names that begin with a dot, and names or paths that are too long for some file systems.

const name = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/;
const maxKeyLength = 512;

export function isKey(key: string): boolean {
  return key.length <= maxKeyLength && key.split('/').every((part) => name.test(part));
}

/** @throws Failure invalid */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Failure('invalid', 'Invalid file key');
  return key;
}

/** A key, or an empty prefix for all files. A trailing slash is allowed. @throws Failure invalid */
export function checkedPrefix(prefix: string): string {
  return prefix === '' ? '' : checkedKey(prefix.replace(/\/$/, ''));
}
