import { Link } from 'react-router-dom';
import { useCall, useRoute } from '../../../web/api/index.ts';
import { Button, dateText, LineList, LineSubject, nameText, Section } from '../../../web/ui/index.ts';
import { cohorts as contract } from '../contract.ts';
import type { Report } from '../reports/contract.ts';
import { reasonTitles } from '../reports/contract.ts';
import { failed, useCohortChanges } from './use-cohorts.ts';

const { cohortReports, settleReport } = contract.routes;

/** Open reports, for staff. Nothing while there are none. */
export function OpenReports() {
  const reports = useRoute(cohortReports, {}, { freshFor: 3000 });
  useCohortChanges(reports.refetch);
  const settle = useCall(settleReport, { invalidates: [cohortReports], onError: failed('The report is still open') });
  if (!reports.data || reports.data.length === 0) return null;
  return (
    <Section title="Reports" description="Look at the cohort, act where needed, and close the report.">
      <LineList>
        {reports.data.map((report) => (
          <li key={report.id}>
            <LineSubject
              title={<Link to={`/study-cohorts/${report.cohortId}`}>{report.cohortName}</Link>}
              description={`${reasonTitles[report.reason]} · ${aboutOf(report)} · ${dateText(report.at)}`}
            />
            <Button small onClick={() => settle.mutate({ params: { id: report.id } })}>
              Close report
            </Button>
          </li>
        ))}
      </LineList>
    </Section>
  );
}

function aboutOf({ isOfMember, reportedName }: Report): string {
  if (!isOfMember) return 'about the cohort';
  return reportedName === null ? 'about a member' : `about ${nameText(reportedName)}`;
}
