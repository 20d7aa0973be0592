import type { ReactNode } from 'react';
import { counted, dateText, percentText, Table, TableNote, Tag } from '../../../../web/ui/index.ts';
import type { SkillMastery } from '../../contract.ts';

/** What answers show about skills, a row for each, with the date of the next review. */
export function MasteryTable({
  skills,
  isOwn,
  actions,
}: {
  skills: readonly SkillMastery[];
  /** The learner looks, not staff. */
  isOwn: boolean;
  actions?: (skill: SkillMastery) => ReactNode;
}) {
  return (
    <Table columns={['Skill', 'Known', 'Review']} hasActions={actions !== undefined}>
      {skills.map((skill) => (
        <tr key={skill.skillId}>
          <th scope="row">
            {skill.skillName}
            <TableNote>
              {counted(skill.answers, 'answer')}
              {skill.markedCompleteAt !== null && `, marked as completed${isOwn ? ' by you' : ''}`}
            </TableNote>
          </th>
          <td data-label="Known">
            {percentText(skill.mastery)} {skill.isMastered && <Tag tone="good">Mastered</Tag>}
            <TableNote>
              {percentText(skill.interval[0])} to {percentText(skill.interval[1])}
            </TableNote>
          </td>
          <td data-label="Review">{isDue(skill) ? <Tag tone="attention">Due</Tag> : dateText(skill.reviewAt)}</td>
          {actions && <td data-actions>{actions(skill)}</td>}
        </tr>
      ))}
    </Table>
  );
}

export const isDue = ({ reviewAt }: Pick<SkillMastery, 'reviewAt'>): boolean => new Date(reviewAt) <= new Date();

/** The skills whose review is due first. */
export const byReview = (skills: readonly SkillMastery[]): SkillMastery[] =>
  skills.toSorted((one, other) => (one.reviewAt < other.reviewAt ? -1 : 1));
