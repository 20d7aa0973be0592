import { SelectField } from '../../../../web/ui/index.ts';
import { Choice, Choices } from '../parts/Choice.tsx';
import { TextAnswer } from '../parts/TextAnswer.tsx';
import type { Audience } from '../words/audience.ts';
import { isPupil } from '../words/audience.ts';
import type { ChoiceField } from '../words/choices.ts';
import { optionsOf } from '../words/choices.ts';
import { interestOptions, roleSuggestions, salaryOptions, subjectOptions, timelineOptions } from '../words/lists.ts';
import styles from './Steps.module.css';
import type { StepProps } from './step-props.ts';

/** The background of a learner: interests for pupils, experience and career goals for everyone else. */
export function BackgroundStep(props: StepProps) {
  return isPupil(props.answers) ? <Likes {...props} /> : <Background {...props} />;
}

type Field = 'currentLevel' | 'fieldOfStudy' | 'programmingExperience' | 'mathBackground';

function BackgroundChoice({ answers, audience, set, field, label, ...layout }: StepProps & ChoiceProps) {
  return (
    <Choice
      label={label}
      options={optionsOf(field, audience)}
      value={answers.educationalBackground[field]}
      onChoose={(value) => set({ educationalBackground: { [field]: value } }, true)}
      {...layout}
    />
  );
}
interface ChoiceProps {
  readonly field: Field & ChoiceField;
  readonly label: string;
  readonly min?: number;
  readonly short?: boolean;
}

function Likes(props: StepProps) {
  const { answers, audience, set } = props;
  const { subjects, interests, programming, mathematics } = questions[audience === 'child' ? 'child' : 'teen'];
  return (
    <>
      <Choices
        label={subjects}
        options={subjectOptions(audience)}
        value={answers.preferredSubjects ?? []}
        onChoose={(value) => set({ preferredSubjects: value }, true)}
      />
      <Choices
        label={interests}
        options={interestOptions}
        short
        value={answers.interests ?? []}
        onChoose={(value) => set({ interests: value }, true)}
      />
      <BackgroundChoice {...props} field="mathBackground" label={mathematics} min={300} />
      <BackgroundChoice {...props} field="programmingExperience" label={programming} min={300} />
    </>
  );
}

const questions = {
  child: {
    subjects: 'What do you like best at school?',
    interests: 'And outside school?',
    mathematics: 'How is it going with numbers?',
    programming: 'Have you told a computer what to do?',
  },
  teen: {
    subjects: 'Favourite subjects',
    interests: 'Interests',
    mathematics: 'Mathematics',
    programming: 'Programming experience',
  },
} satisfies Partial<Record<Audience, object>>;

function Background(props: StepProps) {
  const { answers, audience, set } = props;
  const goals = answers.careerGoals;
  const setGoal = (field: keyof typeof goals, value: unknown, atOnce = false) =>
    set({ careerGoals: { [field]: value } }, atOnce);
  const isForWork = audience === 'professional';
  return (
    <>
      <BackgroundChoice
        {...props}
        field="currentLevel"
        label={isForWork ? 'How did you get here?' : 'Where are you now?'}
        short
      />
      <BackgroundChoice {...props} field="fieldOfStudy" label={isForWork ? 'Field' : 'Field of study'} short />
      <BackgroundChoice {...props} field="programmingExperience" label="Programming experience" min={300} />
      <BackgroundChoice {...props} field="mathBackground" label="Mathematics" min={300} />
      <section className={styles.part} aria-labelledby="goals">
        <h2 id="goals">Where do you want to go?</h2>
        <div className={styles.pair}>
          <TextAnswer
            label={isForWork ? 'The work you want' : 'The role you are aiming for'}
            list="roles"
            placeholder="Software Engineer"
            maxLength={120}
            autoComplete="off"
            value={goals.targetRole ?? ''}
            onType={(value) => setGoal('targetRole', value)}
          />
          <datalist id="roles">
            {roleSuggestions.map((role) => (
              <option key={role} value={role} />
            ))}
          </datalist>
          <TextAnswer
            label="Companies you have in mind"
            hint="Separated by commas."
            maxLength={400}
            autoComplete="off"
            value={(goals.targetCompanies ?? []).join(', ')}
            onType={(value) => setGoal('targetCompanies', namesIn(value))}
          />
          <SelectField
            label="When do you want to be there?"
            placeholder="Not sure yet"
            options={timelineOptions}
            value={goals.timeline ?? ''}
            onChange={(event) => setGoal('timeline', event.target.value, true)}
          />
          <SelectField
            label="Salary you expect, a year"
            placeholder="Rather not say"
            options={salaryOptions}
            value={goals.salaryExpectations ?? ''}
            onChange={(event) => setGoal('salaryExpectations', event.target.value, true)}
          />
        </div>
      </section>
    </>
  );
}

/** The distinct names in a comma-separated list, at most as many as are stored. */
function namesIn(text: string): string[] {
  const names = text.split(',').map((name) => name.trim().slice(0, 120));
  return [...new Set(names.filter(Boolean))].slice(0, 20);
}
