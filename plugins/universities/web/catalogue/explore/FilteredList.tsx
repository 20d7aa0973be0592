import type { ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, counted } from '../../../../../web/ui/index.ts';
import type { Facets as FacetCounts, UniversityOrder } from '../../../contract.ts';
import styles from './Explore.module.css';
import { Facets } from './Facets.tsx';
import { Toolbar } from './Toolbar.tsx';
import type { useUniversityFilters } from './use-search.ts';

/** A list of universities below its search and beside its filters. */
export function FilteredList({
  filters,
  order,
  change,
  clear,
  facets,
  total,
  children,
}: Pick<ReturnType<typeof useUniversityFilters>, 'filters' | 'change' | 'clear'> & {
  /** Undefined where the list has an order of its own. */
  order?: UniversityOrder;
  facets: FacetCounts | undefined;
  total: number | undefined;
  children: ReactNode;
}) {
  const [isFolded, setIsFolded] = useState(true);
  const panel = useId();
  const results = useRef<HTMLDivElement>(null);
  /** On phones and tablets the panel fills the screen above the list. */
  const close = () => {
    flushSync(() => setIsFolded(true));
    results.current?.scrollIntoView({ block: 'start' });
    results.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.layout}>
      <div className={styles.top}>
        <Toolbar
          {...{ filters, order, change, clear, facets, total }}
          fold={{ panel, isFolded, toggle: () => setIsFolded(!isFolded) }}
        />
      </div>
      <div id={panel} className={isFolded ? `${styles.panel} ${styles.folded}` : styles.panel}>
        <Facets {...{ facets, filters, change }} />
        <div className={styles.end}>
          <Button small onClick={close}>
            {total === undefined ? 'Close filters' : `Show ${counted(total, 'university', 'universities')}`}
          </Button>
        </div>
      </div>
      <div ref={results} className={styles.results}>
        {children}
      </div>
    </div>
  );
}
