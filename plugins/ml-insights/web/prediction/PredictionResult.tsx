import { Grid, percentText, Stat, Table } from '../../../../web/ui/index.ts';
import type { Prediction } from '../../contract.ts';
import { dollars, featureTitle } from '../words.ts';
import styles from './PredictionResult.module.css';

/** Contributions that are listed. */
const listed = 8;

export function PredictionResult({ prediction }: { prediction: Prediction }) {
  const { probability, average, contributions, salary, daysToHire, version } = prediction;
  const largest = Math.max(...contributions.map(({ logOdds }) => Math.abs(logOdds)), 1e-9);
  return (
    <section aria-label="Prediction" aria-live="polite" className={styles.result}>
      <Grid min={220}>
        <Stat
          label="Hired within a year"
          icon="target"
          value={percentText(probability)}
          note={`${percentText(average)} for an average learner`}
        />
        <Stat
          label="First salary, if hired"
          icon="briefcase"
          value={dollars(salary.median)}
          note={`90% between ${dollars(salary.low)} and ${dollars(salary.high)}`}
        />
        <Stat
          label="Time to hire, if hired"
          icon="clock"
          value={Math.round(daysToHire.median)}
          unit="days"
          note={`90% between ${Math.round(daysToHire.low)} and ${Math.round(daysToHire.high)} days`}
        />
      </Grid>
      <Table columns={['Figure', 'Value', 'Effect on the log odds']}>
        {contributions.slice(0, listed).map(({ feature, value, logOdds }) => (
          <tr key={feature}>
            <th scope="row">{featureTitle(feature)}</th>
            <td data-label="Value">{value}</td>
            <td data-label="Effect on the log odds">
              <span className={styles.effect}>
                <span className="figures">{`${logOdds < 0 ? '−' : '+'}${Math.abs(logOdds).toFixed(2)}`}</span>
                <span className={styles.track} aria-hidden="true">
                  <span
                    className={logOdds < 0 ? styles.lowers : styles.raises}
                    style={{ width: `${(50 * Math.abs(logOdds)) / largest}%` }}
                  />
                </span>
              </span>
            </td>
          </tr>
        ))}
      </Table>
      <p className="soft">
        Contributions by TreeSHAP, version {version}. They say what the model uses, not what would change if the learner
        changed.
      </p>
    </section>
  );
}
