import { Tag } from '../../../../../web/ui/index.ts';
import type { University } from '../../../contract.ts';
import styles from './University.module.css';

const shown = 3;

/** The first three programs of a university, and how many more there are. */
export function Programs({ university: { programs } }: { university: Pick<University, 'programs'> }) {
  const names = Object.keys(programs);
  if (names.length === 0) return null;
  return (
    <ul className={styles.programs} aria-label="Programs">
      {names.slice(0, shown).map((name) => (
        <li key={name}>
          <Tag>{name}</Tag>
        </li>
      ))}
      {names.length > shown && (
        <li>
          <Tag>+{names.length - shown} more</Tag>
        </li>
      )}
    </ul>
  );
}
