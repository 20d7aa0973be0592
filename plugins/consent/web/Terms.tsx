import { Checkbox, nameText } from '../../../web/ui/index.ts';
import type { Purpose } from '../../learner/contract.ts';
import { disclosures } from '../../learner/contract.ts';
import { terms, withinSchool, worksWithout } from '../terms/contract.ts';
import styles from './Consent.module.css';

/** The purposes as checkboxes, in the words of the letter. None is preselected. */
export function Terms({
  firstName,
  chosen,
  onChange,
}: {
  firstName: string;
  chosen: readonly Purpose[];
  onChange: (chosen: Purpose[]) => void;
}) {
  const choices = (purposes: readonly Purpose[]) =>
    purposes.map((purpose) => (
      <Checkbox
        key={purpose}
        label={terms[purpose].title}
        hint={`${nameText(firstName)} may ${terms[purpose].may}.`}
        checked={chosen.includes(purpose)}
        onChange={({ target }) =>
          onChange(target.checked ? [...chosen, purpose] : chosen.filter((each) => each !== purpose))
        }
      />
    ));
  return (
    <div className={styles.terms}>
      <fieldset>
        <legend>Within EiQ and the school</legend>
        {choices(withinSchool)}
      </fieldset>
      <fieldset>
        <legend>Passed on to other companies</legend>
        <p>These two are separate. Everything above works without them.</p>
        {choices(disclosures)}
      </fieldset>
      <h2>Without consent</h2>
      <p>{worksWithout}</p>
    </div>
  );
}

/** All purposes, with or without consent. */
export function PurposeList({ given }: { given: readonly Purpose[] }) {
  return (
    <ul className={styles.purposes}>
      {[...withinSchool, ...disclosures].map((purpose) => (
        <li key={purpose} data-given={given.includes(purpose)}>
          {terms[purpose].title}: {given.includes(purpose) ? 'yes' : 'no'}
        </li>
      ))}
    </ul>
  );
}

/** What stops with the purposes that are no longer chosen. */
export function Consequences({ ended }: { ended: readonly Purpose[] }) {
  if (ended.length === 0) return null;
  return (
    <div role="status" className={styles.consequences}>
      <p>This ends at once:</p>
      <ul>
        {ended.map((purpose) => (
          <li key={purpose}>
            {terms[purpose].title}: {terms[purpose].ends}
          </li>
        ))}
      </ul>
    </div>
  );
}
