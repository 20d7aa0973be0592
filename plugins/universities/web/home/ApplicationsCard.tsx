import { Link } from 'react-router-dom';
import { Card, ErrorState, LinkButton, momentText, SkeletonBlock, Tag } from '../../../../web/ui/index.ts';
import type { Application } from '../../contract.ts';
import { applicationStatusTitles } from '../../contract.ts';
import { portalAddress } from '../portal.ts';
import styles from './ApplicationsCard.module.css';
import { addressOf, openDrafts, useOwnApplications } from './own-applications.ts';

/** On phones, tablets and large screens. */
const cardHeight = [78, 86, 86] as const;

/** On a learner's home page: an offer, otherwise the draft with the nearest deadline. Nothing without an application. */
export function ApplicationsCard() {
  const { data, error, refetch } = useOwnApplications();
  if (!data && !error) return <SkeletonBlock height={cardHeight} />;
  if (!data) {
    return (
      <Card title="Applications">
        <ErrorState error={error} retry={refetch} />
      </Card>
    );
  }
  const first = mostUrgent(data);
  if (!first) return null;
  return (
    <Card
      title="Applications"
      actions={
        <>
          <First application={first} />
          <LinkButton small quiet to={portalAddress({ tab: 'applications' })}>
            {data.length > 1 ? `All ${data.length} applications` : 'My Applications'}
          </LinkButton>
        </>
      }
    >
      <div className={styles.end} />
    </Card>
  );
}

function mostUrgent(applications: readonly Application[]): Application | undefined {
  const firstOf = (...statuses: Application['status'][]) =>
    applications.find(({ status }) => statuses.includes(status));
  const underWay = firstOf('offer_accepted', 'waitlisted', 'under_review', 'submitted');
  return firstOf('accepted') ?? openDrafts(applications)[0] ?? underWay ?? applications[0];
}

function First({ application }: { application: Application }) {
  const { status, university, program, intake } = application;
  return (
    <span className={styles.first}>
      <Link to={addressOf(application)}>{university.name}</Link>
      <span className="soft">{status === 'draft' ? `Deadline ${momentText(intake.deadline)}` : program}</span>
      <Tag tone={status === 'accepted' || status === 'offer_accepted' ? 'good' : 'plain'}>
        {applicationStatusTitles[status]}
      </Tag>
    </span>
  );
}
