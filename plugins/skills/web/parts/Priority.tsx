import type { PriorityName } from '../../contract.ts';
import { priorityTitles } from '../words.ts';
import styles from './Priority.module.css';

const colours: Record<PriorityName, string | undefined> = {
  critical: styles.red,
  high: styles.orange,
  medium: styles.yellow,
  low: styles.green,
};

/** A priority by name, in its colour. */
export function Priority({ priority }: { priority: PriorityName }) {
  return <span className={`${styles.priority} ${colours[priority]}`}>{priorityTitles[priority]} priority</span>;
}

/** A priority from 1 to 5, in its colour. */
export function PriorityNumber({ priority }: { priority: number }) {
  const colour =
    priority >= 5 ? styles.red : priority === 4 ? styles.orange : priority === 3 ? styles.yellow : styles.green;
  return <span className={`${styles.priority} ${colour}`}>Priority {priority}</span>;
}
