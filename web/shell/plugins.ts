import { halves as packagedHalves } from 'virtual:packaged-halves';
import { useEffect, useState } from 'react';
import type { Screens } from '../screens.ts';

/** Every web half of a plugin of the tree, by file; each is fetched only where its plugin is on. */
const halves = import.meta.glob<{ default: Screens }>('../../plugins/*/web/index.tsx');
const arriving = new Map<string, Promise<Screens | undefined>>();

/** The web halves of the plugins with these ids, in that order; undefined until they are there. */
export function useScreens(ids: readonly string[], wanted = true): readonly Screens[] | undefined {
  const [found, setFound] = useState<{ key: string; screens: Screens[] }>();
  const key = ids.join(' ');
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    Promise.all(key.split(' ').map(screensOf)).then((all) => {
      if (!gone) setFound({ key, screens: all.filter((screens) => screens !== undefined) });
    });
    return () => {
      gone = true;
    };
  }, [key, wanted]);
  // While plugins are being switched, what was there before stays on the screen.
  return found?.screens;
}

/** One that cannot be had, or is broken, is left out: the others go on. */
function screensOf(id: string): Promise<Screens | undefined> {
  const load = halves[`../../plugins/${id}/web/index.tsx`] ?? packagedHalves[id];
  if (!load) return Promise.resolve(undefined);
  const known = arriving.get(id);
  if (known) return known;
  const screens = load().then(
    (half) => half.default,
    (error: unknown) => {
      console.error(`The screens of the plugin ${id} could not be loaded`, error);
      arriving.delete(id);
      return undefined;
    },
  );
  arriving.set(id, screens);
  return screens;
}
