import { Link } from 'react-router-dom';
import { saveFile, useRoute } from '../../../../../web/api/index.ts';
import { pageOf, useFilters } from '../../../../../web/shell/use-filters.ts';
import {
  Button,
  dateText,
  EmptyState,
  ErrorState,
  LinkButton,
  PageHeader,
  Pager,
  SearchField,
  Skeleton,
  Table,
  TableNote,
  Tag,
} from '../../../../../web/ui/index.ts';
import type { CatalogueFormat, ListedEntry } from '../../../contract.ts';
import { universities } from '../../../contract.ts';
import { SaveButton } from '../../SaveButton.tsx';
import { entryAddress, importAddress, newEntryAddress } from './addresses.ts';
import styles from './Entries.module.css';
import { SwitchButton } from './SwitchButton.tsx';

const size = 25;

/** All universities of the catalogue, listed for learners or not. */
export function CatalogueScreen() {
  const [{ q, page }, change] = useFilters(['q', 'page']);
  const shown = pageOf(page);
  const query = { limit: size, offset: (shown - 1) * size, search: q || undefined };
  const list = useRoute(universities.routes.entries, { query }, { freshFor: 0, keepPrevious: true });
  return (
    <>
      <PageHeader
        title="University catalogue"
        description="The universities, programs and intakes that learners find in Navigator"
        actions={
          <>
            <ExportButton format="csv" />
            <ExportButton format="json" />
            <LinkButton icon="upload" to={importAddress}>
              Import
            </LinkButton>
            <LinkButton primary icon="plus" to={newEntryAddress}>
              Add university
            </LinkButton>
          </>
        }
      />
      <search className={styles.search}>
        <SearchField label="Search universities" value={q} onSearch={(text) => change({ q: text })} />
      </search>
      {list.error ? (
        <ErrorState error={list.error} retry={list.refetch} />
      ) : !list.data ? (
        <Skeleton lines={10} label="Loading universities" />
      ) : list.data.total === 0 && !q ? (
        <EmptyState
          icon="graduation"
          title="No universities yet"
          description="Add one by hand, or import a CSV or JSON file. Learners can then explore them and apply."
          action={<LinkButton to={importAddress}>Import a file</LinkButton>}
        />
      ) : list.data.items.length === 0 ? (
        <EmptyState
          icon="search"
          title="No matching universities"
          description="Use fewer words."
          action={<Button onClick={() => change({ q: '' })}>Show all universities</Button>}
        />
      ) : (
        <>
          <Table columns={['University', 'Programs', 'Intakes', 'Changed']} hasActions>
            {list.data.items.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </Table>
          <Pager
            {...{ size }}
            page={shown}
            total={list.data.total}
            of={['university', 'universities']}
            onPage={(next) => change({ page: next === 1 ? '' : String(next) })}
          />
        </>
      )}
    </>
  );
}

function Entry({ entry }: { entry: ListedEntry }) {
  const { id, name, country, isActive, isSample, programs, intakes, openIntakes, changedAt } = entry;
  return (
    <tr>
      <th scope="row">
        <span className={styles.name}>
          <Link to={entryAddress(id)}>{name}</Link>
          {!isActive && <Tag tone="attention">Off</Tag>}
          {isSample && <Tag>Sample</Tag>}
        </span>
        <TableNote>{country}</TableNote>
      </th>
      <td data-label="Programs">
        <span className="figures">{programs}</span>
      </td>
      <td data-label="Intakes">
        <span className="figures">{intakes}</span>
        <TableNote>{openIntakes > 0 ? `${openIntakes} open` : 'None open'}</TableNote>
      </td>
      <td data-label="Changed">{dateText(changedAt)}</td>
      <td data-actions>
        <SwitchButton entry={entry} />
      </td>
    </tr>
  );
}

function ExportButton({ format }: { format: CatalogueFormat }) {
  return (
    <SaveButton
      label={`Export ${format.toUpperCase()}`}
      save={() => saveFile(universities.routes.exportEntries, `universities.${format}`, { query: { format } })}
    />
  );
}
