import { useEffect, useRef } from 'react';
import { useRoute } from '../../../../web/api/index.ts';
import { useTitle } from '../../../../web/shell/title.ts';
import { counted, dateText, LinkButton, nameText, Report, Section } from '../../../../web/ui/index.ts';
import { idfs } from '../../contract.ts';
import type { Result } from '../../results/contract.ts';
import { addresses } from '../addresses.ts';
import { durationText } from '../duration-text.ts';
import { Analysis } from './Analysis.tsx';
import { Categories } from './Categories.tsx';
import { Certainty } from './Certainty.tsx';
import { Computation } from './Computation.tsx';
import { EarlierResults } from './EarlierResults.tsx';
import { Steps } from './Steps.tsx';
import { Times } from './Times.tsx';
import { UnrecordedView } from './UnrecordedView.tsx';
import { Verdict } from './Verdict.tsx';

/** A result in two layers: score, level and next steps; then, folded, everything behind them. Prints on two pages. */
export function ResultView({ result, justCompleted }: { result: Result; justCompleted?: boolean }) {
  useTitle(`IDFS result of ${nameText(result.learner)}`);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (!justCompleted) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [justCompleted]);
  return (
    <Report
      kind="IDFS Assessment result"
      title={result.learner}
      heading={heading}
      caution={result.caution}
      description={
        <>
          {dateText(result.completedAt)} · {result.questionsAnswered} of {counted(result.questions, 'question')} in{' '}
          {durationText(result.timeAnalysis.totalTime / 1000)}
          {result.endedBy === 'time' && ', ended by the clock'}
        </>
      }
      actions={<Ways isOwn={result.isOwn} />}
      details={
        <>
          <Certainty result={result} />
          <Categories result={result} />
        </>
      }
      secondPage={
        result.isRecorded && (
          <>
            <Analysis result={result} />
            <Times result={result} />
            <Computation result={result} />
          </>
        )
      }
      afterwards={result.isOwn && <Others current={result.sessionId} />}
    >
      {result.isRecorded ? (
        <>
          <Verdict result={result} />
          <Steps result={result} />
        </>
      ) : (
        <UnrecordedView result={result} />
      )}
    </Report>
  );
}

/** Links away from the result; staff and guardians return to their own start page. */
function Ways({ isOwn }: { isOwn: boolean }) {
  if (!isOwn) return <LinkButton to="/">Back</LinkButton>;
  return (
    <>
      <LinkButton primary to="/dashboard">
        Dashboard
      </LinkButton>
      <LinkButton to={addresses.assessment} reloadDocument>
        Take Another Assessment
      </LinkButton>
    </>
  );
}

/** The learner's other results. */
function Others({ current }: { current: string }) {
  const results = useRoute(idfs.routes.results);
  const others = results.data?.filter(({ sessionId }) => sessionId !== current) ?? [];
  if (others.length === 0) return null;
  return (
    <Section title="Other results">
      <EarlierResults results={others} />
    </Section>
  );
}
