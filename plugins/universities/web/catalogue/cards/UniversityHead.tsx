import { Link } from 'react-router-dom';
import { Tag } from '../../../../../web/ui/index.ts';
import type { MatchedUniversity } from '../../../contract.ts';
import { tierTitles } from '../../../contract.ts';
import { SaveButton } from './SaveButton.tsx';
import { placeText, tierTones } from './texts.ts';
import styles from './University.module.css';

/** The name, place and tier of a university, and the button that saves it. */
export function UniversityHead({ university }: { university: MatchedUniversity }) {
  return (
    <>
      <div className={styles.head}>
        <div>
          <h2>
            <Link to={`/universities/${university.id}`}>{university.name}</Link>
          </h2>
          <p className={styles.place}>{placeText(university)}</p>
        </div>
        <SaveButton university={university} />
      </div>
      <div className={styles.tags}>
        <TierTag university={university} />
      </div>
    </>
  );
}

/** The partnership tier, and `Sample` for an invented university. */
export function TierTag({ university }: { university: Pick<MatchedUniversity, 'partnershipTier' | 'isSample'> }) {
  const { partnershipTier, isSample } = university;
  return (
    <>
      <Tag tone={tierTones[partnershipTier]}>{tierTitles[partnershipTier]} partner</Tag>
      {isSample && <Tag>Sample</Tag>}
    </>
  );
}
