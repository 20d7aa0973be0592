import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { parsedBody } from './json-body.ts';

/** A request whose body arrives in these pieces. */
const request = (pieces: readonly (string | Buffer)[], headers: Record<string, string> = {}) =>
  Object.assign(Readable.from(pieces.map((piece) => Buffer.from(piece))), { headers }) as unknown as IncomingMessage;

test('a body is read whole, however it is cut into pieces', async () => {
  const bytes = Buffer.from('\uFEFF {"word":"naïve 🙂","list":[1,2]}');
  const pieces = Array.from(bytes, (_, index) => bytes.subarray(index, index + 1));
  expect(await parsedBody(request(pieces))).toEqual({ word: 'naïve 🙂', list: [1, 2] });
  expect(await parsedBody(request(['[1]']))).toEqual([1]);
  expect(await parsedBody(request([]))).toEqual({});
});

test.each(['"words"', '17', 'null', '{"open":', '{} {}', 'a=b'])('%s is no body', async (text) => {
  await expect(parsedBody(request([text]))).rejects.toMatchObject({ code: 'invalid' });
});

test.each([
  '{"__proto__": {"role": "operator"}}',
  '{"deep": [{"__proto__" : 1}]}',
  '{"\\u005f_pr\\u006Fto__": 1}',
])('a key that names a prototype is refused: %s', async (text) => {
  await expect(parsedBody(request([text]))).rejects.toMatchObject({ code: 'invalid' });
  expect(await parsedBody(request([JSON.stringify({ message: text })]))).toEqual({ message: text });
});

test('what is too large is refused when it is announced, and when it arrives', async () => {
  const announced = request(['{}'], { 'content-length': '300000' });
  await expect(parsedBody(announced)).rejects.toMatchObject({ code: 'too_large' });
  const arriving = request(Array.from({ length: 300 }, () => 'x'.repeat(1024)));
  await expect(parsedBody(arriving)).rejects.toMatchObject({ code: 'too_large' });
});

test('a request that is cut off answers as invalid', async () => {
  const cut = request([]);
  cut.push('{"half":');
  const parsing = expect(parsedBody(cut)).rejects.toMatchObject({ code: 'invalid' });
  cut.destroy();
  await parsing;
});
