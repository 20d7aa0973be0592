import { Link } from 'react-router-dom';
import { Card, ErrorState, LinkButton, momentText, SkeletonBlock, Tag } from '../../../../web/ui/index.ts';
import type { Application } from '../../contract.ts';
import { applicationStatusTitles } from '../../contract.ts';
import { portalAddress } from '../portal.ts';
import styles from './ApplicationsCard.module.css';
import { addressOf, openDrafts, useOwnApplications } from './own-applications.ts';

const maxShown = 2;

/** On a learner's home page: applications, those with the nearest deadline first. Nothing without an application. */
export function ApplicationsCard() {
  const { data, error, refetch } = useOwnApplications();
  if (!data && !error) return <SkeletonBlock height={206} />;
  if (data?.length === 0) return null;
  const drafts = openDrafts(data ?? []);
  const current = [...drafts, ...(data ?? []).filter(isUnderWay)];
  const shown = (current.length > 0 ? current : (data ?? [])).slice(0, maxShown);
  const count = data?.length ?? 0;
  return (
    <Card
      title="Applications"
      actions={
        <LinkButton small quiet to={portalAddress({ tab: 'applications' })}>
          {count > shown.length ? `All ${count} applications` : 'My Applications'}
        </LinkButton>
      }
    >
      <div className={styles.lines}>
        {!data ? (
          <ErrorState error={error} retry={refetch} />
        ) : (
          <ul className={styles.list}>
            {shown.map((application) => (
              <Line key={application.id} application={application} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

const isUnderWay = ({ status }: Application) => !['draft', 'withdrawn', 'offer_declined', 'rejected'].includes(status);

function Line({ application }: { application: Application }) {
  const { status, university, program, intake } = application;
  return (
    <li>
      <span className={styles.subject}>
        <Link to={addressOf(application)}>{university.name}</Link>
        <span className="soft">
          {program}
          {status === 'draft' && `. Deadline ${momentText(intake.deadline)}`}
        </span>
      </span>
      <Tag tone={status === 'accepted' || status === 'offer_accepted' ? 'good' : 'plain'}>
        {applicationStatusTitles[status]}
      </Tag>
    </li>
  );
}
