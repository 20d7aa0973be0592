import { useQueryClient } from '@tanstack/react-query';
import { platform } from '../../../../core/contract/platform.ts';
import { invalidate, useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { administration } from '../../contract.ts';

/** The plugins of the deployment, requested again whenever one is switched. */
export function usePlugins() {
  const client = useQueryClient();
  useLive(platform, 'platform_changed', () => void invalidate(client, administration.routes.plugins));
  return useRoute(administration.routes.plugins, undefined, { freshFor: 30_000 });
}
