import { useId } from 'react';
import { counted, Icon, MasteryMeter } from '../../../../web/ui/index.ts';
import type { Summary } from '../../contract.ts';
import { masteryTitles } from '../../contract.ts';
import { accuracyText, changeOf } from '../texts.ts';
import styles from './SummaryTable.module.css';

/** The topics of a run with accuracy, mastery and its change. */
export function SummaryTable({ title, summary }: { title: string; summary: Summary }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.topics}>
        {summary.topics.map((topic) => (
          <li key={`${topic.section} ${topic.contentArea}`}>
            <div className={styles.words}>
              <span>{topic.title}</span>
              <span className={styles.figures}>{topicText(topic)}</span>
            </div>
            <div className={styles.mastery}>
              {topic.after === null ? (
                <span className={styles.figures}>Follows with the review</span>
              ) : (
                <>
                  <MasteryMeter mastery={topic.after} />
                  <Change topic={topic} />
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A verdict for one answer, counts for several. */
function topicText(topic: Summary['topics'][number]): string {
  const { answered, graded, correct } = topic;
  if (graded === 0) return `${counted(answered, 'answer')} in review`;
  return graded === 1 ? (correct === 1 ? 'Answered right' : 'Not right this time') : accuracyText(topic);
}

function Change({ topic: { before, after } }: { topic: Summary['topics'][number] }) {
  const change = changeOf(before, after);
  if (change === 'new') return <span className={styles.change}>First answers in this topic</span>;
  if (change === 'same') return <span className={styles.change}>As before</span>;
  return (
    <span className={styles.change} data-change={change}>
      <Icon name={change} size={14} /> From {before && masteryTitles[before].toLowerCase()}
    </span>
  );
}
