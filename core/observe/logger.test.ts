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

function recordingLogger(options: { isTTY?: boolean; isDevelopment?: boolean; level?: 'info' | 'debug' } = {}) {
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

test('a line is JSON with time, level name and message', () => {
  const { log, last } = recordingLogger();
  log.warn({ plugin: 'tutor' }, 'plugin is slow');
  expect(last()).toMatchObject({ level: 'warn', msg: 'plugin is slow', plugin: 'tutor' });
  expect(new Date(last().time).getTime()).toBeGreaterThan(0);
});

test('messages below the level are not written', () => {
  const { log, text } = recordingLogger();
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
])('%s is redacted at any depth, in lists and in bindings of child loggers', (key) => {
  const { log, text } = recordingLogger();
  log.info({ [key]: secret }, 'top');
  log.info({ request: { body: { people: [{ [key]: secret }] } } }, 'deep');
  log.info({ [key]: [secret] }, 'list');
  if (key !== 'code') log.child({ [key]: secret }).info('child');
  expect(text()).not.toContain(secret);
  expect(text().match(/\[redacted\]/g)).toHaveLength(key === 'code' ? 3 : 4);
});

test('numbers, booleans and null are not redacted', () => {
  const { log, last } = recordingLogger();
  log.info({ tokens: 12, promptTokens: 7, hasPassword: true, token: null, statusCode: 200 });
  expect(last()).toMatchObject({ tokens: 12, promptTokens: 7, hasPassword: true, token: null, statusCode: 200 });
});

test('code and stack of an error are logged, but not the row that a database error quotes', () => {
  const { log, last } = recordingLogger();
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

test('secrets within texts are redacted: in URLs, headers and messages', () => {
  const { log, text } = recordingLogger();
  log.info({ url: `/ws/?EIO=4&token=${secret}&room=general` }, `GET /?code=${secret}#top`);
  log.info({ note: `sent Bearer ${secret}`, list: [{ href: `https://x.org/a?access_token=${secret}` }] });
  log.info(`a token: ${jsonWebToken}`);
  log.error(new Error(`connect to postgres://eiq:${secret}@db:5432/eiq failed`));
  expect(text()).not.toContain(secret);
  expect(text()).not.toContain('dozjgNryP4J3jVmNHl0w5N');
  expect(text()).toContain('room=general');
  expect(text()).toContain('postgres://eiq:[redacted]@db:5432/eiq');
});

test('redactUrl removes only secrets', () => {
  expect(redactUrl('/a?token=x&room=general&code=y&codec=opus')).toBe(
    '/a?token=[redacted]&room=general&code=[redacted]&codec=opus',
  );
  expect(redactUrl('redis://:pass@cache:6379/0')).toBe('redis://:[redacted]@cache:6379/0');
  expect(redactUrl('/plain/path?page=2')).toBe('/plain/path?page=2');
});

test('values that JSON cannot represent are logged without failing', () => {
  const { log, last } = recordingLogger();
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

test('a long text of token prefixes is logged unchanged', () => {
  const { log, last } = recordingLogger();
  const path = `/${'eyJ-'.repeat(100_000)}`;
  log.info({ path }, 'request');
  expect(last().path).toBe(path);
});

const server = createServer();
afterAll(() => server.close());

test('a real request is logged without its secrets', async () => {
  const { log, text, last } = recordingLogger();
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

test('the log is readable text in a terminal during development, and JSON otherwise', async () => {
  const { log, text } = recordingLogger({ isTTY: true, isDevelopment: true });
  log.info({ token: secret }, 'plugin started');
  expect(text()).toContain('plugin started');
  expect(text()).not.toContain(secret);
  expect(() => JSON.parse(text())).toThrow();
  for (const options of [{ isTTY: true }, { isDevelopment: true }]) {
    const plain = recordingLogger(options);
    plain.log.info('plugin started');
    expect(plain.last().msg).toBe('plugin started');
  }
});

test.runIf(existsSync('/dev/full'))('a log on a full disk is reported once, and the process continues', async () => {
  const logger = path.join(import.meta.dirname, 'logger.ts');
  const code = `import { createLogger } from ${JSON.stringify(logger)};
    const log = createLogger();
    process.on('uncaughtException', (err) => log.error({ err }, 'unhandled failure'));
    let lines = 0;
    const timer = setInterval(() => {
      log.info('x'.repeat(20_000));
      if (++lines === 20) { clearInterval(timer); process.stderr.write('continued'); process.exit(0); }
    }, 5);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
  });
  const [errors, [exitCode]] = await Promise.all([text(child.stderr as Readable), once(child, 'exit')]);
  expect(errors.match(/the log cannot be written/g)).toHaveLength(1);
  expect(errors).toMatch(/ENOSPC[\s\S]*continued/);
  expect(exitCode).toBe(0);
});
