import { Button, IconButton, SelectField } from '../../../../web/ui/index.ts';
import type { JobRequirement } from '../../contract.ts';
import { levelNames } from '../../contract.ts';
import styles from '../parts/Talent.module.css';
import { SkillField } from './SkillField.tsx';

const levels = levelNames.map((label, place) => ({ value: String(place + 1), label }));
const weights = [1, 2, 3, 4, 5].map((weight) => ({ value: String(weight), label: String(weight) }));
const most = 30;

/** The skills that a job asks for, with their levels and weights. */
export function Requirements({
  requirements,
  issue,
  onChange,
}: {
  requirements: readonly JobRequirement[];
  issue: string | undefined;
  onChange: (requirements: JobRequirement[]) => void;
}) {
  const change = (at: number, changes: Partial<JobRequirement>) =>
    onChange(requirements.map((each, place) => (place === at ? { ...each, ...changes } : each)));
  return (
    <fieldset className={styles.requirements}>
      <legend>Skills</legend>
      <p className={styles.small}>
        Name what the job needs. A skill with weight 5 counts five times as much as one with weight 1.
      </p>
      {requirements.map(({ skill, level, weight }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity while they are edited
        <div key={at} className={styles.requirement}>
          <div>
            <SkillField
              label={`Skill ${at + 1}`}
              value={skill}
              issue={at === 0 ? issue : undefined}
              onType={(text) => change(at, { skill: text })}
            />
          </div>
          <SelectField
            label="Level"
            value={String(level)}
            options={levels}
            onChange={({ target }) => change(at, { level: Number(target.value) })}
          />
          <SelectField
            label="Weight"
            value={String(weight)}
            options={weights}
            onChange={({ target }) => change(at, { weight: Number(target.value) })}
          />
          <IconButton
            icon="trash"
            label={`Remove skill ${at + 1}`}
            disabled={requirements.length === 1}
            onClick={() => onChange(requirements.filter((_, place) => place !== at))}
          />
        </div>
      ))}
      <div>
        <Button
          small
          icon="plus"
          disabled={requirements.length >= most}
          onClick={() => onChange([...requirements, { skill: '', level: 3, weight: 3 }])}
        >
          Add a skill
        </Button>
      </div>
    </fieldset>
  );
}
