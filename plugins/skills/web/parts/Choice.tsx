import type { ButtonProps } from '../../../../web/ui/Button.tsx';
import { Button } from '../../../../web/ui/index.ts';
import styles from './Choice.module.css';

/** A button of a group of which one is chosen. */
export function Choice({ isChosen, ...rest }: ButtonProps & { isChosen: boolean }) {
  return <Button small {...rest} aria-pressed={isChosen} className={styles.choice} />;
}
