import { useState } from 'react';
import { useRoute } from '../../../../web/api/index.ts';
import { Avatar, Dialog, ErrorState, SearchField, Skeleton } from '../../../../web/ui/index.ts';
import { administration } from '../../contract.ts';
import { roleTitles } from '../parts/roles.ts';
import styles from './Audit.module.css';

/** Finds one person by part of their name or address. */
export function PersonPicker({ onClose, onChoose }: { onClose: () => void; onChoose: (id: string) => void }) {
  const [search, setSearch] = useState('');
  const people = useRoute(
    administration.routes.people,
    { query: { limit: 8, search: search || undefined } },
    { keepPrevious: true, freshFor: 10_000 },
  );
  const found = people.data;
  return (
    <Dialog title="Choose a person" onClose={onClose}>
      <SearchField label="Search by name or email" value={search} onSearch={setSearch} />
      <div className={styles.found} aria-live="polite">
        {people.error ? (
          <ErrorState error={people.error} retry={people.refetch} />
        ) : !found ? (
          <Skeleton lines={6} />
        ) : found.items.length === 0 ? (
          <p className="soft">No matching people.</p>
        ) : (
          <ul className={styles.entries}>
            {found.items.map(({ id, firstName, lastName, username, role }) => (
              <li key={id}>
                <button type="button" className={styles.pick} onClick={() => onChoose(id)}>
                  <Avatar firstName={firstName} lastName={lastName} size={36} />
                  <span>
                    {firstName} {lastName}
                    <span className={styles.small}>
                      {username} · {roleTitles[role]}
                    </span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
        {found && found.total > found.items.length && (
          <p className={styles.small}>{found.total - found.items.length} more. Type more of the name to find them.</p>
        )}
      </div>
    </Dialog>
  );
}
