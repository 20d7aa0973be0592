import { expect, test } from 'vitest';
import { sniffedBytes, sniffedType } from './sniff.ts';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));

const png = bytes([0x89], 'PNG\r\n', [0x1a, 0x0a, 0, 0, 0, 13], 'IHDR', [0, 0, 0, 1]);
const ebml = (docType: string, rest: string) =>
  bytes([0x1a, 0x45, 0xdf, 0xa3, 0x93, 0x42, 0x82, 0x80 | docType.length], docType, rest);

test.each([
  ['application/pdf', bytes('%PDF-1.7\n')],
  ['image/png', png],
  ['image/jpeg', bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF')],
  ['audio/wav', bytes('RIFF', [36, 0, 0, 0], 'WAVEfmt ')],
  ['audio/webm', ebml('webm', 'A_OPUS')],
  ['video/webm', ebml('webm', 'V_VP8 A_OPUS')],
  ['text/plain', bytes('Grades: A, B\r\n\tC')],
  ['text/plain', bytes('ünï¢ødé 学習')],
  ['text/plain', bytes([0xef, 0xbb, 0xbf], 'with a byte order mark')],
  ['text/html', bytes('\n  <!DOCTYPE html><p>')],
  ['text/html', bytes('<svg onload="x()">')],
  ['text/html', bytes('<!-- --><script>')],
  ['text/xml', bytes('<?xml version="1.0"?><svg/>')],
])('%s is recognized by its content', (type, content) => {
  expect(sniffedType(content)).toBe(type);
});

test.each([
  ['an empty file', bytes()],
  ['a program', bytes([0x7f], 'ELF', [2, 1, 1, 0])],
  ['an archive', bytes('PK', [3, 4, 20, 0])],
  ['text in Latin-1', bytes('caf', [0xe9], ' au lait')],
  ['text in UTF-16', bytes([0xff, 0xfe], 'h', [0], 'i', [0])],
  ['text with a NUL character', bytes('text', [0], 'text')],
  ['a terminal escape', bytes('text', [0x1b], '[2J')],
  ['a Matroska file that is not WebM', ebml('matroska', 'V_MPEG4')],
  ['half of a PNG signature', bytes([0x89], 'PNG')],
  ['a RIFF file without sound', bytes('RIFF', [36, 0, 0, 0], 'AVI LIST')],
])('%s has no recognized type', (_, content) => {
  expect(sniffedType(content)).toBeUndefined();
});

test('text may end within a character at the end of the sample, but not at the end of a file', () => {
  const long = bytes('a'.repeat(sniffedBytes - 1), 'é').subarray(0, sniffedBytes);
  expect(sniffedType(long)).toBe('text/plain');
  expect(sniffedType(bytes('caf', [0xc3]))).toBeUndefined();
});

test('a file name within the content does not affect the type', () => {
  expect(sniffedType(bytes('<html><body>not.png'))).toBe('text/html');
});
