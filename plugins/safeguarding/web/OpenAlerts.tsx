import { useRoute } from '../../../web/api/index.ts';
import { safeguarding } from '../contract.ts';
import styles from './SafetyAlerts.module.css';
import { useAlertsChanged } from './use-alerts-changed.ts';

/** How many alerts nobody has taken, on the menu's line. */
export function OpenAlerts() {
  useAlertsChanged();
  const { data } = useRoute(safeguarding.routes.waiting, {}, { freshFor: 0, every: 60_000 });
  if (!data || data.open === 0) return null;
  return (
    <span className={styles.badge}>
      {data.open > 99 ? '99+' : data.open}
      <span className="unseen"> waiting</span>
    </span>
  );
}
