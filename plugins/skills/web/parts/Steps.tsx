import { Link } from 'react-router-dom';
import { useIsScreenAvailable } from '../../../../web/shell/available-screens.ts';
import type { IconName } from '../../../../web/ui/icons.ts';
import { Icon } from '../../../../web/ui/index.ts';
import type { LearningStep, Resource, ResourceType } from '../../contract.ts';
import styles from './Steps.module.css';

const icons: Record<ResourceType, IconName> = {
  practice: 'target',
  tutor: 'bulb',
  coaching: 'mentor',
  assistant: 'chat',
  documents: 'upload',
  assessment: 'ruler',
  group: 'users',
  record: 'chart',
};

/** The learning steps of a skill with their resources. Links to screens that are off are shown as text. */
export function Steps({ steps, progress = 0 }: { steps: readonly LearningStep[]; progress?: number }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => {
        const isDone = progress >= (100 * (index + 1)) / steps.length;
        return (
          <li key={step.title} className={isDone ? styles.done : undefined}>
            <h4>{step.title}</h4>
            <p className={styles.note}>
              <span className="figures">{step.estimatedHours}</span> {step.estimatedHours === 1 ? 'hour' : 'hours'}
              {isDone && ' · marked as done'}
            </p>
            <p>{step.description}</p>
            <ul className={styles.resources}>
              {step.resources.map((resource) => (
                <li key={resource.link}>
                  <ResourceLink resource={resource} />
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

function ResourceLink({ resource: { type, title, estimatedTime, link } }: { resource: Resource }) {
  const isAvailable = useIsScreenAvailable()(link);
  const content = (
    <>
      <Icon name={icons[type]} size={16} />
      {title} ({estimatedTime} min)
    </>
  );
  return isAvailable ? <Link to={link}>{content}</Link> : <span className="soft">{content}</span>;
}
