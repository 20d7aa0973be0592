import type { z } from 'zod';
import { useIsScreenAvailable } from '../../../../web/shell/available-screens.ts';
import {
  Card,
  counted,
  dateText,
  ErrorState,
  LinkButton,
  percentText,
  SkeletonBlock,
  Table,
  TableNote,
  Tag,
} from '../../../../web/ui/index.ts';
import { practiseAddress } from '../../../practice/contract.ts';
import type { masteryRoutes } from '../../contract.ts';
import { useMasteries } from '../use-recommendations.ts';

type Measured = z.output<typeof masteryRoutes.masteries.response>['skills'][number];

/** Rows shown: the skills whose review is due first. */
const maxRows = 10;

/** What the learner's answers show about skills, and when to practise each again. */
export function Reviews() {
  const { data, error, refetch } = useMasteries();
  if (error && !data) return <ErrorState error={error} retry={refetch} />;
  if (!data) return <SkeletonBlock height={360} />;
  const byDate = data.skills.toSorted((one, other) => (one.reviewAt < other.reviewAt ? -1 : 1));
  return (
    <Card title="Knowledge and reviews">
      {byDate.length === 0 ? (
        <p className="soft">Skills appear here after your first graded question about them.</p>
      ) : (
        <>
          <p className="soft">
            The probability that you know a skill, by your answers, with its 95% interval. A review keeps you from
            forgetting it: {data.due === 0 ? 'none is due' : `${counted(data.due, 'review')} due`}.
          </p>
          <Table columns={['Skill', 'Known', 'Review']} hasActions>
            {byDate.slice(0, maxRows).map((skill) => (
              <SkillRow key={skill.skillId} skill={skill} />
            ))}
          </Table>
        </>
      )}
    </Card>
  );
}

function SkillRow({ skill }: { skill: Measured }) {
  const { skillName, mastery, interval, answers, isMastered, markedCompleteAt, reviewAt, topics } = skill;
  const isAvailable = useIsScreenAvailable();
  const [topic] = topics;
  const address = topic && practiseAddress(topic);
  const isDue = new Date(reviewAt) <= new Date();
  return (
    <tr>
      <th scope="row">
        {skillName}
        <TableNote>
          {counted(answers, 'answer')}
          {markedCompleteAt !== null && ', marked as completed by you'}
        </TableNote>
      </th>
      <td data-label="Known">
        <span className="figures">{percentText(mastery)}</span> {isMastered && <Tag tone="good">Mastered</Tag>}
        <TableNote>
          {percentText(interval[0])} to {percentText(interval[1])}
        </TableNote>
      </td>
      <td data-label="Review">{isDue ? <Tag tone="attention">Due</Tag> : dateText(reviewAt)}</td>
      <td data-actions>
        {address && isAvailable(address) && (
          <LinkButton small to={address} aria-label={`Practise ${skillName}`}>
            Practise
          </LinkButton>
        )}
      </td>
    </tr>
  );
}
