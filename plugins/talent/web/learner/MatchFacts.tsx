import { calendarDateText, momentText } from '../../../../web/ui/index.ts';
import type { RecruitmentMatch } from '../../contract.ts';
import styles from '../parts/Talent.module.css';
import { placeText, salaryText } from '../parts/texts.ts';

/** Salary, place, required score and dates of a job. */
export function MatchFacts({ match }: { match: RecruitmentMatch }) {
  const { salary, currency, eiqRequirement, startsOn, deadline } = match;
  return (
    <dl className={styles.terms}>
      <div>
        <dt>Salary</dt>
        <dd>
          {salary ? (
            <>
              <span className="figures">{salaryText(salary, currency)}</span>
              <span className={styles.small}> a year</span>
            </>
          ) : (
            salaryText(salary, currency)
          )}
        </dd>
      </div>
      <div>
        <dt>Place</dt>
        <dd>{placeText(match)}</dd>
      </div>
      <div>
        <dt>Lowest EiQ score</dt>
        <dd className={eiqRequirement === null ? undefined : 'figures'}>{eiqRequirement ?? 'None'}</dd>
      </div>
      {startsOn && (
        <div>
          <dt>Start</dt>
          <dd>{calendarDateText(startsOn)}</dd>
        </div>
      )}
      {deadline && (
        <div>
          <dt>Open until</dt>
          <dd>{momentText(deadline)}</dd>
        </div>
      )}
    </dl>
  );
}
