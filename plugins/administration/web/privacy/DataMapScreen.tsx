import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { Button, counted, ErrorState, PageHeader, SkeletonBlock, Table, TableNote } from '../../../../web/ui/index.ts';
import type { DataMapPart } from '../../contract.ts';
import { administration } from '../../contract.ts';
import { roleTitles } from '../parts/roles.ts';
import styles from './Privacy.module.css';

/** What is held about people, generated from the contracts of the plugins. To be printed. */
export function DataMapScreen() {
  const { data, error, refetch } = useRoute(administration.routes.dataMap, undefined, { freshFor: 0 });
  useEffect(() => {
    addEventListener('beforeprint', unfold);
    return () => removeEventListener('beforeprint', unfold);
  }, []);
  return (
    <>
      <PageHeader
        title="Data map"
        description="What is held about people, as the plugins declare it: why, where, how long, who can reach it. Everyone can export their own data in their profile."
        actions={
          <Button icon="print" onClick={() => print()}>
            Print
          </Button>
        }
      />
      {error ? (
        <ErrorState error={error} retry={refetch} />
      ) : !data ? (
        <SkeletonBlock height={800} />
      ) : (
        <div className={styles.parts}>
          {data.map((part) => (
            <Part key={part.plugin} part={part} />
          ))}
        </div>
      )}
    </>
  );
}

/** A folded part would be missing on paper. */
const unfold = () => {
  for (const part of document.querySelectorAll('details')) part.open = true;
};

function Part({ part: { title, purpose, holdings, readers } }: { part: DataMapPart }) {
  return (
    <details className={styles.part}>
      <summary>
        <h2>{title}</h2> <span className="soft">{counted(holdings.length, 'kind of record', 'kinds of records')}</span>
      </summary>
      <p className="soft">{purpose}</p>
      <Table columns={['What', 'Where', 'How long', 'When the account is deleted']}>
        {holdings.map(({ description, table, onErase, withheld, rule }) => (
          <tr key={`${table} ${description}`}>
            <td data-label="What">
              {description}
              {withheld.length > 0 && <TableNote>Exported without {withheld.join(', ')}</TableNote>}
            </td>
            <td data-label="Where">{table}</td>
            <td data-label="How long">
              {rule === null ? (
                'At most as long as the account'
              ) : (
                <Link to="/administration/retention">
                  {rule.days === null ? 'At most as long as the account' : `${rule.days} days after ${rule.since}`}
                </Link>
              )}
            </td>
            <td data-label="When the account is deleted">
              {onErase === 'delete' ? 'Deleted' : 'Kept without the person'}
            </td>
          </tr>
        ))}
      </Table>
      <p className="soft">
        {readers.length === 0
          ? 'No permission of staff leads to it.'
          : readers.map(({ description, roles }) => `${description}: ${namesOf(roles)}.`).join(' ')}
      </p>
    </details>
  );
}

const namesOf = (roles: readonly string[]) =>
  roles.length === 0
    ? 'operators'
    : roles.map((role) => (roleTitles as Readonly<Record<string, string>>)[role]?.toLowerCase() ?? role).join(', ');
