import { Link } from 'react-router-dom';
import { Button, LinkButton, Section, Table, TableNote } from '../../../../../web/ui/index.ts';
import type { DeskUniversity } from '../../../contract.ts';
import { statisticsAddress } from '../parts/addresses.ts';
import { releaseText } from '../parts/moments.ts';

/** The intakes of the caller's universities with the state of their work. */
export function Intakes({ desk, onChoose }: { desk: readonly DeskUniversity[]; onChoose: (intakeId: string) => void }) {
  const intakes = desk.flatMap((university) => university.intakes.map((intake) => ({ ...intake, university })));
  if (intakes.length === 0) return null;
  return (
    <Section
      title="Intakes"
      description="Decisions stay invisible to applicants until the release time of their intake."
    >
      <Table columns={['Intake', 'Applications', 'For you to review', 'Not released', 'Decisions released']} hasActions>
        {intakes.map(({ university, ...intake }) => (
          <tr key={intake.id}>
            <th scope="row">
              <Link to={statisticsAddress(intake.id)}>
                {intake.program}, {intake.name}
              </Link>
              <TableNote>
                {university.name}
                {!university.isActive && ', takes no new applications'}
              </TableNote>
            </th>
            <td data-label="Applications" className="figures">
              {intake.applications}
              {intake.places !== null && <TableNote>{intake.places} places</TableNote>}
            </td>
            <td data-label="For you to review" className="figures">
              {intake.toReview}
            </td>
            <td data-label="Not released" className="figures">
              {intake.pending}
            </td>
            <td data-label="Decisions released">{releaseText(intake)}</td>
            <td data-actions>
              <Button
                small
                quiet
                aria-label={`Applications for ${intake.program}, ${intake.name}`}
                onClick={() => {
                  onChoose(intake.id);
                  document.getElementById('main')?.scrollIntoView();
                }}
              >
                Applications
              </Button>
              <LinkButton
                small
                quiet
                aria-label={`Statistics of ${intake.program}, ${intake.name}`}
                to={statisticsAddress(intake.id)}
              >
                Statistics
              </LinkButton>
            </td>
          </tr>
        ))}
      </Table>
    </Section>
  );
}
