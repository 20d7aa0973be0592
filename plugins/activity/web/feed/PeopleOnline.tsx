import { useRoute } from '../../../../web/api/index.ts';
import { useReturn } from '../../../../web/live/use-return.ts';
import { namesText } from '../../../../web/ui/index.ts';
import { activity } from '../../contract.ts';
import styles from './CourseFeed.module.css';

/** Refresh interval (ms). */
const every = 60_000;

/** The number of people online, with the names of those who share them. */
export function PeopleOnline() {
  const here = useRoute(activity.routes.hereNow, {}, { every, freshFor: 3000 });
  useReturn(() => void here.refetch());
  const { count, named } = here.data ?? { count: undefined, named: [] };
  return (
    <p className={styles.here} title={named.length > 0 ? namesText(named) : undefined}>
      <span className={styles.light} />
      {count === undefined ? '\u00a0' : count === 1 ? 'Only you are online' : `${count} people are online`}
      {named.length > 0 && <span className="unseen">, including {namesText(named)}</span>}
    </p>
  );
}
