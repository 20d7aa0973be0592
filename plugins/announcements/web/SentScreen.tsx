import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCall, useRoute } from '../../../web/api/index.ts';
import { toast } from '../../../web/shell/toasts.ts';
import { Button, ConfirmDialog, EmptyState, momentText, PageHeader, Tag } from '../../../web/ui/index.ts';
import type { Sent } from '../contract.ts';
import { announcements } from '../contract.ts';
import { AnnouncementPages, usePageQuery } from './AnnouncementPages.tsx';
import styles from './Announcements.module.css';
import { PlainText } from './PlainText.tsx';
import { WriteDialog } from './WriteDialog.tsx';

const { sent, received, withdraw } = announcements.routes;

/** Announcements the reader manages, with how many people have opened them. */
export function SentScreen() {
  const fetched = useRoute(sent, { query: usePageQuery() }, { freshFor: 0, keepPrevious: true });
  const [isWriting, setIsWriting] = useState(false);
  return (
    <>
      <PageHeader
        above={<Link to="/announcements">Announcements</Link>}
        title="Your announcements"
        description="How many people have opened them is counted, not who."
        actions={
          <Button primary icon="plus" onClick={() => setIsWriting(true)}>
            New announcement
          </Button>
        }
      />
      <AnnouncementPages
        fetched={fetched}
        empty={
          <EmptyState
            icon="bell"
            title="No announcements yet"
            description="Tell a class what they need to know, now or at a time you choose."
          />
        }
      >
        {(each) => <Item key={each.id} item={each} />}
      </AnnouncementPages>
      {isWriting && <WriteDialog onClose={() => setIsWriting(false)} />}
    </>
  );
}

function stateText({ state, publishAt, recipients, read }: Sent): string {
  if (state === 'withdrawn') return 'Withdrawn';
  return state === 'scheduled' ? `Planned for ${momentText(publishAt)}` : `Opened by ${read} of ${recipients}`;
}

function Item({ item }: { item: Sent }) {
  const { id, title, text, audience, author, state, publishAt } = item;
  const [isAsking, setIsAsking] = useState(false);
  const end = useCall(withdraw, {
    once: true,
    invalidates: [sent, received],
    onSuccess: () => {
      setIsAsking(false);
      toast({ title: 'Announcement withdrawn' });
    },
  });
  return (
    <li>
      <details className={styles.item}>
        <summary>
          <span className={styles.title}>{title}</span>
          <Tag tone={state === 'scheduled' ? 'accent' : 'plain'}>{stateText(item)}</Tag>
          <span className={`soft ${styles.about}`}>{[audience, author, momentText(publishAt)].join(' · ')}</span>
        </summary>
        <div className={styles.body}>
          <PlainText text={text} />
          {state !== 'withdrawn' && <Button onClick={() => setIsAsking(true)}>Withdraw</Button>}
        </div>
      </details>
      {isAsking && (
        <ConfirmDialog
          title="Withdraw this announcement?"
          confirm="Withdraw"
          destructive
          busy={end.isPending}
          error={end.error}
          onConfirm={() => end.mutate({ params: { id } })}
          onClose={() => setIsAsking(false)}
        >
          <p>Nobody sees it any more. Emails that were sent cannot be taken back.</p>
        </ConfirmDialog>
      )}
    </li>
  );
}
