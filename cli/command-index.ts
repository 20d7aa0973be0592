import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The commands that a plugin contributes: `eiq <name> …`. Several plugins may contribute to one group. */
export interface CommandGroup {
  readonly plugin: string;
  readonly name: string;
  readonly title: string;
  readonly commands: readonly { readonly name: string; readonly summary: string }[];
}

/**
 * The command groups of the loaded plugins. Reading them loads every plugin with its imports, so the result is cached
 * beside the compile cache until a file that declares commands changes.
 */
export async function commandGroupsIn(folder: string): Promise<readonly CommandGroup[]> {
  const file = path.join(folder, 'node_modules/.cache/eiq/commands.json');
  const state = stateOf(folder);
  const cached = readCache(file);
  if (cached?.state === state) return cached.groups;
  const groups = await readGroups(folder);
  writeCache(file, { state, groups });
  return groups;
}

async function readGroups(folder: string): Promise<CommandGroup[]> {
  const [{ loadConfiguration }, { discoverPlugins }] = await Promise.all([
    import('../config/load.ts'),
    import('../core/plugins/discover.ts'),
  ]);
  const deployment = () => {
    try {
      const { excludePlugins: exclude, packages } = loadConfiguration(folder);
      return { exclude, packages };
    } catch {
      // The help must work despite an invalid configuration.
      return {};
    }
  };
  const installed = await discoverPlugins(folder, deployment());
  const groups = installed.flatMap(({ plugin }) =>
    plugin?.commands?.length
      ? [
          {
            plugin: plugin.contract.id,
            name: plugin.commandGroup ?? plugin.contract.id,
            title: plugin.contract.title,
            commands: plugin.commands.map(({ name, summary }) => ({ name, summary })),
          },
        ]
      : [],
  );
  // The host quarantines the second plugin that claims a command.
  const claimed = new Set<string>();
  return groups.filter(({ name, commands }) => {
    const paths = commands.map((command) => `${name} ${command.name}`);
    if (paths.some((each) => claimed.has(each))) return false;
    for (const each of paths) claimed.add(each);
    return true;
  });
}

/** A fingerprint of the index's sources: the settings that select plugins, and size and time of the files that declare them. */
function stateOf(folder: string): string {
  const files = globSync(['plugins/*/*.ts', 'plugins/*/cli/*.ts', 'config/*.json', 'package-lock.json'], {
    cwd: folder,
  })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort();
  const { EIQ_EXCLUDE, EIQ_PACKAGES, EIQ_CONFIG } = process.env;
  const chosen = JSON.stringify([process.version, folder, EIQ_EXCLUDE, EIQ_PACKAGES, EIQ_CONFIG]);
  const hash = createHash('sha256').update(chosen);
  for (const file of files) {
    const { size, mtimeMs } = statSync(path.join(folder, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

interface CachedGroups {
  readonly state: string;
  readonly groups: readonly CommandGroup[];
}

function readCache(file: string): CachedGroups | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as CachedGroups;
  } catch {
    return undefined;
  }
}

/** Failing to write the cache only costs time: another account may own the folder. */
function writeCache(file: string, cached: CachedGroups): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(cached));
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // The groups are read again next time.
  }
}
