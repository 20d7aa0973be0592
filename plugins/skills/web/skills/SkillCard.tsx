import { Button, Card, Progress, Row, Stack, Tag } from '../../../../web/ui/index.ts';
import type { ActiveRecommendation } from '../../contract.ts';
import { categoryTitles } from '../../contract.ts';
import { PriorityNumber } from '../parts/Priority.tsx';
import { Reasons } from '../parts/Reasons.tsx';
import { hoursText, levelTitles } from '../words.ts';
import { ProgressActions } from './ProgressActions.tsx';

/** A recommended skill with its reasons and the learner's progress. */
export function SkillCard({ recommendation, onOpen }: { recommendation: ActiveRecommendation; onOpen: () => void }) {
  const { skillName, skillCategory, priority, currentLevel, targetLevel, progress, estimatedHours, reasons } =
    recommendation;
  return (
    <Card title={skillName} actions={<PriorityNumber priority={priority} />}>
      <Stack gap={12}>
        <Row>
          <Tag>{categoryTitles[skillCategory]}</Tag>
          <Tag>
            {currentLevel === targetLevel
              ? levelTitles[targetLevel]
              : `${levelTitles[currentLevel]} to ${levelTitles[targetLevel]}`}
          </Tag>
        </Row>
        <Progress value={progress} label={progress < 100 ? `Progress, ${hoursText(estimatedHours)}` : 'Progress'} />
        <Reasons reasons={reasons} max={3} />
        <Row>
          <ProgressActions recommendation={recommendation} />
          <Button small quiet aria-label={`Details of ${skillName}`} onClick={onOpen}>
            Details
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
