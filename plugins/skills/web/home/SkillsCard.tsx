import { Link } from 'react-router-dom';
import { usePluginOn, useRoute } from '../../../../web/api/index.ts';
import { Card, counted, ErrorState, LinkButton, SkeletonBlock, Tag } from '../../../../web/ui/index.ts';
import { universities } from '../../../universities/contract.ts';
import { useActive, useMasteries } from '../use-recommendations.ts';
import { hoursText } from '../words.ts';
import styles from './SkillsCard.module.css';

/** Where the card has no room: a phone's home page is full with the next step, the score and the week. */
const isPhone = () => matchMedia('(max-width: 639px)').matches;

/**
 * On a learner's home page: the next skill, and reviews that are due. Nothing before there are recommendations or answers, on
 * phones, and beside the card of applications, which takes the row that is left within one and a half screens.
 */
export function SkillsCard() {
  const isUniversitiesOn = usePluginOn(universities.id);
  const hasRoom = !isPhone();
  const applications = useRoute(universities.routes.applications, {}, { freshFor: 3000, enabled: hasRoom });
  if (!hasRoom || applications.data?.length) return null;
  if (isUniversitiesOn && !applications.data && !applications.error) return <SkeletonBlock height={86} />;
  return <NextSkill />;
}

function NextSkill() {
  const active = useActive();
  const masteries = useMasteries();
  const error = (!active.data && active.error) || (!masteries.data && masteries.error);
  if (error) {
    return (
      <Card title="Skills">
        <ErrorState error={error} retry={active.data ? masteries.refetch : active.refetch} />
      </Card>
    );
  }
  if (!active.data || !masteries.data) return <SkeletonBlock height={86} />;
  const next = active.data.find(({ completedAt }) => completedAt === null);
  const { due, skills } = masteries.data;
  if (!next && skills.length === 0) return null;
  return (
    <Card
      title="Skills"
      actions={
        <>
          {next && (
            <span className={styles.next}>
              <span className="soft">{next.progress > 0 ? 'Continue' : 'Next'}</span>
              <Link to="/skills">{next.skillName}</Link>
              <span className="soft">{hoursText(next.estimatedHours)}</span>
            </span>
          )}
          {due > 0 ? (
            <LinkButton small quiet to="/skill-engine?tab=analytics">
              <Tag tone="attention">{counted(due, 'review')} due</Tag>
            </LinkButton>
          ) : (
            <LinkButton small quiet to="/skills">
              All skills
            </LinkButton>
          )}
        </>
      }
    >
      <div className={styles.end} />
    </Card>
  );
}
