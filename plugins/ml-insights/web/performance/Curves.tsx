import { Card, Chart, Grid } from '../../../../web/ui/index.ts';
import type { OutcomeCard } from '../../contract.ts';

const tenths = Array.from({ length: 11 }, (_, tenth) => String(10 * tenth));

/** How well a model ranks learners, and whether its probabilities come true. */
export function Curves({ outcome }: { outcome: OutcomeCard }) {
  return (
    <Grid min={440}>
      <Card title="ROC curve">
        <Chart
          kind="line"
          title={`Area under the curve ${outcome.auc.value.toFixed(3)}`}
          description="Share of hired learners found, by the share of others taken for hired (false alarms, %)."
          rows={Array.from({ length: 101 }, (_, percent) => ({
            x: String(percent),
            found: Math.round(1000 * truePositivesAt(outcome.roc, percent / 100)) / 10,
            chance: percent,
          }))}
          named={tenths}
          series={[
            { key: 'found', label: 'Model' },
            { key: 'chance', label: 'Chance' },
          ]}
          domain={[0, 100]}
          unit="%"
          decimals={1}
        />
      </Card>
      <Card title="Calibration">
        <Chart
          kind="line"
          title={`Calibration error ${(100 * outcome.calibrationError).toFixed(2)} points`}
          description="Share of learners who were hired, by the predicted probability (%)."
          rows={outcome.calibration.map(({ predicted, observed }) => ({
            x: (100 * predicted).toFixed(0),
            observed: Math.round(1000 * observed) / 10,
            predicted: Math.round(1000 * predicted) / 10,
          }))}
          series={[
            { key: 'observed', label: 'Observed' },
            { key: 'predicted', label: 'Perfect' },
          ]}
          domain={[0, 100]}
          unit="%"
          decimals={1}
        />
      </Card>
    </Grid>
  );
}

/** The curve at a share of false positives, linear between its points. */
function truePositivesAt(roc: OutcomeCard['roc'], share: number): number {
  const next = roc.findIndex(({ falsePositives }) => falsePositives >= share);
  const [from, to] = [roc[next - 1], roc[next]];
  if (!to) return 1;
  if (!from || to.falsePositives === from.falsePositives) return to.truePositives;
  const part = (share - from.falsePositives) / (to.falsePositives - from.falsePositives);
  return from.truePositives + part * (to.truePositives - from.truePositives);
}
