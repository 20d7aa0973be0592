import { FigureCard } from './FigureCard.tsx';

/** Progress in the sections of the placement. */
export function AssessmentProgress() {
  return (
    <FigureCard
      label="Assessment progress"
      icon="ruler"
      figure={({ assessmentProgress }) => ({
        value: assessmentProgress === 0 ? null : assessmentProgress,
        unit: '%',
        note:
          assessmentProgress === 0
            ? 'Begin with the placement'
            : assessmentProgress === 100
              ? 'All three sections done'
              : 'Of the three sections',
      })}
    />
  );
}
