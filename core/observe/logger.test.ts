import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { createLogger } from './logger.ts';
import { redactUrl } from './redact.ts';

const secret = 'hunter2-hunter2';
const jsonWebToken = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N';

function recorded(options: { isTTY?: boolean; isDevelopment?: boolean; level?: 'info' | 'debug' } = {}) {
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  const destination = Object.assign(stream, { isTTY: options.isTTY ?? false });
  const log = createLogger({ ...options, destination });
  return { log, text: () => text, last: () => JSON.parse(text.trim().split('\n').at(-1) ?? '{}') };
}

test('a line is JSON with a time, a level in words and the message', () => {
  const { log, last } = recorded();
  log.warn({ plugin: 'tutor' }, 'plugin is slow');
  expect(last()).toMatchObject({ level: 'warn', msg: 'plugin is slow', plugin: 'tutor' });
  expect(new Date(last().time).getTime()).toBeGreaterThan(0);
});

test('what is below the level is not written', () => {
  const { log, text } = recorded();
  log.debug('detail');
  expect(text()).toBe('');
});

test.each([
  'password',
  'newPassword',
  'password_hash',
  'token',
  'accessToken',
  'refresh_token',
  'Authorization',
  'proxy-authorization',
  'cookie',
  'Set-Cookie',
  'code',
  'secret',
  'client_secret',
  'apiKey',
  'X-Api-Key',
])('%s is hidden at any depth, in lists, and in the bindings of a child', (key) => {
  const { log, text } = recorded();
  log.info({ [key]: secret }, 'top');
  log.info({ request: { body: { people: [{ [key]: secret }] } } }, 'deep');
  log.info({ [key]: [secret] }, 'list');
  if (key !== 'code') log.child({ [key]: secret }).info('child');
  expect(text()).not.toContain(secret);
  expect(text().match(/\[redacted\]/g)).toHaveLength(key === 'code' ? 3 : 4);
});

test('what merely counts or affirms is not hidden', () => {
  const { log, last } = recorded();
  log.info({ tokens: 12, promptTokens: 7, hasPassword: true, token: null, statusCode: 200 });
  expect(last()).toMatchObject({ tokens: 12, promptTokens: 7, hasPassword: true, token: null, statusCode: 200 });
});

test('the code of an error stays, as does its stack; what the database quotes of the row does not', () => {
  const { log, last } = recorded();
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(ada@example.org) already exists.',
    config: { headers: { Authorization: secret } },
  });
  log.error({ err: error, requestId: 'r1' }, 'request failed');
  expect(last()).toMatchObject({ err: { type: 'Error', message: 'duplicate key', code: '23505' }, requestId: 'r1' });
  expect(last().err.stack).toContain('logger.test.ts');
  expect(JSON.stringify(last())).not.toMatch(/ada@example|hunter2/);
  log.error(error);
  expect(last()).toMatchObject({ msg: 'duplicate key', err: { code: '23505' } });
});

test('tokens inside texts are hidden: in addresses, headers and messages, wherever they stand', () => {
  const { log, text } = recorded();
  log.info({ url: `/ws/?EIO=4&token=${secret}&room=general` }, `GET /?code=${secret}#top`);
  log.info({ note: `sent Bearer ${secret}`, list: [{ href: `https://x.org/a?access_token=${secret}` }] });
  log.info(`a token: ${jsonWebToken}`);
  log.error(new Error(`connect to postgres://eiq:${secret}@db:5432/eiq failed`));
  expect(text()).not.toContain(secret);
  expect(text()).not.toContain('dozjgNryP4J3jVmNHl0w5N');
  expect(text()).toContain('room=general');
  expect(text()).toContain('postgres://eiq:[redacted]@db:5432/eiq');
});

test('an address keeps all but its secrets', () => {
  expect(redactUrl('/a?token=x&room=general&code=y&codec=opus')).toBe(
    '/a?token=[redacted]&room=general&code=[redacted]&codec=opus',
  );
  expect(redactUrl('redis://:pass@cache:6379/0')).toBe('redis://:[redacted]@cache:6379/0');
  expect(redactUrl('/plain/path?page=2')).toBe('/plain/path?page=2');
});

test('values that JSON cannot hold are written in some form instead of failing', () => {
  const { log, last } = recorded();
  const circle: Record<string, unknown> = { name: 'circle' };
  circle.self = circle;
  const deep = Array.from({ length: 20 }).reduce<object>((inner) => ({ inner }), { at: 'the bottom' });
  log.info({ circle, deep, big: 10n, bytes: Buffer.alloc(5000), many: Array(500).fill(1), at: new Date(0) }, 'odd');
  expect(last()).toMatchObject({
    circle: { name: 'circle', self: '[circular]' },
    big: '10',
    bytes: '[5000 bytes]',
    at: '1970-01-01T00:00:00.000Z',
  });
  expect(last().many).toHaveLength(101);
  expect(JSON.stringify(last())).not.toContain('the bottom');
});

test('a long line of beginnings of tokens is written like any other', () => {
  const { log, last } = recorded();
  const path = `/${'eyJ-'.repeat(100_000)}`;
  log.info({ path }, 'request');
  expect(last().path).toBe(path);
});

const server = createServer();
afterAll(() => server.close());

test('a real request is logged without its secrets', async () => {
  const { log, text, last } = recorded();
  server.on('request', (request, response) => {
    log.info({ req: request, res: response }, 'request');
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}/?token=${secret}&room=general`, {
    headers: { authorization: `Bearer ${secret}`, cookie: `session=${secret}` },
  });
  expect(text()).not.toContain(secret);
  expect(last()).toMatchObject({ req: { method: 'GET', url: '/?token=[redacted]&room=general' } });
});

test('a terminal gets readable lines in development, and JSON otherwise', async () => {
  const { log, text } = recorded({ isTTY: true, isDevelopment: true });
  log.info({ token: secret }, 'plugin started');
  expect(text()).toContain('plugin started');
  expect(text()).not.toContain(secret);
  expect(() => JSON.parse(text())).toThrow();
  for (const options of [{ isTTY: true }, { isDevelopment: true }]) {
    const plain = recorded(options);
    plain.log.info('plugin started');
    expect(plain.last().msg).toBe('plugin started');
  }
});

test.runIf(existsSync('/dev/full'))('a log whose disk is full is said once, and the process goes on', async () => {
  const logger = path.join(import.meta.dirname, 'logger.ts');
  const code = `import { createLogger } from ${JSON.stringify(logger)};
    const log = createLogger();
    process.on('uncaughtException', (err) => log.error({ err }, 'unhandled failure'));
    let lines = 0;
    const timer = setInterval(() => {
      log.info('x'.repeat(20_000));
      if (++lines === 20) { clearInterval(timer); process.stderr.write('went on'); process.exit(0); }
    }, 5);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
  });
  const [said, [exitCode]] = await Promise.all([text(child.stderr as Readable), once(child, 'exit')]);
  expect(said.match(/the log cannot be written/g)).toHaveLength(1);
  expect(said).toMatch(/ENOSPC[\s\S]*went on/);
  expect(exitCode).toBe(0);
});
