import { useQueryClient } from '@tanstack/react-query';
import { platform } from '../../../../core/contract/platform.ts';
import { invalidate, useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { administration } from '../../contract.ts';

/** Every plugin of the deployment, asked again when somebody switches one, here or elsewhere. */
export function usePlugins() {
  const client = useQueryClient();
  useLive(platform, 'platform_changed', () => void invalidate(client, administration.routes.plugins));
  return useRoute(administration.routes.plugins, undefined, { freshFor: 30_000 });
}
