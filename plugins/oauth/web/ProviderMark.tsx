import styles from './ProviderMark.module.css';

/** The initial of a service in a disc, to find its button quickly. Logos of services are not ours to show. */
export function ProviderMark({ title }: { title: string }) {
  const [initial = ''] = title.trim();
  return (
    <span className={styles.mark} aria-hidden="true">
      {initial.toLocaleUpperCase()}
    </span>
  );
}
