import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TestPlatform } from '../../../core/testing.ts';
import { createTestPlatform } from '../../../core/testing.ts';
import type { Forger } from '../providers/forger.testing.ts';
import { openForger } from '../providers/forger.testing.ts';
import { idpKeys } from '../providers/saml-keys.testing.ts';
import { appleValues, environmentWith, idpMetadata } from '../testing.ts';
import { command as remove } from './remove.ts';
import { command as setup } from './setup.ts';
import { command as status } from './status.ts';
import { command as tryOut } from './test.ts';

let at: TestPlatform;
let forger: Forger;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'eiq-oauth-'));
  forger = await openForger();
  at = await createTestPlatform({ plugins: ['oauth'], environment: environmentWith({ apple: forger }) });
});
afterEach(() => {
  process.exitCode = undefined;
});
afterAll(async () => {
  await at?.close();
  await forger?.close();
  await rm(folder, { recursive: true, force: true });
});

const school = () => ({ title: 'School', issuer: forger.issuer, clientId: 'eiq' });

test('`setup` takes the secret from standard input or a file, tests, and prints the redirect URL', async () => {
  forger.answerWith({ status: 401, error: 'invalid_client' });
  const printed = await at.runCommand(setup, {
    arguments: { provider: 'oidc' },
    options: { ...school(), secretStdin: true },
    input: 'a-secret-from-a-pipe\n',
  });
  forger.answerWith({ status: 400, error: 'invalid_grant' });
  expect(process.exitCode).toBe(1);
  expect(printed.text).toContain('Credentials');
  expect(printed.value).toMatchObject({ provider: 'oidc', success: false });
  expect(JSON.stringify(printed)).not.toContain('a-secret-from-a-pipe');
});

test('`setup` asks at a terminal, and then the provider is in use', async () => {
  const printed = await at.runCommand(setup, {
    answers: {
      'Provider (google, apple, oidc or saml)': 'oidc',
      'Public address of this platform, such as https://eiq.school.example (empty: this computer only)':
        'https://eiq.school.example/start',
      'Name on the button, such as Microsoft': 'School',
      Issuer: forger.issuer,
      'Client ID': 'eiq',
      'Client secret': 'the-secret',
    },
  });
  expect(printed.value).toMatchObject({ status: 'configured', testedAt: expect.any(String), success: true });
  expect(printed.text).toContain('https://eiq.school.example/api/auth/oidc/callback');
  expect(printed.text).toContain('Set PUBLIC_URL=https://eiq.school.example');
  expect((await at.nobody.get('/api/auth/providers')).body).toMatchObject([{ title: 'School' }]);
  const shown = await at.runCommand(status);
  expect(shown.text).toMatch(/oidc +OpenID Connect +configured/);
  expect(shown.text).toMatch(/google +Google +missing/);
  expect((await at.runCommand(tryOut, { arguments: { provider: 'oidc' } })).value).toMatchObject({ success: true });
  expect(process.exitCode).toBeUndefined();
});

test('`setup` says at once what is wrong with an answer', async () => {
  const answers = {
    'Provider (google, apple, oidc or saml)': 'oidc',
    'Name on the button, such as Microsoft': 'School',
    Issuer: 'login.example.org',
  };
  const run = (more: Record<string, string>) =>
    at.runCommand(setup, {
      options: { name: 'asked', publicUrl: 'https://eiq.school.example' },
      answers: { ...answers, ...more },
    });
  await expect(run({})).rejects.toThrow('Issuer: An address such as https://login.example.org');
  const known = { Issuer: forger.issuer, 'Client ID': 'e i q' };
  await expect(run(known)).rejects.toThrow('Client ID: Contains a space');
  await expect(run({ ...known, 'Client ID': 'eiq', 'Client secret': '' })).rejects.toThrow('Client secret: Required');
});

