import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from '../../../../../web/api/index.ts';
import { Button, counted, LinkButton, PageHeader, Spinner, Stack } from '../../../../../web/ui/index.ts';
import { maxImportBytes, universities } from '../../../contract.ts';
import { catalogueAddress } from './addresses.ts';
import styles from './Entries.module.css';
import { Faults, Outcome } from './ImportReport.tsx';

const { importEntries, entries, search, list, eligible, eligibleFacets } = universities.routes;

/** Imports a CSV or JSON file: it is checked first, and imported only without faults. */
export function ImportScreen() {
  const [file, setFile] = useState<File>();
  const check = useCall(importEntries);
  const apply = useCall(importEntries, { once: true, invalidates: [entries, search, list, eligible, eligibleFacets] });
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    apply.reset();
    check.reset();
    if (chosen && chosen.size <= maxImportBytes) send(chosen, true);
  };
  const send = (chosen: File, trial: boolean) =>
    (trial ? check : apply).mutate({ query: { trial: String(trial) }, body: chosen });
  const isTooLarge = file !== undefined && file.size > maxImportBytes;
  const error = apply.error ?? check.error;
  // The second check at the import counts: another administrator may have changed the catalogue.
  const report = apply.data ?? check.data;
  return (
    <>
      <PageHeader
        above={<Link to={catalogueAddress}>University catalogue</Link>}
        title="Import universities"
        description="A CSV or JSON file. It is checked first; you see what would change before anything does."
      />
      <Stack gap={24}>
        <div className={styles.chooser}>
          <label htmlFor="import-file">File</label>
          <input
            id="import-file"
            type="file"
            accept=".csv,.json,text/csv,application/json"
            aria-describedby="import-hint"
            // Choosing the same file again, corrected, checks it again.
            onClick={({ currentTarget }) => {
              currentTarget.value = '';
            }}
            onChange={({ target }) => choose(target.files?.[0])}
          />
          <p id="import-hint" className="soft">
            At most 20 MB. Universities are matched by their key, so that importing a file again changes nothing. Export
            the catalogue as CSV for a file with all columns.
          </p>
        </div>
        <div role="status" aria-live="polite">
          {check.isPending && (
            <p className={styles.waiting}>
              <Spinner size={18} /> Checking {file?.name}…
            </p>
          )}
          {isTooLarge && (
            <p className={styles.formError}>
              This file is larger than 20 MB. Split it into several files; nothing changed.
            </p>
          )}
          {error && <p className={styles.formError}>{error.text} Nothing was imported.</p>}
          {report && report.faultCount > 0 && (
            <p className={styles.formError}>
              {counted(report.faultCount, 'fault')} in {file?.name}. Correct the file and choose it again; nothing
              changed.
            </p>
          )}
          {report && report.faultCount === 0 && !report.isApplied && (
            <p>
              <strong>No faults.</strong> This is what the import would do:
            </p>
          )}
          {report?.isApplied && (
            <p>
              <strong>Imported.</strong>
            </p>
          )}
        </div>
        {report && !error && (report.faultCount > 0 ? <Faults report={report} /> : <Outcome report={report} />)}
        {file && report && !error && report.faultCount === 0 && !report.isApplied && (
          <div>
            <Button primary icon="upload" busy={apply.isPending} onClick={() => send(file, false)}>
              Import {file.name}
            </Button>
          </div>
        )}
        {report?.isApplied && (
          <div>
            <LinkButton to={catalogueAddress}>University catalogue</LinkButton>
          </div>
        )}
      </Stack>
    </>
  );
}
