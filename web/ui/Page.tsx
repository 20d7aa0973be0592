import type { ReactNode } from 'react';
import { createContext, useContext, useId } from 'react';
import styles from './Page.module.css';

/** The header of a screen: the `h1`, which is focused on navigation, a description and actions. */
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

/** The heading level of card titles: `h2` below the screen's title, `h3` within a section. */
export const CardLevel = createContext<'h2' | 'h3'>('h2');

/** A section of a screen with an `h2`. With an `id` it is an anchor. */
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

/** A panel. */
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

/** As many equal columns as fit, each at least `min` pixels wide; one on a phone. Empty children take no space. */
export function Grid({ min = 280, children }: { min?: number; children: ReactNode }) {
  return (
    <div className={styles.grid} style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}px, 100%), 1fr))` }}>
      {children}
    </div>
  );
}

/** A row that wraps. */
export function Row({ children, apart }: { children: ReactNode; apart?: boolean }) {
  return <div className={apart ? styles.apart : styles.row}>{children}</div>;
}

/** A column. */
export function Stack({ children, gap = 16 }: { children: ReactNode; gap?: 4 | 8 | 12 | 16 | 24 | 32 }) {
  return (
    <div className={styles.stack} style={{ gap }}>
      {children}
    </div>
  );
}
