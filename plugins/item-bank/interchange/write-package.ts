import type { Readable } from 'node:stream';
import yazl from 'yazl';
import { invalid } from '../../../core/contract/index.ts';
import type { ItemState } from '../contract.ts';
import type { Item } from '../items/item.ts';
import { writeWhole } from './files.ts';
import { recordFile, recordPathOf } from './item-record.ts';
import type { WrittenVersion } from './standard.ts';
import { figureFile } from './write-figure.ts';
import { itemFile } from './write-item.ts';
import type { PackedItem } from './write-manifest.ts';
import { manifestFile } from './write-manifest.ts';

/** A fixed time, so that the same items give the same file, byte for byte. */
const mtime = new Date('2000-01-01T00:00:00Z');

/**
 * Writes items as a QTI content package: a manifest, a file and a record for each item, and figures as SVG. The file
 * appears under its name when it is complete.
 * @throws Failure invalid naming an item with characters that XML does not allow
 */
export async function writePackage(
  file: string,
  entries: readonly { content: Item; version: number; state: ItemState }[],
  { version, step }: { version: WrittenVersion; step(): void },
): Promise<void> {
  const zip = new yazl.ZipFile();
  const add = (text: string, at: string) =>
    zip.addBuffer(Buffer.from(text), at, { mtime, mode: 0o100644, forceDosTimestamp: true });
  const packed: PackedItem[] = [];
  const texts: [string, string][] = [];
  for (const { content: item, version: itemVersion, state } of entries) {
    const { files, main } = filesOf(item, state, version);
    texts.push(...files);
    packed.push({ item, version: itemVersion, files: [main, ...files.map(([at]) => at).filter((at) => at !== main)] });
    step();
  }
  add(manifestFile(packed, version), 'imsmanifest.xml');
  for (const [at, text] of texts) add(text, at);
  zip.end();
  await writeWhole(file, zip.outputStream as Readable);
}

function filesOf(item: Item, state: ItemState, version: WrittenVersion): { main: string; files: [string, string][] } {
  const main = `items/${item.id}.xml`;
  const figures: [string, string][] = [];
  try {
    const text = itemFile(item, version, (figure) => {
      const name = `${item.id}.${figures.length + 1}.svg`;
      figures.push([`items/figures/${name}`, figureFile(figure)]);
      return `figures/${name}`;
    });
    return { main, files: [[main, text], [recordPathOf(main), recordFile(item, state)], ...figures] };
  } catch (error) {
    throw invalid(`${item.id} cannot be written: ${(error as Error).message}`);
  }
}
