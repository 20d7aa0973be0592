import { Button, Dialog } from '../../../web/ui/index.ts';
import type { Overview } from '../contract.ts';
import { TargetForm } from './TargetForm.tsx';
import { useDrop } from './use-overview.ts';
import { question, useVoice } from './voice.ts';

/** Another target, or none. */
export function TargetDialog({ overview, onClose }: { overview: Overview; onClose: () => void }) {
  const drop = useDrop(onClose);
  return (
    <Dialog
      wide
      title={question[useVoice()]}
      onClose={onClose}
      actions={
        <Button quiet busy={drop.isPending} onClick={() => drop.mutate({})}>
          Remove target
        </Button>
      }
    >
      <TargetForm overview={overview} onDone={onClose} />
    </Dialog>
  );
}
