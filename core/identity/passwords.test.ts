import { hash, verify } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

function counting() {
  const counts = { hash: 0, verify: 0 };
  const passwords = createPasswords({
    hash(password, options) {
      counts.hash++;
      return hash(password, options);
    },
    verify(hashed, password) {
      counts.verify++;
      return verify(hashed, password);
    },
  });
  return { passwords, counts };
}

test('a password matches its own hash and no other', async () => {
  const { passwords } = counting();
  const stored = await passwords.hash('correct horse battery');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches(stored, 'correct horse battery')).toBe(true);
  expect(await passwords.matches(stored, 'correct horse batterz')).toBe(false);
});

test('nobody and a wrong password cost the same one verification', async () => {
  const { passwords, counts } = counting();
  const stored = await passwords.hash('correct horse battery');
  for (const given of [stored, null, undefined]) {
    counts.verify = 0;
    counts.hash = 0;
    expect(await passwords.matches(given, 'wrong')).toBe(false);
    expect(counts).toEqual({ hash: 0, verify: 1 });
  }
});

test('the same password composed differently by two keyboards is the same', async () => {
  const { passwords } = counting();
  const stored = await passwords.hash('contraseñá-larga');
  expect(await passwords.matches(stored, 'contraseñá-larga'.normalize('NFD'))).toBe(true);
});

test('a hash with other parameters is outdated', async () => {
  const { passwords } = counting();
  expect(passwords.isOutdated(await hash('x', { memoryCost: 4096 }))).toBe(true);
  expect(passwords.isOutdated(await passwords.hash('x'))).toBe(false);
});
