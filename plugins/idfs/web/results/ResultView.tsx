import { useEffect, useRef } from 'react';
import { useRoute } from '../../../../web/api/index.ts';
import { useTitle } from '../../../../web/shell/title.ts';
import { Button, LinkButton, Section } from '../../../../web/ui/index.ts';
import type { Result } from '../../contract.ts';
import { idfs } from '../../contract.ts';
import { addresses } from '../addresses.ts';
import { counted, dateText, durationText } from '../words.ts';
import { Analysis } from './Analysis.tsx';
import { Categories } from './Categories.tsx';
import { Computation } from './Computation.tsx';
import { EarlierResults } from './EarlierResults.tsx';
import styles from './ResultView.module.css';
import { Steps } from './Steps.tsx';
import { Times } from './Times.tsx';
import { Verdict } from './Verdict.tsx';

/** A result as one shows it to a parent: the answer first, then what it rests on. Prints on two pages. */
export function ResultView({ result, justCompleted }: { result: Result; justCompleted?: boolean }) {
  useTitle(`IDFS result of ${result.learner}`);
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus, the last question's button, is gone.
  useEffect(() => {
    if (!justCompleted) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [justCompleted]);
  return (
    <div className={styles.result}>
      <header className={styles.head}>
        <div>
          <p className={styles.above}>IDFS Assessment result</p>
          <h1 ref={heading} tabIndex={-1}>
            {result.learner}
          </h1>
          <p className="soft">
            {dateText(result.completedAt)} · {result.questionsAnswered} of {counted(result.questions, 'question')} in{' '}
            {durationText(result.timeAnalysis.totalTime / 1000)}
            {result.endedBy === 'time' && ', ended by the clock'}
          </p>
        </div>
        <div className={`${styles.ways} no-print`}>
          <Button icon="print" onClick={() => print()}>
            Print
          </Button>
          <LinkButton to="/dashboard">Dashboard</LinkButton>
          {result.isOwn && (
            <LinkButton primary to={addresses.assessment} reloadDocument>
              Take Another Assessment
            </LinkButton>
          )}
        </div>
      </header>
      <Verdict result={result} />
      <Categories result={result} />
      <Steps result={result} />
      <div className={styles.secondPage}>
        <Analysis result={result} />
        <Times result={result} />
        <Computation result={result} />
      </div>
      {result.isOwn && <Others current={result.sessionId} />}
      <p className={styles.foot}>EiQ™, powered by SikatLabs™</p>
    </div>
  );
}

/** What came before. */
function Others({ current }: { current: string }) {
  const results = useRoute(idfs.routes.results);
  const others = results.data?.filter(({ sessionId }) => sessionId !== current) ?? [];
  if (others.length === 0) return null;
  return (
    <div className="no-print">
      <Section title="Other results">
        <EarlierResults results={others} />
      </Section>
    </div>
  );
}
