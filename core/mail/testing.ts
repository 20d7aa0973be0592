import net from 'node:net';

/** A server with the SMTP commands that a delivery needs. */
export async function startMailServer(received: string[]) {
  const server = net.createServer((socket) => {
    let inMessage = false;
    socket.write('220 test\r\n');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      if (inMessage) {
        received.push(chunk);
        if (!chunk.endsWith('\r\n.\r\n')) return;
        inMessage = false;
        socket.write('250 accepted\r\n');
        return;
      }
      for (const line of chunk.split('\r\n').filter(Boolean)) {
        inMessage = line === 'DATA';
        if (inMessage) socket.write('354 go on\r\n');
        else if (/^RCPT TO:<refused/.test(line)) socket.write('550 no\r\n');
        else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as net.AddressInfo).port, close: () => server.close() };
}
