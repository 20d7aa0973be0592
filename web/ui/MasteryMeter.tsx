import styles from './MasteryMeter.module.css';

const steps = ['attempted', 'familiar', 'proficient', 'mastered'] as const;
type MasteryName = (typeof steps)[number];

/** The mastery of a topic as a word and four steps. */
export function MasteryMeter({ mastery }: { mastery: MasteryName | null }) {
  const reached = mastery === null ? 0 : steps.indexOf(mastery) + 1;
  return (
    <span className={styles.meter} data-mastery={mastery ?? 'none'}>
      <span className={styles.steps} aria-hidden="true">
        {steps.map((step, index) => (
          <span key={step} className={index < reached ? styles.reached : undefined} />
        ))}
      </span>
      <span className={styles.word}>{mastery === null ? 'Not tried yet' : titles[mastery]}</span>
    </span>
  );
}

const titles: Record<MasteryName, string> = {
  attempted: 'Attempted',
  familiar: 'Familiar',
  proficient: 'Proficient',
  mastered: 'Mastered',
};
