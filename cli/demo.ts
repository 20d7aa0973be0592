import type { InstitutionRef } from '../core/contract/index.ts';
import { knexOf } from '../core/db/index.ts';
import type { Platform } from '../core/platform.ts';
import { ownerOf } from '../core/plugins/resolve.ts';
import type { Demo as DemoInstitution } from '../seeds/demo.ts';
import { seedDemo } from '../seeds/demo.ts';

export interface Demo extends DemoInstitution {
  /** Reasons by plugin id, for plugins whose demo rows could not be created. */
  readonly failures: Readonly<Record<string, string>>;
}

export interface DemoPreparation {
  /** Also calls plugins that this version has already seeded. */
  readonly again?: boolean;
}

/**
 * Creates the demo institution with its people, switches on every plugin without a switch, and creates each plugin's
 * demo rows. Safe to repeat. A plugin that fails does not stop the others.
 * Each version of the platform calls a plugin's `seeds` once, and again when people were missing.
 */
export async function prepareDemo(platform: Platform, { again = false }: DemoPreparation = {}): Promise<Demo> {
  const { identity, clock, log, configuration, host, switchboard, gate } = platform;
  const demo = await seedDemo({ identity, clock, log, folder: configuration.varFolder });
  await switchboard.introduce(demo.institution);
  const on = await gate.pluginsOn(demo.institution.id);
  const seeded = again || demo.peopleCreated > 0 ? new Set<string>() : await pluginsSeeded(platform, demo.institution);
  const failures: Record<string, string> = {};
  for (const { id, started } of usedFirst(host.plugins)) {
    if (!started?.seeds || !on.has(id) || seeded.has(id)) continue;
    try {
      await started.seeds(demo.institution);
      await recordSeeded(platform, demo.institution, id);
    } catch (error) {
      failures[id] = (error as Error).message;
      log.error({ plugin: id, err: error }, 'Creating the demo rows of a plugin failed');
    }
  }
  return { ...demo, failures };
}

const table = 'platform.plugin_seeds';

async function pluginsSeeded({ database, version }: Platform, { id }: InstitutionRef): Promise<ReadonlySet<string>> {
  const rows: { pluginId: string }[] = await knexOf(database)(table)
    .select('pluginId')
    .where({ institutionId: id, version });
  return new Set(rows.map(({ pluginId }) => pluginId));
}

async function recordSeeded({ database, version }: Platform, { id }: InstitutionRef, pluginId: string): Promise<void> {
  const key = ['institutionId', 'pluginId'];
  await knexOf(database)(table).insert({ institutionId: id, pluginId, version }).onConflict(key).merge();
}

/** Plugins in order of dependency: demo rows of a plugin build on the demo rows of the plugins it uses. */
function usedFirst<P extends Platform['host']['plugins'][number]>(plugins: readonly P[]): readonly P[] {
  const ordered = new Set<P>();
  const visited = new Set<P>();
  const visit = (one: P) => {
    if (visited.has(one)) return;
    visited.add(one);
    const needs = { ...one.plugin.requires, ...one.plugin.uses };
    const owners = new Set(Object.values(needs).map(({ service }) => ownerOf(service)));
    for (const other of plugins) if (owners.has(other.id)) visit(other);
    ordered.add(one);
  };
  plugins.forEach(visit);
  return [...ordered];
}
