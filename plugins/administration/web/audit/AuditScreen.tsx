import { useState } from 'react';
import { skip, useRoute } from '../../../../web/api/index.ts';
import { useMay } from '../../../../web/session/manifest.ts';
import { pageOf, useFilters } from '../../../../web/shell/use-filters.ts';
import {
  Button,
  EmptyState,
  ErrorState,
  fullName,
  PageHeader,
  Pager,
  SelectField,
  Skeleton,
  Stack,
  TextField,
} from '../../../../web/ui/index.ts';
import { administration } from '../../contract.ts';
import { Filters } from '../parts/Filters.tsx';
import styles from './Audit.module.css';
import { kindsFrom } from './audit-sentences.ts';
import { Entries } from './Entries.tsx';
import { PersonPicker } from './PersonPicker.tsx';

const size = 50;

/** The audit log of this institution, with filters by person, kind and day. */
export function AuditScreen() {
  const [{ kind, person, from, until, page }, setFilters] = useFilters(['kind', 'person', 'from', 'until', 'page']);
  const shown = pageOf(page);
  const log = useRoute(
    administration.routes.audit,
    {
      query: {
        limit: size,
        offset: (shown - 1) * size,
        action: kind || undefined,
        userId: person || undefined,
        from: startOfDay(from),
        until: startOfDay(until, 1),
      },
    },
    { freshFor: 5000, keepPrevious: true },
  );
  const may = useMay();
  const plugins = useRoute(administration.routes.plugins, undefined, { enabled: may('platform.plugins') });
  const isFiltered = [kind, person, from, until].some(Boolean);
  return (
    <>
      <PageHeader
        title="Audit log"
        description="Sign-ins and changes to people, plugins and settings: who did what, and when."
      />
      <Filters label="Filter entries">
        <PersonFilter id={person} onChange={(id) => setFilters({ person: id })} />
        <SelectField
          label="Kind"
          value={kind}
          onChange={({ target }) => setFilters({ kind: target.value })}
          options={[{ value: '', label: 'Everything' }, ...kindsFrom(plugins.data ?? [])]}
        />
        <TextField
          label="From"
          type="date"
          value={from}
          max={until || undefined}
          onChange={({ target }) => setFilters({ from: target.value })}
        />
        <TextField
          label="Until"
          type="date"
          value={until}
          min={from || undefined}
          onChange={({ target }) => setFilters({ until: target.value })}
        />
      </Filters>
      {log.error ? (
        <ErrorState error={log.error} retry={log.refetch} />
      ) : !log.data ? (
        <Skeleton lines={12} />
      ) : log.data.items.length === 0 ? (
        <EmptyState
          icon="history"
          title={isFiltered ? 'No matching entries' : 'No entries yet'}
          description={
            isFiltered
              ? 'No entry matches these filters. Try a longer period, or show everything.'
              : 'Sign-ins and administrative changes are recorded here.'
          }
          action={
            isFiltered && (
              <Button onClick={() => setFilters({ kind: '', person: '', from: '', until: '' })}>Show everything</Button>
            )
          }
        />
      ) : (
        <Stack gap={24}>
          <Entries entries={log.data.items} level="h2" />
          <Pager
            of={['entry', 'entries']}
            page={shown}
            size={size}
            total={log.data.total}
            onPage={(to) => setFilters({ page: String(to) })}
          />
        </Stack>
      )}
    </>
  );
}

/** A button that opens a search for the person whose entries are shown. */
function PersonFilter({ id, onChange }: { id: string; onChange: (id: string) => void }) {
  const [choosing, setChoosing] = useState(false);
  const chosen = useRoute(administration.routes.person, id ? { params: { id } } : skip);
  const person = chosen.data?.person;
  const name = !id ? 'Everyone' : person ? fullName(person) : 'One person';
  return (
    <div className={styles.person}>
      <span className={styles.label} id="audit-person">
        Person
      </span>
      <span className={styles.choice}>
        <Button wide icon="user" aria-describedby="audit-person" onClick={() => setChoosing(true)}>
          {name}
        </Button>
        {id && <Button quiet icon="close" aria-label="Show everyone" onClick={() => onChange('')} />}
      </span>
      {choosing && (
        <PersonPicker
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            setChoosing(false);
            onChange(chosen);
          }}
        />
      )}
    </div>
  );
}

/**
 * Midnight at the start of a day (`2026-05-03`), in the time zone of the browser.
 * @param daysLater 1 for the start of the next day
 */
function startOfDay(day: string, daysLater = 0): string | undefined {
  const [year, month, date] = day.split('-').map(Number);
  if (!year || !month || !date) return undefined;
  return new Date(year, month - 1, date + daysLater).toISOString();
}
