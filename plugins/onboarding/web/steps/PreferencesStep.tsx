import { Choice } from '../parts/Choice.tsx';
import { optionsOf } from '../words/choices.ts';
import type { StepProps } from './step-props.ts';

const questions = [
  { field: 'studyStyle', label: 'What helps you most?', min: 300 },
  { field: 'timeCommitment', label: 'How much time can you give?', min: 300 },
  { field: 'preferredFormat', label: 'Which format suits you?', min: 300 },
  { field: 'mentorshipLevel', label: 'How much guidance do you want?', min: 300 },
] as const;

/** Learning preferences. Pupils skip this step. */
export function PreferencesStep({ answers, audience, set }: StepProps) {
  return questions.map(({ field, label, min }) => (
    <Choice
      key={field}
      label={label}
      options={optionsOf(field, audience)}
      min={min}
      value={answers.learningPreferences[field]}
      onChoose={(value) => set({ learningPreferences: { [field]: value } }, true)}
    />
  ));
}
