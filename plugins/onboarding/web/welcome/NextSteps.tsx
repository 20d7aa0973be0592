import type { ReactNode } from 'react';
import type { IconName } from '../../../../web/ui/index.ts';
import { Icon, LinkButton, Section, Tag } from '../../../../web/ui/index.ts';
import type { Audience } from '../words/audience.ts';
import { useAddress } from './addresses.ts';
import styles from './Welcome.module.css';

/** The next steps. Those that need results are locked until a score is measured. */
export function NextSteps({
  audience,
  assessment,
  level,
}: {
  audience: Audience;
  /** Address of the assessment; undefined where none is on. */
  assessment: string | undefined;
  /** The measured level; undefined without a score. */
  level: string | undefined;
}) {
  const isChild = audience === 'child';
  const mentor = useAddress('/dashboard/ai-tutor', '/ai-tutor');
  const pathway = useAddress(`/learning-paths/${level === 'Excellence' ? 'mastery' : level?.toLowerCase()}`);
  return (
    <Section title={isChild ? 'What comes next' : 'Next steps'}>
      <ol className={styles.steps}>
        <NextStep
          icon="target"
          title="Take EiQ Assessment"
          description={
            isChild
              ? 'The questions are written for grade 6 and up. Try them with a grown-up who reads along. You can stop and continue later.'
              : 'Questions that adapt to you, on one scale from 100 to 900. You can stop at any time and continue later.'
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
          description={
            isChild ? 'Someone who helps you with what you find hard.' : 'Coaching goals based on your results.'
          }
          to={level && mentor}
        />
        <NextStep
          icon="route"
          title="Learning Path"
          description={
            isChild ? 'What to learn first, and what after that.' : 'The topics that can raise your score the most.'
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
  const link = action ?? (to && <LinkButton to={to}>Open</LinkButton>);
  return (
    <li className={styles.step} aria-disabled={link ? undefined : true}>
      <span className={styles.stepMark}>
        <Icon name={link ? icon : 'lock'} size={22} />
      </span>
      <div className={styles.stepWords}>
        <h3>{title}</h3>
        <p>{description}</p>
      </div>
      <div className={styles.stepWay}>{link || <Tag icon="lock">After your assessment</Tag>}</div>
    </li>
  );
}
