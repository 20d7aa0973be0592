import { constants } from 'node:fs';
import { lstat, mkdir, open, opendir, readdir, realpath, rename, rm, rmdir, statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { ByteRange } from '../contract/index.ts';
import { conflict, Failure, notFound } from '../contract/index.ts';
import { checkedKey, checkedPrefix, isKey } from './keys.ts';
import { receive, storageFullFailure } from './receive.ts';
import type { FileStat, Files } from './storage.ts';

/** Files on a local or shared disk. */
export interface DiskStorage extends Files {
  /** The files below a prefix, with keys relative to it. */
  under(prefix: string): DiskStorage;
  /** Number of files and their total size in bytes. */
  usage(): Promise<{ files: number; bytes: number }>;
  /** Writes and deletes a small file. Returns the free space in bytes. @throws Error with the reason when storing fails */
  health(): Promise<{ freeBytes: number }>;
}

/** Folder for files being received. Keys cannot begin with a dot and thus cannot refer to it. */
const incoming = '.incoming';
/** Age at which incomplete files of dead processes are removed (ms); receiving never takes that long. */
const abandonedAfterMs = 24 * 60 * 60 * 1000;

/** Stores files below `root`, which is created on first use. Folders are accessible only to their owner. */
export function createDiskStorage(options: { root: string }): DiskStorage {
  const place = new Place(resolve(options.root));
  return folder(place, '');
}

function folder(place: Place, prefix: string): DiskStorage {
  const full = (key: string) => checkedKey(prefix ? `${prefix}/${key}` : key);
  return {
    under: (inner) => folder(place, checkedKey(prefix ? `${prefix}/${inner}` : inner)),
    put: async (key, content) => place.put(full(key), content),
    get: async (key, range) => place.get(full(key), range),
    delete: async (key) => place.delete(full(key)),
    stat: async (key) => place.stat(full(key)),
    async list(below) {
      const start = checkedPrefix([prefix, checkedPrefix(below)].filter(Boolean).join('/'));
      const keys = await place.list(start);
      return prefix ? keys.map((key) => key.slice(prefix.length + 1)) : keys;
    },
    async usage() {
      const keys = await place.list(prefix);
      const sizes = await Promise.all(
        keys.map((key) =>
          place.stat(key).then(
            ({ size }) => size,
            () => 0,
          ),
        ),
      );
      return { files: keys.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
    },
    health: () => place.health(),
  };
}

class Place {
  readonly #root: string;
  #ready: Promise<string> | undefined;
  #received = 0;

  constructor(root: string) {
    this.#root = root;
  }

  async put(key: string, content: AsyncIterable<Uint8Array>): Promise<number> {
    const root = await this.#prepared();
    const temporary = join(root, incoming, `${process.pid}-${crypto.randomUUID()}-${this.#received++}`);
    try {
      const file = await open(temporary, 'wx', 0o600);
      const size = await receive(file, content);
      await this.#moveInto(root, key, temporary);
      return size;
    } catch (error) {
      await rm(temporary, { force: true });
      throw storageFullFailure(error) ?? error;
    }
  }

  async get(key: string, range?: ByteRange): Promise<AsyncIterable<Uint8Array>> {
    return contentOf(await this.#existing(key), range);
  }

  async stat(key: string): Promise<FileStat> {
    const { size, mtimeNs, ino } = await lstat(await this.#existing(key), { bigint: true });
    // Files are replaced, never modified in place, so inode, time and size identify a version.
    const etag = `${ino.toString(36)}-${mtimeNs.toString(36)}-${size.toString(36)}`;
    return { size: Number(size), modifiedAt: new Date(Number(mtimeNs / 1_000_000n)), etag };
  }

  async delete(key: string): Promise<void> {
    const root = await this.#prepared();
    const path = join(root, key);
    if (!(await isWithin(root, dirname(key)))) return;
    await rm(path, { force: true }).catch(ignoring('ENOTDIR', 'EISDIR', 'ERR_FS_EISDIR'));
    await this.#prune(root, dirname(key));
  }

  async list(prefix: string): Promise<string[]> {
    const root = await this.#prepared();
    if (prefix && !(await isWithin(root, prefix))) return [];
    const keys: string[] = [];
    await collect(root, prefix, keys);
    return keys.sort(byCodeUnits);
  }

  async health(): Promise<{ freeBytes: number }> {
    try {
      const root = await this.#prepared();
      const probe = join(root, incoming, `health-${crypto.randomUUID()}`);
      try {
        await receive(await open(probe, 'wx', 0o600), once(new TextEncoder().encode('well')));
      } finally {
        await rm(probe, { force: true });
      }
      const { bavail, bsize } = await statfs(root);
      return { freeBytes: bavail * bsize };
    } catch (error) {
      throw new Error(`Files cannot be stored in ${this.#root}: ${(error as Error).message}`, { cause: error });
    }
  }

  /** The real path of the root, after the folder for incoming files was created. */
  #prepared(): Promise<string> {
    this.#ready ??= prepare(this.#root).catch((error: unknown) => {
      this.#ready = undefined;
      throw storageFullFailure(error) ?? error;
    });
    return this.#ready;
  }

  /** The path of an existing file. @throws Failure not_found */
  async #existing(key: string): Promise<string> {
    const root = await this.#prepared();
    const path = join(root, key);
    const found = await lstat(path).catch(ignoring('ENOENT', 'ENOTDIR', 'ENAMETOOLONG'));
    if (!found?.isFile() || !(await isWithin(root, dirname(key)))) throw notFound();
    return path;
  }

  /** Moves a received file to its place. Recreates a folder that is pruned concurrently. */
  async #moveInto(root: string, key: string, temporary: string): Promise<void> {
    const parent = dirname(key);
    for (let attempt = 1; ; attempt++) {
      try {
        const firstMade = await mkdir(join(root, parent), { recursive: true, mode: 0o700 });
        if (!(await isWithin(root, parent))) throw new Failure('conflict', 'The folder is outside the storage');
        await rename(temporary, join(root, key));
        await syncFolders(join(root, parent), firstMade ? dirname(firstMade) : join(root, parent));
        return;
      } catch (error) {
        const code = (error as NodeJS.ErrnoException).code ?? '';
        if (code === 'ENOENT' && attempt < 5) continue;
        if (['EISDIR', 'ENOTDIR', 'EEXIST', 'ENOTEMPTY'].includes(code)) {
          throw conflict('A file cannot replace a folder or be placed below another file');
        }
        throw error;
      }
    }
  }

  /** Removes empty folders, innermost first. */
  async #prune(root: string, from: string): Promise<void> {
    for (let path = from; path !== '.'; path = dirname(path)) {
      try {
        await rmdir(join(root, path));
      } catch {
        return;
      }
    }
  }
}

