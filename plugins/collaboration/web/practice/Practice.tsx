import { useEffect, useMemo, useRef, useState } from 'react';
import type { CallResult } from '../../../../core/contract/index.ts';
import { useCall, useRoute } from '../../../../web/api/index.ts';
import { useLive } from '../../../../web/live/index.ts';
import { useReturn } from '../../../../web/live/use-return.ts';
import { ClosedChat, useOpenAssessment } from '../../../../web/shell/ClosedChat.tsx';
import { Button, EmptyState, ErrorState, Row, SelectField, SkeletonBlock } from '../../../../web/ui/index.ts';
import { collaboration as contract } from '../../contract.ts';
import type { RoomView } from '../rooms/names.ts';
import { notDone } from './not-done.ts';
import styles from './Practice.module.css';
import { Run } from './Run.tsx';

type Latest = CallResult<typeof contract.routes.practice>;

/** A practice run that the people in a room answer together. */
export function Practice({ room }: { room: RoomView }) {
  const found = useRoute(contract.routes.practice, { params: { id: room.id } }, { freshFor: 0 });
  const refetch = () => void found.refetch();
  useLive(contract, 'room_changed', ({ roomId }) => roomId === room.id && refetch());
  useReturn(refetch);
  const open = useOpenAssessment();
  const run = found.data?.run ?? null;
  const endsAt = useMemo(() => run && performance.now() + run.secondsLeft * 1000, [run]);
  useDeadline(endsAt !== null && !run?.endedAt && !run?.solution ? endsAt : undefined, refetch);
  if (found.error && !found.data) return <ErrorState error={found.error} retry={found.refetch} />;
  if (!found.data) return <SkeletonBlock height={320} />;
  if (open) return <ClosedChat open={open} />;
  return (
    <>
      {run && <Run key={run.id} run={run} endsAt={endsAt ?? 0} room={room} />}
      {(!run || run.endedAt) && !room.endedAt && <NewRun room={room} topics={found.data.topics} />}
      {!run && room.endedAt && (
        <EmptyState icon="flask" title="No practice run" description="Nobody practised together in this room." />
      )}
    </>
  );
}

/** Calls back once the time of a question is up, on the clock of `performance.now()`. */
function useDeadline(at: number | undefined, then: () => void): void {
  const latest = useRef(then);
  latest.current = then;
  useEffect(() => {
    if (at === undefined) return;
    const timer = setTimeout(() => latest.current(), Math.max(1000, at - performance.now() + 500));
    return () => clearTimeout(timer);
  }, [at]);
}

function NewRun({ room, topics }: { room: RoomView; topics: Latest['topics'] }) {
  const [id, setId] = useState(() => crypto.randomUUID());
  const [topic, setTopic] = useState(0);
  const [total, setTotal] = useState('5');
  const start = useCall(contract.routes.startPractice, {
    invalidates: [contract.routes.practice],
    onSuccess: () => setId(crypto.randomUUID()),
    onError: notDone,
  });
  if (topics.length === 0)
    return (
      <EmptyState icon="flask" title="No practice questions" description="Your institution has none at the moment." />
    );
  const chosen = topics[topic] ?? topics[0];
  return (
    <form
      className={styles.start}
      onSubmit={(event) => {
        event.preventDefault();
        if (!chosen) return;
        const { section, contentArea } = chosen;
        start.mutate({ params: { id: room.id }, body: { id, section, contentArea, total: Number(total) } });
      }}
    >
      <p>
        Everyone answers the same practice questions. The answers are shown once all have answered or the time is up.
        The results count for nobody’s score.
      </p>
      <SelectField
        label="Topic"
        options={topics.map(({ title }, index) => ({ value: String(index), label: title }))}
        value={String(topic)}
        onChange={({ target }) => setTopic(Number(target.value))}
      />
      <SelectField
        label="Questions"
        options={['3', '5', '10'].map((value) => ({ value, label: value }))}
        value={total}
        onChange={({ target }) => setTotal(target.value)}
      />
      <Row>
        <Button primary type="submit" busy={start.isPending}>
          Start practice run
        </Button>
      </Row>
    </form>
  );
}
