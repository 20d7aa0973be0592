import styles from '../Consent.module.css';

/** The school's contact line, if it has one. */
export function Contact({ contact }: { contact: string }) {
  return contact ? <p className={styles.contact}>Questions: {contact}</p> : null;
}
