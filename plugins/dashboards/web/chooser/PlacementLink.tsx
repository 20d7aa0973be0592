import { useIsScreenAvailable } from '../../../../web/shell/available-screens.ts';
import { LinkButton } from '../../../../web/ui/index.ts';
import styles from './LevelChooser.module.css';

/** A link to the placement; nothing where no assessment is on. */
export function PlacementLink() {
  const isAvailable = useIsScreenAvailable();
  const to = ['/placement', '/assessment'].find(isAvailable);
  if (!to) return null;
  return (
    <section className={styles.placement} aria-labelledby="not-sure">
      <div>
        <h2 id="not-sure">Not sure about your level?</h2>
        <p>The placement measures your level. It adapts to your answers, and you can pause at any time.</p>
      </div>
      <LinkButton to={to} icon="ruler">
        Take Placement Assessment
      </LinkButton>
    </section>
  );
}
