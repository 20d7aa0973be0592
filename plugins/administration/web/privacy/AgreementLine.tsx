import { useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { Button, Checkbox, dateText, fullName, Refusal, TextField } from '../../../../web/ui/index.ts';
import type { AgreementItem, ListedProcessor } from '../../contract.ts';
import { administration, agreementItems } from '../../contract.ts';
import styles from './Privacy.module.css';

const { agreements, audit, recordAgreement } = administration.routes;

/** One question about a provider: a tick with who, when and a note. */
export function AgreementLine({
  processor,
  item,
  tick,
}: {
  processor: string;
  item: AgreementItem;
  tick: ListedProcessor['ticks'][number] | undefined;
}) {
  const [note, setNote] = useState<string>();
  const record = useCall(recordAgreement, {
    once: true,
    invalidates: [agreements, audit],
    onSuccess: () => setNote(undefined),
  });
  const { law, text } = agreementItems[item];
  const body = { processor, item, isSettled: true, note: note ?? tick?.note ?? '' };
  return (
    <li>
      <Checkbox
        label={text}
        hint={law}
        checked={tick !== undefined}
        onChange={({ target }) => record.mutate({ body: { ...body, isSettled: target.checked } })}
      />
      {tick && (
        <div className={styles.tick}>
          <span className="soft">
            {tick.by ? fullName(tick.by) : 'A person who left'}, {dateText(tick.at)}
            {note === undefined && tick.note !== '' && `: ${tick.note}`}
          </span>
          {note === undefined ? (
            <Button small quiet className="no-print" onClick={() => setNote(tick.note)}>
              {tick.note === '' ? 'Add a note' : 'Change the note'}
            </Button>
          ) : (
            <form
              className={styles.note}
              onSubmit={(event) => {
                event.preventDefault();
                record.mutate({ body });
              }}
            >
              <TextField
                label="Note"
                hint="Where the agreement is, until when it is valid"
                maxLength={500}
                value={note}
                onChange={({ target }) => setNote(target.value)}
              />
              <Button small type="submit" busy={record.isPending}>
                Save note
              </Button>
            </form>
          )}
        </div>
      )}
      <Refusal error={record.error} />
    </li>
  );
}
