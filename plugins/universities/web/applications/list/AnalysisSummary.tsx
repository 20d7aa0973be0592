import type { Application } from '../../../contract.ts';
import { recommendationStatusTitles } from '../../../contract.ts';
import styles from '../Applications.module.css';

const strengthWords = { strong: 'strong', good: 'good', fair: 'fair', limited: 'limited' } as const;

/** The AI analysis summary, and what the confirmed transcripts show. */
export function AnalysisSummary({ application }: { application: Application }) {
  return (
    <div className={styles.summary}>
      <p>AI analysis summary</p>
      <p>{application.analysisSummary ?? waitingText(application)}</p>
      <p className="soft">{transcriptText(application)}</p>
    </div>
  );
}

export function recommendationText({ recommendationStatus, status }: Application): string {
  if (recommendationStatus) return recommendationStatusTitles[recommendationStatus];
  return status === 'draft' || status === 'withdrawn' ? 'None' : 'With the decision';
}

function waitingText({ status }: Application): string {
  if (status === 'draft') return 'Written when reviewers have read your application.';
  if (status === 'withdrawn') return 'None was written.';
  return 'Appears with the decision of the university.';
}

function transcriptText({ transcriptAnalysis: { recommendationStrength, strengthAreas } }: Application): string {
  if (!recommendationStrength) return 'Transcript: none confirmed.';
  const best = strengthAreas.length > 0 ? ` Best subjects: ${strengthAreas.join(', ')}.` : '';
  return `Transcript: ${strengthWords[recommendationStrength]}.${best}`;
}
