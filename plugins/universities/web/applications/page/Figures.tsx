import { Score, zonedText } from '../../../../../web/ui/index.ts';
import type { ApplicationDetails } from '../../../contract.ts';
import { compatibilityMessages } from '../../../contract.ts';
import styles from '../Applications.module.css';
import { Gpa } from '../Gpa.tsx';

/** The figures that were sent, as the server recorded them. */
export function Figures({ application }: { application: ApplicationDetails }) {
  const { applicationEiqScore, applicationStandardError, compatibility, transcriptAnalysis, submittedAt, intake } =
    application;
  const { overallGPA } = transcriptAnalysis;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Application score</dt>
        <dd>
          {applicationEiqScore === null ? (
            'None'
          ) : (
            <Score score={applicationEiqScore} error={applicationStandardError ?? 0} />
          )}
          {compatibility && <small>{compatibilityMessages[compatibility]}</small>}
        </dd>
      </div>
      <div>
        <dt>GPA</dt>
        <dd>
          <Gpa value={overallGPA} />
        </dd>
      </div>
      {submittedAt !== null && (
        <div>
          <dt>Submitted</dt>
          <dd>
            {zonedText(submittedAt)}
            <small>Deadline: {zonedText(intake.deadline, intake.timeZone)}</small>
          </dd>
        </div>
      )}
    </dl>
  );
}
