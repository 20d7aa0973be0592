import { Stack, Tag } from '../../../../web/ui/index.ts';
import type { CompanyView } from '../../contract.ts';
import { sizeTitles } from '../../contract.ts';
import styles from './Talent.module.css';
import { levelText } from './texts.ts';

/** Skills, interests and availability of a profile. */
export function ProfileFacts({
  skills,
  careerInterests,
  availabilityText,
}: Pick<CompanyView, 'skills' | 'careerInterests'> & { availabilityText: string }) {
  const { preferred_industries, desired_roles, company_size_preference, location_preference } = careerInterests;
  const shown = skills.filter(({ evidence }) => evidence !== null);
  return (
    <Stack>
      {skills.length === 0 ? (
        <p className="soft">No skills are listed.</p>
      ) : (
        <ul className={styles.tags} aria-label="Skills">
          {skills.map(({ name, level, evidence }) => (
            <li key={name}>
              <Tag tone={evidence ? 'good' : 'plain'} {...(evidence && { icon: 'check' as const })}>
                {name}, {levelText(level).toLowerCase()}
              </Tag>
            </li>
          ))}
        </ul>
      )}
      {shown.length > 0 && (
        <ul className={styles.small}>
          {shown.map(({ name, evidence }) => (
            <li key={name}>
              {name}: {evidence}
            </li>
          ))}
        </ul>
      )}
      <dl className={styles.facts}>
        <Fact title="Preferred industries" value={preferred_industries.join(', ')} />
        <Fact title="Desired roles" value={desired_roles.join(', ')} />
        <Fact title="Preferred places" value={location_preference.join(', ')} />
        <Fact title="Company size" value={sizeTitles[company_size_preference]} />
        <Fact title="Availability" value={availabilityText} />
      </dl>
    </Stack>
  );
}

function Fact({ title, value }: { title: string; value: string }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{value || 'Not stated'}</dd>
    </div>
  );
}
