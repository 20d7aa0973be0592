import { Progress } from '../../../../web/ui/index.ts';
import { sectionTitles } from '../../../item-bank/contract.ts';
import type { StageState } from '../../contract.ts';
import { stages } from '../../contract.ts';
import { letterOf, sectionContents } from '../sections.ts';
import styles from './Sections.module.css';

/** The sections with what they weigh and what they are about; with progress once a placement is under way. */
export function Sections({ progress }: { progress: StageState['sectionProgress'] | undefined }) {
  return (
    <ol className={styles.sections}>
      {stages.map((stage) => {
        const { title, weight, description } = sectionTitles[stage];
        return (
          <li key={stage}>
            <span className={styles.letter} aria-hidden="true">
              {letterOf(stage)}
            </span>
            <div className={styles.words}>
              <h3>{title}</h3>
              <p>{description}</p>
              <p className="soft">{sectionContents[stage]}</p>
              {progress && <Progress bare label={`Progress in ${title}`} value={progress[stage]} />}
            </div>
            <p className={styles.weight}>
              <span className="figures">{weight}%</span>
              <span> of your score</span>
            </p>
          </li>
        );
      })}
    </ol>
  );
}
