import { useRoute } from '../../../../web/api/index.ts';
import {
  Card,
  Chart,
  counted,
  EmptyState,
  ErrorState,
  Grid,
  Section,
  Skeleton,
  Spans,
  Stack,
  Stat,
  Tag,
  wholeText,
} from '../../../../web/ui/index.ts';
import type { ItemPage, Observed } from '../../contract.ts';
import { itemBank } from '../../contract.ts';
import { ScrollableTable } from '../parts/ScrollableTable.tsx';
import { decimal, logit, percent } from '../parts/words.ts';

/** Statistics of this institution's answers to the item. With few answers, only counts are shown. */
export function Answers({ item }: { item: ItemPage }) {
  const found = useRoute(itemBank.routes.observed, { params: { itemId: item.itemId } }, { freshFor: 10_000 });
  if (found.error) return <ErrorState error={found.error} retry={found.refetch} />;
  if (!found.data) return <Skeleton lines={8} label="Counting answers" />;
  const seen = found.data;
  if (seen.answers === 0) {
    return (
      <EmptyState
        icon="chart"
        title="No answers yet"
        description={`Shares, times and discrimination are shown from ${seen.needed} answers of your learners.`}
      />
    );
  }
  const isEnough = seen.answers >= seen.needed;
  return (
    <Stack gap={32}>
      {!isEnough && (
        <Card tone="quiet">
          <p>
            {counted(seen.answers, 'answer')} so far. Below {seen.needed} answers, shares and correlations are mostly
            chance, so only counts are shown.
          </p>
        </Card>
      )}
      <Section title="At a glance" description={basisOf(seen)}>
        <Grid min={200}>
          <Stat label="Answers" value={wholeText(seen.answers)} note="in this institution" />
          <Stat
            label={item.format === 'open_ended' ? 'Points earned' : 'Right'}
            value={seen.shareRight === null ? null : Math.round(seen.shareRight * 100)}
            unit="%"
            note={tooFew(seen.shareRight, item.format === 'open_ended' ? 'of the maximum' : 'of all answers', seen)}
          />
          <Stat
            label="Time"
            value={seen.medianSeconds === null ? null : Math.round(seen.medianSeconds)}
            unit="seconds"
            note={tooFew(
              seen.medianSeconds,
              `half took longer; on average ${Math.round(seen.meanSeconds ?? 0)} seconds`,
              seen,
            )}
          />
          <Stat
            label="Point-biserial"
            value={seen.pointBiserial === null ? null : decimal(seen.pointBiserial)}
            note={tooFew(seen.pointBiserial, correlationNote(seen.pointBiserial ?? 0), seen)}
          />
        </Grid>
      </Section>
      <Choices item={item} seen={seen} />
      {seen.bins.length > 1 && <ByAbility item={item} seen={seen} />}
    </Stack>
  );
}

function Choices({ item, seen }: { item: ItemPage; seen: Observed }) {
  const isOpen = item.format === 'open_ended';
  return (
    <Section
      title={isOpen ? 'Points' : 'Options'}
      description={
        isOpen
          ? 'The points earned, and the ability of these learners on the other questions of the sitting.'
          : 'A distractor works if it attracts learners whose mean ability is below that of learners who choose the key.'
      }
    >
      <ScrollableTable label={isOpen ? 'Points earned' : 'Choices by option'}>
        <table>
          <thead>
            <tr>
              <th scope="col">{isOpen ? 'Points' : 'Option'}</th>
              <th scope="col">Chosen</th>
              <th scope="col">Share</th>
              <th scope="col">Mean ability (logits)</th>
            </tr>
          </thead>
          <tbody>
            {seen.choices.map(({ value, answers, share, ability }) => (
              <tr key={value}>
                <th scope="row">
                  {isOpen ? value : <Spans text={item.options[value]?.text ?? ''} />}{' '}
                  {item.options[value]?.isKey && (
                    <Tag tone="good" icon="check">
                      Key
                    </Tag>
                  )}
                </th>
                <td className="figures">{wholeText(answers)}</td>
                <td className="figures">{share === null ? '–' : percent(share)}</td>
                <td className="figures">{ability === null ? '–' : decimal(ability)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollableTable>
    </Section>
  );
}

/** Observed against expected answers by ability. */
function ByAbility({ item, seen }: { item: ItemPage; seen: Observed }) {
  const expectedAt = (theta: number) =>
    item.curve.reduce((near, each) => (Math.abs(each.theta - theta) < Math.abs(near.theta - theta) ? each : near))
      .expected;
  return (
    <Section
      title="By ability"
      description="Estimated from the other questions of each sitting, in bins of half a logit."
    >
      <Grid min={420}>
        <Card>
          <Chart
            kind="line"
            title={item.format === 'open_ended' ? 'Share of points' : 'Share of right answers'}
            description="Observed, and as expected by the parameters."
            rows={seen.bins.map(({ theta, credit }) => ({
              x: logit(theta),
              seen: Math.round(credit * 1000) / 1000,
              expected: Math.round(expectedAt(theta) * 1000) / 1000,
            }))}
            series={[
              { key: 'seen', label: 'Observed' },
              { key: 'expected', label: 'Expected' },
            ]}
            domain={[0, 1]}
          />
        </Card>
        <Card>
          <Chart
            kind="bar"
            title="Answers by ability"
            description="Number of answers in each bin; bins with few answers are imprecise."
            rows={seen.bins.map(({ theta, answers }) => ({ x: logit(theta), answers }))}
            series={[{ key: 'answers', label: 'Answers' }]}
          />
        </Card>
      </Grid>
    </Section>
  );
}

function basisOf({ limitedTo, earlier }: Observed): string {
  const parts = [
    limitedTo === null ? 'Of all answers.' : `Figures are of the latest ${wholeText(limitedTo)} answers.`,
    ...(earlier > 0
      ? [`${counted(earlier, 'answer')} to earlier versions with different content are not included.`]
      : []),
  ];
  return parts.join(' ');
}

const tooFew = (value: number | null, note: string, { needed }: Observed) =>
  value === null ? `needs ${needed} answers` : note;

function correlationNote(correlation: number): string {
  if (correlation < 0) return 'able learners do worse: check the key';
  if (correlation < 0.15) return 'discriminates poorly';
  return correlation < 0.3 ? 'discriminates' : 'discriminates well';
}
