import type { ReactNode, Ref } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { nameText } from './names.ts';
import styles from './Report.module.css';

/** A report about a person, to read and to print on two pages, without the controls of the screen. */
export function Report({
  kind,
  title,
  description,
  actions,
  heading,
  caution,
  secondPage,
  afterwards,
  children,
}: {
  /** Above the title: `EiQ™ placement result`. */
  kind: string;
  /** The name of the person. */
  title: string;
  /** Date, number of questions, duration. */
  description: ReactNode;
  /** Buttons beside the print button. */
  actions: ReactNode;
  heading?: Ref<HTMLHeadingElement>;
  /** A limitation of the report, shown at the top. */
  caution?: string | null | undefined;
  secondPage: ReactNode;
  /** Not printed. */
  afterwards?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.report}>
      <header className={styles.head}>
        <div>
          <p className={styles.above}>{kind}</p>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className="soft">{description}</p>
        </div>
        <div className={`${styles.ways} no-print`}>
          <Button icon="print" onClick={() => print()}>
            Print
          </Button>
          {actions}
        </div>
      </header>
      {caution && (
        <p className={styles.caution}>
          <Icon name="alert" size={18} />
          <span>{caution}</span>
        </p>
      )}
      {children}
      <div className={styles.secondPage}>{secondPage}</div>
      {afterwards && <div className="no-print">{afterwards}</div>}
      <p className={styles.foot}>EiQ™, powered by SikatLabs™</p>
    </div>
  );
}

/** A note for other readers of a report: its advice addresses the learner. */
export const addresseeNote = ({ learner, isOwn }: { readonly learner: string; readonly isOwn: boolean }) =>
  isOwn ? undefined : `This advice is addressed to ${nameText(learner)}.`;
