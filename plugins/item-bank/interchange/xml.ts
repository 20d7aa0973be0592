import { SaxesParser } from 'saxes';
import { ItemRefusal } from './item-refusal.ts';
import { limits } from './limits.ts';

/** An XML element. Names are local; `namespace` identifies the standard. */
export interface XmlElement {
  readonly name: string;
  readonly namespace: string;
  /** By name with prefix: `xml:lang`. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (XmlElement | string)[];
}

/**
 * Parses XML 1.0 in UTF-8 or UTF-16. Document types are refused, and with them custom and external entities.
 * @throws ItemRefusal
 */
export function parseXml(bytes: Uint8Array, maxElements: number = limits.elements): XmlElement {
  const text = decoded(bytes);
  const parser = new SaxesParser({ xmlns: true, position: true });
  const open: (Omit<XmlElement, 'children'> & { children: (XmlElement | string)[] })[] = [];
  let root: XmlElement | undefined;
  let elements = 0;
  const add = (part: string) => void open.at(-1)?.children.push(part);
  parser.on('error', ({ message }) => {
    throw new ItemRefusal(`it is not well-formed XML (${message})`);
  });
  parser.on('doctype', () => {
    throw new ItemRefusal('it has a document type (DOCTYPE), which is refused because it can declare entities');
  });
  parser.on('xmldecl', ({ version, encoding }) => {
    if (version !== undefined && version !== '1.0')
      throw new ItemRefusal(`it is XML ${version}; only 1.0 is supported`);
    if (encoding !== undefined && !matchesDeclared(encoding, bytes)) {
      throw new ItemRefusal(
        `it declares the encoding ${encoding}, which does not match; UTF-8 and UTF-16 are supported`,
      );
    }
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('opentag', (tag) => {
    elements += 1;
    if (elements > maxElements) throw new ItemRefusal(`it has more than ${maxElements} elements`);
    if (open.length >= limits.depth) throw new ItemRefusal(`its elements are nested more than ${limits.depth} deep`);
    const attributes = Object.values(tag.attributes);
    if (attributes.length > limits.attributes) {
      throw new ItemRefusal(`an element of it has more than ${limits.attributes} attributes`);
    }
    const element = {
      name: tag.local,
      namespace: tag.uri,
      attributes: new Map(attributes.map(({ name, value }) => [name, value])),
      children: [],
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    const closed = open.pop();
    if (open.length === 0) root = closed;
  });
  parser.write(text).close();
  if (!root) throw new ItemRefusal('it has no element');
  return root;
}

/** Child elements, optionally of one name. */
export function elementsOf(element: XmlElement, name?: string): XmlElement[] {
  return element.children.filter(
    (child): child is XmlElement => typeof child !== 'string' && (name === undefined || child.name === name),
  );
}

export function firstOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element && elementsOf(element, name)[0];
}

/** All descendants of a name, in document order. */
export function everyOf(element: XmlElement, name: string): XmlElement[] {
  return elementsOf(element).flatMap((child) => [...(child.name === name ? [child] : []), ...everyOf(child, name)]);
}

/** The text of all descendants, unchanged. */
export function rawTextOf(element: XmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : rawTextOf(child))).join('');
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw new ItemRefusal(`it is not valid ${encodingOf(bytes).toUpperCase()} text`);
  }
}

function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}

function matchesDeclared(encoding: string, bytes: Uint8Array): boolean {
  const found = encodingOf(bytes);
  const declared = encoding.toLowerCase();
  // ASCII is a subset of UTF-8.
  if (found === 'utf-8')
    return ['utf-8', 'utf8'].includes(declared) || (declared === 'us-ascii' && bytes.every((byte) => byte < 128));
  return declared === 'utf-16' || declared === found;
}
