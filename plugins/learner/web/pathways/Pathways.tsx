import { ErrorState, Icon, LinkButton, Progress, SkeletonBlock, Tag } from '../../../../web/ui/index.ts';
import type { LearningPath } from '../../contract.ts';
import { Pathway } from '../../contract.ts';
import { useLearningPaths } from '../record-queries.ts';
import styles from './Pathways.module.css';
import { conceptsText, pathwayAddress, pathwayDescriptions, pathwayTitle } from './pathway-texts.ts';

/** The three pathways with progress and links. */
export function Pathways() {
  const paths = useLearningPaths();
  return (
    <section className={styles.pathways} aria-labelledby="pathways">
      <h3 id="pathways">Personalized Learning Pathways</h3>
      {paths.error && !paths.data ? (
        <ErrorState error={paths.error} retry={paths.refetch} />
      ) : (
        <div className={styles.cards}>
          {paths.data
            ? paths.data.map((path) => <PathwayCard key={path.pathType} path={path} />)
            : Pathway.options.map((pathway) => <SkeletonBlock key={pathway} height={268} />)}
        </div>
      )}
    </section>
  );
}

function PathwayCard({ path }: { path: LearningPath }) {
  const { pathType, progress, isCurrent, isUnlocked, masteredConcepts, concepts } = path;
  return (
    <article className={styles.card} style={{ borderTopColor: `var(--level-${pathType})` }}>
      <div className={styles.head}>
        <h4>{pathwayTitle(pathType)}</h4>
        {isCurrent ? (
          <Tag tone="accent">Current Level</Tag>
        ) : (
          !isUnlocked && <Icon name="lock" size={18} label="Locked" />
        )}
      </div>
      <p className="soft">{pathwayDescriptions[pathType]}</p>
      <div className={styles.foot}>
        <Progress value={progress} label="Progress" level={pathType} />
        <p className={styles.count}>
          {progress === 100 && masteredConcepts < concepts ? 'Passed by your EiQ score' : conceptsText(path)}
        </p>
        <LinkButton to={pathwayAddress(pathType)} icon={isUnlocked ? undefined : 'lock'} wide>
          {isUnlocked ? 'View Pathway' : 'Unlock Level'}
          <span className="unseen">: {pathwayTitle(pathType)}</span>
        </LinkButton>
      </div>
    </article>
  );
}
