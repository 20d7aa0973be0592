import { Link } from 'react-router-dom';
import { Card, Row, Tag } from '../../../../web/ui/index.ts';
import type { RecruitmentMatch } from '../../contract.ts';
import { matchStatusTitles } from '../../contract.ts';
import { matchAddress } from '../parts/addresses.ts';
import { Explanation } from '../parts/Explanation.tsx';
import { MatchScore } from '../parts/MatchScore.tsx';
import styles from '../parts/Talent.module.css';
import { ContactButton } from './ContactButton.tsx';
import { MatchFacts } from './MatchFacts.tsx';

/** A match in the list. */
export function MatchCard({ match, onContact }: { match: RecruitmentMatch; onContact: () => void }) {
  const { id, jobTitle, jobDescription, matchScore, level, status, corporatePartner, explanation, isOpen } = match;
  return (
    <Card
      title={
        <>
          <Link to={matchAddress(id)}>{jobTitle}</Link>
          <br />
          <span className={styles.small}>
            {corporatePartner.name}, {corporatePartner.industry}
          </span>
        </>
      }
      actions={
        <Row>
          {corporatePartner.isSample && <Tag>Sample</Tag>}
          {!isOpen && <Tag>Closed</Tag>}
          {status !== 'new' && status !== 'contacted' && (
            <Tag tone={status === 'invited' || status === 'mutual' ? 'good' : 'plain'}>{matchStatusTitles[status]}</Tag>
          )}
          <MatchScore score={matchScore} level={level} />
        </Row>
      }
    >
      <div className={styles.brief}>
        <p className={styles.clamped}>{jobDescription}</p>
        <MatchFacts match={match} />
        <Explanation explanation={explanation} isOwn />
        <Row>
          <ContactButton match={match} onContact={onContact} />
          <Link to={matchAddress(id)} aria-label={`Details of ${jobTitle} at ${corporatePartner.name}`}>
            Details
          </Link>
        </Row>
      </div>
    </Card>
  );
}
