import { useState } from 'react';
import { Button, Table } from '../../../../../web/ui/index.ts';
import type { Intake } from '../../../contract.ts';
import { IntakeTag } from '../intakes/IntakeTag.tsx';
import { ZonedMoment } from '../intakes/ZonedMoment.tsx';
import styles from './UniversityScreen.module.css';

/** The intakes of a program, each moment in the university's time zone and in the reader's. Closed ones are folded. */
export function IntakeTable({ intakes, label }: { intakes: readonly Intake[]; label: string }) {
  const [showsClosed, setShowsClosed] = useState(false);
  const closed = intakes.filter(({ state }) => state === 'closed').length;
  const shown = showsClosed ? intakes : intakes.filter(({ state }) => state !== 'closed');
  return (
    <section aria-label={label}>
      {shown.length === 0 ? (
        <p className={styles.note}>No intake is open or planned.</p>
      ) : (
        <Table columns={['Intake', 'Opens', 'Deadline', 'Decisions', 'State']}>
          {shown.map((intake) => (
            <tr key={intake.id}>
              <th scope="row">{intake.name}</th>
              <td data-label="Opens">
                <ZonedMoment moment={intake.opensAt} timeZone={intake.timeZone} />
              </td>
              <td data-label="Deadline">
                <ZonedMoment moment={intake.deadline} timeZone={intake.timeZone} />
              </td>
              <td data-label="Decisions">
                <ZonedMoment moment={intake.decisionsAt} timeZone={intake.timeZone} />
              </td>
              <td>
                <IntakeTag intake={intake} />
              </td>
            </tr>
          ))}
        </Table>
      )}
      {closed > 0 && (
        <Button small quiet aria-expanded={showsClosed} onClick={() => setShowsClosed(!showsClosed)}>
          {showsClosed ? 'Hide closed intakes' : `Show closed intakes (${closed})`}
        </Button>
      )}
    </section>
  );
}
