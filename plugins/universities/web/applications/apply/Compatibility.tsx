import { Icon } from '../../../../../web/ui/index.ts';
import type { ProgramSummary } from '../../../contract.ts';
import { compatibilityMessages, compatibilityOf } from '../../../contract.ts';
import styles from '../Applications.module.css';

/** How a score stands to a program. */
export function Compatibility({ score, program }: { score: number; program: ProgramSummary }) {
  const { minEiqScore, preferredEiqScore } = program;
  const compatibility = compatibilityOf(score, program);
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
