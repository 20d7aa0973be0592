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
  it('lists its files by path and reads a single file', async () => {
    const archive = await opened(await zipOf({ 'imsmanifest.xml': '<a/>', 'items/one.xml': '<b/>' }));
    expect(archive.paths).toEqual(['imsmanifest.xml', 'items/one.xml']);
    expect((await archive.read('items/one.xml')).toString()).toBe('<b/>');
    archive.close();
  });

  it('may begin its paths with ./', async () => {
    const archive = await opened(forged(await zipOf({ 'aaone.xml': '<a/>' }), 'aaone.xml', './one.xml'));
    expect(archive.paths).toContain('one.xml');
    archive.close();
  });

  it('is refused when it contains an invalid path', async () => {
    const zip = forged(await zipOf({ 'aa/bb/c.xml': '<a/>' }), 'aa/bb/c.xml', 'aa/.//c.xml');
    await expect(opened(zip)).rejects.toThrow('invalid path');
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

  it('is refused when it contains a link', async () => {
    await expect(opened(await zipOf({ 'item.xml': '/etc/passwd' }, { mode: 0o120777 }))).rejects.toThrow(
      'contains a link: item.xml',
    );
  });

  it('is refused when it contains a device', async () => {
    await expect(opened(await zipOf({ 'item.xml': '' }, { mode: 0o060644 }))).rejects.toThrow('not a file: item.xml');
  });

  it('is refused when an entry is encrypted', async () => {
    const zip = await zipOf({ 'item.xml': '<a/>' });
    const central = zip.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
    zip.writeUInt16LE(zip.readUInt16LE(central + 8) | 1, central + 8);
    await expect(opened(zip)).rejects.toThrow('item.xml is encrypted');
  });

  it('is refused when an entry is neither stored nor deflated', async () => {
    const zip = await zipOf({ 'item.xml': '<a/>' });
    zip.writeUInt16LE(12, zip.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + 10);
    await expect(opened(zip)).rejects.toThrow('compression method 12');
  });

  it('is refused when it contains two files with the same name', async () => {
    const zip = forged(await zipOf({ 'one.xml': '<a/>', 'two.xml': '<b/>' }), 'two.xml', 'one.xml');
    await expect(opened(zip)).rejects.toThrow('one.xml twice');
  });

  it('is refused when a name contains control characters', async () => {
    const zip = forged(await zipOf({ 'one.xml': '<a/>' }), 'one.xml', 'o\x1be.xml');
    await expect(opened(zip)).rejects.toThrow('control characters');
  });

  it('is refused when it contains too many files', async () => {
    const zip = await zipOf({ 'one.xml': '<a/>' });
    const end = zip.length - 22;
    zip.writeUInt16LE(limits.entries + 1, end + 8);
    zip.writeUInt16LE(limits.entries + 1, end + 10);
    await expect(opened(zip)).rejects.toThrow(`more than ${limits.entries} files`);
  });

  it.each([0.3, 0.9])('is refused when only %d of it is present', async (part) => {
    const zip = await zipOf({ 'one.xml': '<a/>'.repeat(100), 'two.xml': '<b/>' });
    await expect(opened(zip.subarray(0, Math.floor(zip.length * part)))).rejects.toThrow('it is incomplete');
  });

  it('is refused when it only begins like an archive', async () => {
    await expect(opened(Buffer.from('PK and nothing else'))).rejects.toThrow('not a ZIP file');
  });
});

describe('inflating', () => {
  it('stops at a decompression bomb by its ratio', async () => {
    const archive = await opened(await zipOf({ 'bomb.xml': Buffer.alloc(50_000_000, 32) }));
    await expect(archive.read('bomb.xml', 100_000_000)).rejects.toThrow(`more than ${limits.ratio} times its size`);
    archive.close();
  });

  it('stops when a file exceeds the size limit', async () => {
    const noise = Buffer.from(
      Array.from({ length: limits.entryBytes + 10 }, (_, at) => (at * 7919 + (at >> 7) * 31) % 251),
    );
    const archive = await opened(await zipOf({ 'large.xml': noise }));
    await expect(archive.read('large.xml')).rejects.toThrow('larger than 1 MB once inflated');
    archive.close();
  });

  it('stops at a decompression bomb whose directory declares a small size', async () => {
    const zip = await zipOf({ 'bomb.xml': Buffer.alloc(50_000_000, 32) });
    zip.writeUInt32LE(90_000, zip.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + 24);
    const archive = await opened(zip);
    await expect(archive.read('bomb.xml')).rejects.toThrow('another size than declared');
    archive.close();
  });

  it('does not trust the size that the directory declares', async () => {
    const zip = await zipOf({ 'small.xml': Buffer.alloc(5000, 32) });
    const central = zip.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
    zip.writeUInt32LE(10, central + 24);
    const archive = await opened(zip);
    await expect(archive.read('small.xml')).rejects.toThrow('another size than declared');
    archive.close();
  });

  it('detects changed content', async () => {
    const zip = await zipOf({ 'one.xml': 'abc '.repeat(50) });
    const packed = deflateRawSync('abc '.repeat(50));
    const other = deflateRawSync('abd '.repeat(50));
    expect(other.length).toBe(packed.length);
    const archive = await opened(forged(zip, packed.toString('latin1'), other.toString('latin1')));
    await expect(archive.read('one.xml')).rejects.toThrow(/damaged/);
    archive.close();
  });
});
