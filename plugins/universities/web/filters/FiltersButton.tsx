import { Button } from '../../../../web/ui/index.ts';

/** Opens and closes a panel of filters, and tells how many of them are in use. */
export function FiltersButton({
  inUse,
  isOpen,
  panel,
  className,
  onToggle,
}: {
  inUse: number;
  isOpen: boolean;
  /** The id of the panel. */
  panel: string;
  className?: string | undefined;
  onToggle: () => void;
}) {
  return (
    <Button icon="filter" className={className} aria-expanded={isOpen} aria-controls={panel} onClick={onToggle}>
      Filters{inUse > 0 && ` (${inUse})`}
    </Button>
  );
}
