import { Link, useParams } from 'react-router-dom';
import { useRoute } from '../../../../web/api/index.ts';
import { useIsProjected } from '../../../../web/session/projector.ts';
import { NotProjected } from '../../../../web/shell/projector/Projected.tsx';
import { SlotView } from '../../../../web/shell/SlotView.tsx';
import { useTitle } from '../../../../web/shell/title.ts';
import {
  Card,
  dateText,
  EmptyState,
  ErrorState,
  fullName,
  MasteryMeter,
  PageHeader,
  Section,
  SkeletonPage,
  Stack,
  Table,
  Tag,
} from '../../../../web/ui/index.ts';
import { administration } from '../../../administration/contract.ts';
import type { LearnerOverview } from '../../contract.ts';
import { classOverview } from '../../contract.ts';
import styles from '../parts/ClassOverview.module.css';
import { amountsText, signText, sinceText } from '../parts/texts.ts';

/** One learner, with what an instructor may see: each part checks it itself. */
export function LearnerPage() {
  const { userId = '' } = useParams();
  const isProjected = useIsProjected();
  const { data, error, refetch } = useRoute(
    classOverview.routes.learner,
    { params: { userId } },
    { freshFor: 0, enabled: !isProjected },
  );
  useTitle(data && !isProjected ? fullName(data) : undefined);
  if (isProjected) return <NotProjected title="Learner" />;
  if (error?.namesNothing) {
    return (
      <>
        <PageHeader above={<Link to="/classes">Classes</Link>} title="Learner not found" />
        <EmptyState icon="user" title="No learner whom you may see" description="They may have left your class." />
      </>
    );
  }
  if (error) return <ErrorState wholePage error={error} retry={refetch} />;
  if (!data) return <SkeletonPage />;
  return <Shown key={userId} learner={data} />;
}

function Shown({ learner }: { learner: LearnerOverview }) {
  const { id, firstName, lastName, username, classes, since, done, lastAt, signs, topics } = learner;
  const [first] = classes;
  return (
    <>
      <PageHeader
        above={first ? <Link to={`/classes/${first.id}`}>{first.name}</Link> : <Link to="/classes">Classes</Link>}
        title={fullName(learner)}
        description={`${username}, ${lastAt ? `last active on ${dateText(lastAt)}` : 'not active yet'}`}
      />
      <div className={styles.columns}>
        <Card title="What they did">
          <Stack gap={8}>
            <p>{done.length > 0 ? `${amountsText(done)}, ${sinceText(since)}.` : `Nothing ${sinceText(since)}.`}</p>
            {classes.length > 1 && (
              <p>
                In{' '}
                {classes.map((each, place) => (
                  <span key={each.id}>
                    {place > 0 && ', '}
                    <Link to={`/classes/${each.id}`}>{each.name}</Link>
                  </span>
                ))}
              </p>
            )}
          </Stack>
        </Card>
        <Card title={<>May be stuck {signs.length > 0 && <Tag tone="attention">{signs.length}</Tag>}</>}>
          {signs.length > 0 ? (
            <ul className={styles.signs}>
              {signs.map((sign) => (
                <li key={sign.text}>{signText(sign)}</li>
              ))}
            </ul>
          ) : (
            <p className="soft">No sign of it: no row of wrong answers, no unfinished placement, no work due.</p>
          )}
        </Card>
      </div>
      <SlotView
        slot={administration.slots.personSection}
        slotProps={{ person: { id, role: 'learner', firstName, lastName } }}
        skeleton={null}
      />
      {topics && (
        <Section title="Mastery of practice topics">
          {topics.length === 0 ? (
            <p className="soft">No practice yet.</p>
          ) : (
            <Table columns={['Topic', 'Mastery', 'Answers']}>
              {topics.map(({ section, contentArea, title, mastery, graded, correct }) => (
                <tr key={`${section}/${contentArea}`}>
                  <th scope="row">{title}</th>
                  <td data-label="Mastery">
                    <MasteryMeter mastery={mastery} />
                  </td>
                  <td data-label="Answers">
                    <span className="figures">{correct}</span> of <span className="figures">{graded}</span> right
                  </td>
                </tr>
              ))}
            </Table>
          )}
        </Section>
      )}
    </>
  );
}
