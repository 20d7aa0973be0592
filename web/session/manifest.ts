import { createContext, useCallback, useContext } from 'react';
import type { z } from 'zod';
import type { Manifest, User } from '../../core/contract/platform.ts';

export { usePluginOn } from '../api/enabled-plugins.ts';

// The manifest: the signed-in user, the institution and its plugins, as last received. The shell provides it to all screens.

export const ManifestContext = createContext<Manifest | undefined>(undefined);

export function useManifest(): Manifest {
  const manifest = useContext(ManifestContext);
  if (!manifest) throw new Error('useManifest is available inside the shell only');
  return manifest;
}

/** The signed-in user. @throws where nobody is signed in */
export function useUser(): User {
  const { user } = useManifest();
  if (!user) throw new Error('No user is signed in');
  return user;
}

/** Tells whether the user has a permission. For display only: the server checks every call. */
export function useMay(): (permission: string) => boolean {
  const { permissions } = useManifest();
  return useCallback((permission) => permissions.includes(permission), [permissions]);
}

/** The public settings of a plugin, parsed by their schema; undefined while the plugin is off. */
export function usePluginSettings<S extends z.ZodType>(plugin: string, schema: S): z.output<S> | undefined {
  const settings = useManifest().plugins.find(({ id }) => id === plugin)?.settings;
  return settings === undefined ? undefined : schema.safeParse(settings).data;
}
