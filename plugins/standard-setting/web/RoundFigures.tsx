import { levelTitle, Stack } from '../../../web/ui/index.ts';
import type { RoundResult } from '../contract.ts';
import styles from './RoundFigures.module.css';

/** The panel's cuts of a closed round: figures, and every bookmark without a name. */
export function RoundFigures({ result: { cuts, panelists }, pages }: { result: RoundResult; pages: number }) {
  return (
    <Stack gap={24}>
      {cuts.map((cut) => (
        <div key={cut.level} className={styles.cut}>
          <p className={styles.head}>
            <strong>{levelTitle(cut.level)}</strong>
            <span className="figures">from {Math.round(cut.score)}</span>
            <span className="soft">
              {cut.standardError === null ? '' : `standard error ${cut.standardError.toFixed(1)} between panelists, `}
              {Math.round(cut.agreement * panelists)} of {panelists} panelists within 33 points
            </span>
          </p>
          <div className={styles.strip} aria-hidden="true">
            <span className={styles.median} style={{ left: `${placeOf(cut.medianPage, pages)}%` }} />
            {[...Map.groupBy(cut.pages, (page) => page)].flatMap(([page, all]) =>
              all.map((_, index) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: bookmarks have no identity
                  key={`${page} ${index}`}
                  className={styles.mark}
                  style={{ left: `${placeOf(page, pages)}%`, bottom: `${4 + 9 * Math.min(index, 4)}px` }}
                />
              )),
            )}
          </div>
          <p className={styles.pages}>
            Bookmarks at questions <span className="figures">{cut.pages.join(', ')}</span>; median{' '}
            <span className="figures">{cut.medianPage}</span> of {pages}
          </p>
        </div>
      ))}
    </Stack>
  );
}

const placeOf = (page: number, pages: number) => (100 * (page - 0.5)) / (pages + 1);
