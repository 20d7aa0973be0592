import { useRoute } from '../../../../web/api/index.ts';
import { Button, EmptyState, ErrorState, SkeletonBlock } from '../../../../web/ui/index.ts';
import { voice } from '../../contract.ts';
import { Result } from './Result.tsx';

/** The latest result, or the one that was opened. */
export function ResultTab({ id, begin, onDeleted }: { id: string | null; begin: () => void; onDeleted: () => void }) {
  const list = useRoute(voice.routes.list);
  const shown = id ?? list.data?.[0]?.id;
  if (shown !== undefined) return <One id={shown} onDeleted={onDeleted} />;
  if (list.error) return <ErrorState error={list.error} retry={list.refetch} />;
  if (!list.data) return <SkeletonBlock height={320} />;
  return (
    <EmptyState
      icon="mic"
      title="No analysis yet"
      description="Record an answer to a prompt. Its analysis appears here."
      action={<Button onClick={begin}>Choose a prompt</Button>}
    />
  );
}

function One({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const one = useRoute(voice.routes.one, { params: { id } });
  if (one.error) return <ErrorState error={one.error} retry={one.refetch} />;
  if (!one.data) return <SkeletonBlock height={320} />;
  return <Result assessment={one.data} onDeleted={onDeleted} />;
}
