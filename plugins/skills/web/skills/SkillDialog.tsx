import { Dialog, Progress, Row, Stack, Tag } from '../../../../web/ui/index.ts';
import type { ActiveRecommendation } from '../../contract.ts';
import { categoryTitles, progressChoices } from '../../contract.ts';
import { Choice } from '../parts/Choice.tsx';
import { Reasons } from '../parts/Reasons.tsx';
import { SkillLinks } from '../parts/SkillLinks.tsx';
import { Steps } from '../parts/Steps.tsx';
import { useSetProgress } from '../use-recommendations.ts';
import { hoursText, levelTitles } from '../words.ts';
import { ProgressActions } from './ProgressActions.tsx';
import styles from './SkillDialog.module.css';

/** A skill with its reasons, prerequisites and learning steps, and the choice of progress. */
export function SkillDialog({
  recommendation,
  onClose,
}: {
  recommendation: ActiveRecommendation;
  onClose: () => void;
}) {
  const { id, skillName, skillCategory, targetLevel, progress, estimatedHours, reasons, buildsOn, learningPath } =
    recommendation;
  const set = useSetProgress();
  return (
    <Dialog wide title={skillName} onClose={onClose} actions={<ProgressActions recommendation={recommendation} />}>
      <Stack gap={24}>
        <Stack gap={12}>
          <Row>
            <Tag>{categoryTitles[skillCategory]}</Tag>
            <Tag>{levelTitles[targetLevel]}</Tag>
          </Row>
          <Reasons reasons={reasons} />
          {buildsOn.length > 0 && (
            <p>
              Builds on <SkillLinks skills={buildsOn} />.
            </p>
          )}
        </Stack>
        <Stack gap={12}>
          <Progress value={progress} label={progress < 100 ? `Progress, ${hoursText(estimatedHours)}` : 'Progress'} />
          <fieldset className={styles.choice}>
            <legend>How much of it have you worked through?</legend>
            <Row>
              {progressChoices.map((choice) => (
                <Choice
                  key={choice}
                  isChosen={progress === choice}
                  disabled={set.isPending}
                  onClick={() => set.mutate({ params: { id }, body: { progress: choice } })}
                >
                  {choice}%
                </Choice>
              ))}
            </Row>
          </fieldset>
        </Stack>
        <section>
          <h3>Learning steps</h3>
          <Steps steps={learningPath.steps} progress={progress} />
        </section>
      </Stack>
    </Dialog>
  );
}
