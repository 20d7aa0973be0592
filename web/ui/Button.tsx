import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import type { LinkProps } from 'react-router-dom';
import { Link } from 'react-router-dom';
import styles from './Button.module.css';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import { Spinner } from './Spinner.tsx';

export interface Look {
  /** The main action of the screen, at most one. */
  primary?: boolean;
  /** Without a border, for use within text. */
  quiet?: boolean;
  /** For actions that cannot be undone. */
  destructive?: boolean;
  small?: boolean;
  /** Full width. */
  wide?: boolean;
  icon?: IconName;
}

export interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows a spinner and ignores further presses. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ primary, quiet, destructive, small, wide, icon, busy, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={look({ primary, quiet, destructive, small, wide }, rest.className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {busy ? <Spinner size={18} /> : icon && <Icon name={icon} size={small ? 16 : 18} />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function LinkButton({ primary, quiet, destructive, small, wide, icon, children, ...rest }: Look & LinkProps) {
  return (
    <Link {...rest} className={look({ primary, quiet, destructive, small, wide }, rest.className)}>
      {icon && <Icon name={icon} size={small ? 16 : 18} />}
      {children as ReactNode}
    </Link>
  );
}

/** A button with an icon only; the label is its accessible name. */
export function IconButton({ icon, label, ...rest }: { icon: IconName; label: string } & ButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={[styles.icon, rest.className].join(' ')}>
      <Icon name={icon} size={20} />
    </button>
  );
}

function look({ primary, quiet, destructive, small, wide }: Record<string, boolean | undefined>, extra = ''): string {
  const chosen = [styles.button, primary ? styles.primary : quiet ? styles.quiet : styles.plain];
  if (destructive) chosen.push(styles.destructive);
  if (small) chosen.push(styles.small);
  if (wide) chosen.push(styles.wide);
  return [...chosen, extra].join(' ').trim();
}
