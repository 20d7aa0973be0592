import { Link } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { Card, Chart, counted, ErrorState, Section, Skeleton, Stack, Table, Tag } from '../../../../web/ui/index.ts';
import { dateText, shortDateText } from '../../../../web/ui/times.ts';
import type { Estimate, ItemPage, ItemTrend as Trend } from '../../contract.ts';
import { exposureLimit, itemBank } from '../../contract.ts';
import { calibrationAddress } from '../calibrations/words.ts';
import { decimal } from '../parts/words.ts';
import { isWithinError } from './advice.ts';
import { changeText, estimateText, monthText, sizeText } from './words.ts';

/** An item over time: how often it is shown, and its difficulty in each calibration. */
export function ItemTrend({ item }: { item: ItemPage }) {
  const found = useRoute(itemBank.routes.itemTrend, { params: { itemId: item.itemId } }, { freshFor: 5000 });
  if (found.error) return <ErrorState error={found.error} retry={found.refetch} />;
  if (!found.data) return <Skeleton lines={10} label="Loading the trend" />;
  return (
    <Stack gap={32}>
      <Section title="Exposure" description="By month, in all institutions, because they share the bank.">
        <Card>
          <Exposure months={found.data.exposure} />
        </Card>
      </Section>
      <Section
        title="Difficulty by calibration"
        description="Calibrations of this institution. Each is compared with the one before by the same model, after both were put on one scale."
      >
        <Difficulty estimates={found.data.estimates} />
      </Section>
    </Stack>
  );
}

const limit = exposureLimit * 100;
const share = (rate: number | null) => (rate === null ? null : Math.round(rate * 1000) / 10);

function Exposure({ months }: { months: Trend['exposure'] }) {
  if (months.length === 0) return <p>Nobody has begun its section yet.</p>;
  const highest = Math.max(limit, ...months.map(({ rate }) => share(rate) ?? 0));
  return (
    <Chart
      kind="line"
      title="Share of learners who were shown it"
      description={`Of those who began its section in the month; the limit is ${limit}% of all together.`}
      rows={months.map(({ month, asked, rate }) => ({ x: monthText(month), rate: share(rate), asked }))}
      series={[{ key: 'rate', label: 'Shown to' }]}
      marks={[{ at: limit, label: `Limit ${limit}%` }]}
      unit="%"
      decimals={1}
      domain={[0, Math.min(100, Math.ceil((highest + 5) / 10) * 10)]}
    />
  );
}

function Difficulty({ estimates }: { estimates: Trend['estimates'] }) {
  if (estimates.length === 0) {
    return (
      <p>No calibration has estimated this item yet. Start one from the item bank once there are enough answers.</p>
    );
  }
  const ends = estimates.flatMap(({ difficulty, error }) => [
    difficulty - 2 * (error ?? 0),
    difficulty + 2 * (error ?? 0),
  ]);
  return (
    <Stack gap={24}>
      {estimates.length > 1 && (
        <Card>
          <Chart
            kind="line"
            title="Difficulty b"
            description="With its 95% interval, in logits."
            rows={estimates.map(({ at, difficulty, error }) => ({
              x: shortDateText(at),
              difficulty: rounded(difficulty),
              from: rounded(difficulty - 1.96 * (error ?? 0)),
              to: rounded(difficulty + 1.96 * (error ?? 0)),
            }))}
            series={[{ key: 'difficulty', label: 'Difficulty b' }]}
            band={{ from: 'from', to: 'to', label: '95% interval' }}
            decimals={2}
            domain={[Math.floor(Math.min(...ends)), Math.ceil(Math.max(...ends))]}
          />
        </Card>
      )}
      <Card>
        <Table columns={['Calibration', 'Difficulty b', 'Change', 'Size', 'Judgement']}>
          {estimates.toReversed().map((each) => (
            <tr key={each.calibrationId}>
              <th scope="row">
                <Link to={calibrationAddress(each.calibrationId)}>{dateText(each.at)}</Link>{' '}
                <span className="soft">
                  {each.model}, {counted(each.answers, 'answer')}
                </span>
              </th>
              <td className="figures" data-label="Difficulty b">
                {estimateText(each)}
              </td>
              <td className="figures" data-label="Change">
                {each.drift ? changeText(each.drift) : '–'}
              </td>
              <td className="figures" data-label="Size">
                {each.drift ? sizeText(each.drift) : '–'}
              </td>
              <td data-label="Judgement">
                <Judged estimate={each} />
              </td>
            </tr>
          ))}
        </Table>
      </Card>
    </Stack>
  );
}

function Judged({ estimate: { drift } }: { estimate: Estimate }) {
  if (!drift) return <>Not compared: no earlier estimate of this question by the same model</>;
  const from = drift.comparedWith === null ? 'the parameters in use' : 'the calibration before';
  if (!drift.isDrifting) return <>As in {from}</>;
  return (
    <>
      <Tag tone="attention">Drifted</Tag> {drift.change < 0 ? 'easier' : 'harder'} than in {from}
      {isWithinError(drift) && ', but within the error'}
    </>
  );
}

const rounded = (value: number) => Number(decimal(value).replace('−', '-'));
