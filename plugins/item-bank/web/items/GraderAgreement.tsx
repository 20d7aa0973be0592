import { Card, Section } from '../../../../web/ui/index.ts';
import type { ItemPage } from '../../contract.ts';
import { Facts } from '../parts/Facts.tsx';
import { decimal, difficultyText } from '../parts/words.ts';

interface Props {
  readonly agreement: NonNullable<ItemPage['agreement']>;
  readonly isCalibrated: boolean;
}

/** The rubric's agreement with a human rater, and the weight that follows from it. */
export function GraderAgreement({ agreement, isCalibrated }: Props) {
  const { answers, correlation, weight, scoredBy } = agreement;
  const unrated =
    answers === 0 ? ' There are no rated answers to this item, so it has the default weight of rubrics.' : '';
  const description = isCalibrated
    ? 'The parameters are estimated from graded answers, so they contain the grader’s errors.'
    : `The parameters apply to a human rater. The rubric agrees with one only partly, so the item has less weight.${unrated}`;
  return (
    <Section title="Grader’s agreement" description={description}>
      <Card>
        <Facts
          facts={[
            ['Rated answers', figure(String(answers))],
            ['Correlation with the rater', correlation === null ? 'Not known' : figure(decimal(correlation))],
            ['Weight', figure(decimal(weight))],
            ['Discrimination used for scoring', figure(decimal(scoredBy.a))],
            ['Thresholds used for scoring', figure(`${difficultyText(scoredBy)} logits`)],
          ]}
        />
      </Card>
    </Section>
  );
}

const figure = (text: string) => <span className="figures">{text}</span>;
