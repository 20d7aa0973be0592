import { useState } from 'react';
import { useCall } from '../../../../../web/api/index.ts';
import { toast } from '../../../../../web/shell/toasts.ts';
import { Button, Dialog } from '../../../../../web/ui/index.ts';
import { universities } from '../../../contract.ts';

const { switchEntry, entries, entry: stored, search, list, eligible, eligibleFacets } = universities.routes;

/** Switches a university on, or off after a confirmation. */
export function SwitchButton({
  entry: { id, name, isActive },
  onSwitched,
}: {
  entry: { readonly id: string; readonly name: string; readonly isActive: boolean };
  onSwitched?: () => void;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const change = useCall(switchEntry, {
    once: true,
    invalidates: [entries, stored, search, list, eligible, eligibleFacets],
    onSuccess: () => {
      setIsAsking(false);
      onSwitched?.();
      toast(
        isActive
          ? { title: `${name} is off`, description: 'Learners no longer find it.' }
          : { title: `${name} is on`, description: 'Learners find it in Navigator.' },
      );
    },
    onError: ({ text }) => {
      setIsAsking(false);
      toast({ variant: 'destructive', title: 'The change was not saved', description: text });
    },
  });
  const set = (next: boolean) => change.mutate({ params: { id }, body: { isActive: next } });
  return (
    <>
      <Button small busy={change.isPending} onClick={() => (isActive ? setIsAsking(true) : set(true))}>
        {isActive ? 'Switch off' : 'Switch on'}
        <span className="unseen"> {name}</span>
      </Button>
      {isAsking && (
        <Dialog
          title={`Switch off ${name}?`}
          onClose={() => setIsAsking(false)}
          actions={
            <>
              <Button onClick={() => setIsAsking(false)}>Cancel</Button>
              <Button primary busy={change.isPending} onClick={() => set(false)}>
                Switch off
              </Button>
            </>
          }
        >
          <p>
            Learners no longer find it and cannot submit applications to it. Applications that were submitted are kept
            and can be decided. You can switch it on again at any time.
          </p>
        </Dialog>
      )}
    </>
  );
}
