import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { Configuration } from '../../config/load.ts';
import { createMail } from '../../core/mail/mail.ts';
import { createHealth } from '../../core/observe/health.ts';
import type { Platform } from '../../core/platform.ts';
import { unreadVariables } from '../../core/platform.ts';
import { createDiskStorage } from '../../core/storage/disk.ts';
import type { Finding } from './finding.ts';
import { fail, look, pass, warn } from './finding.ts';

const gigabyte = 1e9;

/** Writes, reads and deletes a file. */
export function storage({ varFolder }: Configuration): Promise<Finding[]> {
  const root = path.join(varFolder, 'files');
  return look('Storage', `Make ${root} writable for the account that runs EiQ`, async () => {
    const files = createDiskStorage({ root });
    const { freeBytes } = await files.health();
    const [key, content] = [`doctor/${randomUUID()}`, 'well'];
    await files.put(key, Readable.from([Buffer.from(content)]));
    const read = await text(await files.get(key));
    await files.delete(key);
    if (read !== content) throw new Error(`What was written to ${root} is read differently`);
    const message = `${root}: write, read and delete work; ${(freeBytes / gigabyte).toFixed(1)} GB free`;
    if (freeBytes < gigabyte / 5)
      return fail('Storage', message, 'Make room: the database stops when the disk is full');
    return freeBytes < gigabyte ? warn('Storage', message, 'Make room soon') : pass('Storage', message);
  });
}

export function mail({ smtpUrl, mailFrom, varFolder, isProduction }: Configuration): Promise<Finding[]> {
  return look('Mail', 'Check SMTP_URL: host, port, user and password', async () => {
    const folder = path.join(varFolder, 'mail');
    const sender = createMail({ smtpUrl, from: mailFrom, folder, log: { info() {}, warn() {} } });
    try {
      const { way } = await sender.verify();
      if (way === 'smtp') return pass('Mail', `${new URL(smtpUrl ?? '').host} takes our mail, from ${mailFrom}`);
      const message = `written to files in ${folder}, for SMTP_URL is not set`;
      return isProduction
        ? warn('Mail', message, 'Set SMTP_URL, or nobody receives invitations')
        : pass('Mail', message);
    } finally {
      sender.close();
    }
  });
}

/** Only where it is configured. */
export function redis({ redisUrl }: Configuration): Promise<Finding[]> {
  if (!redisUrl) return Promise.resolve([]);
  return look('Redis', 'Check REDIS_URL, and whether that server is up', async () => {
    const { createClient } = await import('redis');
    const client = createClient({ url: redisUrl, socket: { connectTimeout: 3000, reconnectStrategy: false } });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.ping();
      return pass('Redis', `${new URL(redisUrl).host} answers`);
    } finally {
      client.destroy();
    }
  });
}

/** Plugins that do not run, each with its reason; and those that run and are unwell. */
export async function plugins({ host }: Platform): Promise<Finding[]> {
  const running = host.plugins.filter(({ id, started }) => started && id !== 'platform');
  const findings = [...host.quarantined].map(([id, reason]) =>
    fail('Plugins', `${id} does not run: ${reason}`, `Repair it, or leave it out: EIQ_EXCLUDE=${id}`),
  );
  const health = createHealth({
    checks: () => Object.fromEntries(running.map(({ id, started }) => [id, () => started?.health?.()])),
  });
  for (const { name, ok, reason } of (await health.ready()).checks) {
    if (!ok) findings.push(fail('Plugins', `${name} runs and is unwell: ${reason}`, 'Its README tells what it needs'));
  }
  if (findings.length > 0) return findings;
  return [pass('Plugins', `${running.length} run: ${running.map(({ id }) => id).join(', ')}`)];
}

/** What administrators entered and cannot be read: after a restore with another secret key. */
export async function credentials({ identity }: Platform): Promise<Finding[]> {
  const names = await identity.secrets.unreadable();
  if (names.length === 0) return [];
  const message = `sealed under another secret key: ${[...new Set(names)].join(', ')}`;
  return [
    warn('Stored credentials', message, 'Start with the secret key they were entered under, or enter them again'),
  ];
}

/** What plugins find amiss in an institution, by the institution's name. */
export async function warnings({ host, identity }: Platform): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { id, slug, name } of await identity.institutions.all())
    for (const plugin of host.plugins) {
      const found = (await plugin.started?.warnings?.({ id, slug, name })) ?? [];
      findings.push(...found.map(({ message, remedy }) => warn(plugin.id, `${slug}: ${message}`, remedy)));
    }
  return findings;
}

/** Variables that somebody has set to no effect. */
export function variables({ configuration, host }: Platform): Finding[] {
  return unreadVariables(configuration, host).map((name) =>
    warn(
      'Configuration',
      `${name} is no setting: nobody reads it`,
      'eiq config show and the plugins’ READMEs name them',
    ),
  );
}

/** Keys of external providers, by the configuration that the plugin itself declares. */
export function intelligence({ host }: Platform): Finding {
  const ai = host.get('ai');
  if (!ai) return pass('AI keys', 'none is needed: the plugin ai is not installed');
  const fields = ai.plugin.config instanceof z.ZodObject ? Object.keys(ai.plugin.config.shape) : [];
  const keys = fields.filter((field) => /key$/i.test(field));
  const given = keys.filter((field) => (ai.config as Record<string, unknown> | undefined)?.[field]);
  if (given.length > 0) return pass('AI keys', `given: ${given.join(', ')}`);
  return pass('AI keys', `none given (${keys.join(', ') || 'none is taken'}): the built-in tutor answers`);
}

export async function institutions({ identity, configuration }: Platform): Promise<Finding> {
  const all = await identity.institutions.all();
  if (all.length > 0) return pass('Institutions', all.map(({ slug }) => slug).join(', '));
  const remedy = configuration.isDemo
    ? 'eiq start makes a demo institution, eiq institutions create your own'
    : 'eiq institutions create <slug> <name>';
  return warn('Institutions', 'there is none yet', remedy);
}
