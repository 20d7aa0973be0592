import { usePluginOn } from '../../../../web/session/manifest.ts';
import { useIsScreenAvailable } from '../../../../web/shell/available-screens.ts';
import { LinkButton } from '../../../../web/ui/index.ts';
import { unknownAge } from '../../../learner/contract.ts';
import { ageRequired } from '../../study-groups/contract.ts';
import styles from './Groups.module.css';

/** Why the learner cannot take part yet, and what to do about it. */
export function NotEligible({ refusal }: { refusal: string }) {
  const isAvailable = useIsScreenAvailable();
  const canAsk = usePluginOn('consent');
  return (
    <div className={styles.refusal}>
      <p>{refusal}</p>
      {refusal === ageRequired
        ? isAvailable(unknownAge.path) && (
            <LinkButton small to={unknownAge.path}>
              {unknownAge.action}
            </LinkButton>
          )
        : canAsk && (
            <LinkButton small to="/profile">
              Ask a parent or guardian
            </LinkButton>
          )}
    </div>
  );
}
