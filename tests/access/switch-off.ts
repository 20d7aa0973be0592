import type { TestPlatform } from '../../core/testing.ts';

/** Switches off a plugin, and before it those that require it. Returns a function that switches all of them on again. */
export async function switchOff(at: TestPlatform, id: string): Promise<() => Promise<void>> {
  const { switchboard } = at.platform;
  const within = { institution: at.institution };
  const gone: string[] = [];
  const off = async (each: string) => {
    for (const dependent of (await switchboard.preview(within, each, false)).blockedBy) await off(dependent);
    if (gone.includes(each)) return;
    await switchboard.set(within, each, false);
    gone.unshift(each);
  };
  await off(id);
  return async () => {
    for (const each of gone) await switchboard.set(within, each, true);
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