async function prepare(root: string): Promise<string> {
  await mkdir(join(root, incoming), { recursive: true, mode: 0o700 });
  const real = await realpath(root);
  await removeAbandoned(join(real, incoming));
  return real;
}

async function removeAbandoned(path: string): Promise<void> {
  for (const name of await readdir(path)) {
    const file = join(path, name);
    const found = await lstat(file).catch(ignoring('ENOENT'));
    if (found?.isFile() && Date.now() - found.mtimeMs > abandonedAfterMs) await rm(file, { force: true });
  }
}

/** Whether the path of a folder in the storage contains no symbolic link. */
async function isWithin(root: string, path: string): Promise<boolean> {
  const real = await realpath(join(root, path)).catch(ignoring('ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG'));
  return real === join(root, path);
}

/** Opens the file on first read, so that unread content holds no handle. */
async function* contentOf(path: string, range?: ByteRange): AsyncGenerator<Uint8Array> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? notFound() : error;
  });
  yield* file.createReadStream(range ? { start: range.start, end: range.end } : {});
}

async function collect(root: string, prefix: string, keys: string[]): Promise<void> {
  const entries = await opendir(join(root, prefix)).catch(ignoring('ENOENT', 'ENOTDIR'));
  if (!entries) return;
  for await (const entry of entries) {
    const key = prefix ? `${prefix}/${entry.name}` : entry.name;
    if (!isKey(key)) continue;
    if (entry.isDirectory()) await collect(root, key, keys);
    else if (entry.isFile()) keys.push(key);
  }
}

/** Syncs folders from the innermost to the outermost new one, so that new names are on disk. */
async function syncFolders(from: string, upTo: string): Promise<void> {
  for (let path = from; ; path = dirname(path)) {
    const handle = await open(path, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (path === upTo || path === dirname(path)) return;
  }
}

const ignoring =
  (...codes: string[]) =>
  (error: NodeJS.ErrnoException): undefined => {
    if (!codes.includes(error.code ?? '')) throw error;
  };

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const byCodeUnits = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
