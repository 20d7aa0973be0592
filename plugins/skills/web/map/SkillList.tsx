import { Link } from 'react-router-dom';
import { Card, Tag } from '../../../../web/ui/index.ts';
import type { MapSkill, SkillCategory } from '../../contract.ts';
import { skillAddress } from '../addresses.ts';
import { SkillLinks } from '../parts/SkillLinks.tsx';
import { levelTitles, stateText, stateTone } from '../words.ts';
import styles from './SkillMap.module.css';

/** The same as a list, each skill after its prerequisites. */
export function SkillList({ skills, category }: { skills: readonly MapSkill[]; category: SkillCategory }) {
  const byId = new Map(skills.map((skill) => [skill.id, skill]));
  const own = skills
    .filter((skill) => skill.category === category)
    .toSorted((one, other) => one.depth - other.depth || one.title.localeCompare(other.title));
  return (
    <Card>
      <ul className={styles.list}>
        {own.map((skill) => {
          const missing = skill.missing.flatMap((id) => byId.get(id) ?? []);
          const inferred = skill.inferred && byId.get(skill.inferred.from);
          const known = skill.requires.filter((id) => !skill.missing.includes(id));
          return (
            <li key={skill.id}>
              <div>
                <Link to={skillAddress(skill.id)} replace>
                  {skill.title}
                </Link>
                <p className={styles.needs}>
                  {levelTitles[skill.level]}
                  {known.length > 0 && `, builds on ${known.map((id) => byId.get(id)?.title).join(', ')}`}
                </p>
                {inferred && skill.isKnown && !skill.measured && (
                  <p className={styles.needs}>
                    Follows from <SkillLinks skills={[inferred]} replace />
                  </p>
                )}
                {missing.length > 0 && (
                  <p className={styles.needs}>
                    Needs first: <SkillLinks skills={missing} replace />
                  </p>
                )}
              </div>
              <span className={styles.tags}>
                {skill.progress !== null && <Tag tone="accent">Recommended</Tag>}
                {skill.missing.length === 0 && <Tag tone={stateTone(skill)}>{stateText(skill)}</Tag>}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
