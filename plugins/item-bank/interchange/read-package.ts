import { open } from 'node:fs/promises';
import path from 'node:path';
import { invalid } from '../../../core/contract/index.ts';
import type { ItemState } from '../contract.ts';
import { checkItem } from '../items/check.ts';
import type { Item } from '../items/item.ts';
import type { Archive } from './archive.ts';
import { openArchive } from './archive.ts';
import type { ImportDefaults } from './build-item.ts';
import { buildItem } from './build-item.ts';
import { excessiveSizeOf } from './excessive-size.ts';
import { cannotRead, sizeOf } from './files.ts';
import { mergeRecord, readRecord, recordPathOf } from './item-record.ts';
import { ItemRefusal } from './item-refusal.ts';
import type { LearningMetadata } from './learning-metadata.ts';
import { noMetadata } from './learning-metadata.ts';
import { limits } from './limits.ts';
import type { Question } from './question.ts';
import { readFigure } from './read-figure.ts';
import type { Attachments, OpenedItem } from './read-item.ts';
import { noAttachments, openItem } from './read-item.ts';
import type { ItemResource } from './read-manifest.ts';
import { pathIn, readManifest } from './read-manifest.ts';

export interface PackageContent {
  readonly items: readonly Item[];
  /** The review states of exported items, by id. */
  readonly states: ReadonlyMap<string, ItemState>;
  /** Items that cannot be imported, with the reason. */
  readonly notTaken: readonly { readonly name: string; readonly reason: string }[];
  /** Parts that were dropped from, or assumed for, imported items. */
  readonly notes: readonly { readonly name: string; readonly says: string }[];
}

export interface ReadOptions {
  readonly defaults: ImportDefaults;
  /** Opens a progress bar with one step for each item. */
  progress(total: number): { step(): void; done(): void };
}

/** The kind of a file, by its first bytes: ZIP archive, XML, or other. */
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

/** Reads a single QTI item. Its problems are in `notTaken`. */
export async function readItemFile(file: string, { defaults }: ReadOptions): Promise<PackageContent> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    if (size > limits.entryBytes) throw invalid(`${file} is larger than ${limits.entryBytes / 1_000_000} MB`);
    const bytes = await handle.readFile();
    const name = path.basename(file);
    const collected = createCollection();
    await collected.attempt(name, async () => {
      const question = openItem(bytes).read(noAttachments);
      return { identifier: question.identifier, ...buildItem(question, noMetadata, defaults) };
    });
    return collected.content();
  } finally {
    await handle.close();
  }
}

/**
 * Reads a QTI content package item by item.
 * @throws Failure invalid where the archive or its manifest as a whole cannot be trusted or read
 */
export async function readPackage(file: string, { defaults, progress }: ReadOptions): Promise<PackageContent> {
  const archive = await openArchive(file);
  try {
    const { items, others } = readManifest(await manifestIn(archive));
    const collected = createCollection();
    for (const { identifier, reason } of others) collected.refuse(identifier, reason);
    const bar = progress(items.length);
    for (const resource of items) {
      const name = typeof resource.path === 'string' ? resource.path : resource.identifier;
      await collected.attempt(name, () => readResource(archive, resource, defaults));
      bar.step();
    }
    bar.done();
    return collected.content();
  } finally {
    archive.close();
  }
}

async function manifestIn(archive: Archive): Promise<Buffer> {
  const name = 'imsmanifest.xml';
  if (archive.has(name)) {
    return archive.read(name, limits.manifestBytes).catch((error: Error) => {
      throw error instanceof ItemRefusal ? invalid(error.message) : error;
    });
  }
  const deeper = archive.paths.find((each) => each.endsWith(`/${name}`));
  throw invalid(
    deeper
      ? `The manifest is in a folder (${deeper}). Create the archive from the content of that folder`
      : `The archive has no ${name} at its top level, so it is not a QTI content package`,
  );
}

