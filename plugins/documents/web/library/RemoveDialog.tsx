import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, Dialog, Refusal, Stack } from '../../../../web/ui/index.ts';
import { documents } from '../../contract.ts';
import type { ShownDocument } from '../types.ts';

/** Asks before a document is deleted. */
export function RemoveDialog({
  document: { id, fileName, isConfirmed },
  onClose,
  onRemoved,
}: {
  document: Pick<ShownDocument, 'id' | 'fileName' | 'isConfirmed'>;
  onClose: () => void;
  onRemoved?: () => void;
}) {
  const remove = useCall(documents.routes.remove, {
    once: true,
    invalidates: [documents.routes.list],
    onSuccess() {
      toast({ title: 'Document deleted', description: fileName });
      onClose();
      onRemoved?.();
    },
  });
  return (
    <Dialog
      title={`Delete ${fileName}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button destructive busy={remove.isPending} onClick={() => remove.mutate({ params: { id } })}>
            Delete
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <p>The file, what was read from it and your corrections are deleted. This cannot be undone.</p>
        {isConfirmed && <p>Its confirmed values no longer count, also in applications that you have not submitted.</p>}
        <Refusal error={remove.error} />
      </Stack>
    </Dialog>
  );
}
