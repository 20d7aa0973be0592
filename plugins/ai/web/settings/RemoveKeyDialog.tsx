import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, Dialog, Refusal, Stack } from '../../../../web/ui/index.ts';
import type { ExternalId } from '../../contract.ts';
import { ai, providerTitles } from '../../contract.ts';

export function RemoveKeyDialog({ provider, onClose }: { provider: ExternalId; onClose: () => void }) {
  const title = providerTitles[provider];
  const remove = useCall(ai.routes.removeKey, {
    once: true,
    invalidates: [ai.routes.status],
    onSuccess: () => {
      toast({ title: `Key of ${title} removed` });
      onClose();
    },
  });
  return (
    <Dialog
      title={`Remove the key of ${title}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button primary destructive busy={remove.isPending} onClick={() => remove.mutate({ params: { provider } })}>
            Remove key
          </Button>
        </>
      }
    >
      <Stack>
        <p>{title} is no longer used. The key is deleted; to use it again, enter it again.</p>
        <Refusal error={remove.error} />
      </Stack>
    </Dialog>
  );
}
