import type { z } from 'zod';
import type { RegistrationMode } from '../../../../core/contract/platform.ts';
import styles from './Institution.module.css';

type Mode = z.infer<typeof RegistrationMode>;

const modes: Record<Mode, { title: string; says: string }> = {
  open: { title: 'Open', says: 'Whoever finds the address can make an account, as a learner. Others are invited.' },
  invite: { title: 'By invitation', says: 'Only people whom an administrator has invited can make an account.' },
  closed: {
    title: 'Closed',
    says: 'Nobody makes an account themselves: administrators make it, and its person chooses the password.',
  },
};

/** How people come to have an account, in words. */
export function RegistrationChoice({ chosen, onChange }: { chosen: Mode; onChange: (mode: Mode) => void }) {
  return (
    <fieldset className={styles.modes}>
      <legend className="unseen">Registration</legend>
      {(Object.keys(modes) as Mode[]).map((mode) => (
        <label key={mode} className={styles.mode} data-chosen={mode === chosen || undefined}>
          <input type="radio" name="registration" checked={mode === chosen} onChange={() => onChange(mode)} />
          <span>
            <span className={styles.modeTitle}>{modes[mode].title}</span>
            <span className="soft">{modes[mode].says}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
