import { hash, verify } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

function countingPasswords() {
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
  const { passwords } = countingPasswords();
  const stored = await passwords.hash('correct horse battery');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches(stored, 'correct horse battery')).toBe(true);
  expect(await passwords.matches(stored, 'correct horse batterz')).toBe(false);
});

test('a missing account costs the same single verification as a wrong password', async () => {
  const { passwords, counts } = countingPasswords();
  const stored = await passwords.hash('correct horse battery');
  for (const hashed of [stored, null, undefined]) {
    counts.verify = 0;
    counts.hash = 0;
    expect(await passwords.matches(hashed, 'wrong')).toBe(false);
    expect(counts).toEqual({ hash: 0, verify: 1 });
  }
});

test('a password matches in every Unicode composition', async () => {
  const { passwords } = countingPasswords();
  const stored = await passwords.hash('contraseñá-larga');
  expect(await passwords.matches(stored, 'contraseñá-larga'.normalize('NFD'))).toBe(true);
});

test('a hash with other parameters is outdated', async () => {
  const { passwords } = countingPasswords();
  expect(passwords.isOutdated(await hash('x', { memoryCost: 4096 }))).toBe(true);
  expect(passwords.isOutdated(await passwords.hash('x'))).toBe(false);
});
