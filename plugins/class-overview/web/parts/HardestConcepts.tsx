import { Link } from 'react-router-dom';
import { useIsScreenAvailable } from '../../../../web/shell/available-screens.ts';
import { counted } from '../../../../web/ui/index.ts';
import type { HardConcept } from '../../contract.ts';
import styles from './ClassOverview.module.css';

/** What the class finds hardest, with the mistake chosen most and a lesson; without names. */
export function HardestConcepts({ concepts }: { concepts: readonly HardConcept[] }) {
  return (
    <ol className={styles.hardest}>
      {concepts.map(({ concept, title, learners, answers, wrong, misconception, lesson }) => (
        <li key={concept}>
          <p className={styles.concept}>{title}</p>
          <p className={styles.small}>
            <span className="figures">{wrong}</span> of <span className="figures">{answers}</span>{' '}
            {answers === 1 ? 'answer' : 'answers'} wrong, from {counted(learners, 'learner')}
          </p>
          {misconception && (
            <p>
              Most chosen mistake, by {counted(misconception.learners, 'learner')}: “{misconception.says}”
            </p>
          )}
          {lesson && <LessonLink lesson={lesson} />}
        </li>
      ))}
    </ol>
  );
}

function LessonLink({ lesson: { id, title } }: { lesson: { id: string; title: string } }) {
  const isThere = useIsScreenAvailable();
  const address = `/ai-tutor/lessons/${encodeURIComponent(id)}`;
  if (!isThere(address)) return <p>Lesson: {title}</p>;
  return (
    <p>
      <Link to={address}>Teach it: lesson “{title}”</Link>
    </p>
  );
}
