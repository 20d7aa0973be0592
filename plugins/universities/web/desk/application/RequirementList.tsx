import { Icon } from '../../../../../web/ui/index.ts';
import styles from './Application.module.css';
import type { Requirement } from './requirements.ts';

const icons = { met: 'check', missed: 'alert', note: 'info' } as const;
const words = { met: 'Met', missed: 'Not met', note: 'Note' } as const;

/** Requirements with what the application has, each with a mark and its word for screen readers. */
export function RequirementList({ requirements }: { requirements: readonly Requirement[] }) {
  return (
    <ul className={styles.requirements}>
      {requirements.map(({ title, state, text }) => (
        <li key={title} data-state={state}>
          <Icon name={icons[state]} size={18} />
          <span>
            <strong>{title}</strong> <span className="unseen">{words[state]}: </span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
