import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { parsedBody } from './json-body.ts';

/** A request whose body arrives in these chunks. */
const request = (chunks: readonly (string | Buffer)[], headers: Record<string, string> = {}) =>
  Object.assign(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), { headers }) as unknown as IncomingMessage;

test('a body is read completely, however it is split into chunks', async () => {
  const bytes = Buffer.from('\uFEFF {"word":"naïve 🙂","list":[1,2]}');
  const chunks = Array.from(bytes, (_, index) => bytes.subarray(index, index + 1));
  expect(await parsedBody(request(chunks))).toEqual({ word: 'naïve 🙂', list: [1, 2] });
  expect(await parsedBody(request(['[1]']))).toEqual([1]);
  expect(await parsedBody(request([]))).toEqual({});
});

test.each(['"words"', '17', 'null', '{"open":', '{} {}', 'a=b'])('%s is not a valid body', async (text) => {
  await expect(parsedBody(request([text]))).rejects.toMatchObject({ code: 'invalid' });
});

test.each([
  '{"__proto__": {"role": "operator"}}',
  '{"deep": [{"__proto__" : 1}]}',
  '{"\\u005f_pr\\u006Fto__": 1}',
])('a __proto__ key is refused: %s', async (text) => {
  await expect(parsedBody(request([text]))).rejects.toMatchObject({ code: 'invalid' });
  expect(await parsedBody(request([JSON.stringify({ message: text })]))).toEqual({ message: text });
});

test('a body that is too large is refused by its announced and by its actual length', async () => {
  const announced = request(['{}'], { 'content-length': '300000' });
  await expect(parsedBody(announced)).rejects.toMatchObject({ code: 'too_large' });
  const arriving = request(Array.from({ length: 300 }, () => 'x'.repeat(1024)));
  await expect(parsedBody(arriving)).rejects.toMatchObject({ code: 'too_large' });
});

test('an aborted body is invalid', async () => {
  const aborted = request([]);
  aborted.push('{"half":');
  const parsing = expect(parsedBody(aborted)).rejects.toMatchObject({ code: 'invalid' });
  aborted.destroy();
  await parsing;
});
