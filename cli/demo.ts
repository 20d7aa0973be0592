import type { Platform } from '../core/platform.ts';
import { ownerOf } from '../core/plugins/resolve.ts';
import type { Demo as DemoInstitution } from '../seeds/demo.ts';
import { seedDemo } from '../seeds/demo.ts';

export interface Demo extends DemoInstitution {
  /** Plugins whose demo rows could not be made, by id, with the reason. */
  readonly failures: Readonly<Record<string, string>>;
}

/**
 * The demo institution with its people, every plugin on that nobody has decided about, and each plugin's own demo rows.
 * Safe to do again. A plugin whose rows cannot be made does not keep the others from theirs.
 */
export async function prepareDemo(platform: Platform): Promise<Demo> {
  const { identity, clock, log, configuration, host, switchboard, gate } = platform;
  const demo = await seedDemo({ identity, clock, log, folder: configuration.varFolder });
  await switchboard.introduce(demo.institution);
  const on = await gate.pluginsOn(demo.institution.id);
  const failures: Record<string, string> = {};
  for (const { id, started } of usedFirst(host.plugins)) {
    if (!on.has(id)) continue;
    try {
      await started?.seeds?.(demo.institution);
    } catch (error) {
      failures[id] = (error as Error).message;
      log.error({ plugin: id, err: error }, 'The demo rows of a plugin could not be made');
    }
  }
  return { ...demo, failures };
}

/** Those that others use before those others: what is made up of a past rests on what was made up before. */
function usedFirst<P extends Platform['host']['plugins'][number]>(plugins: readonly P[]): readonly P[] {
  const ordered = new Set<P>();
  const met = new Set<P>();
  const visit = (one: P) => {
    if (met.has(one)) return;
    met.add(one);
    const needs = { ...one.plugin.requires, ...one.plugin.uses };
    const owners = new Set(Object.values(needs).map(({ service }) => ownerOf(service)));
    for (const other of plugins) if (owners.has(other.id)) visit(other);
    ordered.add(one);
  };
  plugins.forEach(visit);
  return [...ordered];
}
