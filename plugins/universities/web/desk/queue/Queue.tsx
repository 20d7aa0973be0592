import { useRoute } from '../../../../../web/api/index.ts';
import { useReturn } from '../../../../../web/live/use-return.ts';
import { useMay } from '../../../../../web/session/manifest.ts';
import { pageOf, useFilters } from '../../../../../web/shell/use-filters.ts';
import {
  Button,
  counted,
  EmptyState,
  ErrorState,
  LinkButton,
  namesText,
  PageHeader,
  Pager,
  Skeleton,
  SkeletonPage,
  Stack,
} from '../../../../../web/ui/index.ts';
import type { DeskUniversity } from '../../../contract.ts';
import { universities } from '../../../contract.ts';
import { BulkBar } from '../bulk/BulkBar.tsx';
import { useSelection } from '../bulk/use-selection.ts';
import { DailyMailSwitch } from '../mail/DailyMailSwitch.tsx';
import { applicationAddress } from '../parts/addresses.ts';
import { useDeskChanges } from '../parts/use-desk-changes.ts';
import { filterNames, isFiltered, noFilters, pageSize, queueQuery } from './filters.ts';
import { Intakes } from './Intakes.tsx';
import { forgetOrders } from './order.ts';
import { QueueFilters } from './QueueFilters.tsx';
import { QueueTable } from './QueueTable.tsx';
import { QuickViews } from './QuickViews.tsx';

/** The applications to the universities that the caller reviews for. */
export function Queue() {
  const desk = useRoute(universities.routes.deskUniversities, {}, { freshFor: 0 });
  const mayAssign = useMay()('universities.reviewers');
  if (desk.error) return <ErrorState wholePage error={desk.error} retry={desk.refetch} />;
  if (!desk.data) return <SkeletonPage />;
  if (desk.data.length > 0) return <FullQueue desk={desk.data} />;
  return (
    <>
      <PageHeader title="Admissions desk" />
      <EmptyState
        icon="graduation"
        title="You review for no university yet"
        description={
          mayAssign
            ? 'Assign reviewers to a university. They find its applications here.'
            : 'An administrator of your institution assigns reviewers to universities. The applications appear here then.'
        }
        action={
          mayAssign && (
            <LinkButton primary to="/universities/desk/reviewers">
              Assign reviewers
            </LinkButton>
          )
        }
      />
    </>
  );
}

function FullQueue({ desk }: { desk: readonly DeskUniversity[] }) {
  const [filters, change] = useFilters(filterNames);
  const query = queueQuery(filters);
  const route = universities.routes.deskApplications;
  const list = useRoute(route, { query }, { freshFor: 0, keepPrevious: true });
  const next = useRoute(route, { query: { mine: 'to-review', limit: 1 } }, { freshFor: 0 });
  const { refetch } = useRoute(universities.routes.deskUniversities, {}, { freshFor: 0 });
  const selection = useSelection(query);
  const reload = () => void Promise.all([list.refetch(), next.refetch(), refetch()]);
  useDeskChanges(reload);
  useReturn(reload);
  // The order of an earlier visit ends here; the next application opened begins a new one.
  forgetOrders();
  const all = desk.flatMap(({ intakes }) => intakes).reduce((sum, { applications }) => sum + applications, 0);
  const [first] = next.data?.items ?? [];
  return (
    <>
      <PageHeader
        title="Admissions desk"
        description={`${counted(all, 'application')} to ${namesText(desk.slice(0, 3).map(({ name }) => name))}${desk.length > 3 ? ` and ${desk.length - 3} more` : ''}`}
        actions={
          first && (
            <LinkButton primary to={applicationAddress(first.id, '?mine=to-review')}>
              Review next application
            </LinkButton>
          )
        }
      />
      <Stack gap={24}>
        <QuickViews desk={desk} filters={filters} onChoose={(view) => change({ ...noFilters, ...view })} />
        <QueueFilters desk={desk} filters={filters} onChange={change} />
        {list.error ? (
          <ErrorState error={list.error} retry={list.refetch} />
        ) : !list.data ? (
          <Skeleton lines={12} label="Loading applications" />
        ) : list.data.items.length === 0 ? (
          <EmptyState
            icon="check"
            title={isFiltered(filters) ? 'No application matches' : 'No applications yet'}
            description={
              isFiltered(filters)
                ? 'No application has all of these properties.'
                : 'Applications appear here when applicants submit them.'
            }
            action={isFiltered(filters) && <Button onClick={() => change(noFilters)}>Show all applications</Button>}
          />
        ) : (
          <Stack>
            <QueueTable
              applications={list.data.items}
              total={list.data.total}
              selection={selection}
              isBusy={list.isPlaceholderData}
              areManyUniversities={desk.length > 1}
            />
            <Pager
              of={['application', 'applications']}
              page={pageOf(filters.page)}
              size={pageSize}
              total={list.data.total}
              onPage={(page) => change({ page: page > 1 ? String(page) : '' })}
            />
          </Stack>
        )}
        <BulkBar selection={selection} onDone={reload} />
        <Intakes desk={desk} onChoose={(intakeId) => change({ ...noFilters, intakeId })} />
        <DailyMailSwitch />
      </Stack>
    </>
  );
}
