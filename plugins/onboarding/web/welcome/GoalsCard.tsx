import { Card, LinkButton, Tag } from '../../../../web/ui/index.ts';
import type { Answers, Recommendation } from '../../contract.ts';
import type { Audience } from '../words/audience.ts';
import { isPupil } from '../words/audience.ts';
import { subjectTitle } from '../words/lists.ts';
import { Facts } from './Facts.tsx';
import styles from './Welcome.module.css';

/** Companies beyond these are counted. */
const maxCompanies = 3;

interface Props {
  readonly answers: Answers;
  readonly audience: Audience;
  readonly sample: Recommendation['sample'];
}

/** Career goals; for pupils, subjects and interests. */
export function GoalsCard(props: Props) {
  return isPupil(props.answers) ? <Likes {...props} /> : <CareerGoals {...props} />;
}

function CareerGoals({ answers: { careerGoals }, sample }: Props) {
  const { targetRole, targetCompanies = [], timeline, salaryExpectations } = careerGoals;
  const more = targetCompanies.length - maxCompanies;
  return (
    <Card title="Career goals">
      <Facts
        facts={[
          { label: 'Target role', value: targetRole },
          {
            label: 'Target companies',
            value: targetCompanies.length > 0 && (
              <>
                {targetCompanies.slice(0, maxCompanies).map((company) => (
                  <Tag key={company}>{company}</Tag>
                ))}
                {more > 0 && <Tag tone="accent">+{more} more</Tag>}
              </>
            ),
          },
          { label: 'Timeline', value: timeline, sample: sample.careerGoals.timeline },
          { label: 'Salary target', value: salaryExpectations, sample: sample.careerGoals.salaryExpectations },
        ]}
      />
    </Card>
  );
}

function Likes({ answers: { preferredSubjects = [], interests = [] }, audience }: Props) {
  const isChild = audience === 'child';
  const subjects = preferredSubjects.map((subject) => subjectTitle(subject, audience));
  return (
    <Card title={isChild ? 'What you like' : 'What you are into'}>
      <Facts
        facts={[
          { label: isChild ? 'At school' : 'Favourite subjects', value: tagsOf(subjects) },
          { label: isChild ? 'Outside school' : 'Interests', value: tagsOf(interests) },
        ]}
      />
      {subjects.length + interests.length === 0 && (
        <div className={styles.more}>
          <LinkButton small to="/onboarding">
            Tell us what you like
          </LinkButton>
        </div>
      )}
    </Card>
  );
}

const tagsOf = (titles: readonly string[]) =>
  titles.length > 0 && titles.map((title) => <Tag key={title}>{title}</Tag>);
