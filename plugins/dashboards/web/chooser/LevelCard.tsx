import { Link } from 'react-router-dom';
import { Icon, Tag } from '../../../../web/ui/index.ts';
import styles from './LevelChooser.module.css';
import type { LevelChoice } from './levels.ts';

/** A level; the whole card is a link. */
export function LevelCard({
  level: { title, description, icon, to, isOwn },
  heading: Heading,
}: {
  level: LevelChoice;
  heading: 'h2' | 'h3';
}) {
  return (
    <li className={styles.level} data-own={isOwn || undefined}>
      <span className={styles.mark}>
        <Icon name={icon} size={28} />
      </span>
      <Heading>
        <Link to={to}>{title}</Link>
      </Heading>
      {isOwn && (
        <span className={styles.own}>
          <Tag tone="accent">Your level</Tag>
        </span>
      )}
      <span className={styles.arrow}>
        <Icon name="arrow" size={20} />
      </span>
      <p>{description}</p>
    </li>
  );
}
