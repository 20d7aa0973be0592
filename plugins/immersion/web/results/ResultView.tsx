import { usePluginOn } from '../../../../web/api/index.ts';
import { useUser } from '../../../../web/session/manifest.ts';
import { useTitle } from '../../../../web/shell/title.ts';
import { dateText, LinkButton, nameText, Report } from '../../../../web/ui/index.ts';
import { contentAreaTitle } from '../../../item-bank/contract.ts';
import { practiceMinutes, practiseAddress } from '../../../practice/contract.ts';
import type { PlacementResult } from '../../contract.ts';
import { durationText } from '../duration-text.ts';
import { Certainty } from './Certainty.tsx';
import { Computation } from './Computation.tsx';
import { Findings } from './Findings.tsx';
import { Movement } from './Movement.tsx';
import { ReasoningProfile } from './ReasoningProfile.tsx';
import { RecommendedPath } from './RecommendedPath.tsx';
import { SectionScores } from './SectionScores.tsx';
import { Verdict } from './Verdict.tsx';

/** A result in two layers: level, one sentence and one button; then, folded, everything behind them. Prints on two pages. */
export function ResultView({ result }: { result: PlacementResult }) {
  const { role } = useUser();
  const isPracticeOn = usePluginOn('practice');
  const first = result.isOwn && isPracticeOn ? result.nextPractice.find((topic) => topic !== null) : undefined;
  useTitle(`EiQ result of ${nameText(result.learner)}`);
  return (
    <Report
      kind="EiQ™ placement result"
      title={result.learner}
      caution={result.caution}
      description={
        <>
          {dateText(result.completedAt)} · {result.questionsAnswered} questions
          {result.totalTime > 0 && ` in ${durationText(result.totalTime)}`}
        </>
      }
      actions={
        role === 'guardian' ? (
          <LinkButton to="/">Back</LinkButton>
        ) : (
          <LinkButton primary={!first} to="/dashboard" reloadDocument>
            Return to Dashboard
          </LinkButton>
        )
      }
      details={
        <>
          <Certainty result={result} />
          <SectionScores result={result} />
        </>
      }
      secondPage={
        <>
          <Findings result={result} />
          <ReasoningProfile result={result} />
          {result.isOwn && <Movement sessionId={result.sessionId} />}
          <Computation result={result} />
        </>
      }
    >
      <Verdict result={result}>
        {first && (
          <LinkButton primary className="no-print" to={practiseAddress(first)}>
            Practise {contentAreaTitle(first.contentArea)}, {practiceMinutes} min
          </LinkButton>
        )}
      </Verdict>
      <RecommendedPath result={result} />
    </Report>
  );
}
