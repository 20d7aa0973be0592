import { useCall, useRoute } from '../../../web/api/index.ts';
import { useLive } from '../../../web/live/index.ts';
import { useMay } from '../../../web/session/manifest.ts';
import { pageOf, useFilters } from '../../../web/shell/use-filters.ts';
import {
  EmptyState,
  ErrorState,
  LinkButton,
  momentText,
  PageHeader,
  Pager,
  SkeletonBlock,
  Tag,
} from '../../../web/ui/index.ts';
import type { Received } from '../contract.ts';
import { announcements } from '../contract.ts';
import styles from './Announcements.module.css';
import { PlainText } from './PlainText.tsx';

const size = 25;
const { received, read } = announcements.routes;

/** Announcements to the reader, the newest first. Opening one notes that it was read. */
export function ReceivedScreen() {
  const [{ page }, setFilters] = useFilters(['page']);
  const shown = pageOf(page);
  const query = { limit: size, offset: (shown - 1) * size };
  const { data, error, refetch } = useRoute(received, { query }, { freshFor: 0, keepPrevious: true });
  useLive(announcements, 'announcements_changed', () => void refetch());
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
      {error ? (
        <ErrorState error={error} retry={refetch} />
      ) : !data ? (
        <SkeletonBlock height={240} />
      ) : data.items.length === 0 ? (
        <EmptyState icon="bell" title="No announcements" description="Announcements to you appear here." />
      ) : (
        <>
          <ul className={styles.list}>
            {data.items.map((each) => (
              <Item key={each.id} item={each} />
            ))}
          </ul>
          <Pager
            {...{ size, page: shown }}
            total={data.total}
            of={['announcement', 'announcements']}
            onPage={(to) => setFilters({ page: String(to) })}
          />
        </>
      )}
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
