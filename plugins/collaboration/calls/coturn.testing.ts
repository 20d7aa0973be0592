import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../core/http/testing.ts';
import { installed } from '../../../core/installed-programs.testing.ts';
import { CallConfig, callWarnings } from './turn.ts';

/** Why tests of relayed calls are skipped. */
export const noCoturn = 'skipped: turnserver (coturn) is not on the path';

export interface TestTurnServer {
  /** `plugins.collaboration.calls` for it. */
  readonly config: Pick<CallConfig, 'turnUrls' | 'turnSecret'>;
  stop(): Promise<void>;
}

/** A private coturn with a shared secret, or undefined where it is not installed. */
export async function startCoturn(): Promise<TestTurnServer | undefined> {
  const program = installed('turnserver');
  if (program === undefined) return undefined;
  const folder = await mkdtemp(path.join(tmpdir(), 'eiq-coturn-'));
  // Browsers gather addresses of the network, not of loopback.
  const outer = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  const address = outer.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1';
  const [port, turnSecret] = [await freePort(), randomBytes(24).toString('hex')];
  const settings = {
    ...{ 'listening-ip': address, 'relay-ip': address, 'listening-port': String(port), realm: 'eiq.test' },
    ...{ 'static-auth-secret': turnSecret, 'log-file': 'stdout', pidfile: path.join(folder, 'pid') },
    userdb: path.join(folder, 'users'),
  };
  const flags = [
    '-n',
    '--use-auth-secret',
    '--fingerprint',
    '--no-cli',
    '--no-tls',
    '--no-dtls',
    '--allow-loopback-peers',
  ];
  const args = [...flags, ...Object.entries(settings).map(([name, value]) => `--${name}=${value}`)];
  const child = spawn(program, args, { stdio: 'ignore', cwd: folder });
  const ended = once(child, 'exit');
  const kill = () => child.kill('SIGKILL');
  // Also stops the server when the tests exit abnormally.
  process.once('exit', kill);
  const config = { turnUrls: [`turn:${address}:${port}`], turnSecret };
  for (let attempt = 0; (await callWarnings(CallConfig.parse(config))).length > 0; attempt++) {
    if (attempt === 20 || child.exitCode !== null) throw new Error('turnserver does not answer');
    await pause(100);
  }
  return {
    config,
    async stop() {
      process.off('exit', kill);
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
