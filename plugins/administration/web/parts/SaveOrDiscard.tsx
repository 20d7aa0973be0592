import { Button } from '../../../../web/ui/index.ts';

/** Saves what the form's fields make different, or takes it back; while nothing is different there is nothing to do. */
export function SaveOrDiscard({
  description,
  save,
  isChanged,
  onDiscard,
}: {
  description: string;
  save: { readonly isPending: boolean; reset(): void };
  isChanged: boolean;
  onDiscard(): void;
}) {
  return (
    <>
      <Button type="submit" primary busy={save.isPending} disabled={!isChanged}>
        {description}
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
