import { Button, Card, Tag } from '../../../../web/ui/index.ts';
import type { MapSkill, SkillCategory, SkillState } from '../../contract.ts';
import { levelTitles, stateTitles } from '../words.ts';
import styles from './SkillMap.module.css';

const tones: Record<SkillState, 'good' | 'accent' | 'plain'> = {
  mastered: 'good',
  completed: 'good',
  in_progress: 'accent',
  ready: 'plain',
  locked: 'plain',
};

/** The same as a list, each skill after its prerequisites. */
export function SkillList({
  skills,
  category,
  onOpen,
}: {
  skills: readonly MapSkill[];
  category: SkillCategory;
  onOpen: (id: string) => void;
}) {
  const titles = new Map(skills.map(({ id, title }) => [id, title]));
  const own = skills
    .filter((skill) => skill.category === category)
    .toSorted((one, other) => one.depth - other.depth || one.title.localeCompare(other.title));
  return (
    <Card>
      <ul className={styles.list}>
        {own.map((skill) => (
          <li key={skill.id}>
            <div>
              <Button small quiet onClick={() => onOpen(skill.id)}>
                {skill.title}
              </Button>
              <p className={styles.needs}>
                {levelTitles[skill.level]}
                {skill.requires.length > 0 && `, builds on ${skill.requires.map((id) => titles.get(id)).join(', ')}`}
              </p>
            </div>
            <Tag tone={tones[skill.state]}>{stateTitles[skill.state]}</Tag>
          </li>
        ))}
      </ul>
    </Card>
  );
}
