import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { Delivery } from '../../../../web/answers/answer-queue.ts';
import { isHeldUp } from '../../../../web/answers/answer-queue.ts';
import { DeliveryState } from '../../../../web/answers/DeliveryState.tsx';
import { LinkButton, Progress, Skeleton, SkeletonBlock } from '../../../../web/ui/index.ts';
import { sectionTitles } from '../../../item-bank/contract.ts';
import type { Run } from '../../contract.ts';
import { entryAddress } from '../addresses.ts';
import { accuracyText } from '../texts.ts';
import styles from './RunFrame.module.css';

/** The frame around a question: topic, progress and accuracy. */
export function RunFrame({ run, delivery, children }: { run: Run; delivery: Delivery; children: ReactNode }) {
  const { title, section, total, tally, state, runId } = run;
  const heading = useRef<HTMLHeadingElement>(null);
  // The element that had the focus may be gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each run
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [runId]);
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <span className={styles.where}>{section ? sectionTitles[section].title : 'Practice'}</span>
        {state === 'open' && (
          <LinkButton quiet small to={entryAddress} icon="pause">
            Pause
          </LinkButton>
        )}
      </header>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {state === 'open' && (
        <>
          {total !== null && (
            <Progress
              bare
              label="Progress"
              value={tally.answered}
              max={total}
              description={`${tally.answered} of ${total}`}
            />
          )}
          <p className={styles.standing}>
            <DeliveryState delivery={delivery} answered={tally.answered} />
            {!isHeldUp(delivery) && (
              <span>
                {tally.answered === 0
                  ? 'Practice never changes your EiQ score'
                  : tally.graded > 0
                    ? accuracyText(tally)
                    : 'Your answer is being reviewed'}
              </span>
            )}
          </p>
        </>
      )}
      <div className={styles.content}>{children}</div>
    </div>
  );
}

/** The same layout while the run loads. */
export function RunSkeleton() {
  return (
    <div className={styles.frame}>
      <div className={styles.bar} />
      <h1 tabIndex={-1} className="unseen">
        Practice
      </h1>
      <Skeleton lines={2} label="Loading the question" />
      <div className={styles.content}>
        <SkeletonBlock height={56} />
        <SkeletonBlock height={56} />
        <SkeletonBlock height={56} />
        <SkeletonBlock height={56} />
      </div>
    </div>
  );
}
