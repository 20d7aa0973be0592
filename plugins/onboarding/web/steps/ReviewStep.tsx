import type { ReactNode } from 'react';
import { Button } from '../../../../web/ui/index.ts';
import type { Step } from '../state/steps.ts';
import { levelOptions, titleOf } from '../words/choices.ts';
import { headingOf } from '../words/headings.ts';
import styles from './Steps.module.css';
import type { StepProps } from './step-props.ts';

/** The answers step by step, each with a button to change them. */
export function ReviewStep({ answers, audience, goTo }: StepProps & { goTo: (step: Step) => void }) {
  const {
    educationalBackground: background,
    learningPreferences: preferences,
    assessmentReadiness: readiness,
  } = answers;
  const { careerGoals: goals } = answers;
  const parts: { step: Step; rows: [label: string, value: ReactNode][] }[] = [
    {
      step: 1,
      rows: [
        ['Educational level', levelOptions.find(({ value }) => value === answers.educationalLevel)?.title],
        ['Age', answers.age],
      ],
    },
    {
      step: 2,
      rows: [
        ['Career goal', goals.targetRole],
        ['Target companies', goals.targetCompanies?.join(', ')],
        ['Programming level', titleOf('programmingExperience', background.programmingExperience, audience)],
        ['Mathematics', titleOf('mathBackground', background.mathBackground, audience)],
        ['Timeline', goals.timeline],
      ],
    },
    {
      step: 3,
      rows: [
        ['Time commitment', titleOf('timeCommitment', preferences.timeCommitment, audience)],
        ['Learning style', titleOf('studyStyle', preferences.studyStyle, audience)],
      ],
    },
    {
      step: 4,
      rows: [
        ['Learning goals', readiness.learningGoals?.join(', ')],
        ['Confidence', titleOf('confidenceLevel', readiness.confidenceLevel, audience)],
      ],
    },
  ];
  return parts.map(({ step, rows }) => {
    const { name } = headingOf(step, audience);
    return (
      <section key={step} className={styles.review} aria-label={name}>
        <div className={styles.reviewHead}>
          <h2>{name}</h2>
          <Button quiet small icon="pen" aria-label={`Change: ${name}`} onClick={() => goTo(step)}>
            Change
          </Button>
        </div>
        <dl>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={value ? undefined : styles.empty}>{value || 'Not answered'}</dd>
            </div>
          ))}
        </dl>
      </section>
    );
  });
}
