import type { AddressInfo } from 'node:net';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { refusedPort } from './refused-ports.ts';
import { createDrainingServer } from './server.ts';

const limits = { requestSeconds: 0.2, uploadSeconds: 100, connections: 3, connectionsPerAddress: 100 };

async function serve() {
  const { server } = createDrainingServer((request, response) => {
    request.resume().once('end', () => response.end('answered'));
  }, limits);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return (bytes: string) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(bytes);
    onTestFinished(() => void socket.destroy());
    return socket;
  };
}

test.each([
  ['headers that never end', 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: '],
  [
    'a body that never ends',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"a"',
  ],
  ['a body in pieces that never ends', 'POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n1\r\na\r\n'],
])('the connection is closed for %s', async (_, bytes) => {
  const send = await serve();
  expect(await text(send(bytes))).not.toContain('answered');
});

test('an upload has a longer time limit than other bodies', async () => {
  const send = await serve();
  const upload = 'POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: multipart/form-data\r\n';
  const slow = send(`${upload}content-length: 2\r\n\r\na`);
  // The upload began first, so when this request is closed it has outlasted the limit of other bodies.
  await text(send('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\na'));
  slow.write('b');
  expect(await text(slow)).toContain('answered');
});

test('connections beyond the limit are closed, and accepted again once others have closed', async () => {
  const send = await serve();
  const idle = [send(''), send(''), send('')];
  await Promise.all(idle.map((socket) => new Promise((resolve) => socket.once('connect', resolve))));
  const call = 'GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';
  expect(await text(send(call)).catch(() => '')).toBe('');
  idle[0]?.destroy();
  await expect.poll(() => text(send(call)).catch(() => '')).toContain('answered');
});

test('recognizes ports that browsers refuse', () => {
  for (const port of [4190, 6000, 6665, 10080]) expect(refusedPort(port)).toContain(String(port));
  for (const port of [80, 443, 3000, 8080, 0]) expect(refusedPort(port)).toBeUndefined();
});
