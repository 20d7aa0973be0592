import { useScreensThere } from '../../../../web/shell/screens-there.ts';
import { LinkButton } from '../../../../web/ui/index.ts';
import styles from './LevelChooser.module.css';

/** The way to a placement for who does not know their level; nothing where no assessment is on. */
export function PlacementLink() {
  const isThere = useScreensThere();
  const to = ['/placement', '/assessment'].find(isThere);
  if (!to) return null;
  return (
    <section className={styles.placement} aria-labelledby="not-sure">
      <div>
        <h2 id="not-sure">Not sure where you stand?</h2>
        <p>The placement finds your level from your answers. It adapts to you, and you can pause at any time.</p>
      </div>
      <LinkButton to={to} icon="ruler">
        Take Placement Assessment
      </LinkButton>
    </section>
  );
}
