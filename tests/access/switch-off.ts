import type { TestPlatform } from '../../core/testing.ts';

/** Switches off the plugins that require a plugin, then the plugin itself. Returns a function that switches them on again. */
export async function switchOff(at: TestPlatform, id: string): Promise<() => Promise<void>> {
  const { switchboard } = at.platform;
  const within = { institution: at.institution };
  const switchedOff: string[] = [];
  const off = async (each: string) => {
    for (const dependent of (await switchboard.preview(within, each, false)).blockedBy) await off(dependent);
    if (switchedOff.includes(each)) return;
    await switchboard.set(within, each, false);
    switchedOff.unshift(each);
  };
  await off(id);
  return async () => {
    for (const each of switchedOff) await switchboard.set(within, each, true);
  };
}

/** Runs work while a plugin is off. */
export async function whileOff<T>(at: TestPlatform, id: string, work: () => Promise<T>): Promise<T> {
  const switchOn = await switchOff(at, id);
  try {
    return await work();
  } finally {
    await switchOn();
  }
}
