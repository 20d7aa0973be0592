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

test('token keys differ from the secret key, and sealing is not deterministic', () => {
  const keys = loadKeys({ folder: emptyFolder(), production: true, secretKey });
  expect(keys.tokens.export().toString('utf8')).not.toBe(secretKey);
  expect(keys.seal('x', 'here').equals(keys.seal('x', 'here'))).toBe(false);
});

test('sealed text opens only unchanged, in its context and with its key', () => {
  const keys = loadKeys({ folder: emptyFolder(), production: true, secretKey });
  const sealed = keys.seal('clave secreta ключ', 'institution a');
  expect(keys.open(sealed, 'institution a')).toBe('clave secreta ключ');
  expect(() => keys.open(sealed, 'institution b')).toThrow();
  const changed = Buffer.from(sealed);
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
  expect(() => keys.open(changed, 'institution a')).toThrow();
  expect(() => keys.open(sealed.subarray(0, 20), 'institution a')).toThrow();
  const others = loadKeys({ folder: emptyFolder(), production: true, secretKey: secretKey.toUpperCase() });
  expect(() => others.open(sealed, 'institution a')).toThrow();
});
