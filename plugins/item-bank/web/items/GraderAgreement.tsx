import { counted } from '../../../../web/ui/counted.ts';
import { Card, Section } from '../../../../web/ui/index.ts';
import type { ItemPage } from '../../contract.ts';
import { Facts } from '../parts/Facts.tsx';
import { decimal, difficultyOf } from '../parts/words.ts';

interface Props {
  readonly agreement: NonNullable<ItemPage['agreement']>;
  readonly isCalibrated: boolean;
}

/** How far the rubric agrees with a rater, and what the item counts for it. */
export function GraderAgreement({ agreement, isCalibrated }: Props) {
  const { answers, correlation, weight, scoredBy } = agreement;
  const says = isCalibrated
    ? 'The parameters are estimated from graded answers, so they contain the grader’s errors.'
    : 'The parameters hold for a careful rater. The rubric agrees with one only in part, so the item counts for less.';
  return (
    <Section title="Grader’s agreement" says={says}>
      <Card>
        <Facts
          facts={[
            ['Rated answers', answers === 0 ? 'None' : counted(answers, 'answer')],
            ['Correlation with the rater', correlation === null ? 'Not known' : decimal(correlation)],
            [
              'Weight',
              `${decimal(weight)}${answers === 0 && !isCalibrated ? ', as for every rubric without rated answers' : ''}`,
            ],
            ['Discrimination used for scoring', decimal(scoredBy.a)],
            ['Thresholds used for scoring', `${difficultyOf(scoredBy)} logits`],
          ]}
        />
      </Card>
    </Section>
  );
}
