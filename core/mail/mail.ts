import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { systemClock } from '../clock.ts';
import { unavailable } from '../contract/index.ts';

/** What a mail says; the same in text and in simple HTML. */
export interface Message {
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

export interface Mail {
  /** Hands a message to the mail server, or writes it to a file. Throws Failure `unavailable` when that fails. */
  send(mail: Message & { readonly to: string }): Promise<void>;
  /** Which way mail goes, once it is known to work. Throws with the reason when it does not. */
  verify(): Promise<{ way: 'smtp' | 'folder' }>;
  close(): void;
}

export interface MailOptions {
  /** Without one, mail is written as `.eml` files to `folder`. */
  readonly smtpUrl?: string | undefined;
  /** Sender, as in a header: `EiQ <no-reply@example.org>`. */
  readonly from: string;
  readonly folder: string;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly clock?: Clock;
}

/** Addresses and contents of mail never reach the log: links in mail are as good as passwords. */
export function createMail(options: MailOptions): Mail {
  const { send, verify, close } = options.smtpUrl ? bySmtp(options.smtpUrl) : toFolder(options);
  const way = options.smtpUrl ? 'smtp' : 'folder';
  return {
    async send(mail) {
      try {
        await send({ ...mail, from: options.from });
        options.log.info({ way }, 'mail sent');
      } catch (error) {
        options.log.warn({ way, code: (error as { code?: string }).code }, 'mail could not be sent');
        throw unavailable('The mail could not be sent. Please try again later.');
      }
    },
    async verify() {
      await verify();
      return { way };
    },
    close,
  };
}

interface Way {
  send(mail: Message & { to: string; from: string }): Promise<void>;
  verify(): Promise<void>;
  close(): void;
}

/** No attachments by path or address, whatever a message holds: mail never reads files or calls out. */
const closed = { disableFileAccess: true, disableUrlAccess: true } as const;

function bySmtp(url: string): Way {
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  const transport = createTransport({ url, pool: true, maxConnections: 3, ...limits, ...closed });
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
    async verify() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

function toFolder({ folder, clock = systemClock }: MailOptions): Way {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix', ...closed });
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ ...mail, date: clock.now() });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = clock.now().toISOString().replaceAll(':', '-');
      const file = path.join(folder, `${time}-${randomBytes(4).toString('hex')}.eml`);
      // Appears whole: whoever watches the folder never reads half a mail.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    async verify() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.W_OK);
    },
    close() {},
  };
}
