import { Icon, Tag } from '../../../../web/ui/index.ts';
import type { LearningPathDetails, Mastery } from '../../contract.ts';
import styles from './ConceptList.module.css';
import { masteryTitles } from './pathway-texts.ts';

/** Concepts with their mastery, mastered ones first and new ones last. */
export function ConceptList({ concepts }: { concepts: LearningPathDetails['conceptList'] }) {
  const inOrder = [...concepts].sort((a, b) => rankOf(b.mastery) - rankOf(a.mastery));
  return (
    <ul className={styles.list}>
      {inOrder.map(({ id, title, mastery, isStruggling }) => (
        <li key={id}>
          <span className={mastery ? styles.title : styles.open}>{title}</span>
          {mastery === 'mastered' ? (
            <span className={styles.mastered}>
              <Icon name="check" size={16} />
              {masteryTitles.mastered}
            </span>
          ) : isStruggling ? (
            <Tag tone="attention">Needs practice</Tag>
          ) : (
            <span className="soft">{mastery ? masteryTitles[mastery] : 'Not met yet'}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

const order: readonly (Mastery | null)[] = [null, 'attempted', 'familiar', 'proficient', 'mastered'];
const rankOf = (mastery: Mastery | null) => order.indexOf(mastery);
