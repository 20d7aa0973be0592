import { useCall, useRoute } from '../../../web/api/index.ts';
import { useLive } from '../../../web/live/index.ts';
import { useMay } from '../../../web/session/manifest.ts';
import { EmptyState, LinkButton, momentText, PageHeader, Tag } from '../../../web/ui/index.ts';
import type { Received } from '../contract.ts';
import { announcements } from '../contract.ts';
import { AnnouncementPages, usePageQuery } from './AnnouncementPages.tsx';
import styles from './Announcements.module.css';
import { PlainText } from './PlainText.tsx';

const { received, read } = announcements.routes;

/** Announcements to the reader, the newest first. Opening one notes that it was read. */
export function ReceivedScreen() {
  const fetched = useRoute(received, { query: usePageQuery() }, { freshFor: 0, keepPrevious: true });
  useLive(announcements, 'announcements_changed', () => void fetched.refetch());
  const mayWrite = useMay()('announcements.write');
  return (
    <>
      <PageHeader
        title="Announcements"
        description="From your teachers and your institution."
        actions={
          mayWrite && (
            <LinkButton primary to="/announcements/sent">
              Write an announcement
            </LinkButton>
          )
        }
      />
      <AnnouncementPages
        fetched={fetched}
        empty={<EmptyState icon="bell" title="No announcements" description="Announcements to you appear here." />}
      >
        {(each) => <Item key={each.id} item={each} />}
      </AnnouncementPages>
    </>
  );
}

function Item({ item: { id, title, text, audience, author, at, isRead } }: { item: Received }) {
  const note = useCall(read, { invalidates: [received] });
  return (
    <li>
      <details
        className={styles.item}
        data-unread={!isRead || undefined}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open && !isRead) note.mutate({ params: { id } });
        }}
      >
        <summary>
          <span className={styles.title}>{title}</span>
          {!isRead && <Tag tone="accent">New</Tag>}
          <span className={`soft ${styles.about}`}>
            {[author, audience, momentText(at)].filter(Boolean).join(' · ')}
          </span>
        </summary>
        <div className={styles.body}>
          <PlainText text={text} />
        </div>
      </details>
    </li>
  );
}
