import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { Delivery } from '../../../../web/answers/answer-queue.ts';
import { isHeldUp, isUnderWay } from '../../../../web/answers/answer-queue.ts';
import { DeliveryState } from '../../../../web/answers/DeliveryState.tsx';
import { Button, Icon, LinkButton, Progress, Skeleton, SkeletonBlock } from '../../../../web/ui/index.ts';
import { PauseDialog } from '../PauseDialog.tsx';
import { letterOf, rangeText, sectionHeading } from '../sections.ts';
import { SectionStrip } from './SectionStrip.tsx';
import styles from './StageFrame.module.css';
import type { Held } from './use-placement.ts';

/** The frame around a question: section, progress and time. */
export function StageFrame({ held, delivery, children }: { held: Held; delivery: Delivery; children: ReactNode }) {
  const { stage, answered, total, usual, sectionProgress } = held;
  const isDone = sectionProgress[stage] === 100;
  const heading = useRef<HTMLHeadingElement>(null);
  // The element that had the focus may be gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each section
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [stage]);
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <SectionStrip progress={sectionProgress} current={stage} />
        <span className={styles.right}>
          <Clock elapsed={held.elapsed} at={held.receivedAt} />
          <Pause held={held} isBusy={isUnderWay(delivery)} />
        </span>
      </header>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {sectionHeading(stage)}
      </h1>
      <Progress
        bare
        label={`Progress in section ${letterOf(stage)}`}
        value={isDone ? total : answered}
        max={total}
        description={
          isDone
            ? 'done'
            : `${answered} answered · ${answered < usual.to ? `usually ${rangeText(usual)}` : `at most ${total}`}`
        }
      />
      <Standing held={held} delivery={delivery} />
      <div className={styles.content}>{children}</div>
    </div>
  );
}

/** Pauses the placement after a confirmation; without an open question, links to the dashboard. */
function Pause({ held: { sessionId, questions, pausesLeft }, isBusy }: { held: Held; isBusy: boolean }) {
  const [isAsking, setAsking] = useState(false);
  const [question] = questions;
  if (!question) {
    return (
      <LinkButton quiet small to="/dashboard" icon="back">
        Leave
      </LinkButton>
    );
  }
  return (
    <>
      <Button quiet small icon="pause" disabled={isBusy} onClick={() => setAsking(true)}>
        Pause
      </Button>
      {isAsking && (
        <PauseDialog
          sessionId={sessionId}
          questionId={question.id}
          pausesLeft={pausesLeft}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Difficulty, delivery of the last answer and recent performance, always on one line. */
function Standing({ held: { difficulty, recentPerformance, answered }, delivery }: { held: Held; delivery: Delivery }) {
  return (
    <div className={styles.standing}>
      <span>
        Level <span className="figures">{difficulty}/5</span>
      </span>
      <DeliveryState delivery={delivery} answered={answered} />
      {recentPerformance !== null && !isHeldUp(delivery) && (
        <span className={styles.recent}>
          Recent performance <span className="figures">{Math.round(100 * recentPerformance)}%</span>
        </span>
      )}
    </div>
  );
}

/** The same layout while the question loads. */
export function StageSkeleton() {
  return (
    <div className={styles.frame}>
      <div className={styles.bar} />
      <h1 tabIndex={-1} className="unseen">
        AI immersion placement
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

/** Whole minutes since the start of the placement. */
function Clock({ elapsed, at }: { elapsed: number; at: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10_000);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.floor((elapsed + Math.max(0, now - at)) / 60_000);
  return (
    <span className={styles.clock}>
      <Icon name="clock" size={16} />
      <span className="unseen">Since the start: </span>
      <span className="figures">{durationText(minutes)}</span>
    </span>
  );
}

function durationText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  const days = Math.floor(minutes / (24 * 60));
  return days === 1 ? '1 day' : `${days} days`;
}
