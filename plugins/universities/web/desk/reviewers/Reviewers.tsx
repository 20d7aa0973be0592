import { useRoute } from '../../../../../web/api/index.ts';
import { useMay } from '../../../../../web/session/manifest.ts';
import { pageOf, useFilters } from '../../../../../web/shell/use-filters.ts';
import {
  EmptyState,
  ErrorState,
  LineList,
  LineSubject,
  LinkButton,
  nameText,
  PageHeader,
  Pager,
  SearchField,
  Skeleton,
  Stack,
} from '../../../../../web/ui/index.ts';
import { universities } from '../../../contract.ts';
import { AssignedReviewers } from './AssignedReviewers.tsx';

const size = 25;

/** Assigns reviewers to universities, for administrators. */
export function Reviewers() {
  const [{ university, search, page }, change] = useFilters(['university', 'search', 'page']);
  if (university !== '') return <AssignedReviewers universityId={university} />;
  return <Choice search={search} page={pageOf(page)} onChange={change} />;
}

function Choice({
  search,
  page,
  onChange,
}: {
  search: string;
  page: number;
  onChange: (changes: { search?: string; page?: string }) => void;
}) {
  const mayEdit = useMay()('universities.catalogue');
  const found = useRoute(
    universities.routes.search,
    { query: { limit: size, offset: (page - 1) * size, ...(search && { search }) } },
    { keepPrevious: true },
  );
  return (
    <>
      <PageHeader
        title="University reviewers"
        description="Reviewers see the applications to their universities, score them and record decisions."
      />
      <Stack>
        <SearchField label="Search for a university" value={search} onSearch={(text) => onChange({ search: text })} />
        {found.error && <ErrorState error={found.error} retry={found.refetch} />}
        {!found.data && !found.error && <Skeleton lines={10} label="Loading universities" />}
        {found.data?.items.length === 0 && (
          <EmptyState
            icon="graduation"
            title={search ? 'No matching universities' : 'No universities yet'}
            description={
              search
                ? 'Use fewer words.'
                : 'Reviewers are assigned to the universities of the catalogue. Add one first.'
            }
            action={!search && mayEdit && <LinkButton to="/universities/catalogue">University catalogue</LinkButton>}
          />
        )}
        {found.data && found.data.items.length > 0 && (
          <>
            <LineList>
              {found.data.items.map(({ id, name, country, city }) => (
                <li key={id}>
                  <LineSubject title={nameText(name)} description={city ? `${city}, ${country}` : country} />
                  <LinkButton small to={`?university=${id}`} aria-label={`Reviewers of ${name}`}>
                    Reviewers
                  </LinkButton>
                </li>
              ))}
            </LineList>
            <Pager
              of={['university', 'universities']}
              page={page}
              size={size}
              total={found.data.total}
              onPage={(to) => onChange({ page: to > 1 ? String(to) : '' })}
            />
          </>
        )}
      </Stack>
    </>
  );
}
