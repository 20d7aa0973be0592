import { createContext, useCallback, useContext } from 'react';
import type { z } from 'zod';
import type { Manifest, User } from '../../core/contract/platform.ts';

export { usePluginOn } from '../api/on.ts';

// Who this is here and what there is, as the server last said. The shell provides it to everything it shows.

export const ManifestContext = createContext<Manifest | undefined>(undefined);

export function useManifest(): Manifest {
  const manifest = useContext(ManifestContext);
  if (!manifest) throw new Error('Only what the shell shows has a manifest');
  return manifest;
}

/** The person who is signed in; for screens that only they see. */
export function useUser(): User {
  const { user } = useManifest();
  if (!user) throw new Error('Nobody is signed in');
  return user;
}

/** Whether this person holds a permission (of a plugin that is on). The server decides again on every call. */
export function useMay(): (permission: string) => boolean {
  const { permissions } = useManifest();
  return useCallback((permission) => permissions.includes(permission), [permissions]);
}

/** The settings of a plugin that a browser may know, read by its schema; undefined where it is off. */
export function usePluginSettings<S extends z.ZodType>(plugin: string, schema: S): z.output<S> | undefined {
  const settings = useManifest().plugins.find(({ id }) => id === plugin)?.settings;
  return settings === undefined ? undefined : schema.safeParse(settings).data;
}
