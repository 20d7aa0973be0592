import type { Server, Socket } from 'node:net';
import { createServer } from 'node:net';

// A virus scanner for tests: a socket that speaks the protocol of clamd.

export type ScannerAnswer = (content: Buffer, socket: Socket) => void;

export const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$' + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

export const honest: ScannerAnswer = (content, socket) =>
  socket.end(content.includes('EICAR-STANDARD') ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');

/** Runs a scanner during some work. Each entry of `scanned` is the content of a file, in order. */
export async function withScanner(
  socketPath: string,
  answer: ScannerAnswer,
  work: (scanned: Buffer[]) => Promise<void>,
): Promise<void> {
  const scanned: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      received = Buffer.concat([received, part]);
      if (received.toString('latin1') === 'zVERSION\0') socket.end('ClamAV 1.4.1/27500/Mon Nov 23 2026\0');
      const content = contentOf(received);
      if (!content) return;
      scanned.push(content);
      answer(content, socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(socketPath, resolve));
  try {
    await work(scanned);
  } finally {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** The content of an INSTREAM command that has arrived completely. */
function contentOf(received: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  if (!received.subarray(0, command.length).equals(Buffer.from(command))) return undefined;
  const parts: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
