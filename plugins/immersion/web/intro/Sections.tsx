import { Progress } from '../../../../web/ui/index.ts';
import { sectionTitles } from '../../../item-bank/contract.ts';
import type { StageState, Status } from '../../contract.ts';
import { stages } from '../../contract.ts';
import { letterOf, rangeText, sectionContents } from '../sections.ts';
import styles from './Sections.module.css';

/** The sections with weight, subject and usual length; with progress while a placement is open. */
export function Sections({
  progress,
  usual,
}: {
  progress: StageState['sectionProgress'] | undefined;
  usual: Status['usualQuestions'];
}) {
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
              <p className="soft">
                {sectionContents[stage]} Usually {rangeText(usual[stage])} questions.
              </p>
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
