import { Icon } from '../../../../web/ui/index.ts';
import { sectionTitles } from '../../../item-bank/contract.ts';
import type { Stage, StageState } from '../../contract.ts';
import { stages } from '../../contract.ts';
import { letterOf } from '../sections.ts';
import styles from './SectionStrip.module.css';

/** The three sections as dots: done, in progress, not started. */
export function SectionStrip({ progress, current }: { progress: StageState['sectionProgress']; current: Stage }) {
  return (
    <ol className={styles.strip} aria-label="Sections">
      {stages.map((stage) => {
        const state = progress[stage] >= 100 ? 'done' : progress[stage] > 0 ? 'in progress' : 'not started';
        return (
          <li key={stage} aria-current={stage === current ? 'step' : undefined}>
            <span className={styles.dot} data-state={state}>
              {state === 'done' ? <Icon name="check" size={14} /> : <span aria-hidden="true">{letterOf(stage)}</span>}
            </span>
            <span className="unseen">
              Section {letterOf(stage)}, {sectionTitles[stage].title}: {state}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
