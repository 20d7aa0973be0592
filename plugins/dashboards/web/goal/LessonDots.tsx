import styles from './LessonDots.module.css';

/** The lessons of a week as dots in one row: those practised are filled. Said in words beside it. */
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
