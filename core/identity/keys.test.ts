import { createHmac } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadKeys } from './keys.ts';

const secretKey = 'a secret of more than thirty-two characters';

function emptyFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'eiq-keys-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('a key is created once, readable by its owner only, and loaded again', () => {
  const folder = path.join(emptyFolder(), 'var');
  const first = loadKeys({ folder, production: false });
  expect(statSync(path.join(folder, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['secret.key']);
  const second = loadKeys({ folder, production: false });
  expect(second.open(first.seal('quiet', 'here'), 'here')).toBe('quiet');
  expect(second.tokens.equals(first.tokens)).toBe(true);
});

test('production creates no key, and the error names the missing setting', () => {
  const folder = emptyFolder();
  expect(() => loadKeys({ folder, production: true })).toThrow('EIQ_SECRET_KEY');
  expect(readdirSync(folder)).toEqual([]);
  expect(() => loadKeys({ folder, production: true, secretKey })).not.toThrow();
});

test('a key file that other accounts can read is refused', () => {
  const folder = emptyFolder();
  loadKeys({ folder, production: false });
  chmodSync(path.join(folder, 'secret.key'), 0o644);
  expect(() => loadKeys({ folder, production: false })).toThrow('can be read by others');
});

test('production uses a key file that it finds', () => {
  const folder = emptyFolder();
  const made = loadKeys({ folder, production: false });
  expect(loadKeys({ folder, production: true }).tokens.equals(made.tokens)).toBe(true);
});

test('a secret key of fewer than 32 characters is refused', () => {
  const folder = emptyFolder();
  const load = (length: number) => loadKeys({ folder, production: true, secretKey: 'x'.repeat(length) });
  expect(() => load(31)).toThrow('at least 32 characters');
  expect(() => load(32)).not.toThrow();
});

test('token keys are derived from the secret key, and sealing is not deterministic', () => {
  const keys = loadKeys({ folder: emptyFolder(), production: true, secretKey });
  const [again, other] = [secretKey, `${secretKey}.`].map((each) =>
    loadKeys({ folder: emptyFolder(), production: true, secretKey: each }),
  );
  expect(keys.tokens.export()).toHaveLength(32);
  expect(keys.tokens.export().toString('utf8')).not.toContain(secretKey.slice(0, 8));
  expect([again?.tokens.equals(keys.tokens), other?.tokens.equals(keys.tokens)]).toEqual([true, false]);
  expect(keys.seal('x', 'here').equals(keys.seal('x', 'here'))).toBe(false);
});

test('a digest is the same for the same text and secret key only, and not made with the token key', () => {
  const [keys, again, other] = [secretKey, secretKey, `${secretKey}.`].map((each) =>
    loadKeys({ folder: emptyFolder(), production: true, secretKey: each }),
  );
  const hex = (each: typeof keys, text = 'an address') => each?.digest(text).toString('hex');
  expect(hex(keys)).toMatch(/^[0-9a-f]{64}$/);
  expect(hex(again)).toBe(hex(keys));
  expect(hex(other)).not.toBe(hex(keys));
  expect(hex(keys, 'an address ')).not.toBe(hex(keys));
  const withTokenKey = createHmac('sha256', keys?.tokens ?? '')
    .update('an address')
    .digest('hex');
  expect(hex(keys)).not.toBe(withTokenKey);
});

test('sealed text opens only unchanged, in its context and with its key', () => {
  const keys = loadKeys({ folder: emptyFolder(), production: true, secretKey });
  const sealed = keys.seal('clave secreta ключ', 'institution a');
  expect(keys.open(sealed, 'institution a')).toBe('clave secreta ключ');
  expect(() => keys.open(sealed, 'institution b')).toThrow();
  for (const [index, byte] of sealed.entries()) {
    const changed = Buffer.from(sealed);
    changed[index] = byte ^ 1;
    expect(() => keys.open(changed, 'institution a'), `byte ${index}`).toThrow();
    expect(() => keys.open(sealed.subarray(0, index), 'institution a'), `${index} bytes`).toThrow();
  }
  expect(() => keys.open(Buffer.concat([sealed, Buffer.from('x')]), 'institution a')).toThrow();
  const others = loadKeys({ folder: emptyFolder(), production: true, secretKey: secretKey.toUpperCase() });
  expect(() => others.open(sealed, 'institution a')).toThrow();
});
