import type { Socket } from 'node:net';
import { createConnection } from 'node:net';

// A client of clamd, the daemon of ClamAV, by its protocol (man clamd): commands prefixed with `z` end with a zero byte,
// and so do the replies. INSTREAM takes chunks with their length in four bytes, big-endian; a length of zero ends them.

export interface Scanner {
  /** @throws Error when the scanner does not answer or cannot scan */
  scan(content: AsyncIterable<Uint8Array>): Promise<ScanResult>;
  /** The version of the engine and its signatures. @throws Error when the scanner does not answer */
  version(): Promise<string>;
  /** Where it is, for people. */
  readonly address: string;
}

export type ScanResult = { readonly isClean: true } | { readonly isClean: false; readonly virus: string };

/** clamd's default limit of a reply's delay is longer than any document of 10 MB needs (ms). */
const scanMs = 60_000;
const versionMs = 1500;

/** @param address the path of a socket (`/run/clamav/clamd.ctl`), or `host:port` */
export function createScanner(address: string): Scanner {
  return {
    address,
    async scan(content) {
      const reply = await converse(address, scanMs, async (socket) => {
        await write(socket, 'zINSTREAM\0');
        for await (const bytes of content) {
          if (bytes.byteLength === 0) continue;
          const length = Buffer.alloc(4);
          length.writeUInt32BE(bytes.byteLength);
          await write(socket, Buffer.concat([length, bytes]));
        }
        await write(socket, Buffer.alloc(4));
      });
      if (/^stream: OK$/.test(reply)) return { isClean: true };
      const [, virus] = /^stream: (.+) FOUND$/.exec(reply) ?? [];
      if (virus) return { isClean: false, virus };
      throw new Error(`The virus scanner at ${address} could not scan: ${reply}`);
    },
    async version() {
      const reply = await converse(address, versionMs, (socket) => write(socket, 'zVERSION\0'));
      if (reply === '') throw new Error(`The virus scanner at ${address} gave an empty answer`);
      return reply;
    },
  };
}

async function converse(address: string, limitMs: number, ask: (socket: Socket) => Promise<void>): Promise<string> {
  const socket = address.startsWith('/') ? createConnection(address) : createConnection(hostAndPort(address));
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let reply = '';
  const failed = (error: Error) =>
    reject(new Error(`The virus scanner at ${address} does not answer: ${error.message}`));
  socket.setEncoding('latin1');
  socket.setTimeout(limitMs, () => socket.destroy(new Error(`no answer within ${limitMs / 1000} seconds`)));
  socket.on('data', (part) => {
    reply += part;
    if (reply.includes('\0')) resolve(reply.slice(0, reply.indexOf('\0')).trim());
  });
  socket.on('error', failed);
  socket.on('close', () => failed(new Error('the connection was closed')));
  try {
    // clamd may refuse before everything was sent; its reply then says why.
    const asked = ask(socket);
    asked.catch(() => undefined);
    return await Promise.race([promise, asked.then(() => promise, failedAfterReply(promise))]);
  } finally {
    socket.destroy();
  }
}

const failedAfterReply = (reply: Promise<string>) => () => reply;

function write(socket: Socket, bytes: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}

function hostAndPort(address: string): { host: string; port: number } {
  const at = address.lastIndexOf(':');
  return { host: address.slice(0, at).replace(/^\[|\]$/g, ''), port: Number(address.slice(at + 1)) };
}
