import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkWritable, sizeOf, writeWhole } from './files.ts';

let folder: string;
const at = (name: string) => path.join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'eiq-files-'));
  await mkdir(at('folder'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('a file that cannot be read or written is refused with the reason', async () => {
  await expect(sizeOf(at('none.csv'))).rejects.toThrow(/none\.csv cannot be read: there is no such file/);
  await expect(sizeOf(folder)).rejects.toThrow(/cannot be read: it is a folder/);
  await expect(sizeOf('/dev/null')).rejects.toThrow(/it is neither a file nor a pipe/);
  await expect(checkWritable(at('none/result.json'))).rejects.toThrow(/its folder does not exist/);
  await expect(checkWritable(at('folder'))).rejects.toThrow(/folder cannot be written: it is a folder/);
  await expect(writeWhole(at('folder'), 'text')).rejects.toMatchObject({ code: 'invalid' });
  expect(await readdir(folder)).toEqual(['folder']);
});

it('a file is written completely or not at all', async () => {
  await writeFile(at('result'), 'before');
  const breaks = Readable.from(
    (async function* () {
      yield 'half';
      throw new Error('the source broke');
    })(),
  );
  await expect(writeWhole(at('result'), breaks)).rejects.toThrow('result cannot be written: the source broke');
  expect(await readFile(at('result'), 'utf8')).toBe('before');
  await writeWhole(at('result'), 'after');
  expect(await readFile(at('result'), 'utf8')).toBe('after');
  expect(await sizeOf(at('result'))).toBe(5);
  await rm(at('result'));
});
