import styles from './LessonDots.module.css';

/** The goal as a row of dots, filled for practised lessons. Decorative: the text beside it says the same. */
export function LessonDots({ lessons, goal }: { lessons: number; goal: number }) {
  return (
    <span className={styles.dots} aria-hidden="true" data-reached={lessons >= goal || undefined}>
      {Array.from({ length: goal }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dots have no identity
        <span key={index} className={index < lessons ? styles.done : undefined} />
      ))}
    </span>
  );
}
