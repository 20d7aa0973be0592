import { useCall } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { ConfirmDialog } from '../../../../web/ui/index.ts';
import type { Provider } from '../../contract.ts';
import { oauth, providerTitle } from '../../contract.ts';

/** Confirms that people can no longer sign in with a provider. */
export function RemoveDialog({
  provider,
  onClose,
  onRemoved,
}: {
  provider: Provider;
  onClose: () => void;
  onRemoved: () => void;
}) {
  const title = providerTitle(provider);
  const remove = useCall(oauth.routes.removeProvider, {
    once: true,
    invalidates: [oauth.routes.setup, oauth.routes.entrances],
    onSuccess: () => {
      toast({ title: `${title} removed` });
      onRemoved();
    },
  });
  return (
    <ConfirmDialog
      title={`Remove ${title}`}
      confirm="Remove"
      destructive
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ params: { provider } })}
      onClose={onClose}
    >
      <p>
        Nobody can sign in with {title} any more, and its credentials are deleted. People who sign in only with it need
        a password. Linked accounts work again once it is set up.
      </p>
    </ConfirmDialog>
  );
}
