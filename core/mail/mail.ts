import type { Transporter } from 'nodemailer';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { systemClock } from '../clock.ts';
import { unavailable } from '../contract/index.ts';
import type { MailMarks } from './mail-folder.ts';
import { openMailFolder } from './mail-folder.ts';
import type { Message } from './message.ts';

export interface Mail {
  /**
   * Passes a message to the mail server, or writes it to a file. `about` are ids of the people it is about, with whom the
   * file is deleted; they are not sent. @throws Failure unavailable
   */
  send(mail: Message & { readonly to: string; readonly about?: readonly string[] }): Promise<void>;
  /** Checks that mail works and returns how it is delivered. Throws with the reason otherwise. */
  verify(): Promise<{ way: 'smtp' | 'folder' }>;
  /** Deletes mail files to or about a person; sent mail is unaffected. Returns the number of files. */
  forget(marks: MailMarks): Promise<number>;
  /** Deletes mail files written before a moment. Returns the number of files. */
  sweep(before: Date): Promise<number>;
  close(): void;
}

export interface MailOptions {
  /** Mail server. By default mail is written to `.eml` files in `folder`. */
  readonly smtpUrl?: string | undefined;
  /** Sender, as in a header: `EiQ <no-reply@example.org>`. */
  readonly from: string;
  readonly folder: string;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly clock?: Clock;
}

/** Addresses and contents of mail are never logged: links in mail are as powerful as passwords. */
export function createMail(options: MailOptions): Mail {
  const files = openMailFolder({ folder: options.folder, clock: options.clock ?? systemClock });
  const toFolder: Way = { send: files.write, verify: files.verify, close() {} };
  const { send, verify, close } = options.smtpUrl ? bySmtp(options.smtpUrl) : toFolder;
  const way = options.smtpUrl ? 'smtp' : 'folder';
  return {
    async send(mail) {
      try {
        await send({ ...mail, from: options.from });
        options.log.info({ way }, 'mail sent');
      } catch (error) {
        options.log.warn({ way, code: (error as { code?: string }).code }, 'sending mail failed');
        throw unavailable('The mail could not be sent. Please try again later.');
      }
    },
    async verify() {
      await verify();
      return { way };
    },
    forget: files.forget,
    sweep: files.sweep,
    close,
  };
}

interface Way {
  send(mail: Message & { to: string; from: string; about?: readonly string[] }): Promise<void>;
  verify(): Promise<void>;
  close(): void;
}

/** Prevents attachments by path or URL, so that a message cannot read files or make requests. */
const closed = { disableFileAccess: true, disableUrlAccess: true } as const;

function bySmtp(url: string): Way {
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  // The library is large, so it is imported with the first mail.
  let opening: Promise<Transporter> | undefined;
  const transport = () => {
    opening ??= import('nodemailer').then(({ createTransport }) =>
      createTransport({ url, pool: true, maxConnections: 3, ...limits, ...closed }),
    );
    return opening;
  };
  return {
    async send({ about: _, ...mail }) {
      await (await transport()).sendMail(mail);
    },
    async verify() {
      await (await transport()).verify();
    },
    close() {
      opening?.then((opened) => opened.close());
    },
  };
}
