import { Button } from '../../../../web/ui/index.ts';

/** The buttons that save or discard the changes of a form. Saving is disabled while there are none. */
export function SaveOrDiscard({
  label,
  save,
  isChanged,
  onDiscard,
}: {
  /** Of the button that saves. */
  label: string;
  save: { readonly isPending: boolean; reset(): void };
  isChanged: boolean;
  onDiscard(): void;
}) {
  return (
    <>
      <Button type="submit" primary busy={save.isPending} disabled={!isChanged}>
        {label}
      </Button>
      {isChanged && (
        <Button
          quiet
          onClick={() => {
            onDiscard();
            save.reset();
          }}
        >
          Discard changes
        </Button>
      )}
    </>
  );
}
