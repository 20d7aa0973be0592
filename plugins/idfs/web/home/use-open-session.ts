import { platform } from '../../../../core/contract/platform.ts';
import { useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { idfs } from '../../contract.ts';

const pollMs = 60_000;

/** When the open session ends. Null where none is open, undefined until that is known. */
export function useOpenSession(): { endsAt: string | undefined } | null | undefined {
  const asked = useRoute(platform.routes.openAssessment, {}, { freshFor: 3000, every: pollMs });
  useLive(idfs, 'idfs_moved', () => void asked.refetch());
  if (!asked.data) return asked.error ? null : undefined;
  const { open } = asked.data;
  return open?.plugin === idfs.id ? { endsAt: open.endsAt } : null;
}
