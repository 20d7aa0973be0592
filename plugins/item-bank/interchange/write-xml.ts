/** Attributes of an element; undefined values are omitted. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Serialised XML, as opposed to text that must be escaped. */
export interface Xml {
  readonly xml: string;
}

export type Content = Xml | string | readonly Content[];

/** Serialises an element. Strings in the content are text. */
export function element(name: string, attributes: Attributes = {}, content: Content = []): Xml {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapedAttribute(String(value))}"`)
    .join('');
  const inner = serialised(content);
  return { xml: inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>` };
}

/** A whole document. */
export const documentOf = (root: Xml) => `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;

/** @throws Error for characters that XML does not allow */
export function serialised(content: Content): string {
  if (typeof content === 'string') return escaped(content);
  if ('xml' in content) return content.xml;
  return content.map(serialised).join('');
}

/** Control characters except tab and line ends, and Unicode non-characters. */
const disallowed = /[^\P{Cc}\t\n\r\u007F-\u009F]|[\uFFFE\uFFFF]/u;

function escaped(text: string): string {
  if (!text.isWellFormed() || disallowed.test(text)) throw new Error('a text has characters that XML does not allow');
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#xD;');
}

const escapedAttribute = (text: string) =>
  escaped(text).replaceAll('"', '&quot;').replaceAll('\n', '&#xA;').replaceAll('\t', '&#x9;');
