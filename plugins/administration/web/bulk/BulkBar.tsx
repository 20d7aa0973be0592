import { useState } from 'react';
import { saveFile } from '../../../../web/api/index.ts';
import { toast } from '../../../../web/shell/toasts.ts';
import { Button, Checkbox, counted, SelectField } from '../../../../web/ui/index.ts';
import type { PeopleSelector, Person, Selection } from '../../contract.ts';
import { administration } from '../../contract.ts';
import styles from './Bulk.module.css';
import { BulkDialog } from './BulkDialog.tsx';
import type { ActionKind, PeopleGroup } from './texts.ts';
import { actionTitles } from './texts.ts';
import type { Picked } from './use-picked.ts';

const kinds: readonly ActionKind[] = ['role', 'add', 'remove', 'send-links', 'deactivate', 'reactivate', 'export'];

/** Selects people of the page or all that match, and begins an action on them. */
export function BulkBar({
  picked,
  page,
  total,
  filter,
  groups,
}: {
  picked: Picked;
  page: readonly Person[];
  total: number;
  filter: PeopleSelector;
  groups: readonly PeopleGroup[];
}) {
  const [kind, setKind] = useState<ActionKind>();
  const [begun, setBegun] = useState<Exclude<ActionKind, 'export'>>();
  const [isSaving, setIsSaving] = useState(false);
  const ids = page.map(({ id }) => id);
  const isPage = ids.every((id) => picked.has(id));
  const count = picked.isAll ? total : picked.ids.length;
  const selection: Selection = picked.isAll ? { filter } : { ids: [...picked.ids] };
  const begin = async () => {
    if (!kind) return;
    if (kind !== 'export') return setBegun(kind);
    setIsSaving(true);
    try {
      await saveFile(administration.routes.exportSelected, 'people.csv', { body: { selection } });
    } catch (error) {
      toast({ title: 'The export failed', description: (error as Error).message, variant: 'destructive' });
    } finally {
      setIsSaving(false);
    }
  };
  const offered = kinds.filter((each) => groups.length > 0 || (each !== 'add' && each !== 'remove'));
  return (
    <section className={styles.bar} aria-label="Selected people">
      <div className={styles.selection}>
        <Checkbox
          label="Select this page"
          checked={isPage}
          onChange={() => (isPage ? picked.clear() : picked.set(ids))}
        />
        <span className="soft" role="status">
          {count > 0 && `${counted(count, 'person', 'people')} selected`}
        </span>
        {isPage && !picked.isAll && total > ids.length && (
          <Button small onClick={picked.setAll}>
            Select all {total.toLocaleString('en-GB')}
          </Button>
        )}
      </div>
      {count > 0 && (
        <div className={styles.action}>
          <SelectField
            label="Action"
            hideLabel
            placeholder="Choose an action"
            value={kind ?? ''}
            options={offered.map((value) => ({ value, label: actionTitles(groups)[value] }))}
            onChange={({ target }) => setKind(kinds.find((each) => each === target.value))}
          />
          <Button disabled={!kind} busy={isSaving} onClick={() => void begin()}>
            Continue
          </Button>
        </div>
      )}
      {begun && (
        <BulkDialog
          {...{ selection, groups }}
          kind={begun}
          onClose={() => setBegun(undefined)}
          onDone={() => {
            setBegun(undefined);
            picked.clear();
          }}
        />
      )}
    </section>
  );
}
