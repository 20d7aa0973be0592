import { platform } from '../../../../core/contract/platform.ts';
import { useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { idfs } from '../../contract.ts';

/** How often it is asked whether a session runs (ms). */
const askedEvery = 60_000;

/** The session that runs: when it ends. Null where none does, undefined until that is known. */
export function useRunning(): { endsAt: string | undefined } | null | undefined {
  const asked = useRoute(platform.routes.openAssessment, {}, { freshFor: 3000, every: askedEvery });
  useLive(idfs, 'idfs_moved', () => void asked.refetch());
  if (!asked.data) return asked.error ? null : undefined;
  const { open } = asked.data;
  return open?.plugin === idfs.id ? { endsAt: open.endsAt } : null;
}
