import { Icon, Tag } from '../../../../../web/ui/index.ts';
import styles from './Application.module.css';
import type { Requirement } from './requirements.ts';

/** A requirement, or a fact of the recommendation's rule, which has no evidence of its own on the page. */
interface Item extends Pick<Requirement, 'title' | 'text'> {
  readonly state: Requirement['state'] | 'missed';
  readonly part?: Requirement['part'];
}

const icons = { met: 'check', missed: 'alert', below: 'alert', missing: 'alert', unconfirmed: 'info' } as const;
const words = {
  met: 'Met',
  missed: 'Not met',
  below: 'Below the minimum',
  missing: 'Missing',
  unconfirmed: 'Not confirmed',
} as const;

/** What the program asks for with what the application has, each with a link to the evidence. */
export function RequirementList({ requirements }: { requirements: readonly Item[] }) {
  return (
    <ul className={styles.requirements}>
      {requirements.map(({ title, state, text, part }) => (
        <li key={title} data-state={state}>
          <Icon name={icons[state]} size={18} />
          <span>
            {part ? <a href={`#${part}`}>{title}</a> : <strong>{title}</strong>} <StateTag state={state} /> {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What is not met, above the evidence of a section. Nothing where all of it is. */
export function UnmetRequirements({
  requirements,
  part,
}: {
  requirements: readonly Requirement[];
  part: Requirement['part'];
}) {
  const unmet = requirements.filter((each) => each.part === part && each.state !== 'met');
  return unmet.map(({ title, state, text }) => (
    <p key={title} className={styles.unmet}>
      <strong>{title}</strong> <StateTag state={state} /> {text}
    </p>
  ));
}

const StateTag = ({ state }: Pick<Item, 'state'>) => (
  <Tag tone={state === 'met' ? 'good' : state === 'unconfirmed' ? 'plain' : 'attention'}>{words[state]}</Tag>
);
