import type { ReactNode, Ref } from 'react';
import { useId, useState } from 'react';
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
  details,
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
  /** Folded under “For the curious” on the screen; printed after the children. */
  details?: ReactNode;
  /** The same, printed on a page of its own. */
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
      {secondPage && (
        <Details>
          {details}
          <div className={styles.secondPage}>{secondPage}</div>
        </Details>
      )}
      {afterwards && <div className="no-print">{afterwards}</div>}
      <p className={styles.foot}>EiQ™, powered by SikatLabs™</p>
    </div>
  );
}

/** Folded on the screen, so that the answer comes first; always printed. */
function Details({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.details}>
      <h2 className={`${styles.fold} no-print`}>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          For the curious
          <Icon name={isOpen ? 'down' : 'right'} size={20} />
        </button>
      </h2>
      {!isOpen && (
        <p className="soft no-print">How certain the result is, what it was computed from, and the formula.</p>
      )}
      <div id={id} className={isOpen ? styles.open : styles.folded}>
        {children}
      </div>
    </div>
  );
}

/** A note for other readers of a report: its advice addresses the learner. */
export const addresseeNote = ({ learner, isOwn }: { readonly learner: string; readonly isOwn: boolean }) =>
  isOwn ? undefined : `This advice is addressed to ${nameText(learner)}.`;
