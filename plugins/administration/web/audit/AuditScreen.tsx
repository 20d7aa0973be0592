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
import { kindsFrom } from './audit-words.ts';
import { Entries } from './Entries.tsx';
import { PersonPicker } from './PersonPicker.tsx';

const size = 50;

/** What was done in this institution, by whom and when. */
export function AuditScreen() {
  const [{ kind, person, from, until, page }, narrow] = useFilters(['kind', 'person', 'from', 'until', 'page']);
  const shown = pageOf(page);
  const log = useRoute(
    administration.routes.audit,
    {
      query: {
        limit: size,
        offset: (shown - 1) * size,
        action: kind || undefined,
        userId: person || undefined,
        from: beginningOf(from),
        until: beginningOf(until, 1),
      },
    },
    { freshFor: 5000, keepPrevious: true },
  );
  const may = useMay();
  const plugins = useRoute(administration.routes.plugins, undefined, { enabled: may('platform.plugins') });
  const isNarrowed = [kind, person, from, until].some(Boolean);
  return (
    <>
      <PageHeader
        title="Audit log"
        description="What was done here, by whom and when: signing in, people, plugins, settings."
      />
      <Filters label="Which entries">
        <PersonFilter id={person} onChange={(id) => narrow({ person: id })} />
        <SelectField
          label="Kind"
          value={kind}
          onChange={({ target }) => narrow({ kind: target.value })}
          options={[{ value: '', label: 'Everything' }, ...kindsFrom(plugins.data ?? [])]}
        />
        <TextField
          label="From"
          type="date"
          value={from}
          max={until || undefined}
          onChange={({ target }) => narrow({ from: target.value })}
        />
        <TextField
          label="Until"
          type="date"
          value={until}
          min={from || undefined}
          onChange={({ target }) => narrow({ until: target.value })}
        />
      </Filters>
      {log.error ? (
        <ErrorState error={log.error} retry={log.refetch} />
      ) : !log.data ? (
        <Skeleton lines={12} />
      ) : log.data.items.length === 0 ? (
        <EmptyState
          icon="history"
          title={isNarrowed ? 'Nothing fits' : 'Nothing has been done yet'}
          description={
            isNarrowed
              ? 'Nothing of this kind was done then, or by this person.'
              : 'What is done here is kept in this log.'
          }
          action={
            isNarrowed && (
              <Button onClick={() => narrow({ kind: '', person: '', from: '', until: '' })}>Show everything</Button>
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
            onPage={(to) => narrow({ page: String(to) })}
          />
        </Stack>
      )}
    </>
  );
}

/** Whose entries, as a button that opens a search. */
function PersonFilter({ id, onChange }: { id: string; onChange: (id: string) => void }) {
  const [choosing, setChoosing] = useState(false);
  const chosen = useRoute(administration.routes.person, id ? { params: { id } } : skip);
  const person = chosen.data?.person;
  const name = !id ? 'Everybody' : person ? fullName(person) : 'One person';
  return (
    <div className={styles.person}>
      <span className={styles.label} id="audit-person">
        Person
      </span>
      <span className={styles.choice}>
        <Button wide icon="user" aria-describedby="audit-person" onClick={() => setChoosing(true)}>
          {name}
        </Button>
        {id && <Button quiet icon="close" aria-label="Everybody again" onClick={() => onChange('')} />}
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

/** Midnight at the beginning of a day (`2026-05-03`) where the administrator is, or of the one after. */
function beginningOf(day: string, later = 0): string | undefined {
  const [year, month, date] = day.split('-').map(Number);
  if (!year || !month || !date) return undefined;
  return new Date(year, month - 1, date + later).toISOString();
}
