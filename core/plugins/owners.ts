import path from 'node:path';
import type { SchemaOwner } from '../db/index.ts';
import { discoverPlugins } from './discover.ts';

/** The schemas of a deployment with the folders of their migrations, the core's first: plugins' tables refer to it. */
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
