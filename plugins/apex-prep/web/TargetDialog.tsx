import { Button, Dialog } from '../../../web/ui/index.ts';
import type { Overview } from '../contract.ts';
import { TargetForm } from './TargetForm.tsx';
import { useRemoveTarget } from './use-overview.ts';
import { question, useVoice } from './voice.ts';

/** Changes or removes the target. */
export function TargetDialog({ overview, onClose }: { overview: Overview; onClose: () => void }) {
  const remove = useRemoveTarget(onClose);
  return (
    <Dialog
      wide
      title={question[useVoice()]}
      onClose={onClose}
      actions={
        <Button quiet busy={remove.isPending} onClick={() => remove.mutate({})}>
          Remove target
        </Button>
      }
    >
      <TargetForm overview={overview} onDone={onClose} />
    </Dialog>
  );
}