interface ReadItem {
  readonly identifier: string;
  readonly item: Item;
  readonly state?: ItemState | undefined;
  readonly notes: readonly string[];
}

async function readResource(archive: Archive, resource: ItemResource, defaults: ImportDefaults): Promise<ReadItem> {
  if (typeof resource.path !== 'string') throw resource.path;
  if (!archive.has(resource.path))
    throw new ItemRefusal('its file is listed in the manifest but missing from the package');
  const opened = openItem(await archive.read(resource.path));
  const question = opened.read(await readAhead(archive, resource.path, opened));
  const missing = resource.files
    .filter((file) => !archive.has(file))
    .map((file) => `its file ${file} is missing from the package and was ignored`);
  const built = await itemFrom(archive, resource.path, question, resource.metadata, defaults);
  const { item, state } = built;
  return { identifier: question.identifier, item, state, notes: [...built.notes, ...missing] };
}

/** From the item's record where there is one, else from the question alone. */
async function itemFrom(
  archive: Archive,
  at: string,
  question: Question,
  metadata: LearningMetadata,
  defaults: ImportDefaults,
): Promise<Omit<ReadItem, 'identifier'>> {
  const recordAt = recordPathOf(at);
  const record =
    recordAt !== at && archive.has(recordAt)
      ? readRecord(await archive.read(recordAt), question.identifier)
      : undefined;
  if (!record) return buildItem(question, metadata, defaults);
  return { ...mergeRecord(question, record.item), state: record.state };
}

/** Reads the files that an item refers to. */
async function readAhead(archive: Archive, at: string, { pictures, passages }: OpenedItem): Promise<Attachments> {
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
      if (!drawing) return noAttachments.figure(source);
      try {
        return readFigure(drawing);
      } catch (error) {
        if (error instanceof ItemRefusal) throw new ItemRefusal(`${error.message} (${source})`);
        throw error;
      }
    },
    passage(source) {
      const passage = passageFiles.get(source);
      if (!passage) return noAttachments.passage(source);
      return passage;
    },
  };
}

/** Collects imported and refused items, and refuses items with duplicate ids. */
function createCollection() {
  const taken: (ReadItem & { name: string })[] = [];
  const notTaken: { name: string; reason: string }[] = [];
  return {
    refuse: (name: string, reason: string) => void notTaken.push({ name, reason }),
    async attempt(name: string, take: () => Promise<ReadItem>): Promise<void> {
      try {
        const found = await take();
        const excess = excessiveSizeOf(found.item);
        if (excess !== undefined) throw new ItemRefusal(excess);
        const { problems } = checkItem(found.item);
        if (problems.length > 0) notTaken.push({ name, reason: problems.join('; ') });
        else taken.push({ ...found, name });
      } catch (error) {
        if (error instanceof ItemRefusal) notTaken.push({ name, reason: error.message });
        else throw error;
      }
    },
    content(): PackageContent {
      const owners = new Map<string, string[]>();
      for (const { item, name } of taken) owners.set(item.id, [...(owners.get(item.id) ?? []), name]);
      const [unique, shared] = [taken, taken].map((list, index) =>
        list.filter(({ item }) => (owners.get(item.id)?.length === 1) === (index === 0)),
      ) as [typeof taken, typeof taken];
      const repeated = shared.map(({ name, identifier, item }) => {
        const others = (owners.get(item.id) ?? []).filter((other) => other !== name);
        const owner = others.length > 0 ? others.join(', ') : 'a second reference to the same file';
        return { name, reason: `it shares its identifier ${identifier} (here ${item.id}) with ${owner}` };
      });
      return {
        items: unique.map(({ item }) => item),
        states: new Map(unique.flatMap(({ item, state }) => (state ? [[item.id, state]] : []))),
        notTaken: [...notTaken, ...repeated],
        notes: unique.flatMap(({ name, notes }) => notes.map((says) => ({ name, says }))),
      };
    },
  };
}
