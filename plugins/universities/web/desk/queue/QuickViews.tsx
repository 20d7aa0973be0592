import { CountBadge } from '../../../../../web/ui/index.ts';
import type { DeskUniversity } from '../../../contract.ts';
import type { FilterName, QueueFilters } from './filters.ts';
import styles from './Queue.module.css';

type View = Partial<Record<FilterName, string>>;

interface QuickView {
  readonly title: string;
  readonly view: View;
  readonly count?: 'toReview' | 'needsThird' | 'toDecide' | 'pending' | 'openAppeals';
}

/** The work of a desk, in the order of an application's way through it. */
const views: readonly QuickView[] = [
  { title: 'All', view: {} },
  { title: 'For me to review', view: { mine: 'to-review' }, count: 'toReview' },
  { title: 'Third review needed', view: { needs: 'third' }, count: 'needsThird' },
  { title: 'Ready to decide', view: { needs: 'none', decided: 'no' }, count: 'toDecide' },
  { title: 'Decided, not released', view: { decided: 'yes' }, count: 'pending' },
  { title: 'Appeals', view: { appeal: 'open' }, count: 'openAppeals' },
];

const compared = ['needs', 'mine', 'decided', 'appeal', 'status', 'decision'] as const;

/** Views of the queue for the work at hand. */
export function QuickViews({
  desk,
  filters,
  onChoose,
}: {
  desk: readonly DeskUniversity[];
  filters: QueueFilters;
  onChoose: (view: View) => void;
}) {
  const intakes = desk.flatMap((university) => university.intakes);
  return (
    <nav aria-label="Views of the queue">
      <ul className={styles.views}>
        {views.map(({ title, view, count }) => {
          const isShown = compared.every((name) => (filters[name] ?? '') === (view[name] ?? ''));
          return (
            <li key={title}>
              <button
                type="button"
                className={styles.view}
                aria-current={isShown || undefined}
                onClick={() => onChoose(view)}
              >
                {title}
                {count && <CountBadge count={intakes.reduce((sum, intake) => sum + intake[count], 0)} />}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
