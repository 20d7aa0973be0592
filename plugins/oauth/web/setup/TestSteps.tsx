import { Card, Icon } from '../../../../web/ui/index.ts';
import type { TestResult } from '../../contract.ts';
import styles from './Setup.module.css';

/** The steps of a test, with what to change after a failed one. */
export function TestSteps({ result: { success, checks } }: { result: TestResult }) {
  return (
    <Card title={success ? 'The test succeeded' : 'The test failed'} tone={success ? 'accent' : 'attention'}>
      <ul className={styles.checks}>
        {checks.map(({ name, ok, message, remedy }) => (
          <li key={name}>
            <Icon name={ok ? 'check' : 'alert'} size={18} />
            <span>
              <strong>{name}</strong> <span className="unseen">{ok ? '(good)' : '(failed)'}</span> {message}
              {remedy && <span className={styles.remedy}>{remedy}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
