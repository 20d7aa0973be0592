import type { IconName } from './icons.ts';
import { iconPaths } from './icons.ts';

/** An icon beside words; decoration unless it has a `label`. */
export function Icon({ name, size = 20, label }: { name: IconName; size?: number; label?: string }) {
  const told = label ? ({ role: 'img', 'aria-label': label } as const) : { 'aria-hidden': true };
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size < 18 ? 2 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      style={{ flex: 'none' }}
      {...told}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
