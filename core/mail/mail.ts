import type { Transporter } from 'nodemailer';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { systemClock } from '../clock.ts';
import { unavailable } from '../contract/index.ts';
import type { MailMarks } from './folder.ts';
import { openMailFolder } from './folder.ts';
import type { Message } from './message.ts';

export interface Mail {
  /**
   * Hands a message to the mail server, or writes it to a file. `about` names whom it is about, so that the file can
   * be removed with them; it is not sent. Throws Failure `unavailable` when that fails.
   */
  send(mail: Message & { readonly to: string; readonly about?: readonly string[] }): Promise<void>;
  /** Which way mail goes, once it is known to work. Throws with the reason when it does not. */
  verify(): Promise<{ way: 'smtp' | 'folder' }>;
  /** Removes files of mail to or about a person; what a mail server was handed is gone. Tells how many. */
  forget(marks: MailMarks): Promise<number>;
  /** Removes files of mail that was written before a moment. Tells how many. */
  sweep(before: Date): Promise<number>;
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
        options.log.warn({ way, code: (error as { code?: string }).code }, 'mail could not be sent');
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

/** No attachments by path or address, whatever a message holds: mail never reads files or calls out. */
const closed = { disableFileAccess: true, disableUrlAccess: true } as const;

function bySmtp(url: string): Way {
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  // The library is large and loaded with the first mail.
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
