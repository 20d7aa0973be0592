import { Link, useLocation } from 'react-router-dom';
import { Button, Checkbox, fullName, Score, shortDateText, TableNote, Tag } from '../../../../../web/ui/index.ts';
import type { DeskApplication } from '../../../contract.ts';
import { applicationStatusTitles, recommendationStatusTitles } from '../../../contract.ts';
import type { Selection } from '../bulk/use-selection.ts';
import { applicationAddress } from '../parts/addresses.ts';
import { neededTitles, offerText, recommendationTones, shareText } from '../parts/titles.ts';
import styles from './Queue.module.css';

const ownParts: Readonly<Record<DeskApplication['mine'], string>> = {
  open: '',
  draft: 'You have a draft',
  submitted: 'You reviewed it',
  recused: 'You recused yourself',
  conflict: 'Conflict of interest',
};

/**
 * A page of the queue, with boxes to select applications. While another page is fetched, the old one stays and nothing of it
 * can be selected. On a phone each row is a block.
 */
export function QueueTable({
  applications,
  total,
  selection,
  isBusy,
  areManyUniversities,
}: {
  applications: readonly DeskApplication[];
  total: number;
  selection: Selection;
  isBusy: boolean;
  areManyUniversities: boolean;
}) {
  const { search } = useLocation();
  const isPageChosen = applications.every(({ id }) => selection.has(id));
  const offersMore = isPageChosen && total > selection.size;
  return (
    <div>
      <div className={styles.choose}>
        <Checkbox
          label={`Select the ${applications.length} on this page`}
          checked={isPageChosen}
          disabled={isBusy}
          onChange={() => (isPageChosen ? selection.remove(applications) : selection.add(applications))}
        />
        {offersMore && (
          <Button small quiet busy={selection.isAddingAll} onClick={selection.addAll}>
            Select all {Math.min(total, selection.max)} that match
          </Button>
        )}
      </div>
      <table className={styles.table} aria-busy={isBusy}>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">Select</span>
            </th>
            <th scope="col">Applicant</th>
            <th scope="col">EiQ score</th>
            <th scope="col">Rubric</th>
            <th scope="col">Reviews</th>
            <th scope="col">Decision</th>
          </tr>
        </thead>
        <tbody>
          {applications.map((application) => (
            <tr key={application.id} data-chosen={selection.has(application.id) || undefined}>
              <td className={styles.box}>
                <input
                  type="checkbox"
                  aria-label={`Select ${fullName(application.applicant)}`}
                  checked={selection.has(application.id)}
                  disabled={isBusy}
                  onChange={() =>
                    selection.has(application.id) ? selection.remove([application]) : selection.add([application])
                  }
                />
              </td>
              <th scope="row">
                <Link to={applicationAddress(application.id, search)}>{fullName(application.applicant)}</Link>
                <TableNote>
                  {areManyUniversities && `${application.university}, `}
                  {offerText(application)}
                  {' · '}
                  <span className={styles.whole}>submitted {shortDateText(application.submittedAt)}</span>
                </TableNote>
              </th>
              <td data-label="EiQ score">
                <ScoreCell application={application} />
              </td>
              <td data-label="Rubric">
                <RubricCell application={application} />
              </td>
              <td data-label="Reviews">
                <ReviewsCell application={application} />
              </td>
              <td data-label="Decision">
                <DecisionCell application={application} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Cell = { application: DeskApplication };

function ScoreCell({ application: { eiqScore, standardError, compatibility } }: Cell) {
  if (eiqScore === null) return <span className="soft">None</span>;
  return (
    <span className={styles.lines}>
      <Score score={eiqScore} error={standardError ?? 0} />
      {compatibility === 'below the minimum requirement' && <TableNote>Below the minimum</TableNote>}
    </span>
  );
}

function RubricCell({ application: { rubricShare, recommendationStatus } }: Cell) {
  if (rubricShare === null) return <span className="soft">–</span>;
  return (
    <span className={styles.lines}>
      <span className="figures">{shareText(rubricShare)}</span>
      {recommendationStatus && (
        <Tag tone={recommendationTones[recommendationStatus]}>{recommendationStatusTitles[recommendationStatus]}</Tag>
      )}
    </span>
  );
}

function ReviewsCell({ application: { reviews, needs, mine } }: Cell) {
  const own = ownParts[mine];
  return (
    <span className={styles.lines}>
      <span>{reviewsText(reviews, needs)}</span>
      {own && <TableNote>{own}</TableNote>}
    </span>
  );
}

function reviewsText(reviews: number, needs: DeskApplication['needs']): string {
  if (needs === null) return `${reviews}, complete`;
  return reviews === 0 ? 'None yet' : `${reviews} in, ${neededTitles[needs].toLowerCase()} missing`;
}

function DecisionCell({ application: { status, pendingDecision, hasOpenAppeal } }: Cell) {
  return (
    <span className={styles.lines}>
      {pendingDecision ? (
        <>
          <Tag tone="accent" icon="lock">
            {applicationStatusTitles[pendingDecision]}
          </Tag>
          <TableNote>Not released</TableNote>
        </>
      ) : (
        <span>{applicationStatusTitles[status]}</span>
      )}
      {hasOpenAppeal && <Tag tone="attention">Appeal open</Tag>}
    </span>
  );
}
