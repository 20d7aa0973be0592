import { Link } from 'react-router-dom';
import { Card, dateText, LinkButton, Row, Score, Stack, Tag, zonedText } from '../../../../../web/ui/index.ts';
import type { Application } from '../../../contract.ts';
import { applicationStatusTitles } from '../../../contract.ts';
import styles from '../Applications.module.css';
import { Gpa } from '../Gpa.tsx';
import { applicationAddress, shortId, statusTones } from '../words.ts';
import { AnalysisSummary, recommendationText } from './AnalysisSummary.tsx';

/** One application in the list. */
export function ApplicationCard({ application }: { application: Application }) {
  const { id, status, university, program, intake, applicationEiqScore, applicationStandardError } = application;
  const { overallGPA } = application.transcriptAnalysis;
  const isDraft = status === 'draft';
  return (
    <Card
      tone={status === 'accepted' ? 'accent' : 'plain'}
      title={
        <span className={styles.name}>
          <Link to={applicationAddress(id)}>{program}</Link>
          <br />
          <span className={styles.place}>
            {university.name}, {university.country}
          </span>
        </span>
      }
      actions={
        <>
          {university.isSample && <Tag>Sample</Tag>}
          <Tag tone={statusTones[status]}>{applicationStatusTitles[status]}</Tag>
        </>
      }
    >
      <Stack gap={12}>
        <dl className={styles.facts}>
          <div>
            <dt>Recommendation status</dt>
            <dd>{recommendationText(application)}</dd>
          </div>
          <div>
            <dt>Application score</dt>
            <dd>
              {applicationEiqScore === null ? (
                'No score yet'
              ) : (
                <Score score={applicationEiqScore} error={applicationStandardError ?? 0} />
              )}
              {isDraft && applicationEiqScore !== null && <small>Your score today</small>}
            </dd>
          </div>
          <div>
            <dt>GPA</dt>
            <dd>
              <Gpa value={overallGPA} />
            </dd>
          </div>
          <div>
            <dt>{isDraft ? 'Deadline' : 'Submitted'}</dt>
            <dd>
              {isDraft || application.submittedAt === null
                ? zonedText(intake.deadline)
                : dateText(application.submittedAt)}
              <small>{intake.name}</small>
            </dd>
          </div>
        </dl>
        <AnalysisSummary application={application} />
        <Row apart>
          <span className="soft">
            Application <span className="figures">{shortId(id)}</span>
          </span>
          <LinkButton small to={applicationAddress(id)}>
            {isDraft ? 'Continue' : status === 'accepted' ? 'Answer the offer' : 'View application'}
            <span className="unseen">
              : {program}, {university.name}
            </span>
          </LinkButton>
        </Row>
      </Stack>
    </Card>
  );
}
