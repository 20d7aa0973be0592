import { Icon } from '../../../../../web/ui/index.ts';
import type { ProgrammeSummary } from '../../../contract.ts';
import { compatibilityMessages, compatibilityOf } from '../../../contract.ts';
import styles from '../Applications.module.css';

/** How a score stands to a programme. */
export function Compatibility({ score, programme }: { score: number; programme: ProgrammeSummary }) {
  const { minEiqScore, preferredEiqScore } = programme;
  const compatibility = compatibilityOf(score, programme);
  const isBelow = compatibility === 'below the minimum requirement';
  return (
    <p role="status" className={styles.note} data-tone={isBelow ? 'attention' : 'good'}>
      <Icon name={isBelow ? 'alert' : 'check'} size={18} />
      <span>
        {compatibilityMessages[compatibility]}{' '}
        <span className="soft">
          Minimum <span className="figures">{minEiqScore.toFixed(1)}</span>, preferred{' '}
          <span className="figures">{preferredEiqScore.toFixed(1)}</span>.
        </span>
      </span>
    </p>
  );
}
