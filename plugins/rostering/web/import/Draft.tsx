import { useEffect, useState } from 'react';
import { useCall } from '../../../../web/api/index.ts';
import { Button, Card, counted, ErrorState, Section, SelectField, Skeleton, Stack } from '../../../../web/ui/index.ts';
import type { ImportMode, ImportReport, Mapping } from '../../contract.ts';
import { columnFields, rostering } from '../../contract.ts';
import styles from '../Rostering.module.css';
import { changesText, fieldTitles } from '../words.ts';
import { Findings } from './Findings.tsx';
import { PeoplePreview } from './PeoplePreview.tsx';
import type { Preview } from './preview.ts';
import { StartDialog } from './StartDialog.tsx';

/** An import that has not started: the meaning of its columns, what it would change, and the button to start it. */
export function Draft({ preview, onStarted }: { preview: Preview; onStarted: () => void }) {
  const { id } = preview.import;
  const [mapping, setMapping] = useState<Mapping>(preview.mapping);
  const [mode, setMode] = useState<ImportMode>(preview.mode);
  const [isStarting, setIsStarting] = useState(false);
  const check = useCall(rostering.routes.check);
  const { mutate } = check;
  useEffect(() => mutate({ params: { importId: id }, body: { mapping, mode } }), [mutate, id, mapping, mode]);
  const report = check.data?.report;
  const isReady = report?.faultCount === 0 && report.hasChanges && !check.isPending;
  return (
    <>
      {preview.columns.length > 0 && <Columns preview={preview} mapping={mapping} onChange={setMapping} />}
      <div className={styles.columns}>
        <SelectField
          label="People who are not in the file"
          hint="Only people who came with an earlier import can leave."
          value={mode}
          options={[
            { value: 'delta', label: 'Stay' },
            { value: 'bulk', label: 'Leave: the file is complete' },
          ]}
          onChange={({ target }) => setMode(target.value === 'bulk' ? 'bulk' : 'delta')}
        />
      </div>
      <Section title="Check">
        {check.error ? (
          <ErrorState
            title="The file could not be checked"
            error={check.error}
            retry={() => mutate({ params: { importId: id }, body: { mapping, mode } })}
          />
        ) : !check.data || !report ? (
          <Skeleton lines={6} label="Checking the file" />
        ) : (
          <Stack>
            <Findings report={report} />
            {report.faultCount === 0 && <Changes report={report} />}
            {report.faultCount === 0 && report.leaving.count > 0 && <Leaving report={report} />}
            <PeoplePreview people={check.data.people} total={report.people.inFile} />
            <div>
              <Button primary busy={check.isPending} disabled={!isReady} onClick={() => setIsStarting(true)}>
                Import
              </Button>
            </div>
          </Stack>
        )}
      </Section>
      {isStarting && report && (
        <StartDialog
          importId={id}
          choice={{ mapping, mode }}
          report={report}
          onClose={() => setIsStarting(false)}
          onStarted={onStarted}
        />
      )}
    </>
  );
}

function Columns({
  preview: { columns },
  mapping,
  onChange,
}: {
  preview: Preview;
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
}) {
  const options = [
    { value: '', label: 'Not in the file' },
    ...columns.map(({ name }, at) => ({ value: String(at), label: name || `Column ${at + 1}` })),
  ];
  return (
    <Section title="Columns" description="Choose which column holds what. Other columns are not read.">
      <div className={styles.columns}>
        {columnFields.map((field) => {
          const at = mapping[field];
          const example = at === undefined ? '' : columns[at]?.example;
          return (
            <SelectField
              key={field}
              label={fieldTitles[field]}
              hint={example ? `For example ${example}` : undefined}
              value={at === undefined ? '' : String(at)}
              options={options}
              onChange={({ target }) => {
                const { [field]: _, ...others } = mapping;
                onChange(target.value === '' ? others : { ...others, [field]: Number(target.value) });
              }}
            />
          );
        })}
      </div>
    </Section>
  );
}

function Changes({ report }: { report: ImportReport }) {
  const changes = changesText(report);
  return (
    <Card title={changes.length > 0 ? 'The import will change' : 'Nothing to change'}>
      {changes.length > 0 ? (
        <ul className={styles.changes}>
          {changes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p>Everything in the file is here already.</p>
      )}
    </Card>
  );
}

function Leaving({ report: { leaving } }: { report: ImportReport }) {
  const more = leaving.count - leaving.names.length;
  return (
    <Card
      tone="attention"
      title={`${leaving.count} of ${counted(leaving.of, 'imported person', 'imported people')} will be deactivated`}
    >
      <p>
        {leaving.names.join(', ')}
        {more > 0 && ` and ${more} more`}
      </p>
    </Card>
  );
}
