import type { ReactNode } from 'react';
import type { IconName } from '../../../../web/ui/index.ts';
import { Icon, LinkButton, Section, Tag } from '../../../../web/ui/index.ts';
import type { Audience } from '../words/audience.ts';
import { useAddress } from './addresses.ts';
import styles from './Welcome.module.css';

/** What to do now; what follows the assessment is locked until something is measured. */
export function NextSteps({
  audience,
  assessment,
  level,
}: {
  audience: Audience;
  /** Where to take it; undefined where there is nothing to take. */
  assessment: string | undefined;
  /** As it was measured; undefined before. */
  level: string | undefined;
}) {
  const isChild = audience === 'child';
  const tutor = useAddress('/ai-tutor');
  const pathway = useAddress(`/learning-paths/${level === 'Excellence' ? 'mastery' : level?.toLowerCase()}`);
  return (
    <Section title={isChild ? 'What comes next' : 'Next steps'}>
      <ol className={styles.steps}>
        <NextStep
          icon="target"
          title="Take EiQ Assessment"
          description={
            isChild
              ? 'You get questions, one after the other. They become easier or harder as you go. You can stop and go on later.'
              : 'Questions that adapt to you, on one scale from 100 to 900. You can stop at any time and go on later.'
          }
          action={
            assessment && (
              <LinkButton primary to={assessment} icon="arrow">
                Take EiQ Assessment
              </LinkButton>
            )
          }
        />
        <NextStep
          icon="mentor"
          title="AI Mentor Setup"
          description={isChild ? 'Somebody to ask when you are stuck.' : 'A tutor that knows what you can do already.'}
          to={level && tutor}
        />
        <NextStep
          icon="route"
          title="Learning Path"
          description={
            isChild ? 'What to learn first, and what after that.' : 'The topics that move your score the most.'
          }
          to={level && pathway}
        />
      </ol>
    </Section>
  );
}

function NextStep({
  icon,
  title,
  description,
  to,
  action,
}: {
  icon: IconName;
  title: string;
  description: string;
  to?: string | undefined;
  action?: ReactNode;
}) {
  const way = action ?? (to && <LinkButton to={to}>Open</LinkButton>);
  return (
    <li className={styles.step} aria-disabled={way ? undefined : true}>
      <span className={styles.stepMark}>
        <Icon name={way ? icon : 'lock'} size={22} />
      </span>
      <div className={styles.stepWords}>
        <h3>{title}</h3>
        <p>{description}</p>
      </div>
      <div className={styles.stepWay}>{way || <Tag icon="lock">Opens after your assessment</Tag>}</div>
    </li>
  );
}
