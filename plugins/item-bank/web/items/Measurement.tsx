import { Card, Chart, Grid, Section, Stack, Stat, wholeText } from '../../../../web/ui/index.ts';
import type { ItemPage } from '../../contract.ts';
import { Facts } from '../parts/Facts.tsx';
import { decimal, logit, sourceOf } from '../parts/words.ts';
import { GraderAgreement } from './GraderAgreement.tsx';
import { Judgement } from './Judgement.tsx';

/** The parameters with where they come from, what they say at each ability, and how often the item was asked. */
export function Measurement({ item }: { item: ItemPage }) {
  const { parameters, source, curve, exposure, agreement } = item;
  const best = curve.reduce((most, each) => (each.information > most.information ? each : most), curve[0] ?? none);
  const isOpen = typeof parameters.b !== 'number';
  return (
    <Stack gap={32}>
      <Section title="Parameters" description={`${sourceOf(source)}.`}>
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
      <Section title="Curves" description="What the parameters say, at every ability from −4 to 4 logits.">
        <Stack>
          <Grid min={420}>
            <Card>
              {isOpen ? (
                <Chart
                  kind="line"
                  title="Points at each ability"
                  description="The probability of so many points or more at each ability (logits)."
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
                description={`It says most about learners near ${logit(best.theta)} logits.`}
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
                description="The probability of each number of points; the table has them all."
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
      <Section title="Exposure" description="In all institutions, for all have the same bank.">
        <Grid min={220}>
          <Stat
            label="Asked"
            value={wholeText(exposure.asked)}
            unit={exposure.asked === 1 ? 'time' : 'times'}
            note="since it came into the bank"
          />
          <Stat
            label="Rate"
            value={exposure.rate === null ? null : Math.round(exposure.rate * 100)}
            unit="%"
            note={
              exposure.rate === null
                ? 'Nobody has begun its section yet'
                : 'of those who began its section; 25% is the most that is aimed at'
            }
          />
        </Grid>
      </Section>
    </Stack>
  );
}

const none = { theta: 0, expected: 0, information: 0 };
/** What the axis is marked with. */
const wholeLogits = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map(logit);

/** The next round number above, such that the axis ends with a mark. */
function roundTop(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1e-6)));
  return power * ([1, 1.5, 2, 2.5, 3, 4, 5, 6, 8].find((factor) => factor * power >= value) ?? 10);
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;
