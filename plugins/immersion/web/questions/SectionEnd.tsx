import { useEffect, useRef } from 'react';
import { Button, Icon } from '../../../../web/ui/index.ts';
import { sectionTitles } from '../../../item-bank/contract.ts';
import type { Stage } from '../../contract.ts';
import { letterOf, sectionHeading } from '../sections.ts';
import styles from './SectionEnd.module.css';
import type { Held } from './use-placement.ts';

/** Between two sections: what is done and what comes next. */
export function SectionEnd({ held, next, onGoOn }: { held: Held; next: Stage; onGoOn: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <section className={styles.end}>
      <span className={styles.mark}>
        <Icon name="check" size={28} />
      </span>
      <h2>Section {letterOf(held.stage)} is done</h2>
      <p className="soft">
        Your {held.answered} answers are saved. This is a good moment for a break: you can continue later, on this or
        another device.
      </p>
      <div className={styles.next}>
        <h3>{sectionHeading(next)}</h3>
        <p className="soft">
          {sectionTitles[next].description}. It counts {sectionTitles[next].weight}% of your score.
        </p>
      </div>
      <Button primary ref={button} icon="arrow" onClick={onGoOn}>
        Continue with section {letterOf(next)}
      </Button>
    </section>
  );
}
