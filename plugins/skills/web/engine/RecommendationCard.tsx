import { Button, Card, Row, Stack, Tag } from '../../../../web/ui/index.ts';
import type { SkillRecommendation } from '../../contract.ts';
import { categoryTitles } from '../../contract.ts';
import { Priority } from '../parts/Priority.tsx';
import { Reasons } from '../parts/Reasons.tsx';
import { SkillLinks } from '../parts/SkillLinks.tsx';
import { useAccept } from '../use-recommendations.ts';
import { levelTitles } from '../words.ts';
import styles from './Cards.module.css';

/** Prerequisites shown on a card. */
const maxPrerequisites = 3;

/** A recommendation with its figures. */
export function RecommendationCard({ card, onOpen }: { card: SkillRecommendation; onOpen: () => void }) {
  return (
    <Card title={card.skillName} actions={<Priority priority={card.priority} />}>
      <Stack gap={12}>
        <Row>
          <Tag>{categoryTitles[card.category]}</Tag>
          <Tag>{levelTitles[card.difficulty]}</Tag>
        </Row>
        <Reasons reasons={card.reasons} max={3} />
        <CardFacts card={card} />
        <Row>
          <StartButton card={card} />
          <Button small quiet aria-label={`View details of ${card.skillName}`} onClick={onOpen}>
            View Details
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

export function CardFacts({ card }: { card: SkillRecommendation }) {
  const { relevanceScore, confidence, careerImpact, estimatedTimeToComplete, industryDemand, buildsOn } = card;
  return (
    <dl className={styles.facts}>
      <dt>Relevance</dt>
      <dd className="figures">{relevanceScore}%</dd>
      <dt>Confidence</dt>
      <dd>
        <span className="figures">{confidence}%</span> that this is new to you
      </dd>
      <dt>Career impact</dt>
      <dd>{careerImpact}</dd>
      <dt>Time</dt>
      <dd>{estimatedTimeToComplete}</dd>
      {industryDemand !== undefined && (
        <>
          <dt>Industry demand</dt>
          <dd>
            Named by <span className="figures">{industryDemand}%</span> of occupations
          </dd>
        </>
      )}
      {buildsOn.length > 0 && (
        <>
          <dt>Prerequisites</dt>
          <dd>
            <SkillLinks skills={buildsOn.slice(0, maxPrerequisites)} />
          </dd>
        </>
      )}
    </dl>
  );
}

export function StartButton({ card: { id, skillName, isAccepted, progress } }: { card: SkillRecommendation }) {
  const accept = useAccept();
  if (isAccepted) return <Tag tone="good">{`In progress, ${progress}%`}</Tag>;
  return (
    <Button
      small
      icon="play"
      busy={accept.isPending}
      aria-label={`Start learning ${skillName}`}
      onClick={() => accept.mutate({ params: { id } })}
    >
      Start Learning
    </Button>
  );
}
