import type { IncomingMessage } from 'node:http';
import { Failure, invalid } from '../contract/index.ts';

const limit = 256 * 1024;

/**
 * Reads a body as JSON: an object, a list, or nothing, which is an empty object. Own keys named `__proto__` are refused:
 * code that copies an object by its keys would change the prototype of the copy.
 * @throws Failure invalid, too_large
 */
export async function parsedBody(request: IncomingMessage): Promise<unknown> {
  const text = await textOf(request);
  if (text === '') return {};
  try {
    if (!/^\s*[[{]/.test(text) || prototypeKey.test(text)) throw new SyntaxError();
    return JSON.parse(text);
  } catch {
    throw invalid('The body is not valid JSON');
  }
}

/** `"__proto__":`, each letter as it is or as its number. */
const prototypeKey = new RegExp(
  `"${[...'__proto__'].map((letter) => `(?:${letter}|\\\\u${hexOf(letter)})`).join('')}"\\s*:`,
  'i',
);

function hexOf(letter: string): string {
  return letter.charCodeAt(0).toString(16).padStart(4, '0');
}

/** A body that is announced or arrives larger than the limit is not read further. */
function textOf(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const tooLarge = () => new Failure('too_large', `The body is larger than ${limit / 1024} kB`);
    const chunks: Buffer[] = [];
    let length = 0;
    if (Number(request.headers['content-length']) > limit) {
      reject(tooLarge());
      return;
    }
    const end = () => {
      request.off('data', take).off('end', finish).off('error', cut).off('close', cut);
    };
    const take = (chunk: Buffer) => {
      length += chunk.length;
      if (length > limit) {
        end();
        request.pause();
        reject(tooLarge());
      } else chunks.push(chunk);
    };
    const finish = () => {
      end();
      resolve(new TextDecoder().decode(Buffer.concat(chunks)));
    };
    const cut = () => {
      end();
      reject(invalid('The request ended before its body'));
    };
    request.on('data', take).on('end', finish).on('error', cut).on('close', cut);
  });
}
