/** Media types that can be detected from content. */
export const sniffableTypes = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'audio/wav',
  'audio/webm',
  'video/webm',
  'text/html',
  'text/xml',
  'text/plain',
] as const;
export type SniffedType = (typeof sniffableTypes)[number];

/** Number of leading bytes needed for detection. */
export const sniffedBytes = 4096;

/**
 * Detects the media type of content from its first 4096 bytes, regardless of its name; undefined if unknown or empty.
 * `text/plain` means UTF-8 without control characters; markup that a browser would run is not plain text.
 * Signatures: ISO 32000 7.5.2 (PDF), PNG 3rd edition 5.2, ITU-T T.81 B.1.1 (JPEG), RIFF/WAVE (IBM and Microsoft 1991), RFC 8794 (EBML).
 */
export function sniffedType(start: Uint8Array): SniffedType | undefined {
  if (start.byteLength === 0) return undefined;
  if (begins(start, '%PDF-')) return 'application/pdf';
  if (begins(start, '\x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDR')) return 'image/png';
  if (begins(start, '\xff\xd8\xff')) return 'image/jpeg';
  if (begins(start, 'RIFF') && begins(start.subarray(8), 'WAVE')) return 'audio/wav';
  if (begins(start, '\x1a\x45\xdf\xa3')) return webmType(start);
  return textType(start);
}

/** WebM is identified by its DocType; the codec names distinguish video from audio. */
function webmType(start: Uint8Array): SniffedType | undefined {
  const bytes = latin1(start);
  // Element DocType (0x4282) with its length as one byte: 4.
  if (!bytes.slice(0, 64).includes('\x42\x82\x84webm')) return undefined;
  return /V_(VP8|VP9|AV1)/.test(bytes) ? 'video/webm' : 'audio/webm';
}

const htmlTag = /^<(!doctype html|html|head|body|script|iframe|style|title|table|div|svg|a|p|b|br|h1|font)[\s>/]/;

function textType(start: Uint8Array): SniffedType | undefined {
  const text = decoded(start);
  if (text === undefined || hasControls(text)) return undefined;
  const opening = text.trimStart().toLowerCase();
  // Browsers treat content that begins with these as HTML (WHATWG MIME Sniffing 7.1).
  if (opening.startsWith('<!--') || htmlTag.test(opening)) return 'text/html';
  return opening.startsWith('<?xml') ? 'text/xml' : 'text/plain';
}

/** Decodes UTF-8; undefined if invalid. The last character may be truncated at the end of the sample. */
function decoded(start: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: start.byteLength >= sniffedBytes });
  } catch {
    return undefined;
  }
}

/** Whether text contains C0 controls other than tab, line feed, form feed and carriage return, or DEL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression matches control characters
const hasControls = (text: string) => /[\x00-\x08\x0b\x0e-\x1f\x7f]/.test(text);

function begins(bytes: Uint8Array, signature: string): boolean {
  return latin1(bytes.subarray(0, signature.length)) === signature;
}

/** One character a byte. */
const latin1 = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
