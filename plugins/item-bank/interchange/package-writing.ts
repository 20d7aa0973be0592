import type { Readable } from 'node:stream';
import yazl from 'yazl';
import { invalid } from '../../../core/contract/index.ts';
import type { Item } from '../items/item.ts';
import { figureFile } from './figure-writing.ts';
import { writeWhole } from './files.ts';
import { itemFile } from './item-writing.ts';
import type { Packed } from './manifest-writing.ts';
import { manifestFile } from './manifest-writing.ts';
import { recordFile, recordPathOf } from './own-record.ts';
import type { WrittenVersion } from './standard.ts';

/** The same items give the same file, to the byte. */
const mtime = new Date('2000-01-01T00:00:00Z');

/**
 * Writes items as a QTI content package: a manifest, a file an item with its record beside it, its figures as SVG. The
 * file appears under its name once it is whole.
 * @throws Failure invalid naming an item that XML cannot carry
 */
export async function writePackage(
  file: string,
  entries: readonly { content: Item; version: number }[],
  { version, step }: { version: WrittenVersion; step(): void },
): Promise<void> {
  const zip = new yazl.ZipFile();
  const add = (text: string, at: string) =>
    zip.addBuffer(Buffer.from(text), at, { mtime, mode: 0o100644, forceDosTimestamp: true });
  const packed: Packed[] = [];
  const texts: [string, string][] = [];
  for (const { content: item, version: itemVersion } of entries) {
    const { files, own } = filesOf(item, version);
    texts.push(...files);
    packed.push({ item, version: itemVersion, files: [own, ...files.map(([at]) => at).filter((at) => at !== own)] });
    step();
  }
  add(manifestFile(packed, version), 'imsmanifest.xml');
  for (const [at, text] of texts) add(text, at);
  zip.end();
  await writeWhole(file, zip.outputStream as Readable);
}

function filesOf(item: Item, version: WrittenVersion): { own: string; files: [string, string][] } {
  const own = `items/${item.id}.xml`;
  const figures: [string, string][] = [];
  try {
    const text = itemFile(item, version, (figure) => {
      const name = `${item.id}.${figures.length + 1}.svg`;
      figures.push([`items/figures/${name}`, figureFile(figure)]);
      return `figures/${name}`;
    });
    return { own, files: [[own, text], [recordPathOf(own), recordFile(item)], ...figures] };
  } catch (error) {
    throw invalid(`${item.id} cannot be written: ${(error as Error).message}`);
  }
}
