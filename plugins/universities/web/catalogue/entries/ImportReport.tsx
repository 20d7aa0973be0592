import { Table, wholeText } from '../../../../../web/ui/index.ts';
import type { ImportReport as Report } from '../../../contract.ts';

/** The faults of a file with their lines. */
export function Faults({ report: { faults, faultCount } }: { report: Report }) {
  return (
    <section aria-label="Faults">
      {faults.length < faultCount && (
        <p className="soft">
          The first {wholeText(faults.length)} of {wholeText(faultCount)} faults:
        </p>
      )}
      <Table columns={['Line', 'Column', 'Fault']}>
        {faults.map(({ line, column, message }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line can have the same fault twice
          <tr key={index}>
            <td data-label="Line" className="figures">
              {line ?? 'Whole file'}
            </td>
            <td data-label="Column">{column ?? '–'}</td>
            <td data-label="Fault">{message}</td>
          </tr>
        ))}
      </Table>
    </section>
  );
}

/** What an import changes, or changed. */
export function Outcome({ report }: { report: Report }) {
  const rows = [
    ['Universities', report.universities],
    ['Programs', report.programs],
    ['Intakes', report.intakes],
  ] as const;
  return (
    <Table columns={['', 'New', 'Changed', 'Unchanged']}>
      {rows.map(([title, { created, changed, unchanged }]) => (
        <tr key={title}>
          <th scope="row">{title}</th>
          <td data-label="New" className="figures">
            {wholeText(created)}
          </td>
          <td data-label="Changed" className="figures">
            {wholeText(changed)}
          </td>
          <td data-label="Unchanged" className="figures">
            {wholeText(unchanged)}
          </td>
        </tr>
      ))}
    </Table>
  );
}
