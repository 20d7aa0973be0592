import { Icon } from '../../../../../web/ui/index.ts';
import type { ChecklistItem } from '../../../contract.ts';
import styles from '../Applications.module.css';

const icons = { met: 'check', missing: 'minus', below: 'alert', unchecked: 'help' } as const;
const words = { met: 'Done', missing: 'Missing', below: 'Below', unchecked: 'Not checked' } as const;

/** What an application needs, and what its applicant should know. */
export function Checklist({ items }: { items: readonly ChecklistItem[] }) {
  return (
    <ul className={styles.checklist}>
      {items.map(({ part, name, title, isRequired, state, text }) => (
        <li key={`${part} ${name}`} data-state={state}>
          <Icon name={icons[state]} size={18} />
          <span>
            <span className="unseen">{words[state]}: </span>
            <strong>{title}</strong>
            {!isRequired && state !== 'met' && <span className="soft"> (for information)</span>}
            <small>{withoutTitle(text, title)}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The sentence without the title that already stands before it: `Transcript: upload it.` as `Upload it.` */
function withoutTitle(text: string, title: string): string {
  if (!text.startsWith(`${title}: `)) return text;
  const rest = text.slice(title.length + 2);
  return `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
}
