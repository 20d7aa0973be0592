import { Button, Icon, LinkButton, Row } from '../../../../web/ui/index.ts';
import { letterOf } from '../sections.ts';
import { useResume } from '../use-resume.ts';
import styles from './SectionEnd.module.css';
import type { Held } from './use-placement.ts';

/** In place of a question while the placement is paused. */
export function PausedView({ held: { sessionId, stage, answered, pausesLeft } }: { held: Held }) {
  const resume = useResume();
  return (
    <section className={styles.end}>
      <span className={styles.mark}>
        <Icon name="pause" size={28} />
      </span>
      <h2>Your placement is paused</h2>
      <p className="soft">
        {answered > 0 ? 'Your answers are saved. ' : ''}When you continue, you get a new question in place of the
        withdrawn one. {pausesText(pausesLeft)}
      </p>
      <Row>
        <Button primary icon="play" busy={resume.isPending} onClick={() => resume.mutate({ body: { sessionId } })}>
          Continue with section {letterOf(stage)}
        </Button>
        <LinkButton to="/dashboard">Dashboard</LinkButton>
      </Row>
      {resume.error && <p role="alert">{resume.error.text}</p>}
    </section>
  );
}

function pausesText(left: number): string {
  if (left === 0) return 'You have no pauses left in this section.';
  return left === 1 ? 'You can pause once more in this section.' : `You can pause ${left} more times in this section.`;
}
