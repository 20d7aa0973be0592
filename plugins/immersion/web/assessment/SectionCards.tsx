import { Progress, SkeletonBlock } from '../../../../web/ui/index.ts';
import { sectionTitles } from '../../../item-bank/contract.ts';
import { stages } from '../../contract.ts';
import { letterOf, listedAs } from '../sections.ts';
import styles from './SectionCards.module.css';
import type { AssessmentStatus } from './use-status.ts';

/** The three sections with description and progress; each is an anchor of the page. */
export function SectionCards({
  progress,
  heading: Heading,
}: Pick<AssessmentStatus, 'progress'> & { heading: 'h3' | 'h4' }) {
  return (
    <ul className={styles.sections}>
      {stages.map((stage) => {
        const { title, description, weight } = sectionTitles[stage];
        return (
          <li key={stage} id={stage} className={styles.section}>
            <p className={styles.head}>
              <span>Section {letterOf(stage)}</span>
              <span>
                <span className="figures">{weight}%</span> of the score
              </span>
            </p>
            <Heading className={styles.title}>{title}</Heading>
            <p className="soft">{description}</p>
            <div className={styles.progress}>
              {progress ? (
                <Progress
                  label="Progress"
                  value={progress.find(({ type }) => type === listedAs[stage])?.progress ?? 0}
                />
              ) : (
                <SkeletonBlock height={40} />
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
