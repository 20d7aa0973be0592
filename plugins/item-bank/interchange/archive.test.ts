import { deflateRawSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { openArchive } from './archive.ts';
import { limits } from './limits.ts';
import { forged, temporaryFolder, zipOf } from './testing.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

let count = 0;
const stored = (zip: Buffer) => {
  count += 1;
  return folder.file(`${count}.zip`, zip);
};
const opened = async (zip: Buffer) => openArchive(stored(zip));

describe('an archive', () => {
  it('gives its files by their paths, and only those that are asked for', async () => {
    const archive = await opened(await zipOf({ 'imsmanifest.xml': '<a/>', 'items/one.xml': '<b/>' }));
    expect(archive.paths).toEqual(['imsmanifest.xml', 'items/one.xml']);
    expect((await archive.read('items/one.xml')).toString()).toBe('<b/>');
    archive.close();
  });

  it('may write its paths from ./ on', async () => {
    const archive = await opened(forged(await zipOf({ 'aaone.xml': '<a/>' }), 'aaone.xml', './one.xml'));
    expect(archive.paths).toContain('one.xml');
    archive.close();
  });

  it('is refused when a path in it is not plain', async () => {
    const zip = forged(await zipOf({ 'aa/bb/c.xml': '<a/>' }), 'aa/bb/c.xml', 'aa/.//c.xml');
    await expect(opened(zip)).rejects.toThrow('not plain');
  });

  it('is refused when a path in it leaves the folder', async () => {
    const zip = forged(await zipOf({ 'aa/evil.xml': '<a/>' }), 'aa/evil.xml', '../evil.xml');
    await expect(opened(zip)).rejects.toThrow('leaves the folder');
  });

  it('is refused when a path in it leaves the folder by backslashes', async () => {
    const zip = forged(await zipOf({ 'aa/evil.xml': '<a/>' }), 'aa/evil.xml', '..\\evil.xml');
    await expect(opened(zip)).rejects.toThrow('leaves the folder');
  });

  it.each(['/etc/passwd', 'C:/passwd.x'])('is refused when a path in it is absolute: %s', async (path) => {
    const zip = forged(await zipOf({ 'aaaa/passwd': '<a/>' }), 'aaaa/passwd', path);
    await expect(opened(zip)).rejects.toThrow('absolute');
  });

  it('is refused when it holds a link', async () => {
    await expect(opened(await zipOf({ 'item.xml': '/etc/passwd' }, { mode: 0o120777 }))).rejects.toThrow(
      'holds a link: item.xml',
    );
  });

  it('is refused when it holds a device', async () => {
    await expect(opened(await zipOf({ 'item.xml': '' }, { mode: 0o060644 }))).rejects.toThrow('not a file: item.xml');
  });

  it('is refused when an entry is encrypted', async () => {
    const zip = await zipOf({ 'item.xml': '<a/>' });
    const central = zip.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
    zip.writeUInt16LE(zip.readUInt16LE(central + 8) | 1, central + 8);
    await expect(opened(zip)).rejects.toThrow('item.xml is encrypted');
  });

  it('is refused when an entry is packed in another way than stored or deflated', async () => {
    const zip = await zipOf({ 'item.xml': '<a/>' });
    zip.writeUInt16LE(12, zip.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + 10);
    await expect(opened(zip)).rejects.toThrow('packed by method 12');
  });

  it('is refused when it holds two files of one name', async () => {
    const zip = forged(await zipOf({ 'one.xml': '<a/>', 'two.xml': '<b/>' }), 'two.xml', 'one.xml');
    await expect(opened(zip)).rejects.toThrow('one.xml twice');
  });

  it('is refused when a name holds control characters', async () => {
    const zip = forged(await zipOf({ 'one.xml': '<a/>' }), 'one.xml', 'o\x1be.xml');
    await expect(opened(zip)).rejects.toThrow('control characters');
  });

  it('is refused when it holds too many files', async () => {
    const zip = await zipOf({ 'one.xml': '<a/>' });
    const end = zip.length - 22;
    zip.writeUInt16LE(limits.entries + 1, end + 8);
    zip.writeUInt16LE(limits.entries + 1, end + 10);
    await expect(opened(zip)).rejects.toThrow(`more than ${limits.entries} files`);
  });

  it.each([0.3, 0.9])('is refused when only %d of it are there', async (part) => {
    const zip = await zipOf({ 'one.xml': '<a/>'.repeat(100), 'two.xml': '<b/>' });
    await expect(opened(zip.subarray(0, Math.floor(zip.length * part)))).rejects.toThrow('a part of it is missing');
  });

  it('is refused when it is no archive but only begins like one', async () => {
    await expect(opened(Buffer.from('PK and nothing else'))).rejects.toThrow('not a ZIP file');
  });
});

describe('inflating', () => {
  it('stops at a bomb, by the ratio, before it has burst', async () => {
    const archive = await opened(await zipOf({ 'bomb.xml': Buffer.alloc(50_000_000, 32) }));
    await expect(archive.read('bomb.xml', 100_000_000)).rejects.toThrow(`more than ${limits.ratio} times its size`);
    archive.close();
  });

  it('stops when a file is larger than its kind may be', async () => {
    const noise = Buffer.from(
      Array.from({ length: limits.entryBytes + 10 }, (_, at) => (at * 7919 + (at >> 7) * 31) % 251),
    );
    const archive = await opened(await zipOf({ 'large.xml': noise }));
    await expect(archive.read('large.xml')).rejects.toThrow('larger than 1 MB once inflated');
    archive.close();
  });

  it('stops at a bomb whose directory gives a harmless size', async () => {
    const zip = await zipOf({ 'bomb.xml': Buffer.alloc(50_000_000, 32) });
    zip.writeUInt32LE(90_000, zip.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + 24);
    const archive = await opened(zip);
    await expect(archive.read('bomb.xml')).rejects.toThrow('not as large as it says');
    archive.close();
  });

  it('does not believe the size that the directory gives', async () => {
    const zip = await zipOf({ 'small.xml': Buffer.alloc(5000, 32) });
    const central = zip.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
    zip.writeUInt32LE(10, central + 24);
    const archive = await opened(zip);
    await expect(archive.read('small.xml')).rejects.toThrow('not as large as it says');
    archive.close();
  });

  it('notices content that was changed', async () => {
    const zip = await zipOf({ 'one.xml': 'abc '.repeat(50) });
    const packed = deflateRawSync('abc '.repeat(50));
    const other = deflateRawSync('abd '.repeat(50));
    expect(other.length).toBe(packed.length);
    const archive = await opened(forged(zip, packed.toString('latin1'), other.toString('latin1')));
    await expect(archive.read('one.xml')).rejects.toThrow(/damaged/);
    archive.close();
  });
});
