import { Button } from './Button.tsx';
import styles from './Pager.module.css';

/** The number of entries, the current range, and buttons for the previous and next page. */
export function Pager({
  page,
  size,
  total,
  onPage,
  of,
}: {
  page: number;
  size: number;
  total: number;
  onPage: (page: number) => void;
  /** Singular and plural of an entry: `['person', 'people']`. */
  of: readonly [string, string];
}) {
  const last = Math.max(1, Math.ceil(total / size));
  if (last === 1 && page === 1)
    return (
      <p className={styles.all}>
        {figure(total)} {total === 1 ? of[0] : of[1]}
      </p>
    );
  const from = (page - 1) * size + 1;
  const goTo = (next: number) => {
    onPage(next);
    document.getElementById('main')?.scrollIntoView();
  };
  return (
    <nav className={styles.pager} aria-label={`Pages of ${of[1]}`}>
      <span className="soft">
        <span className="figures">
          {figure(Math.min(from, total))}–{figure(Math.min(from + size - 1, total))}
        </span>{' '}
        of <span className="figures">{figure(total)}</span> {of[1]}
      </span>
      <span className={styles.ways}>
        <Button small icon="left" disabled={page <= 1} onClick={() => goTo(Math.min(page, last + 1) - 1)}>
          Back
        </Button>
        <Button small icon="right" disabled={page >= last} onClick={() => goTo(page + 1)}>
          Next
        </Button>
      </span>
    </nav>
  );
}

/** `12,345` */
const figure = (count: number) => count.toLocaleString('en-GB');
