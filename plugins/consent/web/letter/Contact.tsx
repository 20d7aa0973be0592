import styles from '../Consent.module.css';

/** Whom to ask at the school, where it says so. */
export function Contact({ contact }: { contact: string }) {
  return contact ? <p className={styles.contact}>Questions: {contact}</p> : null;
}
