import { Icon } from '../../../../web/ui/index.ts';
import type { Gpa, GradingScale, Reading } from '../../contract.ts';
import styles from './Values.module.css';

/** Scales on which a stated average is comparable with the recomputed one. */
const comparable: readonly GradingScale[] = ['4.0', 'letter'];
/** Stated averages are rounded, and schools round grades before they average them. */
const tolerance = 0.05;

/** The average that follows from the courses, with the conversion; and whether it contradicts the stated one. */
export function GpaLine({
  gpa,
  reading,
  stated,
  scale,
}: {
  gpa: Gpa;
  reading: Reading;
  /** As written in the form. */
  stated: string;
  scale: GradingScale;
}) {
  if (!gpa) return <p className="soft">No GPA can be computed: no grade of the courses converts to points.</p>;
  const value = Number(stated);
  const differs = stated !== '' && value <= 4 && comparable.includes(scale) && Math.abs(value - gpa.value) > tolerance;
  const asRead = reading.gpaRecomputed?.value;
  return (
    <div className={styles.gpa}>
      <p>
        <strong>Recomputed GPA: </strong>
        <span className="figures">{gpa.value.toFixed(2)}</span> out of {gpa.outOf}
        {asRead !== undefined && Math.abs(asRead - gpa.value) > 0.005 && (
          <span className="soft"> (as it was read: {asRead.toFixed(2)})</span>
        )}
      </p>
      <p className={styles.small}>Conversion: {gpa.conversion}.</p>
      {differs && (
        <p className={styles.contradiction}>
          <Icon name="alert" size={16} />
          <span>
            The stated GPA is {stated}, but the courses give {gpa.value.toFixed(2)}. Check the grades and the credits.
          </span>
        </p>
      )}
    </div>
  );
}
