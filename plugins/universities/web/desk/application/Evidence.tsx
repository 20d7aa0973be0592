import { FigureRows, percentText, Ruler, Section } from '../../../../../web/ui/index.ts';
import type { DeskDetails, DeskEvidence } from '../../../contract.ts';
import styles from './Application.module.css';
import { Documents } from './Documents.tsx';
import { Letters } from './Letters.tsx';
import { RequirementList, UnmetRequirements } from './RequirementList.tsx';
import { requirementsOf } from './requirements.ts';

/** What an application rests on, in the order in which reviewers read it. */
export function Evidence({ details, evidence }: { details: DeskDetails; evidence: DeskEvidence }) {
  const requirements = requirementsOf(evidence);
  const written = evidence.essays.filter(({ text }) => text.trim() !== '');
  return (
    <>
      <Section title="Requirements">
        <RequirementList requirements={requirements} />
      </Section>
      <Section id="score" title="EiQ score" description="From the platform’s record at the submission.">
        <ScoreEvidence evidence={evidence} />
      </Section>
      <Section id="transcript" title="Transcript">
        <TranscriptAnalysisView evidence={evidence} />
      </Section>
      <Section id="essays" title="Essays">
        {written.length === 0 && <p className="soft">The applicant wrote no essays.</p>}
        {written.map(({ name, title, text, words, maxWords }) => (
          <article key={name} className={styles.essay}>
            <h3>{title}</h3>
            <p className="soft">
              <span className="figures">{words}</span> of at most <span className="figures">{maxWords}</span> words
            </p>
            <div className={styles.prose} dir="auto">
              {paragraphsOf(text).map(({ at, words: paragraph }) => (
                <p key={at}>{paragraph}</p>
              ))}
            </div>
          </article>
        ))}
      </Section>
      <Section id="documents" title="Documents" description="As they were confirmed at the submission.">
        <UnmetRequirements requirements={requirements} part="documents" />
        <Documents documents={evidence.documents} />
      </Section>
      <Section id="letters" title="Letters of recommendation">
        <UnmetRequirements requirements={requirements} part="letters" />
        <Letters applicationId={details.id} letters={evidence.letters} />
      </Section>
    </>
  );
}

/** Paragraphs with their place in the text, which identifies them. */
function paragraphsOf(text: string): { at: number; words: string }[] {
  let at = 0;
  return text.split(/\n\s*\n/).flatMap((words) => {
    at += words.length + 1;
    return words.trim() === '' ? [] : [{ at, words: words.trim() }];
  });
}

function ScoreEvidence({ evidence: { score, minEiqScore, preferredEiqScore } }: { evidence: DeskEvidence }) {
  const requirements =
    minEiqScore === preferredEiqScore
      ? [{ label: 'Minimum', at: minEiqScore }]
      : [
          { label: 'Minimum', at: minEiqScore },
          { label: 'Preferred', at: preferredEiqScore },
        ];
  if (!score)
    return (
      <>
        <Ruler requirements={requirements} />
        <p className="soft">The applicant had no EiQ score at the submission.</p>
      </>
    );
  return (
    <>
      <Ruler estimate={score.eiqScore} error={score.standardError} requirements={requirements} />
      <p className={styles.sentence}>
        The probability that the true score reaches the minimum of {minEiqScore.toFixed(1)} is{' '}
        <strong>{percentText(score.probabilityOfMinimum)}</strong>. The score rests on {score.results}{' '}
        {score.results === 1 ? 'assessment' : 'assessments'}; its standard error is {score.standardError.toFixed(1)}{' '}
        points.
      </p>
      {score.domains.length > 0 && (
        <FigureRows
          rows={score.domains.map(({ title, eiqScore, standardError }) => ({
            name: title,
            value: `${eiqScore.toFixed(1)} ± ${Math.round(1.96 * standardError)}`,
          }))}
        />
      )}
    </>
  );
}

const strengths = { strong: 'Strong', good: 'Good', fair: 'Fair', limited: 'Limited' } as const;

function TranscriptAnalysisView({ evidence: { transcriptAnalysis, minGpa } }: { evidence: DeskEvidence }) {
  const { overallGPA, recommendationStrength, strengthAreas } = transcriptAnalysis;
  if (overallGPA === null)
    return (
      <p className="soft">
        There is no confirmed transcript whose grades convert to a GPA.
        {minGpa !== null && ` The program asks for at least ${minGpa.toFixed(2)}.`}
      </p>
    );
  return (
    <FigureRows
      rows={[
        { name: 'GPA', value: `${overallGPA.toFixed(2)} of 4.0` },
        { name: 'Minimum GPA', value: minGpa === null ? 'None' : minGpa.toFixed(2) },
        ...(recommendationStrength ? [{ name: 'Transcript', value: strengths[recommendationStrength] }] : []),
        { name: 'Strong subjects', value: strengthAreas.length > 0 ? strengthAreas.join(', ') : 'None' },
      ]}
    />
  );
}
