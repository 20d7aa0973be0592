import { nameText } from '../../../web/ui/index.ts';
import { consentAllows, consentOpens, worksWithout } from '../terms/contract.ts';
import styles from './Consent.module.css';

/** What consent is about, in the words of the letter. */
export function Terms({ firstName }: { firstName: string }) {
  return (
    <div className={styles.terms}>
      <h2>With your consent {nameText(firstName)} may</h2>
      <List of={consentAllows} />
      <h2>It also lets {nameText(firstName)}</h2>
      <List of={consentOpens} />
      <h2>Without it</h2>
      <p>{worksWithout}</p>
    </div>
  );
}

function List({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
}
