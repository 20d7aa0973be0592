import { arch, platform } from 'node:os';
import path from 'node:path';
import type { Configuration } from '../../config/load.ts';
import { ConfigurationError, loadConfiguration } from '../../config/load.ts';
import { refusedPort } from '../../core/http/refused-ports.ts';
import { PortTaken } from '../../core/http/server.ts';
import { loadKeys } from '../../core/identity/keys.ts';
import { canBuild, halvesOf, stateOfWeb } from '../build-web.ts';
import { assertPortFree } from '../ports.ts';
import { projectFolder } from '../project.ts';
import { runningServer } from '../running-server.ts';
import type { Finding } from './finding.ts';
import { check, fail, pass, warn } from './finding.ts';

// Checks that do not need the database.

export function runtime(): Finding {
  const version = process.versions.node;
  const message = `${version} on ${platform()} ${arch()}`;
  if (Number(version.split('.')[0]) >= 24) return pass('Node', message);
  return fail('Node', message, 'Install Node 24 or later, or run "npm ci", which installs it');
}

/** Native packages must match the machine's platform. */
export function packages(): Promise<Finding[]> {
  return check(
    'Packages',
    'Run "npm ci" on this machine: the packages were installed for another platform',
    async () => {
      const { hash, verify } = await import('@node-rs/argon2');
      if (!(await verify(await hash('test'), 'test'))) throw new Error('Passwords cannot be hashed');
      return pass('Packages', 'installed for this machine');
    },
  );
}

/** The configuration, or a finding for each of its problems. */
export function configuration(): { found: Configuration | undefined; findings: Finding[] } {
  try {
    const found = loadConfiguration(projectFolder);
    const from = (source: string) => Object.values(found.sources).filter((each) => each === source).length;
    const message = `${found.mode}; settings from the environment: ${from('environment')}, from a file: ${from('file')}`;
    return { found, findings: [pass('Configuration', message)] };
  } catch (error) {
    return { found: undefined, findings: problemsIn(error as Error) };
  }
}

/** A finding for each problem of an invalid configuration. Sections of plugins are read when the platform opens. */
export function problemsIn(error: Error): Finding[] {
  const remedy = 'Correct it; eiq config show describes each setting';
  if (!(error instanceof ConfigurationError)) return [fail('Configuration', error.message, remedy)];
  return error.problems.map(({ key, message }) => fail('Configuration', `${key}: ${message}`, remedy));
}

export function secretKey({ secretKey, varFolder, isProduction }: Configuration): Promise<Finding[]> {
  return check('Secret key', 'Correct it: signing in requires the secret key', async () => {
    loadKeys({ secretKey, folder: varFolder, production: isProduction });
    if (secretKey) return pass('Secret key', 'from the configuration');
    return pass('Secret key', `in ${path.join(varFolder, 'secret.key')}; keep a copy with your backups`);
  });
}

export async function web({ folder, packages, isProduction }: Configuration): Promise<Finding> {
  const state = stateOfWeb(folder, await halvesOf(folder, packages));
  if (state === 'current') return pass('Web', 'built and up to date');
  const message = state === 'absent' ? 'not built yet' : 'older than its sources';
  const remedy = canBuild(folder)
    ? 'Run "eiq start" or "npm run build"'
    : 'Run "npm ci --include=dev" and "npm run build"';
  const doesNotStart = state === 'absent' && (isProduction || !canBuild(folder));
  return doesNotStart ? fail('Web', message, remedy) : warn('Web', message, remedy);
}

/** Settings that are valid but usually wrong in production. */
export function production({ isProduction, publicUrl, trustedProxies }: Configuration): Finding[] {
  const findings: Finding[] = [];
  if (isProduction && !publicUrl) {
    findings.push(warn('Public address', 'not set: links in email lead to this machine', 'Set PUBLIC_URL'));
  }
  if (publicUrl?.startsWith('https:') && trustedProxies === 0) {
    const message =
      'PUBLIC_URL is https but TRUSTED_PROXIES is 0: all requests appear to come from the proxy’s address';
    findings.push(warn('Proxies', message, 'Set TRUSTED_PROXIES to the number of proxies in front, usually 1'));
  }
  const port = publicUrl ? refusedPort(Number(new URL(publicUrl).port)) : undefined;
  if (port) findings.push(warn('Public address', port, 'Choose another port for PUBLIC_URL'));
  return findings;
}

export async function port(configuration: Configuration): Promise<Finding> {
  const running = runningServer(configuration.varFolder);
  if (running) return pass('Port', `server listening at ${running.address} (process ${running.pid})`);
  const wanted = configuration.port ?? 3000;
  const refusal = refusedPort(wanted);
  if (refusal) return warn('Port', refusal, 'Set PORT to another port, unless a proxy in front uses its own port');
  try {
    await assertPortFree({ ...configuration, port: wanted });
    return pass('Port', `${wanted} is free`);
  } catch (error) {
    if (!(error instanceof PortTaken)) return fail('Port', (error as Error).message, 'Set PORT to another port');
    const message = `${wanted} is in use by another program`;
    if (configuration.port === undefined)
      return warn('Port', message, 'eiq start uses the next free port and prints it');
    return fail('Port', message, 'Stop that program or set PORT to another port');
  }
}
