import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '../clock.ts';
import type { Message } from './message.ts';
import { readMail } from './read-mail.ts';

/** Identifies mail about a person. */
export interface MailMarks {
  /** Ids from `about`, or contained in the text. */
  readonly ids: readonly string[];
  readonly addresses: readonly string[];
  /** Full names, which may occur in mail to others. */
  readonly names: readonly string[];
}

/** Writes mail to `.eml` files, for deployments without a mail server. */
export interface MailFolder {
  write(mail: Message & { to: string; from: string; about?: readonly string[] }): Promise<void>;
  verify(): Promise<void>;
  /** Deletes mail to or about a person. Returns the number of files. */
  forget(marks: MailMarks): Promise<number>;
  /** Deletes mail written before a moment. Returns the number of files. */
  sweep(before: Date): Promise<number>;
}

/** Header with the ids of people a mail is about; only in files, never sent. */
const aboutHeader = 'X-EiQ-About';

export function openMailFolder({ folder, clock }: { folder: string; clock: Clock }): MailFolder {
  // The library is large, so it is imported with the first mail.
  const transport = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      streamTransport: true,
      buffer: true,
      newline: 'unix',
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  const files = async () => {
    const names = await readdir(folder).catch(absent);
    return (names ?? []).filter((name) => /\.eml(\.part)?$/.test(name));
  };
  const remove = async (names: readonly string[]) => {
    for (const name of names) await rm(path.join(folder, name), { force: true });
    return names.length;
  };
  return {
    async write({ about = [], ...mail }) {
      const headers = about.length > 0 ? { [aboutHeader]: about.join(', ') } : {};
      const { message } = await (await transport()).sendMail({ ...mail, headers, date: clock.now() });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${timeIn(clock.now())}-${randomBytes(4).toString('hex')}.eml`);
      // Renamed when complete, so that programs watching the folder never read a partial mail.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    async verify() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.W_OK);
    },
    async forget(marks) {
      const about: string[] = [];
      for (const name of await files()) {
        const content = await readFile(path.join(folder, name)).catch(absent);
        if (content && isAbout(readMail(content), marks)) about.push(name);
      }
      return remove(about);
    },
    async sweep(before) {
      const limit = timeIn(before);
      return remove((await files()).filter((name) => name < limit));
    },
  };
}

/** A time for file names, which sort chronologically. */
const timeIn = (moment: Date) => moment.toISOString().replaceAll(':', '-');

function isAbout(text: string, { ids, addresses, names }: MailMarks): boolean {
  const written = text.toLowerCase();
  return (
    ids.some((id) => written.includes(id.toLowerCase())) ||
    addresses.some((address) => holdsWord(written, address.toLowerCase(), partsOfAddress)) ||
    names.some((name) => holdsWord(written, name.toLowerCase(), partsOfName))
  );
}

/** Characters before and after a word that make it part of a longer one. */
const partsOfName = ['[\\p{L}\\p{N}]', '[\\p{L}\\p{N}]'] as const;
/** A full stop ends a sentence unless more of the address follows. */
const partsOfAddress = ['[\\p{L}\\p{N}._%+-]', '[\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}]'] as const;

/** Whether a text contains a word that is not part of a longer one. */
function holdsWord(text: string, word: string, [before, after]: readonly [string, string]): boolean {
  if (word.trim() === '') return false;
  const escaped = word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  return new RegExp(`(?<!${before})${escaped}(?!${after})`, 'u').test(text);
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
