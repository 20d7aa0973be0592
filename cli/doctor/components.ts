import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { Configuration } from '../../config/load.ts';
import { parseCron } from '../../core/events/cron.ts';
import { sealedColumnsOf } from '../../core/identity/index.ts';
import { createMail } from '../../core/mail/mail.ts';
import { createHealth } from '../../core/observe/health.ts';
import type { Platform } from '../../core/platform.ts';
import { unknownVariables } from '../../core/platform.ts';
import { backupFolder, backupsIn } from '../../core/storage/backup-files.ts';
import { createDiskStorage } from '../../core/storage/disk.ts';
import type { Finding } from './finding.ts';
import { check, fail, pass, warn } from './finding.ts';

/** Whether backups are made, and the last one is not missing. */
export async function backups(configuration: Configuration): Promise<Finding> {
  const name = 'Backups';
  const folder = backupFolder(configuration);
  const [latest] = await backupsIn(folder);
  const last = latest ? `the last of ${latest.at.toISOString()} in ${folder}` : `none in ${folder}`;
  const { backupSchedule, isProduction } = configuration;
  if (backupSchedule === undefined) {
    const remedy = 'Set EIQ_BACKUP_SCHEDULE, such as "30 2 * * *", or run "eiq backup create"';
    return isProduction && !latest ? warn(name, last, remedy) : pass(name, `${last}; no schedule`);
  }
  const now = new Date();
  const due = parseCron(backupSchedule).last(new Date(now.getTime() - patienceMs), new Date(0));
  const isMissing = due !== undefined && (latest?.at ?? 0) < due;
  if (isMissing)
    return warn(name, `${last}; one was due at ${due.toISOString()}`, 'Run "eiq backup create", which shows why');
  return pass(name, last);
}

/** Time that a scheduled backup may take (ms). */
const patienceMs = 60 * 60 * 1000;

const gigabyte = 1e9;

/** Writes, reads and deletes a file. */
export function storage({ varFolder }: Configuration): Promise<Finding[]> {
  const root = path.join(varFolder, 'files');
  return check('Storage', `Make ${root} writable for the account that runs EiQ`, async () => {
    const files = createDiskStorage({ root });
    const { freeBytes } = await files.health();
    const [key, content] = [`doctor/${randomUUID()}`, 'test'];
    await files.put(key, Readable.from([Buffer.from(content)]));
    const read = await text(await files.get(key));
    await files.delete(key);
    if (read !== content) throw new Error(`A file written to ${root} was read back with different content`);
    const message = `${root}: write, read and delete work; ${(freeBytes / gigabyte).toFixed(1)} GB free`;
    if (freeBytes < gigabyte / 5)
      return fail('Storage', message, 'Free some space: the database stops when the disk is full');
    return freeBytes < gigabyte ? warn('Storage', message, 'Free some space soon') : pass('Storage', message);
  });
}

export function mail({ smtpUrl, mailFrom, varFolder, isProduction }: Configuration): Promise<Finding[]> {
  return check('Mail', 'Check host, port, user and password in SMTP_URL', async () => {
    const folder = path.join(varFolder, 'mail');
    const sender = createMail({ smtpUrl, from: mailFrom, folder, log: { info() {}, warn() {} } });
    try {
      const { way } = await sender.verify();
      if (way === 'smtp') return pass('Mail', `${new URL(smtpUrl ?? '').host} accepts mail from ${mailFrom}`);
      const message = `written to files in ${folder}, because SMTP_URL is not set`;
      return isProduction
        ? warn('Mail', message, 'Set SMTP_URL; otherwise invitations are not delivered')
        : pass('Mail', message);
    } finally {
      sender.close();
    }
  });
}

/** No finding when Redis is not configured. */
export function redis({ redisUrl }: Configuration): Promise<Finding[]> {
  if (!redisUrl) return Promise.resolve([]);
  return check('Redis', 'Check REDIS_URL and that the server is running', async () => {
    const { createClient } = await import('redis');
    const client = createClient({ url: redisUrl, socket: { connectTimeout: 3000, reconnectStrategy: false } });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.ping();
      return pass('Redis', `${new URL(redisUrl).host} responds`);
    } finally {
      client.destroy();
    }
  });
}

/** Plugins that are not running, with the reason, and plugins whose health check fails. */
export async function plugins({ host }: Platform): Promise<Finding[]> {
  const running = host.plugins.filter(({ id, started }) => started && id !== 'platform');
  const findings = [...host.quarantined].map(([id, reason]) =>
    fail('Plugins', `${id} is not running: ${reason}`, `Fix it, or exclude it with EIQ_EXCLUDE=${id}`),
  );
  const health = createHealth({
    checks: () => Object.fromEntries(running.map(({ id, started }) => [id, () => started?.health?.()])),
  });
  for (const { name, ok, reason } of (await health.ready()).checks) {
    if (!ok)
      findings.push(
        fail('Plugins', `the health check of ${name} fails: ${reason}`, 'See the plugin’s README for its requirements'),
      );
  }
  if (findings.length > 0) return findings;
  return [pass('Plugins', `${running.length} running: ${running.map(({ id }) => id).join(', ')}`)];
}

/** Stored credentials that cannot be decrypted, as after a restore with another secret key. */
export async function credentials({ identity, host }: Platform): Promise<Finding[]> {
  const names = await identity.secrets.unreadable(sealedColumnsOf(host.plugins));
  if (names.length === 0) return [];
  const message = `encrypted with another secret key: ${[...new Set(names)].join(', ')}`;
  return [warn('Stored credentials', message, 'Restore the previous secret key or enter the credentials again')];
}

/** Warnings of plugins about each institution. */
export async function warnings({ host, identity }: Platform): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { id, slug, name } of await identity.institutions.all())
    for (const plugin of host.plugins) {
      const found = (await plugin.started?.warnings?.({ id, slug, name })) ?? [];
      findings.push(...found.map(({ message, remedy }) => warn(plugin.id, `${slug}: ${message}`, remedy)));
    }
  return findings;
}

/** Environment variables that are set but unknown. */
export function variables({ configuration, host }: Platform): Finding[] {
  return unknownVariables(configuration, host).map((name) =>
    warn(
      'Configuration',
      `unknown setting ${name} is ignored`,
      'Check its name in eiq config show or the plugins’ READMEs',
    ),
  );
}

/** Keys of AI providers, from the configuration schema of the plugin. */
export function intelligence({ host }: Platform): Finding {
  const ai = host.get('ai');
  if (!ai) return pass('AI keys', 'not needed: the plugin ai is not installed');
  const fields = ai.plugin.config instanceof z.ZodObject ? Object.keys(ai.plugin.config.shape) : [];
  const keys = fields.filter((field) => /key$/i.test(field));
  const configured = keys.filter((field) => (ai.config as Record<string, unknown> | undefined)?.[field]);
  if (configured.length > 0) return pass('AI keys', `set: ${configured.join(', ')}`);
  return pass('AI keys', `none set${keys.length > 0 ? ` (${keys.join(', ')})` : ''}; the built-in tutor answers`);
}

export async function institutions({ identity, configuration }: Platform): Promise<Finding> {
  const all = await identity.institutions.all();
  if (all.length > 0) return pass('Institutions', all.map(({ slug }) => slug).join(', '));
  const remedy = configuration.isDemo
    ? 'Run "eiq start" for a demo institution, or eiq institutions create <slug> <name>'
    : 'Create one with eiq institutions create <slug> <name>';
  return warn('Institutions', 'none exist yet', remedy);
}
