import { Card, Progress, Ruler, rulerCuts, Section } from '../../../../web/ui/index.ts';
import type { LearningPathDetails } from '../../contract.ts';
import { levelTitles } from '../../contract.ts';
import { useEiq } from '../record-queries.ts';
import { pathwayTitle } from './pathway-texts.ts';
import styles from './UnlockConditions.module.css';

/** What unlocks a pathway: a score, or mastered concepts of the pathway before it. */
export function UnlockConditions({ path: { pathType, unlocks } }: { path: LearningPathDetails }) {
  const eiq = useEiq();
  if (!unlocks) return null;
  const { fromScore, previous, masteredConcepts, neededConcepts } = unlocks;
  const current = eiq.data?.current;
  return (
    <Section title="What unlocks it">
      <Card>
        <div className={styles.ways}>
          <section>
            <h3>An EiQ score at this level</h3>
            <p className="soft">
              {levelTitles[pathType]} begins at <span className="figures">{fromScore}</span>. A result that most
              probably lies there opens the level.
            </p>
            <Ruler
              estimate={current?.eiqScore}
              error={current?.standardError}
              requirements={[{ label: `${levelTitles[pathType]} begins`, at: fromScore }]}
              {...rulerCuts(eiq.data?.cuts ?? [])}
            />
          </section>
          <section>
            <h3>Or the level before it</h3>
            <p className="soft">
              Mastering {neededConcepts} concepts of the {pathwayTitle(previous)} opens it, too, without another
              assessment.
            </p>
            <Progress
              value={masteredConcepts}
              max={neededConcepts}
              label={`${pathwayTitle(previous)}: concepts mastered`}
              description={`${masteredConcepts} of ${neededConcepts}`}
              level={previous}
            />
          </section>
        </div>
      </Card>
    </Section>
  );
}
