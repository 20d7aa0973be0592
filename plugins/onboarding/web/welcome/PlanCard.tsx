import { Card } from '../../../../web/ui/index.ts';
import type { Answers, Recommendation } from '../../contract.ts';
import type { Audience } from '../words/audience.ts';
import { isPupil } from '../words/audience.ts';
import { titleOf } from '../words/choices.ts';
import { goalTitle } from '../words/lists.ts';
import { Facts } from './Facts.tsx';

/** The learning plan: what the learner wants to learn, and how. */
export function PlanCard({
  answers,
  audience,
  sample,
}: {
  answers: Answers;
  audience: Audience;
  sample: Recommendation['sample'];
}) {
  const {
    educationalBackground: background,
    learningPreferences: preferences,
    assessmentReadiness: readiness,
  } = answers;
  const goals = (readiness.learningGoals ?? []).map((goal) => goalTitle(goal, audience)).join(', ');
  const programming = titleOf('programmingExperience', background.programmingExperience, audience);
  if (isPupil(answers)) {
    const isChild = audience === 'child';
    return (
      <Card title={isChild ? 'What you will learn' : 'Learning plan'}>
        <Facts
          facts={[
            { label: isChild ? 'You want to get better at' : 'Learning goals', value: goals },
            {
              label: isChild ? 'Numbers' : 'Mathematics',
              value: titleOf('mathBackground', background.mathBackground, audience),
            },
            { label: isChild ? 'Computers' : 'Programming level', value: programming },
          ]}
        />
      </Card>
    );
  }
  return (
    <Card title="Learning plan">
      <Facts
        facts={[
          { label: 'Programming level', value: programming },
          { label: 'Time commitment', value: titleOf('timeCommitment', preferences.timeCommitment, audience) },
          { label: 'Learning style', value: titleOf('studyStyle', preferences.studyStyle, audience) },
          { label: 'Completion estimate', value: '', sample: sample.completionEstimate },
        ]}
      />
    </Card>
  );
}
