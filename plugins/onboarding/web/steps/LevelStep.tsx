import { usePluginOn } from '../../../../web/session/manifest.ts';
import { GradeLevel } from '../../../learner/education/contract.ts';
import { Choice } from '../parts/Choice.tsx';
import { TextAnswer } from '../parts/TextAnswer.tsx';
import { isAdult, isPupil } from '../words/audience.ts';
import { levelOptions } from '../words/choices.ts';
import styles from './Steps.module.css';
import type { StepProps } from './step-props.ts';

/** Kindergarten comes before the first grade. */
const grades = [...GradeLevel.options]
  .sort((a, b) => orderOf(a) - orderOf(b))
  .map((value) => ({ value, title: value }));

function orderOf(grade: GradeLevel): number {
  return grade === 'K' ? 0 : Number(grade);
}

/** The educational level; of pupils also grade, age, a parent's address and the school. */
export function LevelStep({ answers, audience, set }: StepProps) {
  const { educationalLevel } = answers;
  return (
    <>
      <Choice
        id="educationalLevel"
        label={isPupil(answers) && audience === 'child' ? 'Where do you learn?' : 'Educational level'}
        hint="* Needed in the end. You can go on without it for now."
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
              hint="Some things are not for children: as long as EiQ does not know your age, voice, uploads and talent matching stay closed."
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
        label="Parent or guardian’s e-mail address"
        required
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
        hint={[
          isChild && 'Ask a grown-up to type it.',
          'Updates will be sent to this address.',
          isParentAsked && (isChild ? 'We also ask there whether you may use everything here.' : teensQuestion),
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

const teensQuestion = 'We also ask there for consent to the parts that need it at your age.';

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

/** Whole years; anything else says nothing. */
function ageIn(text: string): number | null {
  const age = Number.parseInt(text, 10);
  return age > 0 && age <= 125 ? age : null;
}
