import { Link } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { pageOf, useFilters } from '../../../../web/shell/use-filters.ts';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  momentText,
  Pager,
  Skeleton,
  Table,
  Tag,
} from '../../../../web/ui/index.ts';
import { itemBank } from '../../contract.ts';
import { personName } from '../parts/words.ts';
import { pollIntervalMs, useCalibrationUpdates } from './use-calibration-updates.ts';
import { calibrationAddress, isUnderWay, noStarter, outcomeOf, statusTitles, titleOf, toneOf } from './words.ts';

const size = 25;

/** Calibrations of this institution, newest first. */
export function CalibrationList({ onStart }: { onStart: () => void }) {
  const [{ page }, narrow] = useFilters(['page']);
  const shown = pageOf(page);
  useCalibrationUpdates();
  const list = useRoute(
    itemBank.routes.calibrations,
    { query: { limit: size, offset: (shown - 1) * size } },
    { freshFor: 1000, keepPrevious: true, every: pollIntervalMs * 2 },
  );
  if (list.error) return <ErrorState error={list.error} retry={list.refetch} />;
  if (!list.data) return <Skeleton lines={6} label="Loading calibrations" />;
  if (list.data.total === 0) {
    return (
      <EmptyState
        icon="chart"
        title="No calibrations yet"
        description="Shipped parameters are provisional. They can be estimated from learners’ answers once there are about 200 for a question."
        action={<Button onClick={onStart}>Calibrate a section</Button>}
      />
    );
  }
  return (
    <>
      <Card>
        <Table columns={['Calibration', 'Status', 'Outcome', 'Started']}>
          {list.data.items.map((each) => (
            <tr key={each.id}>
              <th scope="row">
                <Link to={calibrationAddress(each.id)}>{titleOf(each)}</Link>
              </th>
              <td>
                <Tag tone={toneOf(each)}>{statusTitles[each.status]}</Tag>
              </td>
              <td data-label="Outcome">
                {outcomeOf(each)}
                {isUnderWay(each) && each.progress?.iteration ? ` (cycle ${each.progress.iteration})` : ''}
              </td>
              <td data-label="Started">
                {momentText(each.createdAt)}, {personName(each.startedBy, noStarter)}
              </td>
            </tr>
          ))}
        </Table>
      </Card>
      <Pager
        of={['calibration', 'calibrations']}
        page={shown}
        size={size}
        total={list.data.total}
        onPage={(to) => narrow({ page: String(to) })}
      />
    </>
  );
}
