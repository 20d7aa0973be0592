import { Card, Chart, counted, Grid, Section, Stack, Stat, wholeText } from '../../../../web/ui/index.ts';
import type { CalibrationResult } from '../../contract.ts';
import { scaleText } from '../../contract.ts';
import { Facts } from '../parts/Facts.tsx';
import { decimal } from '../parts/words.ts';
import styles from './Calibration.module.css';
import { Estimates, middleOf, numbered } from './Estimates.tsx';
import { Fairness } from './Fairness.tsx';
import { probabilityText } from './probability.ts';

/** The result of a calibration: outcome, parameters, fit and fairness. */
export function Result({ result, minimum, isFile }: { result: CalibrationResult; minimum: number; isFile: boolean }) {
  const { items, population } = result;
  const count = (outcome: CalibrationResult['items'][number]['outcome']) =>
    items.filter((each) => each.outcome === outcome).length;
  return (
    <>
      {!result.converged && (
        <Card tone="attention" title="Not converged">
          <p>
            The parameters were still changing after {counted(result.iterations, 'cycle')}. The values shown are those
            at the end of the estimation and cannot be adopted. More answers, a model with fewer parameters or a higher
            minimum of answers may help.
          </p>
        </Card>
      )}
      <Section title="Outcome">
        <Stack gap={24}>
          <Grid min={200}>
            <Stat label="Items estimated" value={count('estimated')} note={`with ${minimum} answers or more`} />
            <Stat label="Items kept" value={count('held')} note="with their parameters" />
            <Stat
              label={isFile ? 'People' : 'Sittings'}
              value={wholeText(result.people)}
              note={counted(result.answers, 'answer')}
            />
            <Stat
              label="Converged"
              value={result.converged ? 'Yes' : 'No'}
              note={`after ${counted(result.iterations, 'cycle')}`}
            />
          </Grid>
          <Card>
            <Facts
              facts={[
                [
                  'Ability of respondents',
                  `mean ${decimal(population.mean)}, standard deviation ${decimal(population.sd)} logits`,
                ],
                ['Scale', scaleText[result.scale]],
                ['Log-likelihood', decimal(result.logLikelihood, 1)],
                ...(count('odd') > 0
                  ? [
                      [
                        'Outside the accepted range',
                        `${counted(count('odd'), 'item')}, which keep their parameters`,
                      ] as const,
                    ]
                  : []),
                ...result.leftOut.map(({ what, why }) => [`Left out: ${what}`, why] as const),
                ...result.notes.map((note, index) => [index === 0 ? 'Note 1' : `Note ${index + 1}`, note] as const),
              ]}
            />
          </Card>
        </Stack>
      </Section>
      <ParameterChanges result={result} />
      <Section title="Parameters, before and after" description="b in logits; ± is the standard error.">
        <Estimates items={items} />
      </Section>
      <Section title="Fit" description="How well the model describes the answers.">
        <Card>
          {result.overallFit ? (
            <Facts
              facts={[
                [
                  'M2',
                  `${decimal(result.overallFit.statistic)} with ${decimal(result.overallFit.df, 0)} degrees of freedom`,
                ],
                ['p', probabilityText(result.overallFit.p)],
                ['RMSEA', `${decimal(result.overallFit.rmsea, 3)}: ${closeness(result.overallFit.rmsea)}`],
              ]}
            />
          ) : (
            <p>M2 is not available.</p>
          )}
          {result.fitSays && <p className={styles.aside}>{result.fitSays}</p>}
          {items.some(({ fit }) => fit) && (
            <p className={styles.aside}>
              S-X² of each item is in the table above. With {items.length} items at the 5% level, about{' '}
              {Math.max(1, Math.round(items.length / 20))} would be significant by chance alone.
            </p>
          )}
        </Card>
      </Section>
      <Fairness result={result} />
    </>
  );
}

/** Maximum number of bars, for legibility. */
const maxBars = 24;

function ParameterChanges({ result }: { result: CalibrationResult }) {
  const moved = numbered(result.items)
    .filter(({ item }) => item.outcome === 'estimated')
    .map(({ item, number }) => ({ number, by: middleOf(item.after.b) - middleOf(item.before.b) }))
    .sort((one, other) => Math.abs(other.by) - Math.abs(one.by));
  if (moved.length === 0) return null;
  const shown = moved.slice(0, maxBars).sort((one, other) => one.by - other.by);
  return (
    <Section title="Changes">
      <Card>
        <Chart
          kind="bar"
          title="Change of difficulty b"
          description={`${
            moved.length > maxBars ? `The ${maxBars} items with the largest change` : 'All estimated items'
          }, by their number in the table below. Above 0: harder than before.`}
          rows={shown.map(({ number, by }) => ({ x: `${number}`, by: Math.round(by * 100) / 100 }))}
          series={[{ key: 'by', label: 'Change of b' }]}
          unit="logits"
        />
      </Card>
    </Section>
  );
}

/** The usual cut-offs for RMSEA2 (Maydeu-Olivares and Joe 2014, Multivariate Behav. Res. 49). */
function closeness(rmsea: number): string {
  if (rmsea <= 0.05) return 'close fit';
  return rmsea <= 0.089 ? 'adequate fit' : 'poor fit';
}
