import type { Preset } from './contract.ts';

/** A preset with the titles of the plugins that it switches. */
export function presetOf(
  name: string,
  { on, off }: { readonly on: readonly string[]; readonly off: readonly string[] },
  titles: ReadonlyMap<string, string>,
): Preset {
  const named = (id: string) => ({ id, title: titles.get(id) ?? id });
  return { name, on: on.map(named), off: off.map(named) };
}
