import { isOwnTime, zonedText } from '../../../../../web/ui/index.ts';
import type { ApplicationDetails } from '../../../contract.ts';
import { applicationStatusTitles } from '../../../contract.ts';
import styles from '../Applications.module.css';
import { stepTitles } from '../words.ts';

/** The history of an application, and what comes next. */
export function Timeline({
  application: { history, status, intake, serverTime },
}: {
  application: ApplicationDetails;
}) {
  const isDated = intake.decisionsAt > serverTime;
  const isWaiting = status === 'submitted' || status === 'under_review';
  return (
    <ol className={styles.timeline}>
      {history.map(({ step, to, at }) => (
        <li key={`${step} ${at}`}>
          <strong>{step === 'release' ? `Decision: ${applicationStatusTitles[to]}` : stepTitles[step]}</strong>
          <small>{zonedText(at)}</small>
        </li>
      ))}
      {isWaiting && (
        <li data-next>
          <strong>Decision</strong>
          {isDated && (
            <small>
              Not before {zonedText(intake.decisionsAt, intake.timeZone)}
              {!isOwnTime(intake.decisionsAt, intake.timeZone) && `; on your clock ${zonedText(intake.decisionsAt)}`}
            </small>
          )}
        </li>
      )}
    </ol>
  );
}
