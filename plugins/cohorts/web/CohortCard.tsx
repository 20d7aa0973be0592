import { Link } from 'react-router-dom';
import { Avatar, nameText, Tag } from '../../../web/ui/index.ts';
import { topicTitles } from '../../activity/study-groups/contract.ts';
import type { Cohort } from '../cohorts/contract.ts';
import { audienceTitles, maxAvatars, maxCardRecommendations, roleTitles } from '../cohorts/contract.ts';
import styles from './Cohorts.module.css';
import { JoinButton } from './JoinButton.tsx';
import { WaitButton } from './WaitButton.tsx';

/** A study cohort: topic, places, members, recommendations and a button to join. */
export function CohortCard({ cohort, showsAudience }: { cohort: Cohort; showsAudience: boolean }) {
  const { id, name, description, topic, currentMembers, maxMembers, role, aiRecommendations, audience } = cohort;
  return (
    <article className={styles.cohort} aria-label={name}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <Link to={`/study-cohorts/${id}`}>{name}</Link>
        </h3>
        {cohort.isPrivate && <Tag icon="lock">Private</Tag>}
        {role !== null && <Tag tone={role === 'member' ? 'plain' : 'accent'}>{roleTitles[role]}</Tag>}
      </div>
      <p className={styles.facts}>
        {topicTitles[topic]}
        {showsAudience && ` · ${audienceTitles[audience]}`}
      </p>
      {description && <p className={styles.description}>{description}</p>}
      {aiRecommendations.length > 0 && (
        <ul className={styles.recommendations} aria-label="AI recommendations">
          {aiRecommendations.slice(0, maxCardRecommendations).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <span className={styles.members}>
          <Avatars named={cohort.named} />
          <span>
            <span className="figures">{currentMembers}</span> of <span className="figures">{maxMembers}</span> members
          </span>
        </span>
        {role === null && (
          <span className={styles.ways}>
            <WaitButton cohort={cohort} small />
            <JoinButton cohort={cohort} small />
          </span>
        )}
      </div>
    </article>
  );
}

/** Initials of members who share their name. */
function Avatars({ named }: { named: readonly string[] }) {
  if (named.length === 0) return null;
  const shown = named.slice(0, maxAvatars);
  return (
    <span className={styles.avatars} role="img" aria-label={`With ${shown.map(nameText).join(', ')}`}>
      {shown.map((name) => {
        const [firstName = '', lastName = ''] = name.split(' ');
        return <Avatar key={name} firstName={firstName} lastName={lastName} size={32} />;
      })}
    </span>
  );
}
