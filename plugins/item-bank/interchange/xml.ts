import { SaxesParser } from 'saxes';
import { limits } from './limits.ts';
import { NotTaken } from './not-taken.ts';

/** One element of an XML file. Names are local: which standard they are of is told by `namespace`. */
export interface XmlElement {
  readonly name: string;
  readonly namespace: string;
  /** By name, prefixes kept: `xml:lang`. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (XmlElement | string)[];
}

/**
 * Reads XML 1.0 in UTF-8 or UTF-16, strictly and without ever following anything out of it: a document type, and so
 * every entity of one's own, is refused outright.
 * @throws NotTaken in words for the author
 */
export function parseXml(bytes: Uint8Array, mostElements: number = limits.elements): XmlElement {
  const text = decoded(bytes);
  const parser = new SaxesParser({ xmlns: true, position: true });
  const open: (Omit<XmlElement, 'children'> & { children: (XmlElement | string)[] })[] = [];
  let root: XmlElement | undefined;
  let elements = 0;
  const add = (part: string) => void open.at(-1)?.children.push(part);
  parser.on('error', ({ message }) => {
    throw new NotTaken(`it is not well-formed XML (${message})`);
  });
  parser.on('doctype', () => {
    throw new NotTaken('it has a document type (DOCTYPE); these are refused, with the entities they could declare');
  });
  parser.on('xmldecl', ({ version, encoding }) => {
    if (version !== undefined && version !== '1.0') throw new NotTaken(`it is XML ${version}; only 1.0 is read`);
    if (encoding !== undefined && !isDeclaredRightly(encoding, bytes)) {
      throw new NotTaken(`it says to be in ${encoding}, and is not; UTF-8 and UTF-16 are read`);
    }
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('opentag', (tag) => {
    elements += 1;
    if (elements > mostElements) throw new NotTaken(`it has more than ${mostElements} elements`);
    if (open.length >= limits.depth) throw new NotTaken(`its elements are nested more than ${limits.depth} deep`);
    const attributes = Object.values(tag.attributes);
    if (attributes.length > limits.attributes) {
      throw new NotTaken(`an element of it has more than ${limits.attributes} attributes`);
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
  if (!root) throw new NotTaken('it holds no element');
  return root;
}

/** The element children, of a name where one is given. */
export function elementsOf(element: XmlElement, name?: string): XmlElement[] {
  return element.children.filter(
    (child): child is XmlElement => typeof child !== 'string' && (name === undefined || child.name === name),
  );
}

export function firstOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element && elementsOf(element, name)[0];
}

/** Every element of a name below, in the order of the document. */
export function everyOf(element: XmlElement, name: string): XmlElement[] {
  return elementsOf(element).flatMap((child) => [...(child.name === name ? [child] : []), ...everyOf(child, name)]);
}

/** All text below, as it stands. */
export function rawTextOf(element: XmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : rawTextOf(child))).join('');
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    throw new NotTaken(`it is not the ${encodingOf(bytes).toUpperCase()} text it should be`);
  }
}

function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}

function isDeclaredRightly(encoding: string, bytes: Uint8Array): boolean {
  const found = encodingOf(bytes);
  const declared = encoding.toLowerCase();
  // Plain ASCII is UTF-8 as it stands.
  if (found === 'utf-8')
    return ['utf-8', 'utf8'].includes(declared) || (declared === 'us-ascii' && bytes.every((byte) => byte < 128));
  return declared === 'utf-16' || declared === found;
}
