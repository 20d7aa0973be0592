import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../../web/ui/index.ts';
import type { Evidence } from './evidence.ts';
import type { DocumentPage } from './PageSheet.tsx';
import { PageSheet } from './PageSheet.tsx';
import styles from './Pages.module.css';

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const fit = zooms.indexOf(1);

/** The pages of a document with the values that were found on them. The frame of the active value is scrolled into view. */
export function Pages({
  pages,
  fileName,
  evidence,
  active,
  onPick,
}: {
  pages: readonly DocumentPage[];
  fileName: string;
  evidence: readonly Evidence[];
  active: string | undefined;
  onPick: (key: string) => void;
}) {
  const [zoom, setZoom] = useState<number>(fit);
  const scroller = useRef<HTMLElement>(null);
  const scale = zooms[zoom] ?? 1;
  useEffect(() => {
    if (active !== undefined && scale > 0) showFrame(scroller.current, active);
  }, [active, scale]);
  return (
    <div className={styles.pane}>
      <div className={styles.tools}>
        <span className={styles.count}>{pages.length === 1 ? '1 page' : `${pages.length} pages`}</span>
        <IconButton icon="minus" label="Smaller" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)} />
        <button
          type="button"
          className={styles.zoom}
          onClick={() => setZoom(fit)}
          aria-label={`${scale * 100}%, fit the width`}
        >
          {scale * 100}%
        </button>
        <IconButton icon="plus" label="Larger" disabled={zoom === zooms.length - 1} onClick={() => setZoom(zoom + 1)} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <section ref={scroller} className={styles.scroller} tabIndex={0} aria-label={`Pages of ${fileName}`}>
        <div className={styles.sheets} style={{ '--zoom': scale } as React.CSSProperties}>
          {pages.map((page) => (
            <PageSheet
              key={page.page}
              page={page}
              alt={`Page ${page.page} of ${pages.length}. The values found on it are in the form.`}
              evidence={evidence.filter(({ box }) => box?.page === page.page)}
              active={active}
              onPick={onPick}
            />
          ))}
        </div>
      </section>
    </div>
  );
}

/** Scrolls the pages, and not the window, until the frame is in the middle. */
function showFrame(scroller: HTMLElement | null, key: string): void {
  const frame = scroller?.querySelector(`[data-frame="${CSS.escape(key)}"]`);
  if (!scroller || !frame) return;
  const [outer, inner] = [scroller.getBoundingClientRect(), frame.getBoundingClientRect()];
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scroller.scrollBy({
    left: inner.left + inner.width / 2 - (outer.left + outer.width / 2),
    top: inner.top + inner.height / 2 - (outer.top + outer.height / 2),
    behavior: isStill ? 'auto' : 'smooth',
  });
}
