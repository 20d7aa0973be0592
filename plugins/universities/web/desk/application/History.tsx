import { fullName, momentText, Section } from '../../../../../web/ui/index.ts';
import type { DeskDetails } from '../../../contract.ts';
import { applicationStatusTitles } from '../../../contract.ts';
import styles from './Application.module.css';

type Step = DeskDetails['history'][number];

const stepTexts: Readonly<Record<Step['step'], string>> = {
  create: 'Application begun',
  submit: 'Application submitted',
  withdraw: 'Application withdrawn',
  start_review: 'Review begun',
  release: 'Decision released',
  reopen: 'Reopened after an appeal',
  accept_offer: 'Offer accepted',
  decline_offer: 'Offer declined',
};

/** The steps of the application, and conflicts of interest. */
export function History({ details: { history, recusals } }: { details: DeskDetails }) {
  return (
    <Section title="History">
      <ol className={styles.history}>
        {history.map((step) => (
          <li key={`${step.at} ${step.step}`}>
            <span>
              {stepTexts[step.step]}
              {step.step === 'release' && `: ${applicationStatusTitles[step.to].toLowerCase()}`}
            </span>
            <span className="soft">
              {momentText(step.at)}, {partyOf(step)}
            </span>
          </li>
        ))}
        {recusals.map(({ reviewer, isMine, reason, at }) => (
          <li key={at}>
            <span>
              {isMine ? 'You' : reviewer ? fullName(reviewer) : 'A reviewer'} declared a conflict of interest: {reason}
            </span>
            <span className="soft">{momentText(at)}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function partyOf({ party, by }: Step): string {
  if (party === 'applicant') return 'by the applicant';
  if (party === 'system') return 'by the platform';
  return by ? `by ${fullName(by)}` : 'by a reviewer';
}
