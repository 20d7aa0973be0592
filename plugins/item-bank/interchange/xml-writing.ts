/** Attributes of an element to be written; those without a value are left out. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** XML that is already written, to tell it from text that still has to be escaped. */
export interface Xml {
  readonly xml: string;
}

export type Content = Xml | string | readonly Content[];

/** Writes one element. Strings among the content are text. */
export function element(name: string, attributes: Attributes = {}, content: Content = []): Xml {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapedAttribute(String(value))}"`)
    .join('');
  const inner = inXml(content);
  return { xml: inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>` };
}

/** A whole document. */
export const documentOf = (root: Xml) => `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;

/** @throws Error for characters that XML cannot carry */
export function inXml(content: Content): string {
  if (typeof content === 'string') return escaped(content);
  if ('xml' in content) return content.xml;
  return content.map(inXml).join('');
}

/** Control characters, tab and line ends apart, and what Unicode keeps from being characters. */
const unwritable = /[^\P{Cc}\t\n\r\u007F-\u009F]|[\uFFFE\uFFFF]/u;

function escaped(text: string): string {
  if (!text.isWellFormed() || unwritable.test(text)) throw new Error('a text has characters that XML cannot carry');
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#xD;');
}

const escapedAttribute = (text: string) =>
  escaped(text).replaceAll('"', '&quot;').replaceAll('\n', '&#xA;').replaceAll('\t', '&#x9;');