test('`setup` reads Apple’s key from its file, and says what is missing or wrong', async () => {
  const file = path.join(folder, 'AuthKey.p8');
  await writeFile(file, appleValues.privateKey);
  const { privateKey: _, ...options } = appleValues;
  const run = (given: Record<string, string>) =>
    at.runCommand(setup, { arguments: { provider: 'apple' }, options: given });
  await expect(run(options)).rejects.toThrow('--secret-file or --secret-stdin');
  expect((await run({ ...options, secretFile: file })).value).toMatchObject({ status: 'configured' });
  await expect(run({ ...options, secretFile: path.join(folder, 'none') })).rejects.toThrow('cannot be read');
  await expect(run({ ...options, teamId: 'x', secretFile: file })).rejects.toThrow('teamId: Ten capital letters');
  await expect(at.runCommand(setup, { arguments: { provider: 'github' } })).rejects.toThrow(
    'google, apple, oidc, saml',
  );
});

test('`--name` sets up a further provider beside the first', async () => {
  const named = { arguments: { provider: 'saml' }, options: { name: 'second' } };
  const file = path.join(folder, 'certificate.pem');
  await writeFile(file, idpKeys.certificate);
  const options = { entityId: 'https://idp.example', signOnUrl: 'https://idp.example/sso', title: 'Second' };
  const run = (more: object) =>
    at.runCommand(setup, { ...named, options: { ...named.options, ...options, secretFile: file, ...more } });
  const printed = await run({});
  expect(printed.value).toMatchObject({ provider: 'saml-second', status: 'configured', values: { signOutUrl: '' } });
  expect(printed.text).toMatch(/api\/auth\/saml\/second\/callback/);
  await expect(run({ name: 'Two words' })).rejects.toThrow('--name: Lower-case letters');
  await expect(run({ publicUrl: 'eiq.school.example' })).rejects.toThrow('--public-url: An address');
  await expect(
    at.runCommand(setup, { arguments: { provider: 'google' }, options: { name: 'second' } }),
  ).rejects.toThrow('There is one google only');
  // What is not given stays as it is stored.
  const changed = await at.runCommand(setup, { ...named, options: { ...named.options, title: 'New', signOutUrl: '' } });
  expect(changed.value).toMatchObject({
    status: 'configured',
    values: { title: 'New', entityId: 'https://idp.example', confirmsAddresses: false },
  });
  expect((await at.runCommand(status)).text).toMatch(/saml-second +SAML \(second\) +configured/);
  expect((await at.runCommand(tryOut, named)).value).toMatchObject({ success: true });
  expect((await at.runCommand(remove, named)).value).toEqual({ provider: 'saml-second', status: 'missing' });
});

test('SAML is set up from a file with metadata, and says what is wrong with it', async () => {
  const file = path.join(folder, 'metadata.xml');
  await writeFile(file, idpMetadata());
  const run = (options: Record<string, string | boolean>) =>
    at.runCommand(setup, {
      arguments: { provider: 'saml' },
      options: { title: 'School', name: 'by-metadata', ...options },
    });
  expect((await run({ metadataFile: file, confirmsAddresses: true })).value).toMatchObject({
    status: 'configured',
    values: {
      entityId: 'https://idp.example/metadata',
      signOutUrl: 'https://idp.example/slo',
      confirmsAddresses: true,
    },
  });
  await writeFile(file, '<html></html>');
  await expect(run({ metadataFile: file })).rejects.toThrow('This is a web page');
  await expect(run({ metadataFile: file, metadataUrl: 'https://idp.example' })).rejects.toThrow('not both');
  await expect(run({ metadataUrl: 'idp.example' })).rejects.toThrow('--metadata-url: An address');
  expect((await run({})).text).toContain('is known to this computer only. Set PUBLIC_URL');
  const removed = { arguments: { provider: 'saml-by-metadata' } };
  expect((await at.runCommand(remove, removed)).value).toMatchObject({ status: 'missing' });
});

test('`remove` asks first', async () => {
  const given = { arguments: { provider: 'oidc' } };
  await expect(at.runCommand(remove, { ...given, isConfirmed: false })).rejects.toThrow('Nothing was changed');
  expect((await at.runCommand(remove, given)).value).toEqual({ provider: 'oidc', status: 'missing' });
  await expect(at.runCommand(remove, given)).rejects.toThrow('not set up');
});
