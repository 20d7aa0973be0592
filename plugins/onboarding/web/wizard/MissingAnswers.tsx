import { useEffect, useRef } from 'react';
import { Button, Card } from '../../../../web/ui/index.ts';
import type { MissingAnswer } from '../state/missing-answers.ts';
import styles from './Wizard.module.css';

/** Lists missing answers, each with a link to its field, and a button to finish without them. */
export function MissingAnswers({
  missing,
  isBusy,
  onShow,
  onFinish,
}: {
  missing: readonly MissingAnswer[];
  isBusy: boolean;
  onShow: (missing: MissingAnswer) => void;
  onFinish: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the list is shown again
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, [missing]);
  return (
    <div className={styles.missing}>
      <Card tone="accent">
        <h2 ref={heading} tabIndex={-1}>
          Before you finish
        </h2>
        <p>These answers are still missing or need a correction. You can also finish now and add them later.</p>
        <ul>
          {missing.map((each) => (
            <li key={each.field}>
              <button type="button" className={styles.link} onClick={() => onShow(each)}>
                {each.label}
              </button>{' '}
              <span className="soft">– step {each.step}</span>
            </li>
          ))}
        </ul>
        <Button busy={isBusy} onClick={onFinish}>
          Finish anyway
        </Button>
      </Card>
    </div>
  );
}
