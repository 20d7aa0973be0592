import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createMail } from './mail.ts';
import { invitation, letter, passwordReset } from './templates.ts';
import { startMailServer } from './testing.ts';

const from = 'EiQ <no-reply@example.org>';

function recordingLog() {
  const lines: string[] = [];
  const write = (...parts: unknown[]) => void lines.push(JSON.stringify(parts));
  return { lines, log: { info: write, warn: write } as never };
}

/** A path in a new folder, where nothing exists yet. */
async function newMailFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'eiq-mail-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return path.join(folder, 'mail');
}

test('without a mail server each email is a file that only its owner can read', async () => {
  const folder = await newMailFolder();
  const { log } = recordingLog();
  const mail = createMail({ from, folder, log });
  expect(await mail.verify()).toEqual({ way: 'folder' });
  await mail.send({
    to: 'zoë@example.org',
    ...letter({ subject: 'Grüße', greeting: 'Hallo,', paragraphs: ['Ça va?'] }),
  });
  const [file = ''] = await readdir(folder);
  expect(file).toMatch(/\.eml$/);
  expect((await stat(path.join(folder, file))).mode & 0o777).toBe(0o600);
  const text = await readFile(path.join(folder, file), 'utf8');
  expect(text).toContain('From: EiQ <no-reply@example.org>');
  expect(text).toContain('multipart/alternative');
});

test('mail is sent by SMTP, and a refusal rejects as unavailable', async () => {
  const received: string[] = [];
  const server = await startMailServer(received);
  const { lines, log } = recordingLog();
  const mail = createMail({ smtpUrl: `smtp://127.0.0.1:${server.port}`, from, folder: '/nonexistent', log });
  expect(await mail.verify()).toEqual({ way: 'smtp' });
  await mail.send({ to: 'ada@example.org', subject: 'Hello', text: 'A secret-link' });
  expect(received.join('')).toContain('A secret-link');
  await expect(mail.send({ to: 'refused@example.org', subject: 'Hello', text: 'x' })).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(lines.join('')).not.toMatch(/@example|secret-link/);
  mail.close();
  server.close();
});

test('verify rejects if mail cannot be sent', async () => {
  const { log } = recordingLog();
  const mail = createMail({ smtpUrl: 'smtp://127.0.0.1:1', from, folder: '', log });
  await expect(mail.verify()).rejects.toThrow();
  mail.close();
  const file = await newMailFolder();
  await writeFile(file, '');
  await expect(createMail({ from, folder: file, log }).verify()).rejects.toThrow();
});

test('a line break in a subject adds no header', async () => {
  const folder = await newMailFolder();
  const { log } = recordingLog();
  await createMail({ from, folder, log }).send({
    to: 'ada@example.org',
    subject: 'Hello\r\nBcc: everyone@example.org',
    text: 'x',
  });
  const [file = ''] = await readdir(folder);
  expect(await readFile(path.join(folder, file), 'utf8')).not.toMatch(/^Bcc:/m);
});

test('names in emails are text, not markup', () => {
  const { html, text } = invitation({
    institution: 'A <b>& Co',
    firstName: '<script>',
    role: 'learner',
    invitedBy: undefined,
    link: 'https://example.org/accept?code=a&b',
    days: 1,
  });
  expect(html).not.toMatch(/<script>|<b>/);
  expect(html).toContain('href="https://example.org/accept?code=a&amp;b"');
  expect(text).toContain('https://example.org/accept?code=a&b');
  expect(text).toContain('as a learner.');
  expect(text).toContain('expires in 1 day.');
});

test('a password reset email contains the username and the validity of its link', () => {
  const details = { institution: 'Academy', firstName: '', username: 'ada', link: 'https://example.org/', hours: 24 };
  expect(passwordReset(details).text).toMatch(/Hello,.*ada.*24 hours/s);
});
