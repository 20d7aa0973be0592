import { Card, Chart, Grid, Section, Stack, Stat, wholeText } from '../../../../web/ui/index.ts';
import type { ItemPage } from '../../contract.ts';
import { Facts } from '../parts/Facts.tsx';
import { decimal, logit, sourceText } from '../parts/words.ts';
import { GraderAgreement } from './GraderAgreement.tsx';
import { Judgement } from './Judgement.tsx';

/** Parameters with their source, curves, fit and fairness, and exposure. */
export function Measurement({ item }: { item: ItemPage }) {
  const { parameters, source, curve, exposure, agreement } = item;
  const best = curve.reduce((top, each) => (each.information > top.information ? each : top), curve[0] ?? none);
  const isOpen = typeof parameters.b !== 'number';
  return (
    <Stack gap={32}>
      <Section title="Parameters" description={`${sourceText(source)}.`}>
        <Card>
          <Facts
            facts={[
              [
                'Discrimination a',
                <span key="a" className="figures">
                  {decimal(parameters.a)}
                </span>,
              ],
              ...(typeof parameters.b === 'number'
                ? [
                    [
                      'Difficulty b',
                      <span key="b" className="figures">
                        {decimal(parameters.b)} logits
                      </span>,
                    ] as const,
                  ]
                : parameters.b.map(
                    (threshold, index) =>
                      [
                        `Threshold of ${index + 1} ${index === 0 ? 'point' : 'points'}`,
                        <span key={threshold} className="figures">
                          {decimal(threshold)} logits
                        </span>,
                      ] as const,
                  )),
              ...(parameters.c === undefined
                ? []
                : [
                    [
                      'Guessing c',
                      <span key="c" className="figures">
                        {decimal(parameters.c)}
                      </span>,
                    ] as const,
                  ]),
              ['Model', isOpen ? 'Graded response model' : 'Three-parameter logistic, logit metric (D = 1)'],
              ...(source.kind === 'provisional' && source.itemModel !== 'authored'
                ? [['Item model', source.itemModel] as const]
                : []),
            ]}
          />
        </Card>
      </Section>
      {agreement && <GraderAgreement agreement={agreement} isCalibrated={source.kind === 'calibrated'} />}
      <Section title="Curves" description="Expected answers and information from −4 to 4 logits.">
        <Stack>
          <Grid min={420}>
            <Card>
              {isOpen ? (
                <Chart
                  kind="line"
                  title="Points at each ability"
                  description="The probability of at least this many points at each ability (logits)."
                  rows={curve.map(({ theta, categories = [] }) => ({
                    x: logit(theta),
                    ...Object.fromEntries(
                      categories
                        .slice(1)
                        .map((_, index) => [
                          `p${index + 1}`,
                          rounded(categories.slice(index + 1).reduce((sum, each) => sum + each, 0)),
                        ]),
                    ),
                  }))}
                  series={(curve[0]?.categories ?? []).slice(1).map((_, index) => ({
                    key: `p${index + 1}`,
                    label: `${index + 1} or more`,
                  }))}
                  domain={[0, 1]}
                  named={wholeLogits}
                />
              ) : (
                <Chart
                  kind="line"
                  title="Item characteristic curve"
                  description="The probability of a right answer at each ability (logits)."
                  rows={curve.map(({ theta, expected }) => ({ x: logit(theta), expected: rounded(expected) }))}
                  series={[{ key: 'expected', label: 'Probability of a right answer' }]}
                  domain={[0, 1]}
                  named={wholeLogits}
                />
              )}
            </Card>
            <Card>
              <Chart
                kind="line"
                title="Information"
                description={`Highest for learners near ${logit(best.theta)} logits.`}
                rows={curve.map(({ theta, information }) => ({
                  x: logit(theta),
                  information: Number(information.toPrecision(3)),
                }))}
                series={[{ key: 'information', label: 'Information' }]}
                domain={[0, roundTop(best.information)]}
                named={wholeLogits}
              />
            </Card>
          </Grid>
          {isOpen && (
            <Card>
              <Chart
                kind="line"
                title="Category curves"
                description="The probability of each number of points."
                rows={curve.map(({ theta, categories = [] }) => ({
                  x: logit(theta),
                  ...Object.fromEntries(categories.map((value, points) => [`p${points}`, rounded(value)])),
                }))}
                series={(curve[0]?.categories ?? []).map((_, points) => ({
                  key: `p${points}`,
                  label: points === 1 ? '1 point' : `${points} points`,
                }))}
                domain={[0, 1]}
                named={wholeLogits}
              />
            </Card>
          )}
        </Stack>
      </Section>
      <Judgement itemId={item.itemId} />
      <Section title="Exposure" description="In all institutions, because they share the bank.">
        <Grid min={220}>
          <Stat
            label="Asked"
            value={wholeText(exposure.asked)}
            unit={exposure.asked === 1 ? 'time' : 'times'}
            note="since it was added to the bank"
          />
          <Stat
            label="Rate"
            value={exposure.rate === null ? null : Math.round(exposure.rate * 100)}
            unit="%"
            note={
              exposure.rate === null
                ? 'Its section has not been started yet'
                : 'of learners who started its section; the target is 25% at most'
            }
          />
        </Grid>
      </Section>
    </Stack>
  );
}

const none = { theta: 0, expected: 0, information: 0 };
/** Axis marks. */
const wholeLogits = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map(logit);

/** Rounds up, so that the axis ends with a mark. */
function roundTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1e-6)));
  return power * ([1, 1.5, 2, 2.5, 3, 4, 5, 6, 8].find((factor) => factor * power >= value) ?? 10);
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;
