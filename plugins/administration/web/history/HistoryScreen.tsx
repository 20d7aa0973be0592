import { Link, useParams } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { useTitle } from '../../../../web/shell/title.ts';
import { pageOf, useFilters } from '../../../../web/shell/use-filters.ts';
import {
  EmptyState,
  ErrorState,
  fullName,
  LinkButton,
  PageHeader,
  Pager,
  SkeletonPage,
  Stack,
} from '../../../../web/ui/index.ts';
import { administration } from '../../contract.ts';
import { HistoryEntries } from '../audit/Entries.tsx';
import { personAddress } from '../people/addresses.ts';

const size = 50;

/** Everything that happened to a person and that they did, newest first. */
export function HistoryScreen() {
  const { id = '' } = useParams();
  const [{ page }, setFilters] = useFilters(['page']);
  const shown = pageOf(page);
  const found = useRoute(administration.routes.person, { params: { id } }, { freshFor: 5000 });
  const history = useRoute(
    administration.routes.history,
    { params: { id }, query: { limit: size, offset: (shown - 1) * size } },
    { freshFor: 5000, keepPrevious: true },
  );
  const person = found.data?.person;
  useTitle(person && `History of ${fullName(person)}`);
  const error = found.error ?? history.error;
  if (error) return <ErrorState wholePage error={error} retry={history.refetch} />;
  if (!person || !history.data) return <SkeletonPage />;
  const { items, total } = history.data;
  return (
    <>
      <PageHeader
        above={<Link to={personAddress(id)}>{fullName(person)}</Link>}
        title="History"
        description="Changes to the account, sign-ins, classes, assignments and results, newest first."
        actions={<LinkButton to={`/administration/audit?person=${id}`}>Audit log</LinkButton>}
      />
      {items.length === 0 ? (
        <EmptyState icon="history" title="No entries" description="This page of the history is empty." />
      ) : (
        <Stack gap={24}>
          <HistoryEntries entries={items} level="h2" />
          <Pager
            of={['entry', 'entries']}
            page={shown}
            size={size}
            total={total}
            onPage={(to) => setFilters({ page: String(to) })}
          />
        </Stack>
      )}
    </>
  );
}
