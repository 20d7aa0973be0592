import { describe, expect, it } from 'vitest';
import { limits } from './limits.ts';
import { bytesOf } from './testing.ts';
import { element, serialised } from './write-xml.ts';
import { parseXml, rawTextOf } from './xml.ts';

const parsed = (text: string) => parseXml(bytesOf(text));

describe('reading XML', () => {
  it('keeps text, predefined entities and namespaces', () => {
    const root = parsed('<a xmlns="urn:x" b="1 &lt; 2"><c>x &amp; <![CDATA[<y>]]></c></a>');
    expect(root.namespace).toBe('urn:x');
    expect(root.attributes.get('b')).toBe('1 < 2');
    expect(rawTextOf(root)).toBe('x & <y>');
  });

  it('refuses entity expansion', () => {
    const lol = '<!DOCTYPE a [<!ENTITY x "haha"><!ENTITY y "&x;&x;&x;&x;&x;&x;&x;&x;">]><a>&y;&y;</a>';
    expect(() => parsed(lol)).toThrow('document type');
  });

  it('refuses external entities', () => {
    expect(() => parsed('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>')).toThrow('document type');
    expect(() => parsed('<!DOCTYPE a SYSTEM "http://example.org/a.dtd"><a/>')).toThrow('document type');
  });

  it('refuses undeclared entities', () => {
    expect(() => parsed('<a>&nbsp;</a>')).toThrow('not well-formed');
  });

  it.each([
    '<a><b></a></b>',
    '<a',
    '<a/><b/>',
    'text',
    '',
    '<a b="1" b="2"/>',
    '<x:a/>',
    '<a>\u0001</a>',
    '<a>&#1;</a>',
    '<a b=1/>',
  ])('refuses text that is not well-formed: %j', (text) => {
    expect(() => parsed(text)).toThrow(/not well-formed|has no element/);
  });

  it('refuses elements nested too deep', () => {
    expect(() => parsed('<a>'.repeat(limits.depth + 1))).toThrow('deep');
  });

  it('refuses too many elements and attributes', () => {
    expect(() => parsed(`<a>${'<b/>'.repeat(limits.elements)}</a>`)).toThrow('elements');
    const attributes = Array.from({ length: limits.attributes + 1 }, (_, index) => `a${index}=""`).join(' ');
    expect(() => parsed(`<a ${attributes}/>`)).toThrow('attributes');
  });

  it('reads UTF-16, and refuses other encodings and invalid text', () => {
    const utf16 = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from('<?xml version="1.0" encoding="UTF-16"?><a>é</a>', 'utf16le'),
    ]);
    expect(rawTextOf(parseXml(utf16))).toBe('é');
    expect(() => parseXml(Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>é</a>', 'utf8'))).toThrow(
      'declares the encoding ISO-8859-1',
    );
    expect(() => parseXml(Buffer.from('<a>é</a>', 'latin1'))).toThrow('not valid UTF-8 text');
    expect(() => parseXml(utf16.subarray(0, utf16.length - 1))).toThrow(/not valid UTF-16LE text/);
  });

  it('refuses XML 1.1', () => {
    expect(() => parsed('<?xml version="1.1"?><a/>')).toThrow('only 1.0');
  });
});

describe('writing XML', () => {
  it('reads back unchanged, including quotes, angle brackets and line ends', () => {
    const text = 'a < b & "c" \'d\' ]]> \r\n\t é 😀';
    const root = parsed(serialised(element('a', { b: text }, text)));
    expect(root.attributes.get('b')).toBe(text);
    expect(rawTextOf(root)).toBe(text);
  });

  it.each(['\u0000', '\u001b', '\ud800', '\uffff'])('refuses characters that XML does not allow: %j', (character) => {
    expect(() => serialised(element('a', {}, character))).toThrow('does not allow');
  });
});
