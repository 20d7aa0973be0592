import { Choice, Choices } from '../parts/Choice.tsx';
import { optionsOf } from '../words/choices.ts';
import { goalOptions } from '../words/lists.ts';
import type { StepProps } from './step-props.ts';

/** Readiness for the assessment, and learning goals. */
export function ReadinessStep({ answers, audience, set }: StepProps) {
  const isChild = audience === 'child';
  const { assessmentReadiness: readiness } = answers;
  const choice = (field: 'confidenceLevel' | 'previousAssessments' | 'motivationLevel', label: string) => (
    <Choice
      label={label}
      options={optionsOf(field, audience)}
      min={300}
      value={readiness[field]}
      onChoose={(value) => set({ assessmentReadiness: { [field]: value } }, true)}
    />
  );
  return (
    <>
      {choice('confidenceLevel', isChild ? 'Can you do hard questions?' : 'How confident are you?')}
      {choice('previousAssessments', isChild ? 'Have you done a test before?' : 'Assessments you have taken before')}
      <Choices
        label={isChild ? 'What do you want to get better at?' : 'Learning goals'}
        hint={isChild ? undefined : 'As many as you like.'}
        options={goalOptions(audience)}
        min={300}
        value={readiness.learningGoals ?? []}
        onChoose={(value) => set({ assessmentReadiness: { learningGoals: value } }, true)}
      />
      {choice('motivationLevel', isChild ? 'Do you feel like starting?' : 'How motivated are you?')}
    </>
  );
}
