import { Link, useLocation } from 'react-router-dom';
import type { Role } from '../../../../core/contract/index.ts';
import { roles } from '../../../../core/contract/index.ts';
import { useRoute } from '../../../../web/api/index.ts';
import { useManifest } from '../../../../web/session/manifest.ts';
import { pageOf, useFilters } from '../../../../web/shell/use-filters.ts';
import {
  Avatar,
  Button,
  EmptyState,
  ErrorState,
  fullName,
  Pager,
  SearchField,
  SelectField,
  Skeleton,
  Tag,
} from '../../../../web/ui/index.ts';
import type { Person } from '../../contract.ts';
import { administration } from '../../contract.ts';
import { BulkBar } from '../bulk/BulkBar.tsx';
import type { Picked } from '../bulk/use-picked.ts';
import { usePicked } from '../bulk/use-picked.ts';
import { Filters } from '../parts/Filters.tsx';
import { roleTitles } from '../parts/roles.ts';
import { timeAgo } from '../parts/times.ts';
import { personAddress } from './addresses.ts';
import styles from './People.module.css';

const size = 25;

/** People by name, filtered by a search, role, group and status. Many can be changed at once. */
export function PeopleList() {
  const [{ q, role, group, active, page }, setFilters] = useFilters(['q', 'role', 'group', 'active', 'page']);
  const shown = pageOf(page);
  const filter = {
    search: q || undefined,
    role: roles.find((each) => each === role),
    group: group || undefined,
    active: active === 'no' ? false : active === 'all' ? undefined : true,
    hasPassword: active === 'new' ? false : undefined,
  };
  const people = useRoute(
    administration.routes.people,
    {
      query: {
        ...filter,
        limit: size,
        offset: (shown - 1) * size,
        active: textOf(filter.active),
        hasPassword: textOf(filter.hasPassword),
      },
    },
    { freshFor: 5000, keepPrevious: true },
  );
  const groups = useRoute(administration.routes.peopleGroups, undefined, { freshFor: 60_000 });
  const picked = usePicked([q, role, group, active, page].join('\n'));
  const { demo } = useManifest();
  const isFiltered = Boolean(q || role || group || active);
  return (
    <>
      <Filters label="Filter people">
        <SearchField label="Search by name or email" value={q} onSearch={(text) => setFilters({ q: text })} />
        <SelectField
          label="Role"
          hideLabel
          value={role}
          onChange={({ target }) => setFilters({ role: target.value })}
          options={[
            { value: '', label: 'All roles' },
            ...roles.map((value: Role) => ({ value, label: roleTitles[value] })),
          ]}
        />
        {groups.data && groups.data.length > 0 && (
          <SelectField
            label="Class or group"
            hideLabel
            value={group}
            onChange={({ target }) => setFilters({ group: target.value })}
            options={[
              { value: '', label: 'All classes' },
              ...groups.data.map(({ id, title }) => ({ value: id, label: title })),
            ]}
          />
        )}
        <SelectField
          label="Account status"
          hideLabel
          value={active}
          onChange={({ target }) => setFilters({ active: target.value })}
          options={[
            { value: '', label: 'Active' },
            { value: 'new', label: 'No password yet' },
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
          title="No matching people"
          description={
            isFiltered
              ? `Try fewer words, or show everyone.${demo ? ' Learners of the demo access are not listed.' : ''}`
              : 'This page of the list is empty.'
          }
          action={
            <Button onClick={() => setFilters({ q: '', role: '', group: '', active: isFiltered ? 'all' : '' })}>
              Show everyone
            </Button>
          }
        />
      ) : (
        <>
          <BulkBar
            {...{ picked, filter }}
            page={people.data.items}
            total={people.data.total}
            groups={groups.data ?? []}
          />
          <PeopleTable people={people.data.items} isBusy={people.isPlaceholderData} picked={picked} />
          <Pager
            of={['person', 'people']}
            page={shown}
            size={size}
            total={people.data.total}
            onPage={(to) => setFilters({ page: String(to) })}
          />
        </>
      )}
    </>
  );
}

/** A truth value as a query has it. */
const textOf = (value: boolean | undefined) => (value === undefined ? undefined : value ? 'true' : 'false');

function PeopleTable({ people, isBusy, picked }: { people: readonly Person[]; isBusy: boolean; picked: Picked }) {
  const { search } = useLocation();
  return (
    <table className={styles.table} aria-busy={isBusy}>
      <thead>
        <tr>
          <th scope="col" className={styles.pick}>
            <span className="unseen">Selected</span>
          </th>
          <th scope="col">Name</th>
          <th scope="col">Role</th>
          <th scope="col" className={styles.wide}>
            Email
          </th>
          <th scope="col" className={styles.wide}>
            Last active
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id} data-inactive={!person.isActive || undefined}>
            <td className={styles.pick}>
              <input
                type="checkbox"
                aria-label={`Select ${fullName(person)}`}
                checked={picked.has(person.id)}
                onChange={() => picked.toggle(person.id)}
              />
            </td>
            <th scope="row">
              <span className={styles.name}>
                <Avatar firstName={person.firstName} lastName={person.lastName} size={36} />
                <span>
                  {/* Keeps the filters for the way back. */}
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
              {person.lastSeenAt ? timeAgo(person.lastSeenAt) : 'never'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
