import { execFile } from 'node:child_process';
import {
  access,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DiskStorage } from './disk.ts';
import { createDiskStorage } from './disk.ts';
import { receive } from './receive.ts';

let base: string;
let root: string;
let storage: DiskStorage;

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'eiq-storage-'));
  root = join(base, 'files');
  storage = createDiskStorage({ root });
});
afterEach(() => rm(base, { recursive: true, force: true }));

test('a stored file is read with its content and size', async () => {
  const size = await storage.put('school/learner/essay.txt', chunks('first ', 'second'));
  expect(size).toBe(12);
  expect(await text(storage, 'school/learner/essay.txt')).toBe('first second');
  expect(await storage.stat('school/learner/essay.txt')).toMatchObject({ size: 12 });
});

test('a range includes its first and last byte, and a changed file has another ETag', async () => {
  await storage.put('song', chunks('0123', '456789'));
  const range = async (start: number, end: number) => {
    const read: Uint8Array[] = [];
    for await (const chunk of await storage.get('song', { start, end })) read.push(chunk);
    return Buffer.concat(read).toString();
  };
  expect([await range(0, 0), await range(3, 5), await range(8, 9)]).toEqual(['0', '345', '89']);
  const { etag, modifiedAt } = await storage.stat('song');
  expect(modifiedAt).toBeInstanceOf(Date);
  expect((await storage.stat('song')).etag).toBe(etag);
  await storage.put('song', chunks('another'));
  expect((await storage.stat('song')).etag).not.toBe(etag);
});

test('an empty file can be stored', async () => {
  expect(await storage.put('empty', chunks())).toBe(0);
  expect(await text(storage, 'empty')).toBe('');
});

test('put replaces the whole content', async () => {
  await storage.put('note', chunks('a long first version'));
  await storage.put('note', chunks('short'));
  expect(await text(storage, 'note')).toBe('short');
});

test('a read that began before a file was replaced returns only the old version', async () => {
  const [first, second] = ['a'.repeat(300_000), 'b'.repeat(300_000)];
  await storage.put('note', chunks(first));
  const reading = (await storage.get('note'))[Symbol.asyncIterator]();
  const firstChunk = await reading.next();
  await storage.put('note', chunks(second));
  let read = Buffer.from(firstChunk.value ?? []).toString();
  for (let part = await reading.next(); !part.done; part = await reading.next()) read += Buffer.from(part.value);
  expect(read).toBe(first);
});

test('a put whose content fails leaves no files, and the previous version remains', async () => {
  await storage.put('note', chunks('kept'));
  const broken = async function* () {
    yield Buffer.from('half of');
    throw new Error('the connection was lost');
  };
  await expect(storage.put('note', broken())).rejects.toThrow('the connection was lost');
  await expect(storage.put('other/note', broken())).rejects.toThrow('the connection was lost');
  expect(await text(storage, 'note')).toBe('kept');
  expect(await allFiles(root)).toEqual(['note']);
});

test('text instead of bytes is refused', async () => {
  const letters = (async function* () {
    yield 'text' as unknown as Uint8Array;
  })();
  await expect(storage.put('note', letters)).rejects.toThrow('must be bytes');
  expect(await allFiles(root)).toEqual([]);
});

test('get and stat of a missing file are not found, and delete succeeds', async () => {
  await storage.put('school/note', chunks('x'));
  for (const key of ['nothing', 'nothing/at/all', 'school', 'school/note/below']) {
    await expect(storage.get(key)).rejects.toMatchObject({ code: 'not_found' });
    await expect(storage.stat(key)).rejects.toMatchObject({ code: 'not_found' });
    await storage.delete(key);
  }
  expect(await storage.list('')).toEqual(['school/note']);
});

test('a file that is deleted between get and the read is not found', async () => {
  await storage.put('note', chunks('x'));
  const content = await storage.get('note');
  await storage.delete('note');
  await expect(Array.fromAsync(content)).rejects.toMatchObject({ code: 'not_found' });
});

