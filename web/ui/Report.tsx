import type { ReactNode, Ref } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { nameText } from './names.ts';
import styles from './Report.module.css';

/** A report about a person, to read and to print: two pages of paper, without what is only of use on a screen. */
export function Report({
  kind,
  title,
  description,
  ways,
  heading,
  caution,
  secondPage,
  afterwards,
  children,
}: {
  /** Above the title: `EiQ™ placement result`. */
  kind: string;
  /** Whose report it is. */
  title: string;
  /** When, how many questions, in what time. */
  description: ReactNode;
  /** Buttons beside the one that prints. */
  ways: ReactNode;
  heading?: Ref<HTMLHeadingElement>;
  /** What limits the report, above everything in it. */
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
          {ways}
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

/** Who else reads a report is told that its advice speaks to the learner. */
export const inWhoseWords = ({ learner, isOwn }: { readonly learner: string; readonly isOwn: boolean }) =>
  isOwn ? undefined : `In the words that ${nameText(learner)} reads.`;
