import { setProjected, useIsProjected } from '../../session/projector.ts';
import { Button } from '../../ui/Button.tsx';
import { PageHeader } from '../../ui/Page.tsx';
import { EmptyState } from '../../ui/State.tsx';
import styles from '../Layout.module.css';

const end = () => setProjected(undefined);

/** In place of a screen that may show names. */
export function NotProjected({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        icon="eye"
        title="Not shown without names"
        description="This screen may show names of learners."
        action={<Button onClick={end}>Show names</Button>}
      />
    </>
  );
}

/** Above every screen in projector mode. */
export function ProjectorNote() {
  if (!useIsProjected()) return null;
  return (
    <p className={`${styles.note} no-print`} role="status">
      Names of learners are hidden in this tab.
      <Button small onClick={end}>
        Show names
      </Button>
    </p>
  );
}
