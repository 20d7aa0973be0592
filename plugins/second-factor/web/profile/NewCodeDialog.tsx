import { Button, Dialog } from '../../../../web/ui/index.ts';
import { RecoveryCodeList } from '../parts/RecoveryCodeList.tsx';

/** Shows new recovery codes once. */
export function NewCodeDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog
      title="Your recovery codes"
      onClose={onClose}
      actions={
        <Button primary onClick={onClose}>
          I have kept them
        </Button>
      }
    >
      <RecoveryCodeList codes={codes} />
    </Dialog>
  );
}
