import { useState } from 'react';
import { skip, useCall, useRoute } from '../../../../web/api/index.ts';
import { Part } from '../../../../web/shell/Part.tsx';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, Dialog, ErrorState, momentText, SelectField, SkeletonBlock } from '../../../../web/ui/index.ts';
import { collaboration as contract } from '../../contract.ts';
import styles from './Documents.module.css';

const keptDrawing = () => import('../board/KeptDrawing.tsx');

/** Kept states of a document: to read, and to bring back. */
export function History({ id, mayWrite, onClose }: { id: string; mayWrite: boolean; onClose: () => void }) {
  const kept = useRoute(contract.routes.documentHistory, { params: { id } }, { freshFor: 0 });
  const [chosen, setChosen] = useState<number>();
  const sequence = chosen ?? kept.data?.[0]?.sequence;
  const state = useRoute(contract.routes.documentState, sequence === undefined ? skip : { params: { id, sequence } });
  const restore = useCall(contract.routes.restoreDocument, {
    once: true,
    onSuccess: onClose,
    onError: ({ text }) => toast({ title: 'Not restored', description: text, variant: 'destructive' }),
  });
  const error = kept.error ?? state.error;
  return (
    <Dialog
      title="History"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          {mayWrite && sequence !== undefined && (
            <Button
              primary
              busy={restore.isPending}
              onClick={() => restore.mutate({ params: { id }, body: { sequence } })}
            >
              Restore
            </Button>
          )}
        </>
      }
    >
      {error ? (
        <ErrorState error={error} retry={() => Promise.all([kept.refetch(), state.refetch()])} />
      ) : !kept.data ? (
        <SkeletonBlock height={200} />
      ) : kept.data.length === 0 ? (
        <p>Nothing is kept yet. What changed is kept every hour.</p>
      ) : (
        <>
          <SelectField
            label="Kept"
            options={kept.data.map((one) => ({ value: String(one.sequence), label: momentText(one.at) }))}
            value={String(sequence)}
            onChange={({ target }) => setChosen(Number(target.value))}
          />
          {state.data?.elements?.length ? (
            <Part
              load={keptDrawing}
              partProps={{ elements: state.data.elements, text: state.data.text }}
              waiting={<SkeletonBlock height={200} />}
            />
          ) : (
            <pre className={styles.kept}>{state.data ? state.data.text || 'Empty.' : ' '}</pre>
          )}
        </>
      )}
    </Dialog>
  );
}