test('delete also removes folders that become empty', async () => {
  await storage.put('school/ada/1', chunks('x'));
  await storage.put('school/ben/1', chunks('x'));
  await storage.delete('school/ada/1');
  expect((await readdir(join(root, 'school'))).sort()).toEqual(['ben']);
});

test('list returns the keys within a folder, not all keys with the prefix, ordered by the whole key', async () => {
  for (const key of ['b/2', 'b/10', 'b-1', 'b.x', 'a/z', 'bb/1']) await storage.put(key, chunks('x'));
  expect(await storage.list('')).toEqual(['a/z', 'b-1', 'b.x', 'b/10', 'b/2', 'bb/1']);
  expect(await storage.list('b')).toEqual(['b/10', 'b/2']);
  expect(await storage.list('b/')).toEqual(['b/10', 'b/2']);
  expect(await storage.list('c')).toEqual([]);
  expect(await storage.list('a/z')).toEqual([]);
});

test('a storage under a prefix has its own keys and cannot access others', async () => {
  const tutor = storage.under('tutor');
  const talent = storage.under('talent');
  await tutor.under('school').put('1', chunks('mine'));
  await talent.put('school/1', chunks('another'));
  expect(await storage.list('')).toEqual(['talent/school/1', 'tutor/school/1']);
  expect(await tutor.list('')).toEqual(['school/1']);
  expect(await tutor.list('school')).toEqual(['school/1']);
  expect(await text(tutor, 'school/1')).toBe('mine');
  expect(await tutor.usage()).toEqual({ files: 1, bytes: 4 });
  expect(await storage.usage()).toEqual({ files: 2, bytes: 11 });
  await expect(tutor.get('../talent/school/1')).rejects.toMatchObject({ code: 'invalid' });
  await expect(tutor.list('..')).rejects.toMatchObject({ code: 'invalid' });
});

test.each([
  '',
  '.',
  '..',
  '../x',
  'a/../b',
  'a/..',
  '/etc/passwd',
  'a//b',
  'a/',
  'a\\..\\b',
  'a\0b',
  '.hidden',
  'a/.incoming/b',
  'ä',
  'a b',
  'x'.repeat(129),
  Array(300).fill('ab').join('/'),
])('%j is not a valid key', async (key) => {
  await storage.put('a/b', chunks('x'));
  await expect(storage.put(key, chunks('y'))).rejects.toMatchObject({ code: 'invalid' });
  await expect(storage.get(key)).rejects.toMatchObject({ code: 'invalid' });
  await expect(storage.delete(key)).rejects.toMatchObject({ code: 'invalid' });
  expect(await allFiles(base)).toEqual(['files/a/b']);
});

test('symbolic links to files and folders are not followed, neither for reads nor for writes', async () => {
  const outside = join(base, 'outside');
  await mkdir(outside);
  await writeFile(join(outside, 'secret'), 'secret');
  await storage.put('school/1', chunks('x'));
  await symlink(outside, join(root, 'school', 'way'));
  await symlink(join(outside, 'secret'), join(root, 'school', 'link'));
  await expect(storage.get('school/way/secret')).rejects.toMatchObject({ code: 'not_found' });
  await expect(storage.get('school/link')).rejects.toMatchObject({ code: 'not_found' });
  await expect(storage.put('school/way/new', chunks('x'))).rejects.toMatchObject({ code: 'conflict' });
  await storage.delete('school/way/secret');
  await storage.put('school/link', chunks('mine'));
  expect(await storage.list('')).toEqual(['school/1', 'school/link']);
  expect(await readdir(outside)).toEqual(['secret']);
  expect(await readFile(join(outside, 'secret'), 'utf8')).toBe('secret');
});

test('the root itself can be a symbolic link', async () => {
  const disk = join(base, 'disk');
  await mkdir(disk);
  await symlink(disk, root);
  await storage.put('school/1', chunks('x'));
  expect(await text(storage, 'school/1')).toBe('x');
});

