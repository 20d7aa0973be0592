import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadConfiguration } from '../../config/load.ts';
import { migrationsFingerprint } from '../../core/db/index.ts';
import { prepareTemplate } from '../../core/db/testing.ts';
import { createLogger } from '../../core/observe/logger.ts';
import { openPlatform } from '../../core/platform.ts';
import { discoverPlugins } from '../../core/plugins/discover.ts';
import { contentFingerprint } from '../item-packs.ts';

/**
 * Runs once before all tests: prepares a template database with every migration applied and the item bank filled. Each test
 * file uses a copy. The template is kept for later runs until migrations or items change.
 */
export default async function setup() {
  const root = path.join(import.meta.dirname, '../..');
  const plugins = await discoverPlugins(root);
  const owners = [{ id: 'platform', folder: root }, ...plugins].map(({ id, folder }) => ({
    id,
    folder: path.join(folder, 'migrations'),
  }));
  const fingerprint = `${await migrationsFingerprint(owners)}${createHash('sha256')
    .update(await contentFingerprint())
    .digest('hex')
    .slice(0, 8)}`;
  const template = await prepareTemplate(fingerprint, async (_, url) => {
    const varFolder = await mkdtemp(path.join(tmpdir(), 'eiq-template-'));
    const configuration = loadConfiguration(root, {
      NODE_ENV: 'test',
      EIQ_CONFIG: 'config/none.json',
      DATABASE_URL: url,
      EIQ_VAR: varFolder,
      // The bank imports its items here, which takes long on a busy machine.
      PLUGIN_START_SECONDS: '300',
    });
    const platform = await openPlatform({ configuration, log: createLogger({ level: 'warn' }) });
    const broken = [...platform.host.quarantined].map(([id, reason]) => `${id}: ${reason}`);
    await platform.close();
    await rm(varFolder, { recursive: true, force: true });
    if (broken.length > 0) throw new Error(`Plugins of the tree do not run:\n${broken.join('\n')}`);
  });
  return () => template.close();
}
