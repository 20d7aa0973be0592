import { useRoute } from '../../../../web/api/index.ts';
import { ErrorState, LinkButton, PageHeader, Section, SkeletonPage } from '../../../../web/ui/index.ts';
import { notMeasured } from '../../../learner/contract.ts';
import type { Session, Terms } from '../../contract.ts';
import { idfs } from '../../contract.ts';
import { durationText } from '../duration-text.ts';
import { EarlierResults } from '../results/EarlierResults.tsx';
import styles from './Intro.module.css';
import { Start } from './Start.tsx';

/** Before a session: what it is, how the clock works, what counts, and earlier results. */
export function Intro({ onBegun }: { onBegun: (session: Session) => void }) {
  const terms = useRoute(idfs.routes.terms, {}, { freshFor: 0 });
  const results = useRoute(idfs.routes.results, {}, { freshFor: 0 });
  if (terms.error && !terms.data) return <ErrorState wholePage error={terms.error} retry={terms.refetch} />;
  // Earlier results are at the top, so nothing is shown before they are loaded.
  if (!terms.data || results.isLoading) return <SkeletonPage />;
  const isMeasured = terms.data.waitReason !== notMeasured;
  return (
    <div className={styles.intro}>
      <p className={styles.back}>
        <LinkButton quiet small to="/dashboard" icon="back">
          Dashboard
        </LinkButton>
      </p>
      <PageHeader
        title="IDFS Assessment"
        description={`A timed set of reasoning tasks that require no school knowledge.${isMeasured ? ' At the end you see your EiQ level, how certain it is, and which kinds of task are your strengths.' : ''}`}
      />
      <Start terms={terms.data} onBegun={onBegun} />
      {results.data && results.data.length > 0 && (
        <Section title="Your results">
          <EarlierResults results={results.data} />
        </Section>
      )}
      {isMeasured && <About terms={terms.data} />}
    </div>
  );
}

function About({ terms: { categories, questions, timeLimit, extraMinutes, minimumAnswers } }: { terms: Terms }) {
  return (
    <>
      <Section title="How the clock works">
        <ul className={styles.list}>
          <li>
            <strong>You have {durationText(timeLimit)}</strong>
            {extraMinutes > 0 && `, of which ${durationText(60 * extraMinutes)} are extra time that you were given`}.
            The clock starts when you begin and cannot be paused. It keeps running while the page is closed.
            {extraMinutes > 0 && ' Things to remember are shown for the usual time.'}
          </li>
          <li>
            <strong>You can come back.</strong> Close the page, reload it or change devices: you continue at the same
            question with the time that is left.
          </li>
          <li>
            <strong>A lost connection loses no answer.</strong> Your answers are kept in this browser and sent when the
            connection is back. They count if they arrive before the time is over.
          </li>
          <li>
            <strong>When the time is over,</strong> the assessment ends and your answers are scored, even if the page is
            closed.
          </li>
        </ul>
      </Section>
      <Section title="What counts">
        <ul className={styles.list}>
          <li>
            <strong>Hard questions count for more:</strong> solving one says more about your ability. Give your best
            answer: questions cannot be skipped, and you cannot return to an earlier one.
          </li>
          <li>
            <strong>Questions you do not reach</strong> do not lower your score, but make it less certain.
          </li>
          <li>
            <strong>Your result</strong> becomes part of your EiQ record if you give at least {minimumAnswers} answers.
            With fewer there is no score.
          </li>
          <li>
            <strong>Take the time to read.</strong> If many answers come within 3 seconds, the result is held: it does
            not count until staff accept it or you repeat the assessment.
          </li>
          <li>
            <strong>After a result</strong> there is a waiting time before the next assessment. A session counts as soon
            as its first question is shown, even if it ends without a result.
          </li>
          <li>
            <strong>Pen and paper</strong> are welcome, except where you are asked to remember something.
          </li>
        </ul>
      </Section>
      <Section title={`${questions} questions of ${categories.length} kinds`}>
        <ul className={styles.kinds}>
          {categories.map(({ category, questions: count }) => (
            <li key={category}>
              <span>{category}</span>
              <span className="figures soft">{count}</span>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
