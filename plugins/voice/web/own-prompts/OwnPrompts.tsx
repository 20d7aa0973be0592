import { useState } from 'react';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import {
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  LineList,
  LineSubject,
  PageHeader,
  Skeleton,
} from '../../../../web/ui/index.ts';
import type { OwnPrompt } from '../../contract.ts';
import { maxOwnPrompts, voice } from '../../contract.ts';
import { PromptForm } from './PromptForm.tsx';

const { ownPrompts, removePrompt, prompts } = voice.routes;

/** For staff: prompts of the institution's own, which learners choose beside the three of every institution. */
export function OwnPrompts() {
  const own = useRoute(ownPrompts);
  const [edited, setEdited] = useState<OwnPrompt | 'new'>();
  const [removed, setRemoved] = useState<OwnPrompt>();
  const remove = useCall(removePrompt, {
    invalidates: [ownPrompts, prompts],
    once: true,
    onSuccess: () => setRemoved(undefined),
  });
  const isFull = (own.data?.length ?? 0) >= maxOwnPrompts;
  return (
    <>
      <PageHeader
        title="Voice prompts"
        description="Learners choose them beside the three prompts of every institution. Changes apply to later recordings."
        actions={
          <Button primary icon="plus" disabled={!own.data || isFull} onClick={() => setEdited('new')}>
            Add prompt
          </Button>
        }
      />
      {own.error && !own.data ? (
        <ErrorState error={own.error} retry={own.refetch} />
      ) : !own.data ? (
        <Skeleton lines={6} label="Loading the prompts" />
      ) : own.data.length === 0 ? (
        <EmptyState icon="mic" title="No prompts of your own" description="Add one about what your learners study." />
      ) : (
        <Card>
          <LineList>
            {own.data.map((one) => (
              <li key={one.id}>
                <LineSubject title={one.category} description={`${one.prompt} · ${one.timeLimit} s`} />
                <Button small aria-label={`Edit ${one.category}`} onClick={() => setEdited(one)}>
                  Edit
                </Button>
                <Button small quiet destructive aria-label={`Remove ${one.category}`} onClick={() => setRemoved(one)}>
                  Remove
                </Button>
              </li>
            ))}
          </LineList>
        </Card>
      )}
      {edited && <PromptForm {...(edited !== 'new' && { known: edited })} onClose={() => setEdited(undefined)} />}
      {removed && (
        <ConfirmDialog
          title={`Remove ${removed.category}?`}
          confirm="Remove"
          destructive
          busy={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate({ params: { id: removed.id } })}
          onClose={() => setRemoved(undefined)}
        >
          <p>Learners can no longer choose it. Results of earlier recordings stay.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
