import { Grid, LevelTag } from '../../../../web/ui/index.ts';
import { PlacementLevel, pathways } from '../../contract.ts';
import styles from './Pathways.module.css';

/** The pathways of a placement. */
export function Pathways() {
  return (
    <div className={styles.pathways}>
      <Grid min={240}>
        {PlacementLevel.options.map((level) => (
          <div key={level}>
            <h3 className={styles.name}>
              <LevelTag level={level} />
            </h3>
            <p className="soft">{pathways[level].description}</p>
          </div>
        ))}
      </Grid>
    </div>
  );
}