test('a file cannot replace a folder or be below another file', async () => {
  await storage.put('a/b', chunks('x'));
  await expect(storage.put('a', chunks('y'))).rejects.toMatchObject({ code: 'conflict' });
  await expect(storage.put('a/b/c', chunks('y'))).rejects.toMatchObject({ code: 'conflict' });
  expect(await allFiles(root)).toEqual(['a/b']);
});

test('only the owner can access folders and files, and the root can be in such a folder', async () => {
  const closed = join(base, 'closed');
  await mkdir(closed, { mode: 0o700 });
  const inside = createDiskStorage({ root: join(closed, 'files') });
  await inside.put('school/1', chunks('x'));
  const modes = await Promise.all(['', 'school', 'school/1'].map((path) => stat(join(closed, 'files', path))));
  expect(modes.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(['700', '700', '600']);
});

test('concurrent puts and deletes in one folder do not fail', async () => {
  const rounds = Array.from({ length: 40 }, (_, round) => round);
  await Promise.all(
    rounds.map(async (round) => {
      await storage.put(`school/passing/${round}`, chunks('x'));
      await storage.delete(`school/passing/${round}`);
      await storage.put(`school/passing/kept/${round}`, chunks('x'));
    }),
  );
  expect(await storage.list('')).toHaveLength(rounds.length);
});

test('a full disk is reported as full', async () => {
  const full = await open('/dev/full', 'w');
  await expect(receive(full, chunks('x'))).rejects.toMatchObject({ code: 'storage_full', status: 503 });
});

test('a put that exceeds a size limit is reported as full storage and leaves no files', async () => {
  const program = `
    import { createDiskStorage } from ${JSON.stringify(join(import.meta.dirname, 'disk.ts'))};
    const storage = createDiskStorage({ root: ${JSON.stringify(root)} });
    await storage.put('small', (async function* () { yield Buffer.alloc(1000, 'x'); })());
    const large = async function* () { for (let i = 0; i < 10; i++) yield Buffer.alloc(64 * 1024, 'x'); };
    await storage.put('school/large', large()).catch((error) => console.log(error.code));
  `;
  const command = 'ulimit -f 100; exec "$0" --input-type=module -e "$1"';
  const { stdout } = await promisify(execFile)('bash', ['-c', command, process.execPath, program]);
  expect(stdout.trim()).toBe('storage_full');
  expect(await allFiles(root)).toEqual(['small']);
});

test('incomplete files of a dead process are removed after a day', async () => {
  await mkdir(join(root, '.incoming'), { recursive: true });
  const [old, young] = [join(root, '.incoming', 'old'), join(root, '.incoming', 'young')];
  await Promise.all([writeFile(old, 'x'), writeFile(young, 'x')]);
  const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 3600;
  await utimes(old, twoDaysAgo, twoDaysAgo);
  expect(await storage.list('')).toEqual([]);
  await expect(access(old)).rejects.toThrow();
  await access(young);
});

test('health returns the free space or rejects with the reason', async () => {
  expect((await storage.health()).freeBytes).toBeGreaterThan(0);
  expect(await allFiles(root)).toEqual([]);
  await writeFile(join(base, 'plain'), 'a file, not a folder');
  const misplaced = createDiskStorage({ root: join(base, 'plain') });
  await expect(misplaced.health()).rejects.toThrow(`Files cannot be stored in ${join(base, 'plain')}`);
});

async function* chunks(...parts: string[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield Buffer.from(part);
}

async function text(from: DiskStorage, key: string): Promise<string> {
  return Buffer.concat(await Array.fromAsync(await from.get(key))).toString();
}

/** Paths of all files, including temporary ones. */
async function allFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  return files.map((file) => join(file.parentPath, file.name).slice(folder.length + 1)).sort();
}
