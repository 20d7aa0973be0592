import { Button } from '../../../../web/ui/index.ts';
import type { Evidence } from './evidence.ts';
import type { DocumentPage } from './PageSheet.tsx';
import { PageSheet } from './PageSheet.tsx';
import styles from './Pages.module.css';

/** On a phone, the part of the page on which the value of the focused field was found. */
export function Snippet({
  pages,
  evidence,
  onShowPage,
}: {
  pages: readonly DocumentPage[];
  evidence: Evidence | undefined;
  onShowPage: () => void;
}) {
  const { box } = evidence ?? {};
  const page = box && pages.find((each) => each.page === box.page);
  if (!evidence || !box || !page) return null;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return (
    <div className={styles.snippet}>
      <div className={styles.cutout} role="img" aria-label={`“${evidence.text}” on page ${page.page}`}>
        <PageSheet
          page={page}
          alt=""
          evidence={[evidence]}
          active={evidence.key}
          style={{ translate: `${-x * 100}% ${-y * 100}%` }}
        />
      </div>
      <Button small quiet onClick={onShowPage}>
        Show page
      </Button>
    </div>
  );
}
