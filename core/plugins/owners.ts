import path from 'node:path';
import type { SchemaOwner } from '../db/index.ts';
import { discoverPlugins } from './discover.ts';

/** The schemas of a deployment with their migration folders. The core's is first, because tables of plugins reference it. */
export async function schemaOwners(deployment: {
  folder: string;
  excludePlugins: readonly string[];
  packages: readonly string[];
}): Promise<SchemaOwner[]> {
  const { folder, excludePlugins: exclude, packages } = deployment;
  const plugins = await discoverPlugins(folder, { exclude, packages });
  return [{ id: 'platform', folder }, ...plugins].map((each) => ({
    id: each.id,
    folder: path.join(each.folder, 'migrations'),
  }));
}
