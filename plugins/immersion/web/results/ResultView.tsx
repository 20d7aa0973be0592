import { useTitle } from '../../../../web/shell/title.ts';
import { Button, LinkButton } from '../../../../web/ui/index.ts';
import type { PlacementResult } from '../../contract.ts';
import { dateText, durationText } from '../dates.ts';
import { Computation } from './Computation.tsx';
import { Findings } from './Findings.tsx';
import { Path } from './Path.tsx';
import { ReasoningProfile } from './ReasoningProfile.tsx';
import styles from './ResultView.module.css';
import { SectionScores } from './SectionScores.tsx';
import { Verdict } from './Verdict.tsx';

/** A result as one shows it to a parent: the answer first, then what it rests on. Prints on two pages. */
export function ResultView({ result }: { result: PlacementResult }) {
  useTitle(`EiQ result of ${result.learner}`);
  return (
    <div className={styles.result}>
      <header className={styles.head}>
        <div>
          <p className={styles.above}>EiQ™ placement result</p>
          <h1 tabIndex={-1}>{result.learner}</h1>
          <p className="soft">
            {dateText(result.completedAt)} · {result.questionsAnswered} questions
            {result.totalTime > 0 && ` in ${durationText(result.totalTime)}`}
          </p>
        </div>
        <div className={`${styles.ways} no-print`}>
          <Button icon="print" onClick={() => print()}>
            Print
          </Button>
          <LinkButton primary to="/dashboard" reloadDocument>
            Return to Dashboard
          </LinkButton>
        </div>
      </header>
      <Verdict result={result} />
      <Path result={result} />
      <SectionScores result={result} />
      <div className={styles.secondPage}>
        <Findings result={result} />
        <ReasoningProfile result={result} />
        <Computation result={result} />
      </div>
      <p className={styles.foot}>EiQ™, powered by SikatLabs™</p>
    </div>
  );
}
