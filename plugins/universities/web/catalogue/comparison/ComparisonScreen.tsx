import { useId } from 'react';
import { Link } from 'react-router-dom';
import { CallError, skip, useRoute } from '../../../../../web/api/index.ts';
import { useFilters } from '../../../../../web/shell/use-filters.ts';
import { EmptyState, ErrorState, LinkButton, PageHeader, SkeletonBlock } from '../../../../../web/ui/index.ts';
import type { UniversityDetails } from '../../../contract.ts';
import { universities } from '../../../contract.ts';
import { portalAddress } from '../../portal.ts';
import { useOwnScore } from '../use-own-score.ts';
import styles from './Comparison.module.css';
import { rowsOf } from './rows.tsx';
import { idsIn } from './use-comparison.ts';

/** Up to four universities side by side. */
export function ComparisonScreen() {
  const [filters] = useFilters(['ids']);
  const ids = idsIn(filters.ids);
  const query = ids.length > 0 ? { query: { ids: ids.join(',') } } : skip;
  const found = useRoute(universities.routes.compare, query, { freshFor: 30_000, keepPrevious: true });
  const isGone = found.error instanceof CallError && found.error.status === 404;
  const listed = found.data?.filter(({ id }) => ids.includes(id)) ?? [];
  return (
    <>
      <PageHeader
        above={<Link to={portalAddress({ tab: 'explore', compare: ids.join(',') })}>Explore Universities</Link>}
        title="Compare universities"
      />
      {ids.length === 0 || isGone ? (
        <EmptyState
          icon="grid"
          title={isGone ? 'These universities are no longer listed' : 'No universities chosen'}
          description="Mark up to four universities with Compare to see them side by side."
          action={<LinkButton to={portalAddress({ tab: 'explore' })}>Explore Universities</LinkButton>}
        />
      ) : found.error ? (
        <ErrorState error={found.error} retry={found.refetch} />
      ) : !found.data ? (
        <SkeletonBlock height={560} />
      ) : (
        <>
          {listed.length < ids.length && !found.isPlaceholderData && (
            <p className={styles.gone} role="status">
              {ids.length - listed.length === 1
                ? 'One university is'
                : `${ids.length - listed.length} universities are`}{' '}
              no longer listed and left out.
            </p>
          )}
          <ComparisonTable compared={listed} />
        </>
      )}
    </>
  );
}

function ComparisonTable({ compared }: { compared: readonly UniversityDetails[] }) {
  const [, change] = useFilters(['ids']);
  const own = useOwnScore();
  const hint = useId();
  const without = (id: string) =>
    change({
      ids: compared
        .map((each) => each.id)
        .filter((each) => each !== id)
        .join(','),
    });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways needs the keyboard
    <section className={styles.scroller} tabIndex={0} aria-labelledby={hint}>
      <table className={styles.table}>
        <caption id={hint} className="unseen">
          Universities side by side
        </caption>
        <thead>
          <tr>
            <td />
            {compared.map((university) => (
              <th key={university.id} scope="col">
                <Link to={`/universities/${university.id}`}>{university.name}</Link>
                <button type="button" className={styles.remove} onClick={() => without(university.id)}>
                  Remove<span className="unseen"> {university.name} from the comparison</span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(own ?? null).map(({ title, cell }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {compared.map((university) => (
                <td key={university.id}>{cell(university)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
