import { useEffect, useRef } from 'react';
import { Button, Card } from '../../../../web/ui/index.ts';
import type { Missing } from '../state/missing-answers.ts';
import styles from './Wizard.module.css';

/** What is still missing before finishing, with the way to each; it may also stay so. */
export function StillMissing({
  missing,
  isBusy,
  onShow,
  onFinish,
}: {
  missing: readonly Missing[];
  isBusy: boolean;
  onShow: (missing: Missing) => void;
  onFinish: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the list is shown anew
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
        <p>These would help us. You can also finish without them and add them later.</p>
        <ul>
          {missing.map((each) => (
            <li key={each.field}>
              <button type="button" className={styles.link} onClick={() => onShow(each)}>
                {each.says}
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
