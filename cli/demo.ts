import type { Platform } from '../core/platform.ts';
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
  for (const { id, started } of host.plugins) {
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
