import path from 'node:path';
import { invalid } from '../../../core/contract/index.ts';
import type { LearningMetadata } from './learning-metadata.ts';
import { metadataOf } from './learning-metadata.ts';
import { limits } from './limits.ts';
import { NotTaken } from './not-taken.ts';
import { isItemType } from './standard.ts';
import type { XmlElement } from './xml.ts';
import { elementsOf, everyOf, parseXml } from './xml.ts';

/** One item that a manifest names. */
export interface ItemResource {
  readonly identifier: string;
  /** Where its file lies in the package; a reason where that cannot be. */
  readonly path: string | NotTaken;
  /** Other files it says it needs. */
  readonly files: readonly string[];
  readonly metadata: LearningMetadata;
}

/** Resources that are neither items nor what items are shown with: named, so that nobody misses them. */
export interface OtherResource {
  readonly identifier: string;
  readonly reason: string;
}

/** Reads imsmanifest.xml. @throws Failure invalid where it is none */
export function readManifest(bytes: Uint8Array): { items: ItemResource[]; others: OtherResource[] } {
  const manifest = parsed(bytes);
  if (manifest.name !== 'manifest')
    throw invalid(`imsmanifest.xml is no manifest: its outermost element is ${manifest.name}`);
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
      others.push({ identifier, reason: `it is of type ${type}, a version of QTI that is not read` });
    }
  }
  return { items, others };
}

function parsed(bytes: Uint8Array): XmlElement {
  try {
    return parseXml(bytes, limits.manifestElements);
  } catch (error) {
    if (error instanceof NotTaken) throw invalid(`imsmanifest.xml cannot be read: ${error.message}`);
    throw error;
  }
}

const baseOf = (element: XmlElement) => element.attributes.get('xml:base') ?? '';

function itemOf(resource: XmlElement, identifier: string, base: string): ItemResource {
  const files = elementsOf(resource, 'file').map((file) => file.attributes.get('href') ?? '');
  const href = resource.attributes.get('href') ?? files[0];
  return {
    identifier,
    path: href === undefined ? new NotTaken('the manifest names no file for it') : tried(() => pathIn('', base + href)),
    files: files.flatMap((file) => {
      const at = tried(() => pathIn('', base + file));
      return typeof at === 'string' ? [at] : [];
    }),
    metadata: metadataOf(resource),
  };
}

function tried(find: () => string): string | NotTaken {
  try {
    return find();
  } catch (error) {
    if (error instanceof NotTaken) return error;
    throw error;
  }
}

/**
 * Where an address leads, seen from a folder of the package.
 * @throws NotTaken where it leads out of the package
 */
export function pathIn(folder: string, href: string): string {
  if (/^([a-z][a-z0-9+.-]*:|\/|\\)/i.test(href))
    throw new NotTaken(`it refers to something outside the package: ${href}`);
  let plain: string;
  try {
    plain = decodeURIComponent(href.replace(/[?#].*$/s, ''));
  } catch {
    throw new NotTaken(`it refers to a file by an address that cannot be read: ${href}`);
  }
  const found = path.posix.join(folder, plain.replaceAll('\\', '/'));
  if (found.startsWith('../') || found === '..' || found.startsWith('/')) {
    throw new NotTaken(`it refers to something outside the package: ${href}`);
  }
  return found;
}
