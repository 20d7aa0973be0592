import { open } from 'node:fs/promises';
import path from 'node:path';
import { invalid } from '../../../core/contract/index.ts';
import { checkItem } from '../items/check.ts';
import type { Item } from '../items/item.ts';
import type { Archive } from './archive.ts';
import { openArchive } from './archive.ts';
import { readFigure } from './figure-reading.ts';
import { cannotRead, sizeOf } from './files.ts';
import type { Filling } from './filling.ts';
import { filled } from './filling.ts';
import type { Beside, OpenedItem } from './item-reading.ts';
import { nothingBeside, openItem } from './item-reading.ts';
import type { LearningMetadata } from './learning-metadata.ts';
import { noMetadata } from './learning-metadata.ts';
import { limits } from './limits.ts';
import type { ItemResource } from './manifest-reading.ts';
import { pathIn, readManifest } from './manifest-reading.ts';
import { NotTaken } from './not-taken.ts';
import { readRecord, recordPathOf, withRecord } from './own-record.ts';
import { disproportionOf } from './proportions.ts';
import type { Question } from './question.ts';

/** What came out of a package. */
export interface Reading {
  readonly items: readonly Item[];
  /** Every item that could not be taken, with the reason. */
  readonly notTaken: readonly { readonly name: string; readonly reason: string }[];
  /** What was left out of or added to items that were taken. */
  readonly notes: readonly { readonly name: string; readonly says: string }[];
}

export interface ReadingOptions {
  readonly filling: Filling;
  /** Told once how many items there are, then after each. */
  progress(total: number): { step(): void; done(): void };
}

/** What a file is by its first bytes: a ZIP archive, XML, or something else. */
export async function kindOf(file: string): Promise<'package' | 'item' | 'other'> {
  await sizeOf(file);
  const handle = await open(file).catch((error: unknown) => {
    throw cannotRead(file, error);
  });
  try {
    const { size } = await handle.stat();
    if (size > limits.fileBytes) throw invalid(`${file} is larger than ${limits.fileBytes / 1_000_000} MB`);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    const start = buffer.subarray(0, bytesRead);
    if (start[0] === 0x50 && start[1] === 0x4b) return 'package';
    const text = start
      .toString('latin1')
      .replace(/^\xEF\xBB\xBF|^\xFF\xFE|^\xFE\xFF/, '')
      .replaceAll('\0', '')
      .trimStart();
    return text.startsWith('<') ? 'item' : 'other';
  } finally {
    await handle.close();
  }
}

/** Reads a single QTI item. What is wrong with it stands in `notTaken`. */
export async function readItemFile(file: string, { filling }: ReadingOptions): Promise<Reading> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    if (size > limits.entryBytes) throw invalid(`${file} is larger than ${limits.entryBytes / 1_000_000} MB`);
    const bytes = await handle.readFile();
    const name = path.basename(file);
    const gathered = gathering();
    await gathered.attempt(name, async () => {
      const question = openItem(bytes).read(nothingBeside);
      return { identifier: question.identifier, ...filled(question, noMetadata, filling) };
    });
    return gathered.reading();
  } finally {
    await handle.close();
  }
}

/**
 * Reads a QTI content package item by item.
 * @throws Failure invalid where the archive or its manifest as a whole cannot be trusted or read
 */
export async function readPackage(file: string, { filling, progress }: ReadingOptions): Promise<Reading> {
  const archive = await openArchive(file);
  try {
    const { items, others } = readManifest(await manifestIn(archive));
    const gathered = gathering();
    for (const { identifier, reason } of others) gathered.refuse(identifier, reason);
    const bar = progress(items.length);
    for (const resource of items) {
      const name = typeof resource.path === 'string' ? resource.path : resource.identifier;
      await gathered.attempt(name, () => takeFrom(archive, resource, filling));
      bar.step();
    }
    bar.done();
    return gathered.reading();
  } finally {
    archive.close();
  }
}

async function manifestIn(archive: Archive): Promise<Buffer> {
  const name = 'imsmanifest.xml';
  if (archive.has(name)) {
    return archive.read(name, limits.manifestBytes).catch((error: Error) => {
      throw error instanceof NotTaken ? invalid(error.message) : error;
    });
  }
  const deeper = archive.paths.find((each) => each.endsWith(`/${name}`));
  throw invalid(
    deeper
      ? `The manifest lies in a folder (${deeper}). Pack the content of that folder, not the folder`
      : `There is no ${name} at the top of the archive: it is no QTI content package`,
  );
}

