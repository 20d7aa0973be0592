import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall } from '../../../../../web/api/index.ts';
import { toast } from '../../../../../web/shell/toasts.ts';
import { Button, Dialog } from '../../../../../web/ui/index.ts';
import { universities } from '../../../contract.ts';
import { catalogueAddress } from './addresses.ts';

const { removeEntry, entries, search, list, eligible, eligibleFacets } = universities.routes;

/** Removes a university without applications, after a confirmation. */
export function RemoveButton({ id, name }: { id: string; name: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  const remove = useCall(removeEntry, {
    once: true,
    invalidates: [entries, search, list, eligible, eligibleFacets],
    onSuccess: () => {
      toast({ title: `${name} was removed` });
      navigate(catalogueAddress, { replace: true });
    },
  });
  return (
    <>
      <Button small destructive onClick={() => setIsAsking(true)}>
        Remove
      </Button>
      {isAsking && (
        <Dialog
          title={`Remove ${name}?`}
          onClose={() => setIsAsking(false)}
          actions={
            <>
              <Button onClick={() => setIsAsking(false)}>Cancel</Button>
              <Button destructive busy={remove.isPending} onClick={() => remove.mutate({ params: { id } })}>
                Remove
              </Button>
            </>
          }
        >
          <p>
            Its programs and intakes are removed with it. This cannot be undone. To hide a university from learners,
            switch it off instead.
          </p>
          {remove.error && <p role="alert">{remove.error.text}</p>}
        </Dialog>
      )}
    </>
  );
}
