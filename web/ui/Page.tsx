import type { ReactNode } from 'react';
import { createContext, useContext, useId } from 'react';
import styles from './Page.module.css';

/** The head of a screen: its one `h1`, which takes the focus on navigation, a sentence, and what can be done here. */
export function PageHeader({
  title,
  description,
  actions,
  above,
}: {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  above?: ReactNode;
}) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        {above && <div className={styles.above}>{above}</div>}
        <h1 tabIndex={-1}>{title}</h1>
        {description && <p className={styles.says}>{description}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}

/** The level of a card's title: below the screen's `h1`, or below a section's `h2`. */
export const CardLevel = createContext<'h2' | 'h3'>('h2');

/** A part of a screen under an `h2`. With an `id` it is an anchor. */
export function Section({
  title,
  description,
  actions,
  id,
  children,
}: {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  id?: string;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <section className={styles.section} id={id} aria-labelledby={heading}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id={heading} tabIndex={-1}>
            {title}
          </h2>
          {description && <p className="soft">{description}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <CardLevel value="h3">{children}</CardLevel>
    </section>
  );
}

/** A panel on the paper. */
export function Card({
  title,
  actions,
  tone = 'plain',
  children,
}: {
  title?: ReactNode;
  actions?: ReactNode;
  tone?: 'plain' | 'quiet' | 'accent' | 'attention';
  children?: ReactNode;
}) {
  const Title = useContext(CardLevel);
  return (
    <div className={[styles.card, styles[tone]].join(' ')}>
      {(title || actions) && (
        <div className={styles.cardHead}>
          {title && <Title className={styles.cardTitle}>{title}</Title>}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {children}
    </div>
  );
}

/** As many equal columns as fit, each at least `min` pixels wide; one on a phone. Children that show nothing leave no hole. */
export function Grid({ min = 280, children }: { min?: number; children: ReactNode }) {
  return (
    <div className={styles.grid} style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}px, 100%), 1fr))` }}>
      {children}
    </div>
  );
}

/** Things beside each other that wrap. */
export function Row({ children, apart }: { children: ReactNode; apart?: boolean }) {
  return <div className={apart ? styles.apart : styles.row}>{children}</div>;
}

/** Things below each other. */
export function Stack({ children, gap = 16 }: { children: ReactNode; gap?: 4 | 8 | 12 | 16 | 24 | 32 }) {
  return (
    <div className={styles.stack} style={{ gap }}>
      {children}
    </div>
  );
}
