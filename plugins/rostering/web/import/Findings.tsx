import { Card, counted, Table } from '../../../../web/ui/index.ts';
import type { ImportFault, ImportReport } from '../../contract.ts';

/** All faults of the file with their line, which refuse the import, and notes, which do not. */
export function Findings({ report: { faults, faultCount, notes, noteCount } }: { report: ImportReport }) {
  return (
    <>
      {faultCount > 0 && (
        <Card tone="attention" title={`${counted(faultCount, 'fault')} in the file`}>
          <p>Nothing can be imported until they are corrected. Correct the file and upload it again.</p>
          <Lines list={faults} count={faultCount} />
        </Card>
      )}
      {noteCount > 0 && (
        <Card tone="quiet" title={counted(noteCount, 'note')}>
          <Lines list={notes} count={noteCount} />
        </Card>
      )}
    </>
  );
}

function Lines({ list, count }: { list: readonly ImportFault[]; count: number }) {
  return (
    <>
      <Table columns={['File', 'Line', 'What']}>
        {list.map(({ file, line, message }) => (
          <tr key={`${file} ${line} ${message}`}>
            <td data-label="File">{file}</td>
            <td data-label="Line" className="figures">
              {line ?? '–'}
            </td>
            <td data-label="What">{message}</td>
          </tr>
        ))}
      </Table>
      {count > list.length && <p className="soft">…and {count - list.length} more</p>}
    </>
  );
}
