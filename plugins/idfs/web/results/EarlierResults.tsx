import { dateText, LinkButton, ScoreWithLevel, Tag } from '../../../../web/ui/index.ts';
import type { Level } from '../../../learner/contract.ts';
import type { EiqLevel, ResultSummary } from '../../results/contract.ts';
import { resultAddress } from '../addresses.ts';

import styles from './EarlierResults.module.css';

/** Results, latest first, with links to their full reports. */
export function EarlierResults({ results }: { results: readonly ResultSummary[] }) {
  return (
    <ul className={styles.results}>
      {results.map((result) => (
        <li key={result.sessionId}>
          <span className={styles.when}>
            {dateText(result.completedAt)}
            <span className={styles.small}>
              {result.questionsAnswered} of {result.questions} questions
              {result.endedBy === 'time' && ', ended by the clock'}
            </span>
          </span>
          <SummaryScore result={result} />
          <LinkButton small to={resultAddress(result.sessionId)}>
            View result<span className="unseen"> of {dateText(result.completedAt)}</span>
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}

/** The score of a result with its level, or why there is none. */
export function SummaryScore({
  result: { overallScore, standardError, eiqLevel, outcome },
}: {
  result: Pick<ResultSummary, 'overallScore' | 'standardError' | 'eiqLevel' | 'outcome'>;
}) {
  if (overallScore !== null && standardError !== null && eiqLevel !== null) {
    return <ScoreWithLevel score={overallScore} error={standardError} level={levelOf(eiqLevel)} />;
  }
  return <Tag tone={outcome === 'held' ? 'attention' : undefined}>{outcomeTexts[outcome]}</Tag>;
}

const outcomeTexts: Record<ResultSummary['outcome'], string> = {
  recorded: 'Recorded',
  short: 'Too few answers',
  held: 'Held: answered in haste',
  declined: 'Not accepted',
  repeated: 'Repeated',
};

/** A level in the spelling of the learner record. */
export const levelOf = (level: EiqLevel) => level.toLowerCase() as Level;
