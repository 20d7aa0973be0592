import type { FormHTMLAttributes, ReactNode } from 'react';
import { useId } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface FormDialogProps extends Pick<FormHTMLAttributes<HTMLFormElement>, 'className' | 'noValidate'> {
  title: ReactNode;
  onClose: () => void;
  /** The label of the button that submits. */
  action: ReactNode;
  busy?: boolean;
  disabled?: boolean;
  wide?: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

/** A dialog with a form, which Enter and its primary button submit. */
export function FormDialog({
  title,
  onClose,
  action,
  busy,
  disabled,
  wide,
  onSubmit,
  children,
  ...rest
}: FormDialogProps) {
  const form = useId();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      wide={wide}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button primary type="submit" form={form} busy={busy} disabled={disabled}>
            {action}
          </Button>
        </>
      }
    >
      <form
        id={form}
        {...rest}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
