import { useRoute } from '../../../../web/api/index.ts';
import { counted, nameText, percentText, SkeletonBlock, Stack, Tag } from '../../../../web/ui/index.ts';
import type { ChildProps } from '../../../consent/contract.ts';
import { skills } from '../../contract.ts';
import styles from './ChildSkills.module.css';

/** Skills shown, the latest answered first. */
const maxSkills = 5;

/** On a guardian's page: what the child's latest answers show about skills. Nothing before the first answer. */
export function ChildSkills({ userId, firstName }: ChildProps) {
  const { data, error } = useRoute(skills.routes.learnerMasteries, { params: { userId } });
  if (error) return <p className="soft">{nameText(firstName)}’s skills cannot be shown at the moment.</p>;
  if (!data) return <SkeletonBlock height={48} />;
  if (data.skills.length === 0) return null;
  const mastered = data.skills.filter(({ isMastered }) => isMastered).length;
  return (
    <section className={styles.skills}>
      <Stack gap={8}>
        <h3>Skills</h3>
        <p className="soft">
          {counted(data.skills.length, 'skill')} in {nameText(firstName)}’s answers, {mastered} mastered. The latest,
          with the probability that {nameText(firstName)} knows them:
        </p>
        <ul>
          {data.skills.slice(0, maxSkills).map(({ skillId, skillName, mastery, interval, isMastered }) => (
            <li key={skillId}>
              <span>
                {skillName} {isMastered && <Tag tone="good">Mastered</Tag>}
              </span>
              <span className="soft">
                {percentText(mastery)} ({percentText(interval[0])} to {percentText(interval[1])})
              </span>
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}