interface Taken {
  readonly identifier: string;
  readonly item: Item;
  readonly notes: readonly string[];
}

async function takeFrom(archive: Archive, resource: ItemResource, filling: Filling): Promise<Taken> {
  if (typeof resource.path !== 'string') throw resource.path;
  if (!archive.has(resource.path)) throw new NotTaken('the manifest names its file, and the package does not hold it');
  const opened = openItem(await archive.read(resource.path));
  const question = opened.read(await readAhead(archive, resource.path, opened));
  const missing = resource.files
    .filter((file) => !archive.has(file))
    .map((file) => `the package lacks ${file}, which it does without`);
  const taken = await together(archive, resource.path, question, resource.metadata, filling);
  return { identifier: question.identifier, item: taken.item, notes: [...taken.notes, ...missing] };
}

async function together(
  archive: Archive,
  at: string,
  question: Question,
  metadata: LearningMetadata,
  filling: Filling,
) {
  const recordAt = recordPathOf(at);
  const record =
    recordAt !== at && archive.has(recordAt)
      ? readRecord(await archive.read(recordAt), question.identifier)
      : undefined;
  return record ? withRecord(question, record) : filled(question, metadata, filling);
}

/** Reads what an item refers to, so that reading the item itself need not wait. */
async function readAhead(archive: Archive, at: string, { pictures, passages }: OpenedItem): Promise<Beside> {
  const folder = path.posix.dirname(at);
  const passageFiles = new Map<string, Uint8Array>();
  for (const href of passages) {
    const found = pathIn(folder, href);
    if (archive.has(found)) passageFiles.set(href, await archive.read(found));
  }
  const drawings = new Map<string, Uint8Array>();
  for (const source of pictures.filter((each) => each.toLowerCase().endsWith('.svg'))) {
    const found = pathIn(folder, source);
    if (archive.has(found)) drawings.set(source, await archive.read(found));
  }
  return {
    figure(source) {
      const drawing = drawings.get(source);
      if (!drawing) return nothingBeside.figure(source);
      try {
        return readFigure(drawing);
      } catch (error) {
        if (error instanceof NotTaken) throw new NotTaken(`${error.message} (${source})`);
        throw error;
      }
    },
    passage(source) {
      const passage = passageFiles.get(source);
      if (!passage) return nothingBeside.passage(source);
      return passage;
    },
  };
}

/** Collects what is taken and what is not, and finds identifiers that are there more than once. */
function gathering() {
  const taken: (Taken & { name: string })[] = [];
  const notTaken: { name: string; reason: string }[] = [];
  return {
    refuse: (name: string, reason: string) => void notTaken.push({ name, reason }),
    async attempt(name: string, take: () => Promise<Taken>): Promise<void> {
      try {
        const found = await take();
        const disproportion = disproportionOf(found.item);
        if (disproportion !== undefined) throw new NotTaken(disproportion);
        const { problems } = checkItem(found.item);
        if (problems.length > 0) notTaken.push({ name, reason: problems.join('; ') });
        else taken.push({ ...found, name });
      } catch (error) {
        if (error instanceof NotTaken) notTaken.push({ name, reason: error.message });
        else throw error;
      }
    },
    reading(): Reading {
      const owners = new Map<string, string[]>();
      for (const { item, name } of taken) owners.set(item.id, [...(owners.get(item.id) ?? []), name]);
      const [alone, shared] = [taken, taken].map((list, index) =>
        list.filter(({ item }) => (owners.get(item.id)?.length === 1) === (index === 0)),
      ) as [typeof taken, typeof taken];
      const repeated = shared.map(({ name, identifier, item }) => {
        const others = (owners.get(item.id) ?? []).filter((other) => other !== name);
        const with_ = others.length > 0 ? others.join(', ') : 'itself, named twice';
        return { name, reason: `it shares its identifier ${identifier} (here ${item.id}) with ${with_}` };
      });
      return {
        items: alone.map(({ item }) => item),
        notTaken: [...notTaken, ...repeated],
        notes: alone.flatMap(({ name, notes }) => notes.map((says) => ({ name, says }))),
      };
    },
  };
}
