import { expect, test } from 'vitest';
import { base32, codeAt, newSecret, setupAddress, stepAt, stepOfCode } from './totp.ts';

const secret = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

// RFC 6238, appendix B, for SHA-1.
test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('the code at second %i is that of RFC 6238', (seconds, code) => {
  expect(codeAt(secret, stepAt(at(seconds)), 8)).toBe(code);
  expect(codeAt(secret, stepAt(at(seconds)))).toBe(code.slice(2));
});

// RFC 4226, appendix D.
test('the first ten codes are those of RFC 4226', () => {
  const codes = Array.from({ length: 10 }, (_, counter) => codeAt(secret, counter));
  expect(codes).toEqual([
    ...['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'],
  ]);
});

test('a code is accepted one step early or late, not two', () => {
  const moment = at(1_700_000_000);
  const now = stepAt(moment);
  const accepted = [-2, -1, 0, 1, 2].map((offset) => stepOfCode(secret, codeAt(secret, now + offset), moment));
  expect(accepted).toEqual([undefined, now - 1, now, now + 1, undefined]);
});

test('a code is not accepted again, nor an earlier one', () => {
  const moment = at(1_700_000_000);
  const now = stepAt(moment);
  expect(stepOfCode(secret, codeAt(secret, now), moment, now)).toBeUndefined();
  expect(stepOfCode(secret, codeAt(secret, now - 1), moment, now)).toBeUndefined();
  expect(stepOfCode(secret, codeAt(secret, now + 1), moment, now)).toBe(now + 1);
});

test.each([
  '',
  '12345',
  '1234567',
  'abcdef',
  '٠١٢٣٤٥',
  '\u0000\u0000\u0000\u0000\u0000\u0000',
])('text that is no code is not accepted: %j', (text) =>
  expect(stepOfCode(secret, text, at(1_700_000_000))).toBeUndefined());

// RFC 4648, section 10.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 of %j is that of RFC 4648', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
});

test('the address for an app names issuer and account, in any script', () => {
  const address = setupAddress({ secret, issuer: 'North: High & School', account: 'zoë@north.example' });
  expect(address).toBe(
    'otpauth://totp/North%20%20High%20%26%20School:zo%C3%AB%40north.example' +
      '?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=North%20%20High%20%26%20School&algorithm=SHA1&digits=6&period=30',
  );
  expect(newSecret()).toHaveLength(20);
});
