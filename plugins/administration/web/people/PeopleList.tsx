import { Link, useLocation } from 'react-router-dom';
import type { Role } from '../../../../core/contract/index.ts';
import { roles } from '../../../../core/contract/index.ts';
import { useRoute } from '../../../../web/api/index.ts';
import { pageOf, useFilters } from '../../../../web/shell/use-filters.ts';
import {
  Avatar,
  Button,
  EmptyState,
  ErrorState,
  Pager,
  SearchField,
  SelectField,
  Skeleton,
  Tag,
} from '../../../../web/ui/index.ts';
import type { Person } from '../../contract.ts';
import { administration } from '../../contract.ts';
import { Filters } from '../parts/Filters.tsx';
import { roleTitles } from '../parts/roles.ts';
import { sinceThen } from '../parts/times.ts';
import { personAddress } from './addresses.ts';
import styles from './People.module.css';

const size = 25;

/** People by name, narrowed down by a search, a role, and whether they can sign in. */
export function PeopleList() {
  const [{ q, role, active, page }, narrow] = useFilters(['q', 'role', 'active', 'page']);
  const shown = pageOf(page);
  const people = useRoute(
    administration.routes.people,
    {
      query: {
        limit: size,
        offset: (shown - 1) * size,
        search: q || undefined,
        role: roles.find((each) => each === role),
        active: active === 'no' ? 'false' : active === 'all' ? undefined : 'true',
      },
    },
    { freshFor: 5000, keepPrevious: true },
  );
  const isNarrowed = Boolean(q || role || active);
  return (
    <>
      <Filters label="Which people">
        <SearchField label="Search by name or address" value={q} onSearch={(text) => narrow({ q: text })} />
        <SelectField
          label="Role"
          hideLabel
          value={role}
          onChange={({ target }) => narrow({ role: target.value })}
          options={[
            { value: '', label: 'All roles' },
            ...roles.map((value: Role) => ({ value, label: roleTitles[value] })),
          ]}
        />
        <SelectField
          label="Can sign in"
          hideLabel
          value={active}
          onChange={({ target }) => narrow({ active: target.value })}
          options={[
            { value: '', label: 'Active' },
            { value: 'no', label: 'Deactivated' },
            { value: 'all', label: 'Active and deactivated' },
          ]}
        />
      </Filters>
      {people.error ? (
        <ErrorState error={people.error} retry={people.refetch} />
      ) : !people.data ? (
        <Skeleton lines={10} label="Loading people" />
      ) : people.data.items.length === 0 ? (
        <EmptyState
          icon="users"
          title="Nobody fits"
          description={isNarrowed ? 'Try fewer words, or show everybody.' : 'There is nobody on this page.'}
          action={
            <Button onClick={() => narrow({ q: '', role: '', active: isNarrowed ? 'all' : '' })}>Show everybody</Button>
          }
        />
      ) : (
        <>
          <PeopleTable people={people.data.items} isWaiting={people.isPlaceholderData} />
          <Pager
            of={['person', 'people']}
            page={shown}
            size={size}
            total={people.data.total}
            onPage={(to) => narrow({ page: String(to) })}
          />
        </>
      )}
    </>
  );
}

function PeopleTable({ people, isWaiting }: { people: readonly Person[]; isWaiting: boolean }) {
  const { search } = useLocation();
  return (
    <table className={styles.table} aria-busy={isWaiting}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Role</th>
          <th scope="col" className={styles.wide}>
            Address
          </th>
          <th scope="col" className={styles.wide}>
            Last here
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id} data-inactive={!person.isActive || undefined}>
            <th scope="row">
              <span className={styles.name}>
                <Avatar firstName={person.firstName} lastName={person.lastName} size={36} />
                <span>
                  {/* The list is found again as it is now. */}
                  <Link to={personAddress(person.id)} state={{ list: search }}>
                    {person.firstName} {person.lastName}
                  </Link>
                  <span className={styles.under}>{person.username}</span>
                </span>
              </span>
            </th>
            <td>
              {roleTitles[person.role]}
              {!person.isActive && (
                <span className={styles.below}>
                  <Tag>Deactivated</Tag>
                </span>
              )}
              {person.isActive && !person.hasPassword && (
                <span className={styles.below}>
                  <Tag>No password yet</Tag>
                </span>
              )}
            </td>
            <td className={`${styles.wide} ${styles.address}`}>{person.email ?? '–'}</td>
            <td className={`${styles.wide} ${styles.when}`}>
              {person.lastSeenAt ? sinceThen(person.lastSeenAt) : 'not yet'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
