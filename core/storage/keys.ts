import { Failure } from '../contract/index.ts';

// A key is a path of plain names. What could mean anything else to a file system is no key: `..`, an absolute path,
// a backslash, NUL, a name that begins with a dot, a name or a path that is too long for some disk.

const name = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/;
const longestKey = 512;

export function isKey(key: string): boolean {
  return key.length <= longestKey && key.split('/').every((part) => name.test(part));
}

/** @throws Failure invalid */
export function checkedKey(key: string): string {
  if (!isKey(key)) throw new Failure('invalid', 'This is not the key of a file');
  return key;
}

/** A key, or nothing at all for everything; a slash at the end is allowed. @throws Failure invalid */
export function checkedPrefix(prefix: string): string {
  return prefix === '' ? '' : checkedKey(prefix.replace(/\/$/, ''));
}
