import { halves as packagedHalves } from 'virtual:packaged-halves';
import { useEffect, useState } from 'react';
import type { Screens } from '../screens.ts';

/** The web halves of the plugins in the tree, by file; each is fetched only where its plugin is on. */
const halves = import.meta.glob<{ default: Screens }>('../../plugins/*/web/index.tsx');
const loading = new Map<string, Promise<Screens | undefined>>();

/** The screens of the plugins with these ids, in that order; undefined until they are loaded. */
export function useScreens(ids: readonly string[], wanted = true): readonly Screens[] | undefined {
  const [found, setFound] = useState<{ key: string; screens: Screens[] }>();
  const key = ids.join(' ');
  useEffect(() => {
    if (!wanted) return;
    let unmounted = false;
    Promise.all(key.split(' ').map(screensOf)).then((all) => {
      if (!unmounted) setFound({ key, screens: all.filter((screens) => screens !== undefined) });
    });
    return () => {
      unmounted = true;
    };
  }, [key, wanted]);
  // While a change loads, the previous screens stay.
  return found?.screens;
}

/** A web half that cannot be loaded is omitted, so that the others work. */
function screensOf(id: string): Promise<Screens | undefined> {
  const load = halves[`../../plugins/${id}/web/index.tsx`] ?? packagedHalves[id];
  if (!load) return Promise.resolve(undefined);
  const known = loading.get(id);
  if (known) return known;
  const screens = load().then(
    (half) => half.default,
    (error: unknown) => {
      console.error(`The screens of the plugin ${id} could not be loaded`, error);
      loading.delete(id);
      return undefined;
    },
  );
  loading.set(id, screens);
  return screens;
}
