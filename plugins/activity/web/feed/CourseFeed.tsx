import { useState } from 'react';
import { Link } from 'react-router-dom';
import { call, useRoute } from '../../../../web/api/index.ts';
import { useLive, useRoom } from '../../../../web/live/index.ts';
import { useReturn } from '../../../../web/live/use-return.ts';
import type { IconName } from '../../../../web/ui/index.ts';
import { Button, Card, ErrorState, Icon } from '../../../../web/ui/index.ts';
import { activity } from '../../contract.ts';
import type { FeedEntry, FeedKind } from '../../feed/contract.ts';
import { debounce } from '../debounce.ts';
import { agoText } from '../time-texts.ts';
import styles from './CourseFeed.module.css';
import { PeopleOnline } from './PeopleOnline.tsx';

const icons: Record<FeedKind, IconName> = { result: 'ladder', practice: 'pen', streak: 'fire', group: 'users' };

/** Entries shown before older ones are loaded. */
const initialCount = 5;
const query = { limit: initialCount };

/** The live course feed of the institution. */
export function CourseFeed() {
  const feed = useRoute(activity.routes.courseFeed, { query }, { freshFor: 3000 });
  const [older, setOlder] = useState<{ items: readonly FeedEntry[]; next: string | null }>();
  const [isLoading, setLoading] = useState(false);
  useRoom(activity, 'community', 'community');
  const refetch = () => debounce(feed.refetch);
  useLive(activity, 'course_feed_changed', refetch);
  useReturn(refetch);

  const next = older ? older.next : (feed.data?.next ?? null);
  const more = async () => {
    setLoading(true);
    const { courseFeed } = activity.routes;
    const page = await call(courseFeed, { query: { limit: 10, ...(next && { before: next }) } }).catch(() => undefined);
    if (page) setOlder({ items: [...(older?.items ?? []), ...page.items], next: page.next });
    setLoading(false);
  };

  const items = withoutRepeats([...(feed.data?.items ?? []), ...(older?.items ?? [])]);
  return (
    <Card title="Live Course Feed" actions={<PeopleOnline />}>
      <div className={styles.room}>
        {feed.error && !feed.data ? (
          <ErrorState error={feed.error} retry={feed.refetch} />
        ) : !feed.data ? (
          <Waiting />
        ) : items.length === 0 ? (
          <p className={styles.empty}>
            No activity yet. Results, lessons and streaks of the learners here appear as they happen. Only learners who
            share their name are named.
          </p>
        ) : (
          <ol className={styles.list}>
            {items.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </div>
      {next && (
        <Button quiet small busy={isLoading} onClick={() => void more()}>
          Show older entries
        </Button>
      )}
    </Card>
  );
}

function Entry({ entry: { kind, who, isOwn, did, to, at } }: { entry: FeedEntry }) {
  const words = (
    <>
      <bdi>
        <strong>{who}</strong>
      </bdi>{' '}
      {did}
    </>
  );
  return (
    <li className={isOwn ? [styles.entry, styles.own].join(' ') : styles.entry}>
      <span className={styles.mark}>
        <Icon name={icons[kind]} size={18} />
      </span>
      <span className={styles.words}>{to ? <Link to={to}>{words}</Link> : words}</span>
      <time dateTime={at}>{agoText(at)}</time>
    </li>
  );
}

function Waiting() {
  return (
    <div className={styles.list} role="status">
      <span className="unseen">Loading the feed</span>
      {Array.from({ length: initialCount }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity
        <span key={row} className={styles.waiting} />
      ))}
    </div>
  );
}

function withoutRepeats(items: readonly FeedEntry[]): FeedEntry[] {
  return [...new Map(items.map((entry) => [entry.id, entry])).values()];
}
