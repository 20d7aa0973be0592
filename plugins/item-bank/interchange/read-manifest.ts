import path from 'node:path';
import { invalid } from '../../../core/contract/index.ts';
import { ItemRefusal } from './item-refusal.ts';
import type { LearningMetadata } from './learning-metadata.ts';
import { metadataOf } from './learning-metadata.ts';
import { limits } from './limits.ts';
import { isItemType } from './standard.ts';
import type { XmlElement } from './xml.ts';
import { elementsOf, everyOf, parseXml } from './xml.ts';

/** An item listed in a manifest. */
export interface ItemResource {
  readonly identifier: string;
  /** The path of its file in the package, or the reason why there is none. */
  readonly path: string | ItemRefusal;
  /** All files listed for it. */
  readonly files: readonly string[];
  readonly metadata: LearningMetadata;
}

/** A resource that is a question but cannot be imported, reported to the author. */
export interface OtherResource {
  readonly identifier: string;
  readonly reason: string;
}

/** Reads imsmanifest.xml. @throws Failure invalid where it is not a manifest */
export function readManifest(bytes: Uint8Array): { items: ItemResource[]; others: OtherResource[] } {
  const manifest = parsed(bytes);
  if (manifest.name !== 'manifest')
    throw invalid(`imsmanifest.xml is not a manifest: its root element is ${manifest.name}`);
  const resources = everyOf(manifest, 'resources').flatMap((each) =>
    elementsOf(each, 'resource').map((resource) => ({
      resource,
      base: baseOf(manifest) + baseOf(each) + baseOf(resource),
    })),
  );
  const items: ItemResource[] = [];
  const others: OtherResource[] = [];
  for (const { resource, base } of resources) {
    const identifier = resource.attributes.get('identifier') ?? '';
    const type = (resource.attributes.get('type') ?? '').toLowerCase();
    if (isItemType(type)) items.push(itemOf(resource, identifier, base));
    else if (/^imsqti_xmlv1p[12]|^imsqti_item_/.test(type)) {
      others.push({ identifier, reason: `it is of type ${type}, a version of QTI that is not supported` });
    }
  }
  return { items, others };
}

function parsed(bytes: Uint8Array): XmlElement {
  try {
    return parseXml(bytes, limits.manifestElements);
  } catch (error) {
    if (error instanceof ItemRefusal) throw invalid(`imsmanifest.xml cannot be read: ${error.message}`);
    throw error;
  }
}

const baseOf = (element: XmlElement) => element.attributes.get('xml:base') ?? '';

function itemOf(resource: XmlElement, identifier: string, base: string): ItemResource {
  const files = elementsOf(resource, 'file').map((file) => file.attributes.get('href') ?? '');
  const href = resource.attributes.get('href') ?? files[0];
  return {
    identifier,
    path:
      href === undefined
        ? new ItemRefusal('the manifest lists no file for it')
        : pathOrRefusal(() => pathIn('', base + href)),
    files: files.flatMap((file) => {
      const at = pathOrRefusal(() => pathIn('', base + file));
      return typeof at === 'string' ? [at] : [];
    }),
    metadata: metadataOf(resource),
  };
}

function pathOrRefusal(find: () => string): string | ItemRefusal {
  try {
    return find();
  } catch (error) {
    if (error instanceof ItemRefusal) return error;
    throw error;
  }
}

/**
 * Resolves an address relative to a folder of the package.
 * @throws ItemRefusal where it leads outside the package
 */
export function pathIn(folder: string, href: string): string {
  if (/^([a-z][a-z0-9+.-]*:|\/|\\)/i.test(href))
    throw new ItemRefusal(`it refers to something outside the package: ${href}`);
  let decoded: string;
  try {
    decoded = decodeURIComponent(href.replace(/[?#].*$/s, ''));
  } catch {
    throw new ItemRefusal(`it refers to a file by an invalid address: ${href}`);
  }
  const found = path.posix.join(folder, decoded.replaceAll('\\', '/'));
  if (found.startsWith('../') || found === '..' || found.startsWith('/')) {
    throw new ItemRefusal(`it refers to something outside the package: ${href}`);
  }
  return found;
}
