import { useRoute } from '../../../../web/api/index.ts';
import { useReturn } from '../../../../web/live/use-return.ts';
import { administration } from '../../contract.ts';

/** The set-up of the institution, read again when the page is returned to: another tab may have continued it. */
export function useSetUp() {
  const query = useRoute(administration.routes.setUp, undefined, { freshFor: 0 });
  useReturn(() => void query.refetch());
  return query;
}
