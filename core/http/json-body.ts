import type { IncomingMessage } from 'node:http';
import { invalid, jsonBytes } from '../contract/index.ts';
import { receivedBytes } from './received-bytes.ts';

/**
 * Parses a body as JSON: an object or a list. An empty body is an empty object. Keys named `__proto__` are rejected,
 * because code that copies an object key by key would change the prototype of the copy.
 * @throws Failure invalid, too_large
 */
export async function parsedBody(request: IncomingMessage, maxBytes = jsonBytes): Promise<unknown> {
  const text = new TextDecoder().decode(await receivedBytes(request, maxBytes));
  if (text === '') return {};
  try {
    if (!/^\s*[[{]/.test(text) || prototypeKey.test(text)) throw new SyntaxError();
    return JSON.parse(text);
  } catch {
    throw invalid('The body is not valid JSON');
  }
}

/** Matches the key `"__proto__":` with any of its letters escaped. */
const prototypeKey = new RegExp(
  `"${[...'__proto__'].map((letter) => `(?:${letter}|\\\\u${hexOf(letter)})`).join('')}"\\s*:`,
  'i',
);

function hexOf(letter: string): string {
  return letter.charCodeAt(0).toString(16).padStart(4, '0');
}
