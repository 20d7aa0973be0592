import { expect, test } from 'vitest';
import { messageSize } from './message-size.ts';

test.each([
  [{ key: 'ü "quoted"\n', list: [1, true, null, -2.5], nested: { empty: {}, none: [] } }],
  ['text'],
  [[]],
])('the size of a JSON body is at least its text’s, plus at most ten bytes: %j', (body) => {
  const { bytes, binaryParts } = messageSize(body);
  const length = Buffer.byteLength(JSON.stringify(body));
  expect(bytes).toBeGreaterThanOrEqual(length);
  expect(bytes).toBeLessThanOrEqual(length + 10);
  expect(binaryParts).toBe(0);
});

test('binary parts count with their bytes at any depth', () => {
  expect(messageSize(new Uint8Array(1000))).toEqual({ bytes: 1000, binaryParts: 1 });
  const body = { one: Buffer.alloc(500), more: [new ArrayBuffer(20), new Float64Array(2)] };
  expect(messageSize(body)).toMatchObject({ binaryParts: 3 });
  expect(messageSize(body).bytes).toBeGreaterThan(536);
});

test('a deeply nested body does not overflow the stack', () => {
  const body = JSON.parse('['.repeat(200_000) + ']'.repeat(200_000));
  expect(messageSize(body).bytes).toBeGreaterThanOrEqual(400_000);
  expect(messageSize(undefined)).toEqual({ bytes: 0, binaryParts: 0 });
});
