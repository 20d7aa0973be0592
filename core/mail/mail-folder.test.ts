import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MailFolder } from './mail-folder.ts';
import { openMailFolder } from './mail-folder.ts';
import { letter } from './templates.ts';

let folder: string;
let now: Date;
let mail: MailFolder;
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'eiq-folder-')), 'mail');
  now = new Date('2026-03-01T12:00:00Z');
  mail = openMailFolder({ folder, clock: { now: () => now } });
});
afterEach(() => rm(path.dirname(folder), { recursive: true }));

const nobody = { ids: [], addresses: [], names: [] };
const write = (to: string, paragraphs: string[], about: string[] = [], subject = 'A letter') =>
  mail.write({ to, from: 'EiQ <no-reply@example.org>', about, ...letter({ subject, greeting: 'Hello,', paragraphs }) });
const remaining = async () => (await readdir(folder)).length;

test('mail to an address is deleted regardless of case, mail to a longer address is kept', async () => {
  await write('Ada@example.org', ['One']);
  await write('grand.ada@example.org', ['Two']);
  await write('ada@example.org.example', ['Three']);
  await write('parent@example.org', ['You gave the address ada@example.org.']);
  expect(await mail.forget({ ...nobody, addresses: ['ada@example.org'] })).toBe(2);
  expect(await remaining()).toBe(2);
});

test('mail to others that contains a name is deleted, however it is encoded', async () => {
  await write('parent@example.org', ['Zoë Łukasiewicz-Ångström has asked for consent. '.repeat(5)]);
  await write('parent@example.org', ['日本語の手紙です。高橋 美咲 '.repeat(40)]);
  await write(
    'parent@example.org',
    ['Nothing'],
    [],
    'About Zoë Łukasiewicz-Ångström, and a subject that is long enough to be folded',
  );
  await write('parent@example.org', ['About Zoë Łukasiewicz-Ångströmsson']);
  expect(await mail.forget({ ...nobody, names: ['Zoë Łukasiewicz-Ångström'] })).toBe(2);
  expect(await mail.forget({ ...nobody, names: ['高橋 美咲'] })).toBe(1);
  expect(await remaining()).toBe(1);
});

test('mail about a person is deleted by their id', async () => {
  await write('parent@example.org', ['Your child has asked.'], ['01900000-0000-7000-8000-000000000001']);
  await write('parent@example.org', ['Your child has asked.'], ['01900000-0000-7000-8000-000000000002']);
  expect(await mail.forget({ ...nobody, ids: ['01900000-0000-7000-8000-000000000001'] })).toBe(1);
  expect(await remaining()).toBe(1);
});

test('sweep deletes mail older than the given time', async () => {
  await write('ada@example.org', ['Old']);
  now = new Date('2026-05-01T12:00:00Z');
  await write('ada@example.org', ['New']);
  expect(await mail.sweep(new Date('2026-04-01T00:00:00Z'))).toBe(1);
  expect(await remaining()).toBe(1);
});

test('a missing folder contains no mail', async () => {
  expect(await mail.forget({ ...nobody, names: ['Ada Lovelace'] })).toBe(0);
  expect(await mail.sweep(now)).toBe(0);
});
