import { useRoute } from '../../../../web/api/index.ts';
import { useReturn } from '../../../../web/live/use-return.ts';
import { namesText } from '../../../../web/ui/index.ts';
import { activity } from '../../contract.ts';
import styles from './CourseFeed.module.css';

const aMinute = 60_000;

/** How many people are here now, and the names of those who share theirs. */
export function HereNow() {
  const here = useRoute(activity.routes.hereNow, {}, { every: aMinute, freshFor: 3000 });
  useReturn(() => void here.refetch());
  const { count, named } = here.data ?? { count: undefined, named: [] };
  return (
    <p className={styles.here} title={named.length > 0 ? namesText(named) : undefined}>
      <span className={styles.light} />
      {count === undefined ? '\u00a0' : count === 1 ? 'Only you are here now' : `${count} people are here now`}
      {named.length > 0 && <span className="unseen">, among them {namesText(named)}</span>}
    </p>
  );
}
