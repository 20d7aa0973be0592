import type { ComponentProps, ReactNode } from 'react';
import { useState } from 'react';
import { CallError } from '../../../web/api/index.ts';
import { toast } from '../../../web/shell/toasts.ts';
import { Button } from '../../../web/ui/index.ts';

/** Saves a file, and says so where that fails. */
export function SaveButton({
  label,
  save,
  ...look
}: { label: ReactNode; save: () => Promise<void> } & Pick<ComponentProps<typeof Button>, 'small' | 'quiet'>) {
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    try {
      await save();
    } catch (error) {
      const description = error instanceof CallError ? error.text : 'Check your connection and try again.';
      toast({ title: 'The file could not be saved', description, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button {...look} icon="download" busy={isBusy} onClick={() => void press()}>
      {label}
    </Button>
  );
}
