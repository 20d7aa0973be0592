import { usePluginOn } from '../../../../web/session/manifest.ts';
import { GradeLevel } from '../../../learner/education/contract.ts';
import { Choice } from '../parts/Choice.tsx';
import { TextAnswer } from '../parts/TextAnswer.tsx';
import { isAdult, isPupil } from '../words/audience.ts';
import { levelOptions } from '../words/choices.ts';
import styles from './Steps.module.css';
import type { StepProps } from './step-props.ts';

/** Kindergarten first. */
const grades = [...GradeLevel.options]
  .sort((a, b) => orderOf(a) - orderOf(b))
  .map((value) => ({ value, title: value }));

function orderOf(grade: GradeLevel): number {
  return grade === 'K' ? 0 : Number(grade);
}

/** The educational level; for pupils also grade, age, a parent's address and the school. */
export function LevelStep({ answers, audience, set }: StepProps) {
  const { educationalLevel } = answers;
  return (
    <>
      <Choice
        id="educationalLevel"
        label={isPupil(answers) && audience === 'child' ? 'Where do you learn?' : 'Educational level'}
        hint="* Required. You can continue and add it later."
        required
        options={levelOptions}
        min={300}
        value={educationalLevel}
        onChoose={(value) => set({ educationalLevel: value }, true)}
      />
      {isPupil(answers) ? (
        <PupilFields {...{ answers, audience, set }} />
      ) : (
        educationalLevel && (
          <div className={styles.narrow}>
            <AgeField
              {...{ answers, audience, set }}
              hint="Some features are for older learners. Voice, uploads and talent matching stay off until you enter your age."
            />
          </div>
        )
      )}
    </>
  );
}

function PupilFields({ answers, audience, set }: StepProps) {
  const isChild = audience === 'child';
  const isParentAsked = usePluginOn('consent') && !isAdult(answers);
  return (
    <>
      <Choice
        id="gradeLevel"
        label={isChild ? 'Which grade are you in?' : 'Grade'}
        hint="K is kindergarten."
        required
        options={grades}
        tiny
        value={answers.gradeLevel}
        onChoose={(value) => set({ gradeLevel: value }, true)}
      />
      <div className={styles.narrow}>
        <AgeField {...{ answers, audience, set }} required />
      </div>
      <TextAnswer
        id="parentEmail"
        label="Parent or guardian’s email"
        required
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        hint={[
          isChild && 'Ask a grown-up to type it.',
          'Updates will be sent to this address.',
          isParentAsked && (isChild ? 'We also ask whether you may use everything here.' : teenConsentHint),
        ]
          .filter(Boolean)
          .join(' ')}
        value={answers.parentEmail ?? ''}
        onType={(value) => set({ parentEmail: value })}
      />
      <TextAnswer
        label={isChild ? 'What is your school called?' : 'School'}
        maxLength={200}
        autoComplete="organization"
        value={answers.schoolName ?? ''}
        onType={(value) => set({ schoolName: value })}
      />
    </>
  );
}

const teenConsentHint = 'We also ask for consent to the features that need it at your age.';

function AgeField({ answers, audience, set, ...rest }: StepProps & { required?: boolean; hint?: string }) {
  return (
    <TextAnswer
      {...rest}
      id="age"
      label={audience === 'child' ? 'How old are you?' : 'Age'}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      suffix="years"
      value={answers.age ? String(answers.age) : ''}
      onType={(value) => set({ age: ageIn(value) })}
    />
  );
}

/** Whole years; null for anything else. */
function ageIn(text: string): number | null {
  const age = Number.parseInt(text, 10);
  return age > 0 && age <= 125 ? age : null;
}
